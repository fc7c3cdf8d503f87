internal import Glibc

/// Collects text for standard output, and writes it in large pieces.
struct OutputBuffer {
  private static let capacity = 1 << 16

  private var bytes: [UInt8] = []

  mutating func append(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
    if bytes.count >= Self.capacity { flush() }
  }

  mutating func append(_ text: String) { append(text.utf8) }

  /// Writes the collected text.
  mutating func flush() {
    bytes.withUnsafeBytes { Output.write($0) }
    bytes.removeAll(keepingCapacity: true)
  }
}
