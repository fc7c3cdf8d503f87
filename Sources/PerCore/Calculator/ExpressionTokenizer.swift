/// Splits a text into the tokens of an expression.
struct ExpressionTokenizer {
  private let text: [Character]
  private let format: NumberFormat
  /// A Boolean value indicating whether all characters are ASCII digits or points, as in most texts.
  private let isSimple: Bool
  private var rest: ArraySlice<Character>
  private var tokens: [ExpressionToken] = []
  /// The number that ends where `rest` begins; nil if there is none.
  private var number: ArraySlice<Character>?

  init(_ text: String, format: NumberFormat) {
    self.text = text.hasDirectionMark ? text.filter { !$0.isDirectionMark } : Array(text)
    self.format = format
    isSimple = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    rest = self.text[...]
  }

  mutating func tokenize() throws(EntryError) -> [ExpressionToken] {
    if isSimple, !rest.isEmpty { return [.number(try format.number(rest))] }
    while let character = rest.first {
      let start = rest.startIndex
      if character.isSpace {
        rest.removeFirst()
      } else if let token = try symbol(character) {
        tokens.append(token)
        number = nil
        rest.removeFirst()
      } else if let value = try fraction() {
        tokens.append(.number(value))
        number = nil
      } else {
        let prefix = rest.numberPrefix(in: format)
        guard !prefix.isEmpty else { throw unexpectedWord }
        tokens.append(.number(try value(of: prefix)))
        rest = rest[prefix.endIndex...]
        number = text[start..<rest.startIndex]
      }
    }
    return tokens
  }

  /// Returns the value of a number in the text.
  ///
  /// - Throws: `EntryError.ambiguous` with the whole text in both meanings if the number has two.
  private func value(of number: ArraySlice<Character>) throws(EntryError) -> Rational {
    do throws(EntryError) {
      return try format.number(number)
    } catch {
      guard case .ambiguous(let meanings) = error else { throw error }
      throw .ambiguous(meanings.map { text(with: $0, inPlaceOf: number) })
    }
  }

  /// Returns the whole text with another expression in place of a number.
  private func text(with meaning: String, inPlaceOf number: ArraySlice<Character>) -> String {
    var meaning = meaning
    if case .operation(.divide, _) = tokens.last, (try? format.number(Array(meaning))) == nil {
      meaning = "(\(meaning))"
    }
    return String(text[..<number.startIndex] + Array(meaning) + text[number.endIndex...])
  }

  /// Returns the token at the start of the rest if it is a single character.
  private func symbol(_ symbol: Character) throws(EntryError) -> ExpressionToken? {
    if let operation = Operator(spaced: symbol) {
      let isSpaced = previous?.isSpace ?? false && next?.isSpace ?? false
      guard isSpaced else { throw ambiguity(symbol, operation) }
      return .operation(operation, typed: symbol)
    }
    guard let token = ExpressionToken(symbol: symbol) else { return nil }
    if case .operation(let operation, _) = token {
      // An "x" is an operator between numbers and part of a word beside letters.
      if symbol.isLetter, previous?.isLetter ?? false || next?.isLetter ?? false { return nil }
      // Persian writes its decimal mark as a slash.
      if operation == .divide, symbol != "÷", previous?.isArabicDigit ?? false,
        next?.isArabicDigit ?? false
      {
        throw ambiguity(symbol, operation)
      }
    }
    return token
  }

  /// The error for the word at the start of the rest.
  private var unexpectedWord: EntryError {
    let word = rest.firstWord
    guard let number, previous?.isSpace == false, word.contains(where: \.isNumber) else {
      return .unexpected(String(word))
    }
    return .notANumber(String(number + word))
  }

  /// The character before the rest.
  private var previous: Character? { text[..<rest.startIndex].last }

  /// The second character of the rest.
  private var next: Character? { rest.dropFirst().first }

