// The arguments of the program for Swift's `CommandLine`.
//
// Swift 6.3 finds them in a constructor that searches the list of memory mappings, which takes half a millisecond in a
// program with so many libraries. In a static program, the linker takes these functions instead of that file of the
// standard library. glibc calls constructors with the arguments.

static int count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  arguments = argv;
}

// The functions of the standard library replace weak ones without an error, in case a later Swift needs more of them.
__attribute__((weak)) char **_swift_stdlib_getUnsafeArgvArgc(int *argc) {
  *argc = count;
  return arguments;
}

__attribute__((weak)) void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc) {
  arguments = argv;
  count = argc;
}
