import Glibc
public import PerCore

/// Where the user's data are.
public enum DataFolder {
  /// The folder of Per by the XDG Base Directory Specification: in `$XDG_DATA_HOME`, or in `~/.local/share` where that
  /// is unset, empty or not absolute.
  ///
  /// - Throws: where there is no home folder.
  public static func path(
    environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) throws(StoreFailure) -> String {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/per" }
    guard let home = environment("HOME").flatMap({ $0.hasPrefix("/") ? $0 : nil }) ?? homeOfUser()
    else { throw StoreFailure(.other("No home folder"), path: "~/.local/share/per") }
    return (home == "/" ? "" : home) + "/.local/share/per"
  }

  /// The home folder in the system's list of users.
  private static func homeOfUser() -> String? {
    guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else { return nil }
    let home = String(cString: directory)
    return home.hasPrefix("/") ? home : nil
  }

  /// Makes the folder and those above it that are missing, for the user alone.
  static func make(_ path: String) throws(StoreFailure) {
    if mkdir(path, 0o700) == 0 || isFolder(path) { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]))
      if mkdir(path, 0o700) == 0 || isFolder(path) { return }
    }
    throw StoreFailure(systemError: errno, path: path)
  }

  private static func isFolder(_ path: String) -> Bool {
    let mkdirError = errno
    defer { errno = mkdirError }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
