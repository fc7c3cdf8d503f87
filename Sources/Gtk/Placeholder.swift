internal import CGtk
/// The major version of the GTK that the program runs with.
public var majorVersion: Int { Int(gtk_get_major_version()) }
