extension ProductFormController {
  /// A quantity with its unit, as it was typed into the quantity field.
  struct TypedQuantity {
    /// The number of the unit, or its expression.
    let expression: String
    let unit: Unit
    /// A Boolean value indicating whether the expression and the unit aren't the typed text: "20" ounces for "1 lb 4
    /// oz", and "6×12" for "6pk 12".
    let isReworded: Bool
    /// The words in which several units are shown, such as "1 lb 4 oz"; nil for one unit.
    let compound: String?
  }

  /// Returns the quantity and the unit that a text consists of; nil if there is no unit.
  ///
  /// Everything that is a quantity in a typed line is one here, such as "12 oz x 6" and "ein Pfund". Operators at the
  /// end have no effect, as in "12 oz x".
  ///
  /// - Throws: `EntryError.ambiguous` if the quantity has two meanings.
  func typedQuantity(_ text: String) throws(EntryError) -> TypedQuantity? {
    if let typed = try readQuantity(text) { return typed }
    let shortened = Operator.removingTrailing(from: text)
    if shortened != text { return try readQuantity(shortened) }
    guard let text = withNumberAndUnit(text), let typed = try readQuantity(text) else {
      return nil
    }
    return TypedQuantity(
      expression: typed.expression, unit: typed.unit, isReworded: true, compound: typed.compound)
  }

  /// Returns a quantity with the number and the unit that its words stand for, such as "1 ounce" for "an ounce" and "per
  /// ounce", "about 1 kilo" for "about a kilo" and "1 pcs" for "each" and "1 each"; nil for another text. In a line, "a
  /// foot" can be a part of a name, and "each" belongs to a price.
  private func withNumberAndUnit(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if let last = words.last, words.count < 3, lineReader.isWord(last, .each) {
      return "\(words.count == 2 ? words[0] : "1") \(Unit.piece.typedName)"
    }
    guard !text.contains(where: \.isNumber),
      let word = words.lastIndex(where: { lineReader.isWord($0, .per) }),
      units.isUnit(words[(word + 1)...].joined(separator: " "))
    else { return nil }
    return (words[..<word] + ["1"] + words[(word + 1)...]).joined(separator: " ")
  }

  private func readQuantity(_ text: String) throws(EntryError) -> TypedQuantity? {
    let typed = units.read(text).map {
      let compound = units.normalized(text)
      return TypedQuantity(
        expression: $0.expression, unit: $0.unit, isReworded: compound != nil, compound: compound)
    }
    if let typed {
      do throws(EntryError) {
        _ = try Expression(typed.expression, format: conventions.numbers)
        return typed
      } catch {
        if case .ambiguous(let numbers) = error {
          throw .ambiguous(numbers.map { "\($0) \(typed.unit.typedName)" })
        }
      }
    }
    guard text.contains(where: \.isLetter), !isNumber(text) else { return typed }
    guard let (amount, unit) = try lineReader.quantity(in: text) ?? numberInWords(text) else {
      return typed ?? continuedQuantity(text)
    }
    if isNumber(amount.expression) {
      return TypedQuantity(
        expression: amount.expression, unit: unit, isReworded: true, compound: nil)
    }
    return TypedQuantity(
      expression: Amount.text(of: amount.value, in: conventions.numbers), unit: unit,
      isReworded: true, compound: amount.expression)
  }

  /// Returns the amount of a number in words, such as "two", in the unit that is chosen; nil for another text.
  private func numberInWords(_ text: String) -> (amount: Amount, unit: Unit)? {
    guard text.allSatisfy({ $0.isLetter || $0.isWhitespace || $0 == "-" }) else { return nil }
    let unit = form.unit
    let quantity = try? lineReader.quantity(in: "\(text) \(unit.typedName)") { $0 == unit }
    return quantity ?? nil
  }

