extension ProductListController {
  /// Sets the amount that the user needs, and ranks the products by its cost. An empty text removes it.
  ///
  /// - Parameters:
  ///   - text: A quantity with or without a unit, such as "1.6 kg".
  ///   - names: The names of units in the user's language.
  /// - Throws: The reason why the text isn't such a quantity; `EntryError.line(.range)` for a range such as
  ///   "600-800 g".
  public func setNeed(_ text: String, names: [String: Unit] = [:]) throws(EntryError) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      let packs = buying.packs == .need ? .offer : buying.packs
      return change(to: Buying(packs, weight: buying.weight))
    }
    do throws(EntryError) {
      let need = try need(text, names: names)
      change(to: Buying(.need, need: need, weight: buying.weight))
    } catch {
      throw LineEntryReader(self).isRange(text) ? .line(.range) : error
    }
  }

  /// Returns the need that a text means.
  private func need(_ text: String, names: [String: Unit]) throws(EntryError) -> Need {
    let units = UnitReader(conventions, names: names)
    let text = String(Operator.removingTrailing(from: text).trimmingSpace())
    var typed = units.read(text)
    if typed == nil, text.contains(where: \.isLetter) {
      // "3 packs" aren't three pieces here.
      let quantity = try LineEntryReader(self).quantity(in: text) { $0.kind != .units }
      typed = quantity.map { ($0.amount.expression, $0.unit) }
    }
    let unit = typed?.unit ?? unitOfNeed
    if let refusal = state.products.refusal(of: unit) { throw .wrongKind(refusal) }
    if typed == nil {
      if units.isUnit(text) { throw .incomplete }
      if let words = units.words(afterQuantityIn: text) { throw .unneeded(words) }
      if let word = Expression.unknownUnit(in: text) { throw .unknownUnit(word) }
    }
    // The operator can also be before the unit, as in "5* kg".
    let expression = Operator.removingTrailing(from: typed?.expression ?? text)
    let value = try Expression(expression, format: conventions.numbers).typedAmount()
    return Need(Amount(value: value, expression: units.normalized(text) ?? expression), unit)
  }
}
