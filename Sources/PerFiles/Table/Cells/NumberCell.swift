internal import PerCore

/// A number in a cell of a table, whose marks can have several meanings.
struct NumberCell: Equatable {
  /// All digits, and how many of them each group has.
  private var digits: [UInt8] = []
  private var sizes: [Int] = []
  /// The marks between the groups.
  private var marks: [Unicode.Scalar] = []
  private(set) var isNegative = false
  /// The text before and after the number.
  private(set) var prefix: Substring = ""
  private(set) var suffix: Substring = ""

  /// Finds the number in a text that has exactly one; nil if it has none or several.
  init?(_ text: String) {
    guard text.hasNumber, let range = findDigits(in: text) else { return nil }
    var before = text[..<range.lowerBound].unicodeScalars
    let isDashed = takeFirstMark(from: &before)
    var sign: Unicode.Scalar?
    while let last = before.last,
      last.isSpace || Self.minus.contains(last) || last == "(" || last == "+"
    {
      if !last.isSpace { sign = last }
      before.removeLast()
    }
    prefix = Substring(before)
    suffix = text[range.upperBound...]
    let first = prefix.unicodeScalars.first { !$0.isSpace }
    isNegative =
      !isDashed
      && [sign, first].contains { $0.map { Self.minus.contains($0) || $0 == "(" } ?? false }
    // In accounting, the minus follows the number: "3,00-". A whole number with a dash has no cents: "10,-".
    if !marks.isEmpty, suffix.trimmed.unicodeScalars.first.map(Self.minus.contains) == true {
      isNegative = true
    }
  }

  /// Finds the digits and the marks between them, and returns their range; nil if the text has no or several numbers.
  private mutating func findDigits(in text: String) -> Range<String.Index>? {
    let scalars = text.unicodeScalars
    var pending: Unicode.Scalar?
    var start: String.Index?
    var end = scalars.startIndex
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if let digit = Self.digit(scalar) {
        if start == nil {
          start = index
          sizes = [0]
        } else if let mark = pending {
          sizes.append(0)
          marks.append(mark)
        } else if end != index {
          return nil
        }
        pending = nil
        digits.append(digit)
        sizes[sizes.count - 1] += 1
        end = next
      } else if start != nil, end == index, let mark = Self.mark(scalar) {
        pending = mark
      } else {
        // The mark ended the number.
        pending = nil
      }
      index = next
    }
    return start.map { $0..<end }
  }

  /// Adds a zero before a mark at the end of the text before the number: ".33" is 0.33, and "-,89" is a price of 0.89.
  ///
  /// - Returns: A Boolean value indicating whether a dash stands for the zero.
  private mutating func takeFirstMark(from before: inout Substring.UnicodeScalarView) -> Bool {
    guard let mark = before.last, mark == "." || mark == "," || mark == "٫", !marks.contains(mark),
      before.dropLast().last.map({ !$0.properties.isAlphabetic }) ?? true
    else { return false }
    before.removeLast()
    (digits, sizes, marks) = ([0] + digits, [1] + sizes, [mark] + marks)
    guard before.last.map(Self.minus.contains) == true else { return false }
    before.removeLast()
    return true
  }

  /// A Boolean value indicating whether the text contains only the number.
  var isAlone: Bool { prefix.isEmpty && suffix.allSatisfy(\.isWhitespace) }

  private static let minus: Set<Unicode.Scalar> = ["-", "−", "–", "－", "△", "▲"]

  /// Returns the value of a decimal digit of any script.
  static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII {
      return (48...57).contains(scalar.value) ? UInt8(scalar.value - 48) : nil
    }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return UInt8(value)
  }

  /// Returns the mark that a scalar can be between digits; a space stands for all spaces, and an apostrophe for both.
  private static func mark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case ".", ",", "٫", "٬": scalar
    case "'", "’": "'"
    case " ", "\u{a0}", "\u{202f}", "\u{2009}": " "
    case "．": "."
    case "，": ","
    default: nil
    }
  }

  /// Returns the value, if `mark` is the decimal mark; nil if the digits don't fit it.
  func value(decimalMark mark: Character) -> Rational? {
    guard let decimals = decimals(decimalMark: mark) else { return nil }
    if digits.count <= 18 {
      return Rational(BigUInt(digits.reduce(UInt(0)) { $0 * 10 + UInt($1) }), decimals: decimals)
    }
    return Rational(BigUInt(digits: digits.lazy.map(UInt.init)), decimals: decimals)
  }

  /// A Boolean value indicating whether the number has neither decimals nor marks.
  var isWhole: Bool { marks.isEmpty }

  /// A Boolean value indicating whether the number is greater than zero, with any meaning of its marks.
  var isAboveZero: Bool { !isNegative && digits.contains { $0 != 0 } }

  /// A Boolean value indicating whether the first digit is zero.
  var startsWithZero: Bool { digits.first == 0 }

  /// A Boolean value indicating whether the last digit is zero.
  var endsWithZero: Bool { digits.last == 0 }

  /// A Boolean value indicating whether the number is a few thousands, or as many units with three zeros: "1.000".
  var isRoundThousand: Bool { sizes == [1, 3] && digits.dropFirst().allSatisfy { $0 == 0 } }

  /// The number of digits after the last mark, or of all digits.
  var lastGroupSize: Int { sizes[sizes.count - 1] }

  /// Returns how many of the digits are decimals, if `mark` is the decimal mark, or if only the other mark fits.
  func decimalCount(decimalMark mark: Character) -> Int? {
    decimals(decimalMark: mark) ?? possibleMarks.first.flatMap { decimals(decimalMark: $0) }
  }

  /// Returns how many of the digits are decimals, if `mark` is the decimal mark; nil if the digits don't fit it.
  private func decimals(decimalMark mark: Character) -> Int? {
    guard let last = marks.last else { return 0 }
    func isDecimal(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "٫" || scalar == mark.unicodeScalars.first
    }
    let hasDecimals = isDecimal(last)
    let groups = sizes.dropLast(hasDecimals ? 1 : 0)
    let between = marks.dropLast(hasDecimals ? 1 : 0)
    // The other marks group the digits, and are all the same.
    if let first = between.first {
      guard !isDecimal(first), between.allSatisfy({ $0 == first }), digits[0] != 0,
        (1...3).contains(groups[0]), groups.last == 3
      else { return nil }
      let middle = groups.dropFirst().dropLast()
      // Indian numbers have groups of two digits before the last one.
      guard middle.allSatisfy({ $0 == 3 }) || middle.allSatisfy({ $0 == 2 }) && groups[0] <= 2
      else { return nil }
    }
    return hasDecimals ? sizes[sizes.count - 1] : 0
  }

  /// The decimal marks, of "." and ",", with which the digits fit.
  var possibleMarks: [Character] {
    [".", ","].filter { decimals(decimalMark: $0) != nil }
  }

  /// A Boolean value indicating whether both decimal marks fit, with different values.
  var isAmbiguous: Bool {
    guard let point = decimals(decimalMark: "."), let comma = decimals(decimalMark: ",") else {
      return false
    }
    return point != comma
  }

  /// Returns the number with a point as decimal mark and without other marks.
  ///
  /// A number with three decimals gets a fourth, so that no reader takes its point for a grouping mark.
  func plain(decimalMark mark: Character) -> String? {
    guard let decimals = decimals(decimalMark: mark) else { return nil }
    var text = digits.map { String($0) }
    guard decimals > 0 else { return text.joined() }
    text.insert(".", at: text.count - decimals)
    return text.joined() + (decimals == 3 ? "0" : "")
  }
}