  /// Returns the quantity of a text that goes on with a calculation after the unit, as "330 ml / 2" and "500 g + 20%" do;
  /// nil for another text. In "1 kg - 100", the number after the operator can have another unit.
  private func continuedQuantity(_ text: String) -> TypedQuantity? {
    guard let end = text.lastIndex(where: { $0.isLetter || "²³".contains($0) }) else { return nil }
    let rest = text[end...].dropFirst().trimmingSpace()
    guard let operation = rest.first.flatMap(Operator.init(typed:)),
      operation == .multiply || operation == .divide || rest.last?.isPercentSign == true,
      let (start, unit) = units.read(String(text[...end])),
      let number = try? Expression(start, format: conventions.numbers)
    else { return nil }
    let expression = (number.isCalculation ? "(\(start))" : start) + rest
    return isNumber(expression)
      ? TypedQuantity(expression: expression, unit: unit, isReworded: true, compound: nil) : nil
  }

  /// Converts a quantity such as "1 lb 4 oz" to another unit that is chosen, and returns the unit to use.
  ///
  /// If the number would not be exact or would be too long to read, the quantity keeps its unit. A unit of another kind
  /// is used with the number of the smallest unit, such as "20".
  func convertCompound(to unit: Unit) -> Unit {
    let text = form.quantity.calculator.text
    let isConverted = text == converted?.number
    let typed: TypedQuantity? = isConverted ? converted?.quantity : (try? typedQuantity(text))
    guard let typed, let words = typed.compound else { return unit }
    guard typed.unit.kind == unit.kind else {
      replace(typed, by: typed.expression)
      return unit
    }
    if unit != typed.unit,
      let amount = try? Amount(typed.expression, format: conventions.numbers)
    {
      let number = amount.value * typed.unit.factor / unit.factor
      if number.rounded(significantDigits: Self.convertedDigits) == number {
        replace(typed, by: Amount.text(of: number, in: conventions.numbers))
        return unit
      }
    }
    if isConverted { quantity.edit(words) }
    return typed.unit
  }

  /// The maximum number of significant digits of a converted quantity. Grams of ounces have up to nine decimals.
  private static var convertedDigits: Int { 15 }

  private func replace(_ typed: TypedQuantity, by number: String) {
    converted = (quantity: typed, number: number)
    quantity.edit(number)
  }

  /// - Throws: `EntryError.wrongKind` if the comparison has products of another kind.
  func checkKind(of unit: Unit) throws(EntryError) {
    if let refusal = list.state.products.refusal(of: unit, replacing: edited) {
      throw .wrongKind(refusal)
    }
  }

  /// Returns the reason why a text isn't a quantity; nil if it can be an expression without a unit.
  func error(inQuantity text: String) -> EntryError? {
    let trimmed = String(text.trimmingSpace())
    if units.isUnit(trimmed) { return .incomplete }
    if let other = otherKind(in: text) { return .wrongKind(other.reason) }
    if let words = units.words(afterQuantityIn: text) { return .unneeded(words) }
    if hasWordInPart(text) { return .notANumber(trimmed) }
    if let word = Expression.misspelledNumber(in: text) { return .notANumber(word) }
    if let word = Expression.unknownUnit(in: text) { return .unknownUnit(word) }
    return isName(text) ? .name(trimmed) : nil
  }

  /// Returns a Boolean value indicating whether the first word of a quantity that can't be used is only a part of what
  /// was typed, as "er" in "6er 1,99".
  private func hasWordInPart(_ text: String) -> Bool {
    guard Expression.unknownUnit(in: text) == nil else { return false }
    do throws(EntryError) {
      _ = try Expression(text, format: conventions.numbers)
      return false
    } catch {
      guard text.contains(where: \.isNumber), case .unexpected(let word) = error,
        word.contains(where: \.isLetter),
        let end = text.firstRange(of: word)
      else { return false }
      let isAttached = text[..<end.lowerBound].last?.isNumber ?? false
      return isAttached || text[end.upperBound...].contains(where: \.isLetter)
    }
  }

  private func isNumber(_ text: String) -> Bool {
    (try? Expression(text, format: conventions.numbers)) != nil
  }

  /// The amount in the quantity field, with the expression as it was typed.
  func quantityAmount() throws(EntryError) -> Amount {
    let text = form.quantity.calculator.expression
    guard units.normalized(text) != nil else {
      return try Amount(text, format: conventions.numbers)
    }
    return Amount(value: try quantity.amount(), expression: text)
  }
}
