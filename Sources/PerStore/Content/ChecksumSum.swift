/// The sum of the checksums of rows, modulo 2³².
///
/// A row that is older than the others, because the disk lost a write, matches its own checksum. The sum shows it. A
/// change of one row changes the sum without reading the others.
struct ChecksumSum: Equatable {
  private var bits: UInt32 = 0

  init() {}

  /// - Parameter stored: A value in a column.
  init(stored: Int64) {
    bits = UInt32(truncatingIfNeeded: stored)
  }

  /// The value in a column.
  var value: Int64 { Int64(Int32(bitPattern: bits)) }

  mutating func add(_ checksum: Int64) {
    bits &+= UInt32(truncatingIfNeeded: checksum)
  }

  mutating func remove(_ checksum: Int64) {
    bits &-= UInt32(truncatingIfNeeded: checksum)
  }

  static func += (sum: inout ChecksumSum, other: ChecksumSum) {
    sum.bits &+= other.bits
  }
}
