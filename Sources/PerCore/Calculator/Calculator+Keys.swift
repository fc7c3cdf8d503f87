extension Calculator {
  /// Returns a Boolean value indicating whether a key is enabled.
  public func isOn(_ key: CalculatorKey) -> Bool {
    switch key {
    case .digit: canTakeDigit
    case .decimal: canTakeDigit && !numberAroundCaretHasMark
    case .operation: canTakeOperator
    case .percent: canTakePercent
    case .parenthesis: nextParenthesis != nil
    case .delete, .equals: !isEmpty
    }
  }

  /// The keys that are enabled.
  public var keysOn: Set<CalculatorKey> {
    Set(CalculatorKey.all.filter(isOn))
  }

  /// A Boolean value indicating whether only white space is before the caret. A minus is a sign there.
  var isAtStart: Bool { last(before: selection.lowerBound) == nil }

  /// A Boolean value indicating whether the caret is directly after a letter.
  var isAfterLetter: Bool {
    scalars[..<selection.lowerBound].last.map { Character($0).isLetter } ?? false
  }

  /// A Boolean value indicating whether a word, such as a unit, is before the caret, and no operator after it.
  var isAfterWord: Bool {
    guard let last = last(before: selection.lowerBound), Operator(typed: last) == nil,
      Character(last).isLetter || "²³".unicodeScalars.contains(last)
    else { return false }
    return first(from: selection.upperBound).flatMap(Operator.init(typed:)) == nil
  }

  /// A Boolean value indicating whether an operator is next to the selection.
  var isBesideOperator: Bool {
    [last(before: selection.lowerBound), first(from: selection.upperBound)]
      .contains { $0.flatMap(Operator.init(typed:)) != nil }
  }

  /// A Boolean value indicating whether the caret is after an Arabic or Persian digit. A slash can be a decimal mark
  /// there.
  var isAfterArabicDigit: Bool {
    scalars[..<selection.lowerBound].last?.isArabicDigit ?? false
  }

  /// The position at which operators are inserted and characters are deleted: the end of the selection, or the end of
  /// the text if the caret is before the first character.
  var endOfSelection: Int {
    selection.upperBound == 0 ? scalars.count : selection.upperBound
  }

  enum Parenthesis {
    case opening
    case closing
  }

  /// The parenthesis that the key inserts; nil if the key is disabled.
  ///
  /// A closing parenthesis is inserted after the selection, as an operator is. An opening one replaces the selection,
  /// as a digit does.
  var nextParenthesis: Parenthesis? {
    let start = selection.lowerBound
    if isOperandEnd(at: start) {
      let end = endOfSelection
      guard isOperandEnd(at: end), openParentheses(before: end) > 0 else { return nil }
      return first(from: end).map(isOperandStart) ?? false ? nil : .closing
    }
    if let next = first(from: selection.upperBound) {
      guard Operator(typed: next) == nil, !next.isPercentSign else { return nil }
    }
    guard let last = last(before: start) else { return .opening }
    let canPrecedeOperand =
      Operator(typed: last) != nil || last.isOpeningParenthesis
      || last.properties.generalCategory == .currencySymbol
    return canPrecedeOperand ? .opening : nil
  }
}

// MARK: - Text around the caret

extension Calculator {
  private var canTakeDigit: Bool {
    guard let last = last(before: selection.lowerBound) else { return true }
    return !last.isClosingParenthesis && !last.isPercentSign && last.vulgarFraction == nil
  }

  private var canTakeOperator: Bool {
    let end = endOfSelection
    if let next = first(from: end), Operator(typed: next) != nil { return false }
    return isOperandEnd(at: end)
  }

  private var canTakePercent: Bool {
    let end = endOfSelection
    if let next = first(from: end), isOperandStart(next) || next.isPercentSign { return false }
    return isOperandEnd(at: end) && last(before: end)?.isPercentSign == false
  }

  /// Returns a Boolean value indicating whether a number, a percentage or an expression in
  /// parentheses ends at `position`.
  private func isOperandEnd(at position: Int) -> Bool {
    guard let last = last(before: position) else { return false }
    if last.isClosingParenthesis || last.isPercentSign || last.vulgarFraction != nil { return true }
    switch format.mark(last) {
    case .digit: return true
    case .decimal: return endsWithDigit(before: position)
    default: return false
    }
  }

  private func isOperandStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isOpeningParenthesis || scalar.vulgarFraction != nil || format.mark(scalar) != nil
  }

  /// Returns a Boolean value indicating whether the number that ends with a decimal mark at `position` has a digit.
  private func endsWithDigit(before position: Int) -> Bool {
    let number = scalars[..<position].reversed().drop(while: \.isSpace).dropFirst()
    return number.first?.decimalDigit != nil
  }

  /// Returns the number of parentheses that are open at `position`.
  private func openParentheses(before position: Int) -> Int {
    scalars[..<position].reduce(0) { count, scalar in
      if scalar.isOpeningParenthesis { return count + 1 }
      return scalar.isClosingParenthesis ? max(0, count - 1) : count
    }
  }

  /// Returns the last scalar before `position` that is not white space.
  private func last(before position: Int) -> Unicode.Scalar? {
    scalars[..<position].last { !$0.isSpace }
  }

  /// Returns the first scalar from `position` on that is not white space.
  private func first(from position: Int) -> Unicode.Scalar? {
    scalars[position...].first { !$0.isSpace }
  }

  /// A Boolean value indicating whether the number that the selection touches has a decimal mark.
  private var numberAroundCaretHasMark: Bool {
    func hasMark(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
      for scalar in scalars {
        guard let mark = format.mark(scalar) else { return false }
        if mark == .decimal { return true }
      }
      return false
    }
    return hasMark(scalars[..<selection.lowerBound].reversed())
      || hasMark(scalars[selection.upperBound...])
  }
}
