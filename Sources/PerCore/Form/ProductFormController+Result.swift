extension ProductFormController {
  /// Returns the live result of a form.
  ///
  /// Complexity: O(log *n*) for a list of *n* products.
  func result(of form: ProductForm) -> FormResult {
    var result = FormResult()
    let quantityText = form.quantity.calculator.text
    let typed = (try? typedQuantity(quantityText)) ?? nil
    let unit = typed?.unit ?? form.unit
    let amount = try? quantity.amount()
    let cost = try? price.amount()

    if let amount {
      let expression = typed?.expression ?? quantityText
      if isExpression(expression) { result.canCalculate.insert(.quantity) }
      if isExpression(expression) || typed?.isReworded ?? false
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
    if let cost, isPriceExpression(form.price.calculator.text) {
      result.canCalculate.insert(.price)
      result.price = conventions.money.roundedString(cost)
    }
    guard let amount, let cost else { return result }

    let unitPrice = UnitPrice(price: cost, amount: amount * unit.factor)
    (result.unitPrice, result.standing) = list.place(of: unitPrice, in: unit, replacing: edited)
    return result
  }

  /// Returns the unit that was probably meant instead of `unit`, by the number alone or by the unit price; nil if the
  /// quantity is plausible.
  private func suggestion(for amount: Rational, _ unit: Unit, price: Rational?) -> Unit? {
    if let smaller = unit.suggestion(for: amount) { return smaller }
    let products = list.state.products
    guard let price, edited == nil, products.kind == unit.kind, let best = products.first else {
      return nil
    }
    let worst = products[products.count - 1]
    return unit.suggestion(for: amount, price: price, in: best.unitPrice...worst.unitPrice)
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
