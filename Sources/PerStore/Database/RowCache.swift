import Glibc
import PerCore

/// Values that were read from rows and are used again, since many products have the same ones. They are found by the
/// bytes of their texts.
///
/// One thread uses a cache at a time.
final class RowCache {
  private typealias KnownAmount = (plain: UInt64, typed: UInt64, amount: Amount)

  /// The amounts. The texts of an amount determine its place, at which only the latest one is kept.
  private let amounts: UnsafeMutableBufferPointer<KnownAmount?>
  private static let placeBits: UInt64 = 11

  private var lastUnit: (word: UInt64, unit: Unit)?

  init() {
    amounts = .allocate(capacity: 1 << Self.placeBits)
    amounts.initialize(repeating: nil)
  }

  deinit {
    amounts.deinitialize()
    amounts.deallocate()
  }

  /// Returns the bytes of a text; nil if it is empty, has more than eight bytes, or contains NUL.
  static func word(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard let start = text.baseAddress, (1...8).contains(text.count) else { return nil }
    var word: UInt64 = 0
    memcpy(&word, start, text.count)
    return memchr(start, 0, text.count) == nil ? word : nil
  }

  /// Returns the amount of two texts, which `read` reads if it isn't known.
  func amount(plain: UInt64, typed: UInt64, _ read: () -> Amount?) -> Amount? {
    // The upper bits of a product with an odd constant depend on all bits.
    let place = Int(
      ((plain &* 31 ^ typed) &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.placeBits))
    if let known = amounts[place], known.plain == plain, known.typed == typed {
      return known.amount
    }
    guard let amount = read() else { return nil }
    amounts[place] = (plain, typed, amount)
    return amount
  }

  /// Returns the unit of a text, which `read` reads if it isn't the last one.
  func unit(_ word: UInt64, _ read: () -> Unit?) -> Unit? {
    if let lastUnit, lastUnit.word == word { return lastUnit.unit }
    guard let unit = read() else { return nil }
    lastUnit = (word, unit)
    return unit
  }
}

extension Amount {
  /// Reads an amount from two columns of a row: its exact value, and what the user typed.
  init?(in row: some RowValues, plain: Int, typed: Int) {
    try? self.init(plain: row.text(plain), expression: row.text(typed))
  }
}
