extension ProductFormController {
  /// Returns the live result of a form.
  ///
  /// Complexity: O(log *n*) for a list of *n* products.
  func result(of form: ProductForm) -> FormResult {
    var result = FormResult()
    let quantityText = form.quantity.calculator.text
    let typed = units.read(quantityText)
    let unit = typed?.unit ?? form.unit
    let amount = try? quantity.amount()
    let cost = try? price.amount()

    if let amount {
      let isExpression = isExpression(typed?.expression ?? quantityText)
      if isExpression { result.canCalculate.insert(.quantity) }
      if isExpression || units.normalized(quantityText) != nil {
        result.quantity = shown(amount, in: unit)
      }
    }
    if let cost, isPriceExpression(form.price.calculator.text) {
      result.canCalculate.insert(.price)
      result.price = conventions.money.roundedString(cost)
    }
    guard let amount, let cost else { return result }

    // The only product of the list can become one of another kind.
    let others = list.state.products.kind == unit.kind ? list.state.products : ProductList()
    let unitPrice = UnitPrice(price: cost, amount: amount * unit.factor)
    let place = others.place(of: unitPrice, replacing: edited)
    result.unitPrice = shown(unitPrice, in: unit, at: place)
    if let best = place.best {
      let verdict: Verdict = best < unitPrice ? .comparing(unitPrice, with: best) : .best
      result.standing = FormResult.Standing(
        rank: place.rank + 1, count: place.count, verdict: verdict,
        percentage: list.percentage(of: verdict),
        isTied: verdict == .best && !(unitPrice < best))
    }
    return result
  }

  private func isExpression(_ text: String) -> Bool {
    (try? Expression(text, format: conventions.numbers))?.isSum ?? false
  }

  private func isPriceExpression(_ text: String) -> Bool {
    let format = conventions.prices
    let expression = try? Expression(
      conventions.money.expression(in: text, format: format), format: format)
    return expression?.isSum ?? false
  }

  /// Returns a unit price as the list would show it with the product in it.
  private func shown(
    _ unitPrice: UnitPrice, in unit: Unit, at place: ProductList.Place
  ) -> FormResult.UnitPrice {
    let products = list.state.products
    let displayUnit = conventions.displayUnit(
      for: unit.kind, counting: unit.item ?? products.item(without: edited),
      best: min(unitPrice, place.best ?? unitPrice), chosen: list.state.chosenDisplayUnit)
    let decimals = list.decimals(
      adding: unitPrice, between: place.neighbors, replacing: place.replacedRank, per: displayUnit)
    return FormResult.UnitPrice(
      price: conventions.money.string(unitPrice.per(displayUnit), decimals: decimals),
      displayUnit: displayUnit)
  }

  private func shown(_ amount: Rational, in unit: Unit) -> FormResult.Quantity {
    FormResult.Quantity(
      number: conventions.numbers.roundedString(amount), unit: unit,
      pluralCount: amount.pluralCount)
  }
}
