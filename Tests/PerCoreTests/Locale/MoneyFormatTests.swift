import PerCore
import Testing

@Suite struct MoneyFormatTests {
  @Test(
    arguments: [
      (.dollar, "3.99", "$3.99"), (.dollar, "4", "$4.00"), (.dollar, "1234567.5", "$1,234,567.50"),
      (.dollar, "3.999", "$3.999"), (.euroBehind, "1234.5", "1.234,50\u{A0}€"),
      (.yen, "100", "￥100"),
      (.yen, "33.4", "￥33.4"), (.egyptian, "3.99", "ج.م.\u{A0}3.990"), (.plain, "3.9", "3.90"),
    ] as [(MoneyFormat, String, String)])
  func printsExactAmounts(_ format: MoneyFormat, _ amount: String, _ text: String) {
    #expect(format.string(decimal(amount)) == text)
  }

  @Test(
    arguments: [
      (.dollar, "3.995", 2, "$4.00"), (.dollar, "3.995", 3, "$3.995"),
      (.euroBehind, "0.004", 3, "0,004\u{A0}€"),
      (.yen, "33.5", 0, "￥34"),
    ] as [(MoneyFormat, String, Int, String)])
  func printsRoundedAmounts(
    _ format: MoneyFormat, _ amount: String, _ decimals: Int, _ text: String
  ) {
    #expect(format.string(decimal(amount), decimals: decimals) == text)
  }
}
