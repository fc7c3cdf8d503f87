extension ProductFormController {
  /// Fills the form with a line that was pasted into one of its fields, if the form has no amounts yet. Details that
  /// were typed are kept.
  ///
  /// - Returns: A Boolean value indicating whether the line has one meaning and more than one field of it. Otherwise,
  ///   the text belongs in the field.
  public func paste(_ text: String) -> Bool {
    guard !isEditing, AmountField.allCases.allSatisfy({ form[$0].calculator.isEmpty }) else {
      return false
    }
    guard var entry = lineReader.draft(of: text) else { return false }
    entry.details.merge(typedDetails) { _, typed in typed }
    take(entry)
    update(form)
    return true
  }

  /// Returns a Boolean value indicating whether a text that is pasted into the form is several products instead of the
  /// content of a field. The form contains at most a shop, which the products can have.
  ///
  /// - Parameter field: The kind of the field. A quantity or a price never has several lines, but a name can.
  public func isSeveralProducts(_ text: String, insteadOf field: FieldKind) -> Bool {
    guard !isEditing, !createsComparison, hasAtMostShop else { return false }
    let lines = lineReader.lines(of: text)
    guard field == .detail else { return lines.count > 1 }
    let reader = LineEntryReader(list, readsAllKinds: true)
    let comparability = list.state.products.comparability
    var count = 0
    for line in lines.prefix(Self.sampleSize) {
      switch reader.read(String(line), preferring: comparability).outcome {
      case .product, .question, .refused(.currency): count += 1
      default: break
      }
      if count == 2 { return true }
    }
    return false
  }

  /// What a field of the form contains.
  public enum FieldKind: Sendable {
    case amount, detail
  }

  /// The maximum number of pasted lines in which products are searched for.
  private static var sampleSize: Int { 50 }

  /// The shop that was typed; nil for none.
  public var typedShop: String? {
    typedDetails[.shop].map { String($0[...].trimmingSpace()) }
  }

  /// A Boolean value indicating whether nothing was typed, or only a shop.
  private var hasAtMostShop: Bool {
    AmountField.allCases.allSatisfy { form[$0].calculator.isEmpty } && form.terms.isEmpty
      && typedDetails.keys.allSatisfy { $0 == .shop }
  }

  /// The details that were typed and not only spaces.
  private var typedDetails: [DetailField: String] {
    form.details.filter { $0.value.contains { !$0.isWhitespace } }
  }

  /// A Boolean value indicating whether the quantity field can contain a whole line, because it contains no quantity
  /// and there are no price and no terms.
  var mayHoldLine: Bool {
    !isEditing && !quantity.isComplete && form.price.calculator.isEmpty && form.terms.isEmpty
      && Expression.unknownUnit(in: form.quantity.calculator.text) == nil
  }

  /// Fills the form with the line in the quantity field, if there is no price and nothing that was typed would be lost.
  ///
  /// - Parameter isWanted: Returns whether a line with this content fills the form.
  /// - Returns: A Boolean value indicating whether the text is a line with more than one field of the form.
  func readLineInQuantity(if isWanted: (Draft) -> Bool = { _ in true }) -> Bool {
    guard mayHoldLine, let line = lineReader.draft(of: form.quantity.calculator.text),
      isWanted(line), let entry = withTypedDetails(line)
    else { return false }
    take(entry)
    update(form)
    return true
  }

  /// Returns the content of a line with the details that were typed; nil if one of both would be lost, because they are
  /// different.
  func withTypedDetails(_ line: Draft) -> Draft? {
    let typed = typedDetails
    guard typed.allSatisfy({ line.details[$0.key] ?? $0.value == $0.value }) else { return nil }
    var draft = line
    draft.details.merge(typed) { _, typed in typed }
    return draft
  }

  /// Fills the form with the line in the quantity field if it has a price and a name, as "6 eggs 1.99" does.
  ///
  /// - Returns: A Boolean value indicating whether the text is such a line.
  func readPricedLineInQuantity() -> Bool {
    guard Self.mayHaveName(form.quantity.calculator.text) else { return false }
    return readLineInQuantity { line in
      !line.price.isEmpty && !line.quantity.isEmpty && line.details[.name] != nil
    }
  }

  /// Returns a Boolean value indicating whether a text has a word and a number. A calculation with an error has no
  /// name, but an operator can be between two words, as in "500 g oats + raisins".
  private static func mayHaveName(_ text: String) -> Bool {
    CalculatorController.canRead(text)
      && text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
      && text.indices.allSatisfy { index in
        let character = text[index]
        return character.isLetter || character.isNumber || character.isWhitespace
          || character.isCurrencySymbol || ".,'’-&×".contains(character)
          || Operator(typed: character) != nil && isBetweenWords(index, in: text)
      }
  }

  private static func isBetweenWords(_ index: String.Index, in text: String) -> Bool {
    let neighbors = [
      text[..<index].last { !$0.isWhitespace },
      text[index...].dropFirst().first { !$0.isWhitespace },
    ]
    return neighbors.allSatisfy { $0?.isLetter ?? false }
  }

  /// Moves the name in a quantity such as "500 g oats" or "12 eggs" to its own field if that is empty, and chooses the
  /// unit.
  func readNamedQuantity() {
    let text = form.quantity.calculator.text
    guard !quantity.isComplete else { return readNetWeightInQuantity() }
    guard form[.name].isEmpty else { return }
    switch namedQuantity(in: text) {
    case .incomplete(.price, let entry):
      choose(entry.unit)
      guard form.unit == entry.unit else { return }
      takeNetWeight(of: entry)
      quantity.edit(entry.quantity)
      describe(.name, entry.details[.name] ?? "")
    case .wrongKind(_, let entry?):
      // The quantity with its unit causes the error. Without a symbol, the text does.
      guard let symbol = entry.unit.symbol else { return }
      quantity.edit(entry.quantity + " " + symbol)
      describe(.name, entry.details[.name] ?? "")
    default: break
    }
  }

  /// Moves the net weight in a quantity such as "400 g (240 g drained)" to its field.
  private func readNetWeightInQuantity() {
    let text = form.quantity.calculator.text
    guard text.contains(where: \.isLetter),
      case .incomplete(.price, let entry) = lineReader.read(
        text, preferring: list.state.products.comparability
      ).outcome
    else { return }
    takeNetWeight(of: entry)
  }

  /// Moves the net weight of a typed quantity to its field, unless another one was typed there.
  private func takeNetWeight(of entry: Draft) {
    let net = entry.terms[.net]
    guard !net.isEmpty, form.terms.isBlank(.net) || form.terms[.net] == netWeightInQuantity else {
      return
    }
    netWeightInQuantity = net
    edit(.net, net)
  }

  /// Returns what a quantity with a name means, such as "500 g oats"; nil for another text.
  private func namedQuantity(in text: String) -> LineEntry.Outcome? {
    guard !isEditing, Self.mayHaveName(text) else { return nil }
    let outcome = lineReader.read(text, preferring: list.state.products.comparability).outcome
    switch outcome {
    case .incomplete(.price, let entry), .wrongKind(_, let entry?):
      // A number beside the quantity, as in "6pk 12", is not a name.
      let name = entry.details[.name]
      return entry.price.isEmpty && name?.contains(where: \.isLetter) == true ? outcome : nil
    default: return nil
    }
  }

  /// Returns the content of a form with a named quantity that the list does not compare, and the reason; nil for
  /// another text.
  func otherKind(in text: String) -> (reason: WrongKind, draft: Draft)? {
    guard case .wrongKind(let reason, let draft?) = namedQuantity(in: text) else { return nil }
    return (reason, draft)
  }
}
