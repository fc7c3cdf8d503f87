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
  /// - Throws: `StoreFailure` with the reason `noHome` if the user has no home folder.
  package static func path(environment: (String) -> String?) throws(StoreFailure) -> String {
    if let data = absolute(environment("XDG_DATA_HOME")) { return data + "/per" }
    guard let home = absolute(environment("HOME")) ?? homeOfUser() else {
      throw StoreFailure(.noHome, path: "~/.local/share/per")
    }
    return home + "/.local/share/per"
  }

  /// Returns a path as text.
  ///
  /// A `String` can't hold a path that is not UTF-8. That folder is created and opened, and the result is the path of
  /// the open folder, which is valid until the process ends.
  private static func text(_ path: UnsafeMutablePointer<CChar>) -> String {
    if let text = String(validatingCString: path) { return text }
    let bytes = Array(UnsafeBufferPointer(start: path, count: strlen(path) + 1))
    guard bytes[0] == slash else { return String(cString: path) }
    _ = make(bytes)
    let folder = open(bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // If it can't be opened, the path is invalid, and opening the store fails.
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
    guard let failure = make(Array(path.utf8CString)) else { return }
    let folder = failure.path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    throw StoreFailure(systemError: failure.code, path: folder)
  }

  private static let slash = CChar(bitPattern: UInt8(ascii: "/"))

  /// - Parameter path: A path that ends with NUL.
  /// - Returns: The system's error, and the folder that can't be created; nil if the folder exists now.
  private static func make(_ path: [CChar]) -> (code: Int32, path: [CChar])? {
    var code = makeOne(path)
    if code == ENOENT, let end = path.lastIndex(of: slash), end > 0 {
      if let failure = make(path[..<end] + [0]) { return failure }
      code = makeOne(path)
    }
    return code == 0 ? nil : (code, path)
  }

  /// Creates a folder whose parent exists. Returns the system's error, or zero if the folder exists now.
  private static func makeOne(_ path: [CChar]) -> Int32 {
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
