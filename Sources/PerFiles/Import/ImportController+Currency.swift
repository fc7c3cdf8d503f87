public import PerCore

/// A table in another currency than the open comparison's.
extension ImportController {
  /// The currency that the empty open comparison can take to make products of refused rows; nil if there is none, or if
  /// there are products to add.
  public var usableCurrency: Currency? {
    guard state == .ready, importedCount == nil, !isEdited, counts.products == 0,
      library.list.state.products.isEmpty
    else { return nil }
    return otherCurrency
  }

  /// Returns the only currency in which one of the first rows with another currency can be read; nil if there is none,
  /// or if there are products without it.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  func findOtherCurrency() -> Currency? {
    guard counts.products == 0, let table else { return nil }
    let money = conventions.money
    // The currency can also be in the header.
    let titles = (table.form.titles ?? []).joined(separator: " ")
    var readers: [Currency: TableReader] = [:]
    var number = 0
    for row in rows where row.outcome == .refused(.currency) {
      let text = String(decoding: table.text.utf8[row.range], as: UTF8.self)
      var found: [Currency] = []
      for currency in money.otherCurrencies(in: text + " " + titles) {
        let other = conventions.with(currency)
        guard
          let reader = readers[currency]
            ?? table.options.reader(table.text, LineNotation(other), isTable: true)
        else { continue }
        readers[currency] = reader
        let (outcome, answers) = reader.read(text, at: row.range.lowerBound)
        var conversion = ProductConversion(other)
        switch conversion.outcome(of: outcome, answers: { answers }) {
        case .product, .question: found.append(currency)
        case .refused, .leftOut: break
        }
      }
      if found.count == 1 { return found[0] }
      number += 1
      if number == Self.sampleSize { return nil }
    }
    return nil
  }

  /// The maximum number of refused rows that are read in other currencies.
  private static let sampleSize = 20

  /// Gives the open comparison a currency, and reads the table again.
  public func use(_ currency: Currency) {
    library.changeCurrency(of: library.current.id, to: currency)
    start()
  }
}
