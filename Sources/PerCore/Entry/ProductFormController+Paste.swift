extension ProductFormController {
  /// Fills the form with a line that was pasted into one of its fields, if the form has no amounts yet.
  ///
  /// - Returns: Whether the line has one meaning and more than one field of it. Otherwise, the text belongs in the
  ///   field.
  public func paste(_ text: String) -> Bool {
    guard !isEditing, AmountField.allCases.allSatisfy({ form[$0].calculator.isEmpty }) else {
      return false
    }
    var entry = LineEntryReader(list).draft(of: text)
    entry?.details.merge(form.details) { _, typed in typed }
    guard let entry else { return false }
    take(entry)
    update(form)
    return true
  }

  /// Fills the form with the line in the quantity field, if the rest of the form is empty.
  ///
  /// - Returns: Whether the text is a line with more than one field of the form.
  func readLineInQuantity() -> Bool {
    guard !isEditing, !quantity.isComplete, form.price.calculator.isEmpty, form.details.isEmpty,
      Expression.unknownUnit(in: form.quantity.calculator.text) == nil,
      let entry = LineEntryReader(list).draft(of: form.quantity.calculator.text)
    else { return false }
    take(entry)
    update(form)
    return true
  }

  /// Moves the name in a quantity such as "12 eggs" to its own field if that is empty, and chooses the pieces.
  func readNamedPieces() {
    let text = form.quantity.calculator.text
    guard !isEditing, !quantity.isComplete, form[.name].isEmpty,
      let word = Expression.unknownUnit(in: text),
      let entry = LineEntryReader(list).draft(of: text, minimumFields: 1),
      !entry.quantity.isEmpty, entry.price.isEmpty, entry.kind == .units
    else { return }
    choose(entry.kind)
    choose(entry.unit)
    quantity.edit(entry.quantity)
    describe(.name, entry.details[.name] ?? word)
  }
}
