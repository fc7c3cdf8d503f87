extension LineNotation {
  /// The notation of lines in the user's locale, with the currency of `conventions`.
  public init(_ conventions: Conventions) {
    let money = conventions.money
    self.init(
      decimalMark: conventions.numbers.decimalMark, groupingMark: conventions.numbers.groupingMark,
      currency: money.code, currencyDecimals: money.usualDecimals, measures: conventions.measures,
      language: conventions.language, region: conventions.region)
  }
}