  /// Returns the error for a character between two numbers that is an operator in some countries and a decimal mark in
  /// others.
  private func ambiguity(_ character: Character, _ operation: Operator) -> EntryError {
    let decimals = rest.dropFirst().trimmingSpace().numberPrefix(in: format)
    guard let number else { return .unexpected(String(character)) }
    let decimal = String(number + [format.decimalMark] + decimals)
    let sum = String(number + [operation.rawValue] + decimals)
    guard (try? format.number(decimal)) != nil, (try? format.number(decimals)) != nil else {
      return .unexpected(String(character))
    }
    let both = text[number.startIndex..<decimals.endIndex]
    return .ambiguous([decimal, sum].map { text(with: $0, inPlaceOf: both) })
  }
}

// MARK: - Fractions

extension ExpressionTokenizer {
  /// Reads a fraction or a mixed number: `"½"`, `"1½"`, `"1 ½"`, `"1 1/2"`.
  ///
  /// - Returns: The value; nil if the rest doesn't begin with a fraction.
  private mutating func fraction() throws(EntryError) -> Rational? {
    if let value = rest.first?.vulgarFraction {
      rest.removeFirst()
      return value
    }
    let whole = rest.prefix { $0.decimalDigit != nil || format.mark($0) == .grouping }
      .trimmingSpace()
    if let (value, end) = fraction(after: whole) {
      rest = rest[end...]
      return try format.number(whole) + value
    }
    // A grouping mark can be a space, which also separates the parts of "1 1/2".
    let digits = rest.prefix { $0.decimalDigit != nil }
    guard digits.endIndex < whole.endIndex, rest[digits.endIndex].isSpace,
      (try? format.number(whole)) == nil, let (value, end) = fraction(after: digits)
    else { return nil }
    rest = rest[end...]
    return try format.number(digits) + value
  }

  /// Returns the fraction after the whole part of a mixed number, and its end.
  private func fraction(after whole: ArraySlice<Character>) -> (value: Rational, end: Int)? {
    guard !whole.isEmpty else { return nil }
    let tail = rest[whole.endIndex...]
    let fraction = tail.drop(while: \.isSpace)
    if let value = fraction.first?.vulgarFraction {
      return (value, fraction.index(after: fraction.startIndex))
    }
    // "1 1/2": three whole numbers, a space before the fraction and none within it.
    guard fraction.startIndex > tail.startIndex else { return nil }
    let numerator = fraction.prefix { $0.decimalDigit != nil }
    // Three digits after a space belong to the number before it: "1 500/750".
    guard !numerator.isEmpty, numerator.count != 3,
      let slash = fraction[numerator.endIndex...].first, Operator(typed: slash) == .divide
    else { return nil }
    let denominator = fraction[numerator.endIndex...].dropFirst()
      .prefix { $0.decimalDigit != nil }
    let following = fraction[denominator.endIndex...].first
    guard
      following.map({ format.mark($0) == nil && Operator(typed: $0) != .divide }) ?? true
        || following?.isSpace ?? false,
      let above = try? NumberFormat.plain.number(numerator),
      let below = try? NumberFormat.plain.number(denominator), above < below, !above.isZero
    else { return nil }
    return (above / below, denominator.endIndex)
  }
}

extension Collection<Character> where SubSequence == Self {
  /// Returns the longest prefix that can be one number. It contains a space if the format groups digits with spaces,
  /// and a digit is on both sides. In other formats, it contains the spaces between groups of three digits.
  func numberPrefix(in format: NumberFormat) -> Self {
    var end = startIndex
    // The start of the digits before `end`; nil after a mark that isn't a space.
    var group: Index? = startIndex
    while end < endIndex {
      let next = index(after: end)
      let mark = format.mark(self[end])
      if self[end].isSpace {
        guard end > startIndex, next < endIndex else { break }
        if mark == .grouping {
          guard self[next].decimalDigit != nil else { break }
        } else {
          guard let start = group, (1...3).contains(distance(from: start, to: end)),
            self[next...].prefix(while: { $0.decimalDigit != nil }).count == 3
          else { break }
          group = next
        }
      } else if mark == nil {
        break
      } else if self[end].decimalDigit == nil {
        group = nil
      }
      end = next
    }
    return self[..<end]
  }

  /// The word at the start, or the first character if that isn't a letter.
  fileprivate var firstWord: Self {
    first?.isLetter ?? false ? prefix { $0.isLetter || $0.isNumber } : prefix(1)
  }
}
