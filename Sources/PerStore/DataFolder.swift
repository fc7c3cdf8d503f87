import Glibc
public import PerCore

/// The folder that holds the data of the user.
public enum DataFolder {
  /// Returns the path of Per's folder by the XDG Base Directory Specification: in `$XDG_DATA_HOME`, or in
  /// `~/.local/share` if the variable is unset, empty or relative.
  ///
  /// - Throws: `StoreFailure` if the user has no home folder.
  public static func path() throws(StoreFailure) -> String {
    try path { name in getenv(name).map { String(cString: $0) } }
  }

  /// - Parameter environment: Returns the value of a variable.
  package static func path(
    environment: (String) -> String?
  ) throws(StoreFailure) -> String {
    if let data = absolute(environment("XDG_DATA_HOME")) { return data + "/per" }
    guard let home = absolute(environment("HOME")) ?? homeOfUser() else {
      throw StoreFailure(.noHome, path: "~/.local/share/per")
    }
    return home + "/.local/share/per"
  }

  /// Returns `path` without slashes at its end; nil if it is relative.
  private static func absolute(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the home folder from the system's list of users.
  private static func homeOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
    return absolute(String(cString: folder))
  }

  /// Creates the folder and all missing folders above it. Only the user can read them.
  static func make(_ path: String) throws(StoreFailure) {
    var code = makeOne(path)
    if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]))
      code = makeOne(path)
    }
    guard code == 0 else { throw StoreFailure(systemError: code, path: path) }
  }

  /// Creates a folder whose parent exists. Returns the system's error, or zero if the folder exists now.
  private static func makeOne(_ path: String) -> Int32 {
    if mkdir(path, 0o700) == 0 {
      // The mask of the process can remove all permissions.
      return chmod(path, 0o700) == 0 ? 0 : errno
    }
    let code = errno
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isFolder ? 0 : code
  }
}
