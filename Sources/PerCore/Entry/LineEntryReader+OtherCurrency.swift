extension LineEntryReader {
  /// Returns a line that was refused because of its currency as a product in that currency. Another line stays as it
  /// is, and so does one that is not a product in exactly one currency.
  func readInOtherCurrency(_ entry: LineEntry) -> LineEntry {
    guard entry.outcome == .refused(.currency) else { return entry }
    let products = list.state.products
    var found: [LineEntry] = []
    for currency in list.conventions.money.otherCurrencies(in: entry.text) {
      let other = ProductListController(conventions: list.conventions.with(currency))
      let reading = LineEntryReader(other).read(
        entry.text, preferring: products.comparability)
      guard case .product(let answer) = reading.outcome else { continue }
      let draft = Draft(answer.product, conventions: other.conventions)
      let product = OtherCurrency(currency: currency, draft: draft, isFirst: products.isEmpty)
      found.append(
        LineEntry(text: entry.text, parts: reading.parts, outcome: .otherCurrency(product)))
    }
    return found.count == 1 ? found[0] : entry
  }
}
