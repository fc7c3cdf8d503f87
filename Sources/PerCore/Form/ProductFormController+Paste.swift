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

  /// A Boolean value indicating whether the quantity field can contain a whole line, because it contains no quantity and
  /// the rest of the form is empty.
  var mayHoldLine: Bool {
    !isEditing && !quantity.isComplete && form.price.calculator.isEmpty && form.details.isEmpty
      && Expression.unknownUnit(in: form.quantity.calculator.text) == nil
  }

  /// Fills the form with the line in the quantity field, if the rest of the form is empty.
  ///
  /// - Returns: Whether the text is a line with more than one field of the form.
  func readLineInQuantity() -> Bool {
    guard mayHoldLine,
      let entry = LineEntryReader(list).draft(of: form.quantity.calculator.text)
    else { return false }
    take(entry)
    update(form)
    return true
  }

  /// Moves the name in a quantity such as "500 g oats" or "12 eggs" to its own field if that is empty, and chooses the
  /// unit.
  func readNamedQuantity() {
    let text = form.quantity.calculator.text
    guard !isEditing, !quantity.isComplete, form[.name].isEmpty,
      // A calculation with an error is not a name.
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace || ".,'’-&×".contains($0) })
    else { return }
    switch LineEntryReader(list).read(text, preferring: list.state.products.kind).outcome {
    case .incomplete(.price, let entry)
    where entry.details[.name] != nil
      || entry.kind == .units && Expression.unknownUnit(in: text) != nil:
      choose(entry.kind)
      choose(entry.unit)
      quantity.edit(entry.quantity)
      describe(.name, entry.details[.name] ?? "")
    case .wrongKind(_, let entry?) where entry.price.isEmpty && entry.details[.name] != nil:
      // The quantity with its unit causes the error.
      quantity.edit(entry.quantity + " " + (entry.unit.symbol ?? entry.unit.name))
      describe(.name, entry.details[.name] ?? "")
    default: break
    }
  }
}
