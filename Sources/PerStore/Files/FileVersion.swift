import Glibc

/// A version of a file, identified by its number, its size and its times in the file system.
///
/// Programs that copy or restore files can set the time of the last change, but not that of the last change of status.
struct FileVersion: Equatable {
  /// A time in seconds and nanoseconds.
  struct Time: Equatable {
    let seconds, nanoseconds: Int64

    init(seconds: Int64, nanoseconds: Int64) {
      (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }

    fileprivate init(_ time: timespec) {
      self.init(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }
  }

  let inode: Int64
  let size: Int64
  /// The time of the last change of the content.
  let change: Time
  /// The time of the last change of the content, the name or the permissions.
  let statusChange: Time

  init(inode: Int64, size: Int64, change: Time, statusChange: Time) {
    (self.inode, self.size) = (inode, size)
    (self.change, self.statusChange) = (change, statusChange)
  }

  /// - Returns: nil if there is no regular file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(
      inode: Int64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
      change: Time(status.st_mtim),
      statusChange: Time(status.st_ctim))
  }
}
