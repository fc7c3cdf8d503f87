extension ProductFormController {
  /// Sets a text field.
  public func describe(_ field: DetailField, _ text: String) {
    var next = form
    next.details[field] = text.isEmpty ? nil : text
    update(next)
  }

  /// Chooses the kind, with the unit that it had in this form, or its usual one.
  public func choose(_ kind: Kind) {
    guard kind != form.kind else { return }
    choose(unitsOfKinds[kind] ?? kind.usualUnit(in: conventions.measures))
  }

  /// The units of the kinds that can be chosen instead of the current one, in the order of their menus.
  public var unitsOfOtherKinds: [Unit] {
    guard form.canChooseKind else { return [] }
    return Kind.allCases.filter { $0 != form.kind }
      .flatMap { $0.units(preferring: conventions.measures) }
  }

  /// Chooses a unit, and its kind if that can be chosen. The unit replaces a word after the quantity that isn't a unit.
  /// A quantity such as "1 lb 4 oz" is converted, or keeps its unit if that isn't possible.
  public func choose(_ unit: Unit) {
    choose(unit, convertingQuantity: true)
  }

  /// - Parameter convertsQuantity: A Boolean value indicating whether the quantity in the field is kept, and not
  ///   replaced by that of a draft.
  func choose(_ unit: Unit, convertingQuantity convertsQuantity: Bool) {
    let choosesKind = form.canChooseKind && unit.kind != form.kind
    let units = choosesKind ? unit.kind.units(preferring: conventions.measures) : form.units
    guard units.contains(unit) else { return }
    removeUnknownUnit()
    let usedUnit = convertsQuantity ? convertCompound(to: unit) : unit
    unitsOfKinds[form.kind] = form.unit
    var next = form
    (next.kind, next.units, next.unit) = (unit.kind, units, usedUnit)
    update(next)
    // The form may be as before, but the delegate shows the unit that was chosen.
    if usedUnit != unit { delegate?.productForm(self, didChangeTo: form) }
  }

  /// Chooses the unit of the suggestion.
  public func acceptSuggestion() {
    guard let suggestion = form.result.suggestion else { return }
    isUnitCertain = true
    // The suggestion is another unit for the same number.
    converted = nil
    choose(suggestion.unit)
  }

  /// Removes a word after the quantity that isn't a unit.
  private func removeUnknownUnit() {
    let text = form.quantity.calculator.text
    guard (try? typedQuantity(text)) == nil,
      let (quantity, _) = Expression.splitUnknownUnit(in: text)
    else { return }
    self.quantity.edit(quantity)
  }

  /// Tells the form that an amount field received the focus. The keypad types into it from now on.
  public func enter(_ field: AmountField) {
    (form.keypadField, form.keypadTerm) = (field, nil)
    calculator(field).enter()
  }

  /// Tells the form that an amount field lost the focus. Its unit is chosen, or its error is shown.
  ///
  /// An empty field is not an error yet.
  public func leave(_ field: AmountField) {
    guard !calculator(field).state.calculator.isEmpty else { return }
    // The question about a line is kept until it is answered.
    if case .line = calculator(field).state.error { return }
    if field == .price {
      readTermsInPrice()
    } else if readPricedLineInQuantity() {
      return
    } else {
      readNamedQuantity()
    }
    // A price such as "2 for 5" has moved to the offer.
    guard !calculator(field).state.calculator.isEmpty else { return }
    calculator(field).check()
    if field == .quantity {
      hasLeftQuantity = true
      update(form)
    }
    checkOffer()
  }

  /// Tells the form that Enter was pressed.
  ///
  /// If the quantity of an otherwise empty form contains a whole line, the line fills the form. A complete product is
  /// added. Otherwise, the focus moves to the first field that needs input, or stays in a field with an error. It moves
  /// to the answers if the text has several meanings, and once to the suggestion of another unit.
  ///
  /// - Parameters:
  ///   - field: The amount field that has the focus; nil if none has it.
  ///   - staysOpen: A Boolean value indicating whether the form stays open for the next product.
  public func submit(from field: AmountField?, staysOpen: Bool = false) {
    if field == .quantity {
      if readLineInQuantity() {
        if let next = firstIncompleteField { delegate?.productForm(self, needs: next) }
        return
      }
      if askAboutLineInQuantity() {
        delegate?.productForm(self, needsAnswerIn: .quantity)
        return
      }
      readNamedQuantity()
    }
    readTermsInPrice()
    if let field { checkTouched(field) }
    if let field, form.answers(to: field) != nil {
      delegate?.productForm(self, needsAnswerIn: field)
      return
    }
    guard form.canAdd else {
      let invalid = field.flatMap { calculator($0).state.error == nil ? nil : $0 }
      guard let next = invalid ?? firstIncompleteField else {
        if let field = checkTerms() { delegate?.productForm(self, needs: field) }
        return
      }
      if next == field { calculator(next).check() } else { checkTouched(next) }
      delegate?.productForm(self, needs: next)
      return
    }
    AmountField.allCases.forEach { check($0) }
    if asksAboutUnit() {
      delegate?.productForm(self, needsAnswerIn: .quantity)
      return
    }
    add(staysOpen: staysOpen)
  }

  /// Chooses the unit of a field, or shows its error; an untouched field has none.
  private func checkTouched(_ field: AmountField) {
    if touched.contains(field) { check(field) }
  }

  /// Chooses the unit of a field, or shows its error. An offer such as "2 for 5" needs no price.
  private func check(_ field: AmountField) {
    guard field == .quantity || !form.price.calculator.isEmpty || !hasPrice(form) else { return }
    calculator(field).check()
  }

  /// Closes the form without adding the product.
  public func cancel() {
    delegate?.productForm(self, didCancelDiscarding: draft)
  }

  /// Asks the delegate to start a new comparison with a product whose kind differs from that of the list.
  public func startComparison() {
    guard form.canStartComparison else { return }
    var draft = Draft(form)
    if let other = otherKind(in: draft.quantity)?.draft {
      (draft.quantity, draft.unit, draft.kind) = (other.quantity, other.unit, other.kind)
      draft.details.merge(other.details) { typed, _ in typed }
      draft.calculations[.quantity] = nil
    } else if let typed = try? typedQuantity(draft.quantity) {
      draft.quantity = typed.compound ?? typed.expression
      (draft.unit, draft.kind) = (typed.unit, typed.unit.kind)
      draft.calculations[.quantity] = nil
    }
    delegate?.productForm(self, startComparisonWith: draft)
  }

  private func add(staysOpen: Bool) {
    do {
      func detail(_ field: DetailField) -> String { String(form[field][...].trimmingSpace()) }
      let text = form.price.calculator.expression
      let quantity = try quantityAmount()
      let product = try Product(
        quantity: quantity, unit: form.unit,
        price: text.isEmpty ? nil : try Amount(text, format: conventions.prices),
        offer: try form.terms.offer(conventions, unit: form.unit),
        terms: try form.terms.packTerms(
          conventions, amount: quantity.value * form.unit.factor, unit: form.unit),
        name: detail(.name), shop: detail(.shop), note: detail(.note))
      // If the list can't be read, the form keeps its content.
      if let edited {
        guard try list.replace(edited, by: product) else { return }
      } else if let newComparison {
        guard let list = newComparison.create(with: product) else { return }
        (self.list, self.newComparison) = (list, nil)
      } else {
        guard try list.add(product) else { return }
      }
    } catch let error as WrongKind {
      quantity.show(.wrongKind(error))
      return
    } catch {
      // `canAdd` is true, so the amounts and the terms are valid.
      return
    }
    let staysOpen = staysOpen && !isEditing
    delegate?.productForm(self, didAddAndStaysOpen: staysOpen)
    guard !isEditing else { return }
    quantity.reset()
    price.reset()
    touched = []
    discarded = nil
    (isUnitCertain, hasLeftQuantity, askedSuggestion) = (false, false, nil)
    checkedTerms = []
    update(Self.emptyForm(for: list, edited: nil, quantity: quantity, price: price))
  }
}

