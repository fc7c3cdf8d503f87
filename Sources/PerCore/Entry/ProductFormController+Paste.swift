extension ProductFormController {
  /// Fills the form with a line that was pasted into one of its fields, if the form has no amounts yet.
  ///
  /// - Returns: Whether the line has one meaning and more than one field of it. Otherwise the text belongs into the
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
}
