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
    if typed == nil { typed = try typedQuantity(text) }
    let unit = typed?.unit ?? unitOfNeed
    if let refusal = state.products.refusal(of: unit) { throw .wrongKind(refusal) }
    if typed == nil, let word = Expression.unknownUnit(in: text) { throw .unknownUnit(word) }
    // The operator can also be before the unit, as in "5* kg".
    let expression = Operator.removingTrailing(from: typed?.expression ?? text)
    let value = try Expression(expression, format: conventions.numbers).typedAmount()
    return Need(Amount(value: value, expression: units.normalized(text) ?? expression), unit)
  }

  /// Returns the quantity that a text means in a typed line, such as "2 kg * 3"; nil for another text, and for a count:
  /// "3 packs" aren't three pieces here.
  ///
  /// - Throws: `EntryError.ambiguous` if the quantity has several meanings.
  private func typedQuantity(
    _ text: String
  ) throws(EntryError) -> (expression: String, unit: Unit)? {
    guard text.contains(where: \.isLetter) else { return nil }
    let quantities = LineEntryReader(self).quantities(in: text).filter { $0.unit.kind != .units }
    guard quantities.count < 2 else {
      throw .ambiguous(quantities.map { "\($0.amount.expression) \($0.unit.typedName)" })
    }
    return quantities.first.map { ($0.amount.expression, $0.unit) }
  }
}
