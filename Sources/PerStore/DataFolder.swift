import Glibc
public import PerCore

/// Where the user's data are.
public enum DataFolder {
  /// The folder of Per by the XDG Base Directory Specification: in `$XDG_DATA_HOME`, or in
  /// `~/.local/share` where that is unset, empty or not absolute.
  ///
  /// - Throws: where there is no home folder.
  public static func path() throws(StoreFailure) -> String {
    try path { name in getenv(name).map { String(cString: $0) } }
  }

  /// - Parameter environment: returns the value of a variable.
  package static func path(
    environment: (String) -> String?
  ) throws(StoreFailure) -> String {
    if let data = absolute(environment("XDG_DATA_HOME")) { return data + "/per" }
    guard let home = absolute(environment("HOME")) ?? homeOfUser() else {
      throw StoreFailure(.noHome, path: "~/.local/share/per")
    }
    return home + "/.local/share/per"
  }

  /// `path` without slashes at its end; nil where it does not begin at the root.
  private static func absolute(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The home folder in the system's list of users.
  private static func homeOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
    return absolute(String(cString: folder))
  }

  /// Makes the folder and those above it that are missing, for the user alone.
  static func make(_ path: String) throws(StoreFailure) {
    var code = makeOne(path)
    if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]))
      code = makeOne(path)
    }
    guard code == 0 else { throw StoreFailure(systemError: code, path: path) }
  }

  /// Makes a folder in one that is there; returns the system's error, zero where the folder is there now.
  private static func makeOne(_ path: String) -> Int32 {
    if mkdir(path, 0o700) == 0 { return 0 }
    let code = errno
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isFolder ? 0 : code
  }
}
