import Glibc
public import PerCore

/// The folder of the user's data.
public enum DataFolder {
  /// Returns the path of Per's data folder after the XDG Base Directory Specification: in
  /// `$XDG_DATA_HOME`, or in `~/.local/share` if that is unset, empty or not absolute.
  ///
  /// - Throws: `noHome` if there is no home folder.
  public static func path() throws(StoreFailure) -> String {
    try path { name in getenv(name).map { String(cString: $0) } }
  }

  /// - Parameter environment: Returns the value of an environment variable.
  package static func path(
    environment: (String) -> String?
  ) throws(StoreFailure) -> String {
    if let data = absolute(environment("XDG_DATA_HOME")) { return data + "/per" }
    guard let home = absolute(environment("HOME")) ?? homeOfUser() else {
      throw StoreFailure(.noHome, path: "~/.local/share/per")
    }
    return home + "/.local/share/per"
  }

  /// Returns the path without trailing slashes, or nil if it is not absolute.
  private static func absolute(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the user's home folder in the system's user database.
  private static func homeOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
    return absolute(String(cString: folder))
  }

  /// Creates the folder and missing parent folders, accessible only to the user.
  static func make(_ path: String) throws(StoreFailure) {
    var code = makeOne(path)
    if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]))
      code = makeOne(path)
    }
    guard code == 0 else { throw StoreFailure(systemError: code, path: path) }
  }

  /// Creates a folder in an existing one. Returns zero if the folder now exists, otherwise the
  /// errno.
  private static func makeOne(_ path: String) -> Int32 {
    if mkdir(path, 0o700) == 0 { return 0 }
    let code = errno
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isFolder ? 0 : code
  }
}
