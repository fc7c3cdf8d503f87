internal import Glibc

/// A file in the Portable Document Format.
public enum PDFFile {
  /// The number of bytes at the end of a file that contain its end marker, as in readers of PDF.
  private static let trailerSize = 1024

  /// Returns whether a file ends with the end marker, which is missing if the disk was full.
  public static func isComplete(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let start = max(0, lseek(descriptor, 0, SEEK_END) - off_t(trailerSize))
    var bytes = [UInt8](repeating: 0, count: trailerSize)
    let count = pread(descriptor, &bytes, trailerSize, start)
    guard count > 0 else { return false }
    return String(decoding: bytes.prefix(count), as: UTF8.self).contains("%%EOF")
  }
}
