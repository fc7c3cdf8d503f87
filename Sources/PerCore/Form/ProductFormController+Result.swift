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
      if typed == nil, mayHaveOtherUnit, let smaller = unit.suggestion(for: amount) {
        result.quantity = shown(amount, in: unit)
        result.suggestion = shown(amount, in: smaller)
      }
    }
    if let cost, isPriceExpression(form.price.calculator.text) {
      result.canCalculate.insert(.price)
      result.price = conventions.money.roundedString(cost)
    }
    guard let amount, let cost else { return result }

    let unitPrice = UnitPrice(price: cost, amount: amount * unit.factor)
    (result.unitPrice, result.standing) = list.place(of: unitPrice, in: unit, replacing: edited)
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

  private func shown(_ amount: Rational, in unit: Unit) -> QuantityText {
    QuantityText(amount, unit, format: conventions.numbers)
  }
}
