/// A file in the Portable Document Format.
public enum PDFFile {
  /// The number of bytes at the end of a file that contain its end marker, as in readers of PDF.
  private static let trailerSize = 1024

  /// Returns whether a file ends with the end marker, which is missing if the disk was full.
  ///
  /// - Complexity: O(*n*) for a file of *n* bytes, which is read completely.
  public static func isComplete(_ path: String) -> Bool {
    guard let bytes = try? FileBytes.read(path) else { return false }
    return String(decoding: bytes.suffix(trailerSize), as: UTF8.self).contains("%%EOF")
  }
}
