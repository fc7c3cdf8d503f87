import PerCore

extension NumberFormat {
  static let us = NumberFormat(decimalMark: ".", groupingMark: ",")
  static let german = NumberFormat(decimalMark: ",", groupingMark: ".")
  static let french = NumberFormat(decimalMark: ",", groupingMark: "\u{202F}")
  static let swiss = NumberFormat(decimalMark: ".", groupingMark: "’")
  static let indian = NumberFormat(decimalMark: ".", groupingMark: ",", groupSizes: [3, 2])
  static let comma = NumberFormat(decimalMark: ",")
  static let persian = NumberFormat(decimalMark: "٫", groupingMark: "٬")
  /// Has only one group.
  static let once = NumberFormat(
    decimalMark: ".", groupingMark: ",", groupSizes: [3], groupsRepeat: false)

  static let all: [NumberFormat] = [
    .plain, .us, .german, .french, .swiss, .indian, .comma, .persian, .once,
  ]
}

extension MoneyFormat {
  static let dollar = MoneyFormat(symbol: "$", code: "USD", numbers: .us)
  static let pound = MoneyFormat(symbol: "£", code: "GBP", numbers: .us)
  static let euroBehind = MoneyFormat(
    symbol: "€", code: "EUR", symbolComesFirst: false, spacesSymbol: true, numbers: .german)
  static let yen = MoneyFormat(symbol: "￥", code: "JPY", usualDecimals: 0, numbers: .us)
  static let egyptian = MoneyFormat(
    symbol: "ج.م.", code: "EGP", spacesSymbol: true, usualDecimals: 3, numbers: .us)
}

extension Conventions {
  static let us = Conventions(numbers: .us, money: .dollar, measures: .us)
  static let british = Conventions(numbers: .us, money: .pound, measures: .imperial)
  static let german = Conventions(numbers: .german, money: .euroBehind, measures: .metric)
  /// Dollars and metric units.
  static let metricDollar = Conventions(numbers: .us, money: .dollar, measures: .metric)
  /// Units are typed in German.
  static let inGerman = Conventions(
    numbers: .german, money: .euroBehind, measures: .metric, language: "de")
  static let inJapanese = Conventions(
    numbers: .us, money: .yen, measures: .metric, language: "ja")
  /// Units are typed in French.
  static let inFrench = Conventions(
    numbers: .french, money: .euroBehind, measures: .metric, language: "fr")
}
