import Glibc
public import PerCore

/// The folder that holds the data of the user.
public enum DataFolder {
  /// Returns the path of Per's folder by the XDG Base Directory Specification: in `$XDG_DATA_HOME`, or in
  /// `~/.local/share` if the variable is unset, empty or relative.
  ///
  /// - Throws: `StoreFailure` if the user has no home folder.
  public static func path() throws(StoreFailure) -> String {
    try path { name in getenv(name).map(text) }
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

  /// Returns a path as text.
  ///
  /// A `String` can't hold a path that is not UTF-8. That folder is created and opened, and the result is the path of the
  /// open folder, which is valid until the process ends.
  private static func text(_ path: UnsafeMutablePointer<CChar>) -> String {
    if let text = String(validatingCString: path) { return text }
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    var bytes = Array(UnsafeBufferPointer(start: path, count: strlen(path) + 1))
    guard bytes[0] == slash else { return String(cString: path) }
    for end in bytes.indices.dropFirst() where bytes[end] == slash || bytes[end] == 0 {
      let mark = bytes[end]
      bytes[end] = 0
      mkdir(bytes, 0o700)
      bytes[end] = mark
    }
    let folder = open(bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // If it can't be opened, no folder has this path, and the store says so.
    return "/proc/self/fd/\(folder)"
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
