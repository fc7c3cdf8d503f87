public import PerCore

/// A table in another currency than the open comparison's.
extension ImportController {
  /// The currency of the rows that are refused because of it, which the open comparison can take while it is empty; nil
  /// if there is none, or if there are products to add.
  public var usableCurrency: Currency? {
    guard state == .ready, importedCount == nil, !isEdited, counts.products == 0,
      library.list.state.products.isEmpty
    else { return nil }
    let money = conventions.money
    var texts: [String] = []
    for index in rows.indices where rows[index].outcome == .refused(.currency) {
      texts.append(text(of: index))
      if texts.count == Self.sampleSize { break }
    }
    guard !texts.isEmpty else { return nil }
    // The currency can also be in the header.
    texts += form?.titles ?? []
    return texts.lazy.map { money.otherCurrencies(in: $0) }.first { $0.count == 1 }?.first
  }

  /// The number of refused rows of which one can name a currency.
  private static let sampleSize = 20

  /// Gives the open comparison a currency, and reads the table again.
  public func use(_ currency: Currency) {
    library.changeCurrency(of: library.current.id, to: currency)
    start()
  }
}
