// The header of a module without declarations: Swift's standard library calls what is in arguments.c.
