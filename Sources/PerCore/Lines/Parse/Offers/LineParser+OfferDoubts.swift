/// Offers whose price has two meanings.
extension LineParser {
  /// Returns the question which of two prices a line has: that of three packs or of two, "3 for 2 129 kr", or that with
  /// tax or without it, "$4.99 plus 8% tax".
  ///
  /// - Returns: `outcome` if the line has no such price.
  func questioned(_ outcome: LineOutcome) -> LineOutcome {
    if case .product(let product) = outcome, let taxPercent, let price = product.price {
      return questionOfTax(product, price, taxPercent)
    }
    guard case .product(let product) = outcome, let packsBeforePrice, !hasPriceWithDecimals(product)
    else { return outcome }
    var candidates = [product]
    if let price = product.price {
      let all = Rational(packsBeforePrice.paid * 1000) + price
      var bundle = product
      bundle.price = nil
      bundle.offer = try? Offer(.bundle(packs: packsBeforePrice.packs, price: all), limit: nil)
      candidates.append(bundle)
    }
    return .ask(.offer, known: product, candidates: candidates)
  }

  /// The question whether the price is to be compared with the tax, which is what is paid, or without it.
  private func questionOfTax(
    _ product: LineProduct, _ price: Rational, _ percent: Rational
  ) -> LineOutcome {
    var (known, taxed) = (product, product)
    known.price = nil
    taxed.price = roundedToCurrency(price * (Rational(100) + percent) / Rational(100))
    return .ask(.offer, known: known, candidates: [taxed, product])
  }

  /// Returns whether the price is written with decimals, as in "3 for 2 129,00". Prices of several packs that have
  /// thousands rarely are.
  private func hasPriceWithDecimals(_ product: LineProduct) -> Bool {
    notation.currencyDecimals > 0
      && tokens.indices.contains { index in
        uses[index] == .price && tokens[index].kind == .number
          && numbers[tokens[index].number].decimals == notation.currencyDecimals
          && numbers[tokens[index].number].value == product.price
      }
  }

  /// Sets aside the words for "each" after the price of an offer: "3 for $2 each".
  ///
  /// - Returns: A Boolean value indicating whether there are any.
  func useEach(after finding: OfferFinding) -> Bool {
    guard case .bundle = finding.offer.terms else { return false }
    for tokens in finding.tokens {
      guard let end = endOfEach(tokens.upperBound), !isPrice(end) else { continue }
      use(tokens.upperBound..<end, as: .offer)
      return true
    }
    return false
  }

  /// Returns the question whether the price of an offer is that of each pack.
  ///
  /// - Parameter rest: The outcome of the line without the words of the offer.
  func questionOfEach(_ rest: LineOutcome, with finding: OfferFinding) -> LineOutcome? {
    let known = rest.product
    guard case .bundle(_, let price) = finding.offer.terms, known.price == nil else { return nil }
    var one = known
    one.price = price
    return .ask(
      .offer, known: known, candidates: known.amount == nil ? [] : [one, known.with(finding.offer)])
  }

  /// The end of "each", "/piece", "per pack" or "the piece" at `index`, or nil.
  private func endOfEach(_ index: Int) -> Int? {
    let next = index + 1
    if has(index, [.each, .eachAfter]), typedLength(index) > 1 { return next }
    if isSign(index, "/") || has(index, [.per, .each]) {
      let isPack = has(next, [.container, .pack]) || sense(next)?.unit?.kind == .units
      return isPiece(next) || isPack ? next + 1 : nil
    }
    if isPiece(index) { return next }
    // "das Stück", "la unidad"
    let isShortWord =
      tokens.indices.contains(index) && tokens[index].kind == .word && typedLength(index) <= 3
    return isShortWord && isPiece(next) ? next + 1 : nil
  }

  /// Returns whether a word for a piece is at `index`.
  private func isPiece(_ index: Int) -> Bool {
    has(index, .pieceAfter)
      || has(index, .unit) && sense(index)?.unit == .piece && !has(index, [.noun, .dosage])
  }

  /// Returns whether a number or a currency is at `index`, as in "5 for £10 each £2.29".
  private func isPrice(_ index: Int) -> Bool {
    has(index, .currency) || tokens.indices.contains(index) && tokens[index].kind == .number
  }
}
