/// Prices with and without tax.
extension LineParser {
  /// Marks the price before the word for a tax at `index` if the line has another one: "198円(税抜)", "12,90 € HT". The
  /// price with the tax is what is paid.
  ///
  /// - Returns: false if no other price is in the line, or if the word belongs to the price after it.
  func markTaxedPrice(_ index: Int) -> Bool {
    guard has(index, .tax), let price = priceBefore(tax: index),
      let taxed = monies.firstIndex(where: { $0.range == price && $0.mark == .none }),
      !isPriceAfter(tax: index), monies.count(where: { $0.mark == .none }) > 1
    else { return false }
    if has(index, .now) { monies[taxed].mark = .now } else { setOld(taxed) }
    return true
  }

  /// Sets aside the words for a tax next to a price, so that the name doesn't contain them.
  func setAsideTaxes() {
    guard present.contains(.tax) else { return }
    for index in tokens.indices where has(index, .tax) && isFree(index) {
      let price = priceBefore(tax: index)
      guard price != nil || isPriceAfter(tax: index) else { continue }
      if let price, uses[price.upperBound - 1] == .price, !has(index, .now) { isUntaxed = true }
      let start = isSign(index - 1, "(") ? index - 1 : index
      use(start..<(isSign(index + 1, ")") ? index + 2 : index + 1), as: .noise)
    }
  }

  /// Returns the question whether the price is the one to compare, if a tax of unknown rate is added to it.
  ///
  /// In the United States and in Canada, all prices are without tax.
  func askingForTax(_ outcome: LineOutcome) -> LineOutcome {
    guard isUntaxed, taxPercent == nil, !["US", "CA"].contains(notation.region),
      case .product(let product) = outcome
    else { return outcome }
    var known = product
    known.price = nil
    return .ask(.price, known: known, candidates: [product])
  }

  /// The tokens of the price that ends before the word for a tax at `index` or its bracket; nil if there is none.
  private func priceBefore(tax index: Int) -> Range<Int>? {
    let (end, next) = (isSign(index - 1, "(") ? index - 1 : index, index + 1)
    // In "1,980円(税込価格2,138円)", the word is a part of another one.
    guard
      end < index
        ? isSign(next, ")")
        : next == tokens.count || tokens[next].hasSpaceBefore || isSign(next, ")")
    else { return nil }
    return monies.first { $0.range.upperBound == end }?.range
      ?? (end > 0 && uses[end - 1] == .price ? end - 1..<end : nil)
  }

  /// Returns whether a price starts after the word for a tax at `index`.
  private func isPriceAfter(tax index: Int) -> Bool {
    let start = isSign(index + 1, ":") ? index + 2 : index + 1
    return monies.contains { $0.range.lowerBound == start }
  }
}
