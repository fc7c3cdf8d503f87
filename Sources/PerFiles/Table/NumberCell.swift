package import PerCore

/// A number in a cell of a table, whose marks can have several meanings.
struct NumberCell: Equatable {
  /// The groups of digits, and the marks between them.
  private let groups: [[UInt8]]
  private let marks: [Character]
  let isNegative: Bool
  /// The text before and behind the number.
  let prefix: Substring
  let suffix: Substring

  /// Finds the number in a text that has exactly one; nil if it has none or several.
  init?(_ text: String) {
    var groups: [[UInt8]] = []
    var marks: [Character] = []
    var pending: Character?
    var start: String.Index?
    var end = text.startIndex
    for index in text.indices {
      let character = text[index]
      if let digit = Self.digit(character) {
        if start == nil {
          start = index
          groups = [[]]
        } else if let mark = pending {
          groups.append([])
          marks.append(mark)
        } else if end != index {
          return nil
        }
        pending = nil
        groups[groups.count - 1].append(digit)
        end = text.index(after: index)
      } else if start != nil, end == index, let mark = Self.mark(character) {
        pending = mark
      } else if start != nil, pending != nil, end < index, text.index(after: end) == index {
        // The mark ended the number.
        pending = nil
      }
    }
    guard let start else { return nil }
    (self.groups, self.marks) = (groups, marks)
    var before = text[..<start]
    var signs: Character?
    while let last = before.last,
      last.isWhitespace || Self.minus.contains(last) || last == "(" || last == "+"
    {
      if !last.isWhitespace { signs = last }
      before.removeLast()
    }
    isNegative =
      signs.map { Self.minus.contains($0) || $0 == "(" } ?? before.last.map(Self.minus.contains)
      ?? false
    prefix = before
    suffix = text[end...]
  }

  /// A Boolean value indicating whether the text has nothing but the number.
  var isAlone: Bool { prefix.isEmpty && suffix.trimmed.isEmpty }

  private static let minus: Set<Character> = ["-", "−", "–"]

  private static func digit(_ character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first,
      scalar.properties.numericType == .decimal, let value = character.wholeNumberValue
    else { return nil }
    return UInt8(value)
  }

  /// Returns the mark that a character can be between digits; a space stands for all spaces, and an apostrophe for both.
  private static func mark(_ character: Character) -> Character? {
    switch character {
    case ".", ",", "٫", "٬": character
    case "'", "’": "'"
    case " ", "\u{a0}", "\u{202f}", "\u{2009}": " "
    case "．": "."
    case "，": ","
    default: nil
    }
  }

  /// Returns the value, if `mark` is the decimal mark; nil if the digits don't fit it.
  func value(decimalMark mark: Character) -> Rational? {
    guard let (digits, decimals) = digits(decimalMark: mark) else { return nil }
    return Rational(BigUInt(digits: digits.map(UInt.init)), decimals: decimals)
  }

  private func digits(decimalMark mark: Character) -> (digits: [UInt8], decimals: Int)? {
    let isDecimal: (Character) -> Bool = { $0 == mark || $0 == "٫" }
    var whole = groups
    var fraction: [UInt8] = []
    var between = marks
    if let last = marks.last, isDecimal(last) {
      between.removeLast()
      fraction = whole.removeLast()
    }
    // The other marks group the digits, and are all the same.
    if let first = between.first {
      guard !isDecimal(first), between.allSatisfy({ $0 == first }) else { return nil }
      guard (1...3).contains(whole[0].count), whole.last?.count == 3 else { return nil }
      let middle = whole.dropFirst().dropLast()
      // Indian numbers have groups of two digits before the last one.
      guard middle.allSatisfy({ $0.count == 3 }) || middle.allSatisfy({ $0.count == 2 }) else {
        return nil
      }
    }
    return (whole.flatMap { $0 } + fraction, fraction.count)
  }

  /// The decimal marks, of "." and ",", with which the digits fit.
  var possibleMarks: [Character] {
    [".", ","].filter { value(decimalMark: $0) != nil }
  }

  /// A Boolean value indicating whether both decimal marks fit, with different values.
  var isAmbiguous: Bool {
    value(decimalMark: ".") != value(decimalMark: ",") && possibleMarks.count == 2
  }

  /// Returns the number with a point as decimal mark and without other marks.
  ///
  /// A number with three decimals gets a fourth, so that no reader takes its point for a grouping mark.
  func plain(decimalMark mark: Character) -> String? {
    guard let (digits, decimals) = digits(decimalMark: mark) else { return nil }
    let whole = digits.dropLast(decimals).map { String($0) }.joined()
    guard decimals > 0 else { return whole }
    let fraction = digits.suffix(decimals).map { String($0) }.joined()
    return "\(whole).\(fraction)\(decimals == 3 ? "0" : "")"
  }
}
