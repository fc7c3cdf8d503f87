import PerCore

extension Conventions {
  private static let english = NumberFormat(decimalMark: ".", groupingMark: ",")
  private static let german = NumberFormat(decimalMark: ",", groupingMark: ".")

  /// English numbers and euros.
  static let euro = Conventions(
    numbers: english, money: MoneyFormat(symbol: "€", code: "EUR", numbers: english),
    measures: .metric)

  static let unitedStates = Conventions(
    numbers: english, money: MoneyFormat(symbol: "$", code: "USD", numbers: english), measures: .us)

  static let british = Conventions(
    numbers: english, money: MoneyFormat(symbol: "£", code: "GBP", numbers: english),
    measures: .imperial)

  static let germany = Conventions(
    numbers: german,
    money: MoneyFormat(
      symbol: "€", code: "EUR", symbolComesFirst: false, spacesSymbol: true, numbers: german),
    measures: .metric)

  static let japan = Conventions(
    numbers: english,
    money: MoneyFormat(symbol: "¥", code: "JPY", usualDecimals: 0, numbers: english),
    measures: .metric)
}

extension Product {
  /// Returns a product whose amounts are typed as English numbers.
  init(_ quantity: String, _ unit: Unit, for price: String, name: String = "") throws {
    let format = Conventions.euro.numbers
    self.init(
      quantity: try Amount(quantity, format: format), unit: unit,
      price: try Amount(price, format: format), name: name)
  }
}