extension ProductFormController: CalculatorControllerDelegate {
  public func calculatorDidChange(_ controller: CalculatorController) {
    if controller === quantity,
      controller.state.calculator.text != form.quantity.calculator.text
    {
      hasLeftQuantity = false
      if controller.state.calculator.text != converted?.number { converted = nil }
    }
    if !controller.state.calculator.isEmpty {
      touched.insert(controller === quantity ? .quantity : .price)
    }
    update(form)
  }

  public func calculator(
    _ controller: CalculatorController, expressionIn text: String
  ) throws(EntryError) -> String {
    guard controller === quantity else {
      let expression = conventions.priceExpression(in: text)
      if form.terms.offerKind != nil, productWithTerms(inPrice: text)?.offer != nil {
        throw .secondOffer
      }
      if let price = priceInWords(text) { return price }
      if isName(expression) || isPercentage(expression) {
        throw .name(String(text.trimmingSpace()))
      }
      if let word = Expression.misspelledNumber(in: text) { throw .notANumber(word) }
      if isUnitPrice(expression) { throw .unitPrice }
      if let mark = conventions.money.markOfOtherCurrency(in: expression) {
        throw .otherCurrency(mark)
      }
      if let price = priceBesideWords(text) { throw .ambiguous([price]) }
      if let error = offerError(inPrice: text) { throw error }
      if let price = conventions.priceWithSpace(expression) { throw .ambiguous([price]) }
      return expression
    }
    if let size = clearSize(text) {
      try checkKind(of: size.unit)
      throw .ambiguous([size.text])
    }
    guard let typed = try typedQuantity(text) else {
      if let error = error(inQuantity: text) { throw error }
      if let readings = Expression.mixedNumber(in: text, format: conventions.numbers) {
        throw .ambiguous(readings)
      }
      return String(text.trimmingSpace())
    }
    try checkKind(of: typed.unit)
    let readings =
      Expression.range(in: typed.expression, format: conventions.numbers)
      ?? Expression.mixedNumber(in: typed.expression, format: conventions.numbers)
    if let readings { throw .ambiguous(readings.map { "\($0) \(typed.unit.typedName)" }) }
    return typed.expression
  }

