extension Draft {
  /// Creates the draft of a form's content.
  ///
  /// - Parameter edited: The product that is being edited; nil if one is being added.
  init(_ form: ProductForm, editing edited: Product.ID? = nil) {
    quantity = form.quantity.calculator.expression
    price = form.price.calculator.expression
    unit = form.unit
    kind = form.kind
    terms = form.terms
    details = form.details
    self.edited = edited
    marks = Marks(form.quantity.calculator.format)
    for field in AmountField.allCases {
      let calculator = form[field].calculator
      calculations[field] = calculator.resultExpression.map {
        Calculation(text: calculator.text, expression: $0)
      }
    }
  }
}
