internal import Glibc

/// Reads whole files.
public enum FileBytes {
  /// A reason why a file can't be read.
  public enum Failure: Error, Equatable {
    case folder
    case tooLarge
    /// The file is neither a regular file nor a folder, such as a FIFO or a device.
    case notRegular
    /// The file is a FIFO, and nothing writes to it.
    case noWriter
    /// The file was changed while it was read.
    case changed
    /// The operating system's error number.
    case system(Int32)
  }

  /// The maximum size of a file, in bytes.
  public static let maximumSize = 1 << 29

  /// The time for which a FIFO may have no writer, in milliseconds.
  private static let writerTimeout = 2_000

  /// Returns the content of a file.
  ///
  /// - Parameters:
  ///   - path: The path; nil for standard input.
  ///   - allowsSpecialFiles: A Boolean value indicating whether the file can be a FIFO or a device.
  /// - Throws: A `Failure` if the file can't be read.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func read(
    _ path: String?, allowsSpecialFiles: Bool = true
  ) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, a FIFO that nothing writes to would block forever.
    let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw .system(errno) }
    defer { if path != nil { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .folder }
    guard allowsSpecialFiles || status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= maximumSize else { throw .tooLarge }
    let bytes = try content(
      of: descriptor, size: Int(status.st_size),
      hasWriter: path == nil || status.st_mode & S_IFMT != S_IFIFO)
    guard status.st_mode & S_IFMT == S_IFREG else { return bytes }
    var end = stat()
    guard fstat(descriptor, &end) == 0 else { throw .system(errno) }
    guard end.st_size == status.st_size, end.st_mtim.tv_sec == status.st_mtim.tv_sec,
      end.st_mtim.tv_nsec == status.st_mtim.tv_nsec
    else { throw .changed }
    return bytes
  }

  /// Returns what can be read from a file descriptor.
  ///
  /// - Parameters:
  ///   - size: The expected number of bytes.
  ///   - hasWriter: A Boolean value indicating whether the end of the input is final. That of a FIFO isn't until
  ///     something has written to it.
  private static func content(
    of descriptor: CInt, size: Int, hasWriter: Bool
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var hasWriter = hasWriter
    var wait = 0
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        hasWriter = true
        bytes += buffer[..<count]
        guard bytes.count <= maximumSize else { throw .tooLarge }
      } else if count == 0 {
        guard !hasWriter else { return bytes }
        guard wait < writerTimeout else { throw .noWriter }
        wait += 20
        poll(nil, 0, 20)
      } else if errno == EAGAIN {
        hasWriter = true
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&event, 1, -1)
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }
}
