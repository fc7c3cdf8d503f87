internal import Glibc

/// Writes whole files.
public enum FileWriter {
  /// The operating system's error number.
  public struct Failure: Error, Equatable {
    /// The value of `errno`.
    public let code: Int32

    /// The system's message, in the language of the locale.
    public var message: String { String(cString: strerror(code)) }
  }

  /// Writes a file, which has either its old or its whole new content at any time.
  ///
  /// The content is written to a temporary file in the same folder, which is renamed after it is on the disk. An
  /// existing file keeps its permissions.
  ///
  /// - Parameter isPrivate: A Boolean value indicating whether only the user can read a new file.
  /// - Throws: A `Failure` if the file can't be written. It has its old content then.
  public static func write(
    _ bytes: [UInt8], to path: String, isPrivate: Bool = false
  ) throws(Failure) {
    let target = resolved(path)
    let draft = try makeDraft(beside: target, isPrivate: isPrivate)
    do throws(Failure) {
      defer { close(draft.descriptor) }
      try write(bytes, to: draft.descriptor)
    } catch {
      unlink(draft.path)
      throw error
    }
    try move(draft.path, to: target)
  }

  /// Returns an unused path of a hidden file in the folder of another file.
  public static func draftPath(beside path: String) -> String {
    let path = resolved(path)
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    // A long name has no space for a suffix.
    return path[..<slash] + ".per-" + String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// Replaces a file by a complete draft, after the draft is on the disk. After a failure, the draft is removed.
  public static func move(_ draft: String, to path: String) throws(Failure) {
    let path = resolved(path)
    do throws(Failure) {
      let descriptor = open(draft, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure(code: errno) }
      defer { close(descriptor) }
      try copyPermissions(of: path, to: descriptor)
      try check(fsync(descriptor))
      try check(rename(draft, path))
    } catch {
      unlink(draft)
      throw error
    }
    synchronizeFolder(of: path)
  }

  /// Removes a file that is not needed.
  public static func remove(_ path: String) {
    unlink(path)
  }

  /// Returns the target of a symbolic link; the path itself if it isn't a link, or if the target is missing.
  private static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// Creates a hidden file with a free name.
  private static func makeDraft(
    beside path: String, isPrivate: Bool
  ) throws(Failure) -> (path: String, descriptor: Int32) {
    while true {
      let draft = draftPath(beside: path)
      let descriptor = open(
        draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
      if descriptor >= 0 { return (draft, descriptor) }
      guard errno == EEXIST else { throw Failure(code: errno) }
    }
  }

  /// Gives a file the permissions of an existing one.
  private static func copyPermissions(of path: String, to descriptor: Int32) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Failure(code: EISDIR)
    default: throw Failure(code: EINVAL)
    }
    // Some file systems have no permissions.
    fchmod(descriptor, status.st_mode & 0o777)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, min($0.count, 1 << 20))
      }
      if count < 0, errno != EINTR { throw Failure(code: errno) }
      start += max(count, 0)
    }
  }

  private static func check(_ result: Int32) throws(Failure) {
    guard result == 0 else { throw Failure(code: errno) }
  }

  /// Waits until the new name is on the disk. Folders of some file systems can't be synchronized.
  private static func synchronizeFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let descriptor = open(String(path[...slash]), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