  /// Returns a Boolean value indicating whether a price is only a percentage, such as a discount without its price.
  private func isPercentage(_ expression: String) -> Bool {
    (try? Expression(expression, format: conventions.prices))?.isPercentage ?? false
  }

  /// Returns a Boolean value indicating whether a price ends with a unit, as "2.50/kg" and "2.50 per kg" do.
  private func isUnitPrice(_ expression: String) -> Bool {
    if expression.contains(where: \.isLetter), expression.contains(where: \.isNumber),
      lineReader.hasUnitPrice(expression)
    {
      return true
    }
    let end = expression.suffix(Expression.maximumLength)
    guard let sign = end.lastIndex(where: { Operator(typed: $0) == .divide }) else { return false }
    let unit = end[sign...].dropFirst().trimmingSpace()
    return units.isUnit(unit) || units.read(String(unit)) != nil
  }

  /// Returns a Boolean value indicating whether an amount is the name of a product instead.
  func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains(where: \.isNumber)
      && !units.isUnit(text.trimmingSpace())
  }

  public func calculator(_ controller: CalculatorController, willAccept text: String) -> String? {
    guard controller === quantity, let typed = try? typedQuantity(text) else { return nil }
    choose(typed.unit)
    isUnitCertain = true
    return typed.compound
  }
}
