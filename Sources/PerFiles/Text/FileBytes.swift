internal import Glibc

/// Reads whole files.
public enum FileBytes {
  /// A reason why a file can't be read.
  public enum Failure: Error, Equatable {
    case folder
    case tooLarge
    /// The operating system's error number.
    case system(Int32)
  }

  /// The greatest size of a file, in bytes.
  public static let greatestSize = 1 << 29

  /// Returns the content of a file.
  ///
  /// - Parameter path: The path; nil for standard input.
  public static func read(_ path: String?) throws(Failure) -> [UInt8] {
    let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw .system(errno) }
    defer { if path != nil { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .folder }
    guard status.st_size <= greatestSize else { throw .tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        guard bytes.count <= greatestSize else { throw .tooLarge }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }
}
