extension ProductFormController {
  /// Returns the live result of a form.
  ///
  /// - Complexity: O(log *n*) for a list of *n* products.
  func result(of form: ProductForm) -> FormResult {
    var result = FormResult()
    let quantityText = form.quantity.calculator.text
    let typed = try? typedQuantity(quantityText)
    let unit = typed?.unit ?? form.unit
    let amount = try? quantity.amount()
    let cost = try? price.amount()

    if let amount {
      let expression = typed?.expression ?? quantityText
      if isCalculation(expression, conventions.numbers) { result.canCalculate.insert(.quantity) }
      if isCalculation(expression, conventions.numbers) || typed?.isReworded ?? false
        || Amount(value: amount, expression: expression).fractionText(in: conventions.numbers)
          != nil
      {
        result.quantity = shown(amount, in: unit)
      }
      if typed == nil, mayHaveOtherUnit, let other = suggestion(for: amount, unit, price: cost) {
        result.quantity = shown(amount, in: unit)
        result.suggestion = shown(amount, in: other)
      }
    }
    let priceText = conventions.priceExpression(in: form.price.calculator.text)
    if let cost, isCalculation(priceText, conventions.prices) {
      result.canCalculate.insert(.price)
      result.price = conventions.money.roundedString(cost)
    }
    let read = cost == nil ? productWithTermsInPrice(form) : nil
    result.termsInPrice = read.map { PackText($0, conventions: conventions) }
    guard let amount,
      let pack = pack(amount * unit.factor, unit, cost ?? read?.price?.value, read?.offer, form)
    else { return result }
    let (unitPrice, standing) = list.place(of: pack, in: unit, replacing: edited)
    (result.unitPrice, result.standing) = (unitPrice, standing)
    if let offer = pack.offer {
      result.offer = OfferText(offer, of: pack, in: unit, conventions: conventions)
      func price(_ packs: Int) -> FormResult.UnitPrice? {
        pack.unitPrice(packs).map { list.unitPrice($0, per: unitPrice.displayUnit) }
      }
      result.offerPrice = price(offer.packs)
      result.onePack = offer.packs > 1 ? price(1) : nil
    }
    return result
  }

  /// Returns the unit that was probably meant instead of `unit`, by the number alone or by the unit price; nil if the
  /// quantity is plausible.
  private func suggestion(for amount: Rational, _ unit: Unit, price: Rational?) -> Unit? {
    if let smaller = unit.suggestion(for: amount) { return smaller }
    let products = list.state.products
    guard let price, edited == nil, products.kind == unit.kind,
      let unitPrices = products.unitPrices
    else { return nil }
    return unit.suggestion(for: amount, price: price, in: unitPrices)
  }

  /// Returns the pack by the weight that the list compares; nil if there is no price, or if the offer, the tax or a net
  /// weight that is compared can't be used.
  ///
  /// - Parameters:
  ///   - amount: The quantity in base units.
  ///   - offer: The offer that is in the price field; nil for that of the form.
  private func pack(
    _ amount: Rational, _ unit: Unit, _ price: Rational?, _ offer: Offer?, _ form: ProductForm
  ) -> Pack? {
    try? {
      let comparesNet = list.buying.weight == .net
      let net =
        comparesNet ? try form.terms.netWeight(conventions, amount: amount, unit: unit) : nil
      return try Pack(
        amount: net?.inBaseUnits ?? amount, price: price,
        offer: try offer ?? form.terms.offer(conventions, unit: form.unit),
        taxPercent: try form.terms.tax(conventions) ?? .zero)
    }()
  }

  private func isCalculation(_ text: String, _ format: NumberFormat) -> Bool {
    (try? Expression(text, format: format))?.isCalculation ?? false
  }

  private func shown(_ amount: Rational, in unit: Unit) -> QuantityText {
    QuantityText(amount, unit, format: conventions.numbers)
  }
}
