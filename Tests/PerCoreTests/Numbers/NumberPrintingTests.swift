import PerCore
import TestSupport
import Testing

@Suite struct NumberPrintingTests {
  @Test(
    arguments: [
      (.us, "0", "0"), (.us, "999", "999"), (.us, "1000", "1,000"),
      (.us, "1234567.5", "1,234,567.5"),
      (.us, "0.05", "0.05"), (.german, "1234567.5", "1.234.567,5"), (.german, "0.5", "0,5"),
      (.french, "1234567.5", "1\u{202F}234\u{202F}567,5"), (.swiss, "1234567.5", "1’234’567.5"),
      (.indian, "123", "123"), (.indian, "1234", "1,234"), (.indian, "12345", "12,345"),
      (.indian, "123456", "1,23,456"), (.indian, "1234567890.5", "1,23,45,67,890.5"),
      (.comma, "1234567.5", "1234567,5"), (.plain, "1234567.5", "1234567.5"),
      (.once, "1234567", "1234,567"), (.once, "123", "123"), (.persian, "1234.5", "1٬234٫5"),
      (.us, "123456789012345678901234567890", "123,456,789,012,345,678,901,234,567,890"),
    ] as [(NumberFormat, String, String)])
  func printsNumbers(_ format: NumberFormat, _ number: String, _ text: String) {
    #expect(format.string(decimal(number)) == text)
  }

  @Test(
    arguments: [
      ("3.99", 0, "4"), ("3.99", 1, "4.0"), ("3.99", 2, "3.99"), ("3.99", 4, "3.9900"),
      ("0.05", 1, "0.1"), ("0.04", 1, "0.0"), ("999.995", 2, "1,000.00"), ("0.004", 2, "0.00"),
      ("1234.5", 0, "1,235"), ("0", 2, "0.00"),
    ] as [(String, Int, String)])
  func roundsToDecimals(_ number: String, _ decimals: Int, _ text: String) {
    #expect(NumberFormat.us.string(decimal(number), decimals: decimals) == text)
  }

  @Test func printsTheMinimumOfDecimals() {
    let format = NumberFormat.us
    #expect(format.string(decimal("4"), minimumDecimals: 2) == "4.00")
    #expect(format.string(decimal("3.999"), minimumDecimals: 2) == "3.999")
    #expect(format.string(decimal("1234.5"), grouped: false) == "1234.5")
    #expect(format.string(ratio(1, 3)) == "0.333333333333333")
    #expect(format.string(ratio(2, 3)) == "0.666666666666667")
    #expect(format.string(ratio(100_000, 3)) == "33,333.3333333333")
    #expect(format.string(ratio(1, 1 << 40)) == "0.000000000000909494701772928")
  }

  @Test(arguments: NumberFormat.all)
  func readsPrintedNumbers(_ format: NumberFormat) throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...30, using: &random)
      let digits = (0..<count).map { _ in UInt.random(in: 0...9, using: &random) }
      let decimals = Int.random(in: 0...30, using: &random)
      let value = Rational(BigUInt(digits: digits), decimals: decimals)
      for text in [format.string(value), format.string(value, grouped: false)] {
        #expect(try format.number(text) == value)
      }
    }
  }
}
