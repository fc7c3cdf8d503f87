internal import Glibc

/// The files that are installed with the program: its translations and icons.
public enum SharedData {
  /// The folder of the files: `../share` from the program, in the build folder and in an installation.
  static let folder: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let program = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let folders = String(decoding: program, as: UTF8.self).split(separator: "/").dropLast(2)
    return folders.map { "/" + $0 }.joined() + "/share"
  }()

  /// Adds the folder to the system's data folders, in which GTK finds icons.
  ///
  /// In a checkout, the folder isn't one of them. If it were added to GTK's icon theme instead, GTK would read all
  /// icon themes a second time before it shows the first window.
  ///
  /// - Precondition: GTK hasn't started, and no other thread reads the environment.
  public static func addToSystemFolders() {
    let variable = "XDG_DATA_DIRS"
    let value = getenv(variable).map { String(cString: $0) } ?? ""
    if let folders = Self.folders(value, with: folder) { setenv(variable, folders, 1) }
  }

  /// Returns the value of `XDG_DATA_DIRS` with another folder at its end; nil if it has the folder.
  ///
  /// - Parameter value: The value of the variable; empty for the default of the XDG Base Directory Specification.
  package static func folders(_ value: String, with folder: String) -> String? {
    let present = value.isEmpty ? "/usr/local/share:/usr/share" : value
    let isPresent = present.split(separator: ":").contains { path in
      path.split(separator: "/") == folder.split(separator: "/")
    }
    return isPresent ? nil : present + ":" + folder
  }
}
