/// What the lines above and below say about the product of a line, in receipts and on web pages.
extension LineReading {
  /// Returns the reading of a line between two others.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - previous: The line above; nil for none, and for one that counts another product.
  ///   - next: The line below, which doesn't count the product; nil for none.
  func beside(
    _ text: String, above previous: String?, below next: String?, _ reader: LineReader
  ) -> LineReading {
    let decimals = reader.notation.currencyDecimals
    switch outcome {
    case .refuse(.number):
      guard previous != nil, ReceiptSaving(text, decimals: decimals) != nil else { return self }
      return with(.refuse(.none))
    case .product(let product):
      if let previous, ReceiptCount(text) == nil, let counted = counted(by: previous) {
        return counted
      }
      var reading = self
      if let previous, product.name.isEmpty, hasUnitPrice {
        reading = below(previous, reader.read(previous))
      }
      guard let next, let saving = ReceiptSaving(next, decimals: decimals),
        case .refuse = reader.read(next).outcome
      else { return reading }
      return reading.reduced(by: saving) ?? reading
    case .ask(.amount, let known, _):
      if let next, ReceiptCount(text) != nil, reader.read(next).counted(by: text) != nil {
        return with(.refuse(.none))
      }
      guard known.price != nil, !known.name.isEmpty else { return self }
      let isOfWeight = [next, previous].contains { neighbor in
        // Most lines don't begin with a number or have no slash, and reading them takes time.
        guard let neighbor, neighbor.utf8.contains(0x2f),
          neighbor.first(where: { !$0.isWhitespace })?.isNumber == true
        else { return false }
        return reader.read(neighbor).weighed(as: self, decimals: decimals) != nil
      }
      return isOfWeight ? with(.refuse(.none)) : self
    case .ask(.price, let known, _):
      guard known.rate != nil, known.name.isEmpty else { return self }
      for neighbor in [previous, next] {
        guard let neighbor, let product = weighed(as: reader.read(neighbor), decimals: decimals)
        else { continue }
        return with(.product(product))
      }
      return self
    case .ask, .refuse: return self
    }
  }

  /// Returns the reading with a shop for products that have none.
  func at(_ shop: String?) -> LineReading {
    guard let shop else { return self }
    func product(_ product: LineProduct) -> LineProduct {
      var product = product
      if product.shop.isEmpty { product.shop = shop }
      return product
    }
    switch outcome {
    case .product(let read): return with(.product(product(read)))
    case .ask(let reason, let known, let candidates):
      return with(
        .ask(reason, known: product(known), candidates: candidates.map { product($0) }))
    case .refuse: return self
    }
  }

  private func with(_ outcome: LineOutcome) -> LineReading {
    LineReading(parts: parts, rules: rules, outcome: outcome, multiples: multiples)
  }

  /// Returns a question about the price without a saving and with it; nil if the saving can't be that of the product.
  private func reduced(by saving: ReceiptSaving) -> LineReading? {
    guard case .product(let full) = outcome, let price = full.price, full.amount != nil,
      full.offer == nil, saving.value < price
    else { return nil }
    var reduced = full
    reduced.price = price - saving.value
    return with(.ask(.offer, known: full, candidates: [reduced, full]))
  }

  /// Returns the product of "0.954 kg x 1.49/kg" with the name and the price of "BANANAS 1.42"; nil if the lines don't
  /// agree.
  private func weighed(as other: LineReading, decimals: Int) -> LineProduct? {
    guard case .ask(.price, var product, let candidates) = outcome, product.rate != nil,
      product.name.isEmpty, case .ask(.amount, let named, _) = other.outcome, !named.name.isEmpty,
      let price = named.price,
      candidates.first?.price?.distance(to: price) ?? price <= Rational(.one, decimals: decimals)
    else { return nil }
    (product.name, product.price) = (named.name, price)
    return product
  }

  private var hasUnitPrice: Bool { parts.contains { $0.role == .unitPrice } }

  /// Returns the reading of a line without a name and with a unit price below another line.
  ///
  /// A line with only a unit price belongs to the product above, even if the price or the quantity of that product is
  /// in another line. The name of a weighed amount is in the line above: "0.854 kg @ £0.90/kg £0.77".
  private func below(_ text: String, _ above: LineReading) -> LineReading {
    guard case .product(var product) = outcome else { return self }
    let isAlone = product.rate == nil && !parts.contains { $0.role == .price }
    switch above.outcome {
    case .ask(.amount, let known, _) where known.price != nil,
      .ask(.price, let known, _) where known.amount != nil:
      return isAlone ? with(.refuse(.none)) : self
    case .product(let priced):
      return isAlone && !priced.name.isEmpty && priced.hasUnitPrice(of: product)
        ? with(.refuse(.none)) : self
    case .ask, .refuse:
      guard !isAlone, product.rate != nil, text.contains(where: \.isLetter),
        !text.contains(where: \.isNumber)
      else { return self }
      product.name = String(text[...].trimmingSpace())
      return with(.product(product))
    }
  }
}

extension LineProduct {
  /// Returns whether the product has the unit price of another one, within rounding.
  fileprivate func hasUnitPrice(of other: LineProduct) -> Bool {
    guard let amount, let price, let otherAmount = other.amount, let otherPrice = other.price,
      amount.unit.kind == otherAmount.unit.kind
    else { return false }
    let unitPrice = price / amount.inBaseUnits
    let difference = (otherPrice / otherAmount.inBaseUnits).distance(to: unitPrice)
    return difference * Rational(50) <= unitPrice
  }
}
