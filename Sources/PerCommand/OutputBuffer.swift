internal import Glibc

/// Collects text for standard output, and writes it in large pieces.
struct OutputBuffer: Sendable {
  /// The number of collected bytes that are written at once.
  var capacity = 1 << 16
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    if bytes.count >= capacity { flush() }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: String) {
    // The bytes are copied at once; those of a UTF-8 view would be copied one by one.
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Writes the collected text.
  mutating func flush() {
    bytes.withUnsafeBytes { Output.write($0) }
    bytes.removeAll(keepingCapacity: true)
  }
}
