/// How a language writes numbers: its decimal mark, and how it groups the digits before it.
///
/// Reading is strict and printing is exact: what `string(_:)` prints, `number(_:)` reads back as the same
/// number.
public struct NumberFormat: Hashable, Sendable {
  /// The mark between the whole and the decimals.
  public let decimalMark: Character
  /// The mark between groups of digits, or nil where digits are not grouped; then there are no
  /// sizes either.
  public let groupingMark: Character?
  /// How many digits each group has, counted from the decimal mark; the last size repeats unless
  /// `groupsRepeat` is false. Three in most of the world, three and then two in India.
  public let groupSizes: [Int]
  public let groupsRepeat: Bool

  /// The most significant digits, and the most decimals, of a number that a person may type or be shown as a
  /// result; enough for every price and weight there is, few enough to read.
  public static let maximumDigits = 30

  public init(
    decimalMark: Character, groupingMark: Character? = nil, groupSizes: [Int] = [3],
    groupsRepeat: Bool = true
  ) {
    self.decimalMark = decimalMark
    let groups =
      groupingMark != nil && groupingMark != decimalMark && !groupSizes.isEmpty
      && groupSizes.allSatisfy { $0 > 0 }
    self.groupingMark = groups ? groupingMark : nil
    self.groupSizes = groups ? groupSizes : []
    self.groupsRepeat = groups && groupsRepeat
  }

  /// Digits in no groups and a decimal point: the C locale's.
  public static let plain = NumberFormat(decimalMark: ".")
}

// MARK: - Printing

extension NumberFormat {
  /// The magnitude of `value`, rounded to `decimals` decimals (a half upwards), in groups if `grouped`.
  public func string(_ value: Rational, decimals: Int, grouped: Bool = true) -> String {
    var digits = Array(value.rounded(decimals: decimals).description)
    if digits.count <= decimals {
      digits.insert(contentsOf: repeatElement("0", count: decimals + 1 - digits.count), at: 0)
    }
    let whole = digits.dropLast(decimals)
    let text = grouped ? group(whole) : String(whole)
    return decimals == 0 ? text : text + String(decimalMark) + String(digits.suffix(decimals))
  }

  /// The exact decimal form of `value`, with at least `minimumDecimals` decimals.
  ///
  /// A number without a finite decimal form, which no product holds, is rounded to `maximumDigits` decimals.
  public func string(_ value: Rational, minimumDecimals: Int = 0, grouped: Bool = true) -> String {
    let decimals = max(minimumDecimals, value.exactDecimals ?? Self.maximumDigits)
    return string(value, decimals: decimals, grouped: grouped)
  }

  private func group(_ whole: ArraySlice<Character>) -> String {
    guard let groupingMark else { return String(whole) }
    var groups: [Substring.SubSequence] = []
    var rest = Substring(String(whole))
    var index = 0
    while let size = groupSize(at: index), rest.count > size {
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
      index += 1
    }
    groups.append(rest)
    return groups.reversed().joined(separator: String(groupingMark))
  }

  /// The size of the group at `index`, counted from the decimal mark; nil where groups have come to an end.
  private func groupSize(at index: Int) -> Int? {
    index < groupSizes.count ? groupSizes[index] : groupsRepeat ? groupSizes.last : nil
  }
}

// MARK: - Reading

extension NumberFormat {
  /// What a character can be within a number.
  enum Mark: Equatable {
    case digit(UInt)
    case decimal
    case grouping
    /// A mark that separates digits elsewhere in the world but has no place in this format.
    case foreign
  }

  /// The role of `character` in a number, or nil where it can be no part of one.
  ///
  /// Digits of every script count, so that an input method set to full-width or Arabic digits works.
  func mark(_ character: Character) -> Mark? {
    if let digit = Self.digit(character) { return .digit(digit) }
    let plain = Self.plainTwin(of: character)
    if plain == Self.plainTwin(of: decimalMark) { return .decimal }
    if let groupingMark, plain == Self.plainTwin(of: groupingMark) { return .grouping }
    // A point can always be read as a decimal mark where it cannot separate thousands.
    if plain == "." { return .decimal }
    return plain == "," || plain == "'" ? .foreign : nil
  }

  private static func digit(_ character: Character) -> UInt? {
    if let ascii = character.asciiValue {
      return (48...57).contains(ascii) ? UInt(ascii - 48) : nil
    }
    guard character.unicodeScalars.count == 1,
      let properties = character.unicodeScalars.first?.properties,
      properties.numericType == .decimal, let value = properties.numericValue
    else { return nil }
    return UInt(value)
  }

  /// The one character that stands for all that look and mean the same: any space, any apostrophe, and the
  /// full-width marks of East Asian input methods.
  private static func plainTwin(of character: Character) -> Character {
    // Comparing characters takes its time, and nearly all that are typed are plain.
    guard !character.isASCII else { return character }
    return switch character {
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
    case "\u{2019}", "\u{2BC}": "'"
    case "\u{FF0E}": "."
    case "\u{FF0C}": ","
    default: character
    }
  }

  /// The number that `text` writes, without sign or surrounding space.
  public func number(_ text: some StringProtocol) throws(EntryError) -> Rational {
    var whole: [UInt] = []
    var decimals: [UInt]?
    // How many digits stand before each grouping mark, and then before the decimal mark.
    var groups: [Int] = []
    var inGroup = 0
    for character in text {
      switch mark(character) {
      case .digit(let digit):
        if decimals == nil {
          whole.append(digit)
          inGroup += 1
        } else {
          decimals?.append(digit)
        }
      case .decimal:
        guard decimals == nil else { throw .twoDecimalMarks }
        decimals = []
      case .grouping:
        guard decimals == nil else {
          throw .misplacedGroupingMark(character, decimalMark: decimalMark)
        }
        groups.append(inGroup)
        inGroup = 0
      case .foreign:
        throw .foreignMark(character, decimalMark: decimalMark)
      case nil:
        throw .unexpected(character)
      }
    }
    if let mark = groupingMark, !groups.isEmpty {
      groups.append(inGroup)
      guard isGrouping(groups), whole.first != 0 else {
        throw .misplacedGroupingMark(mark, decimalMark: decimalMark)
      }
    }
    return try Self.number(whole: whole, decimals: decimals ?? [])
  }

  private static func number(whole: [UInt], decimals: [UInt]) throws(EntryError) -> Rational {
    guard !whole.isEmpty || !decimals.isEmpty else { throw .incomplete }
    let digits = (whole + decimals).drop { $0 == 0 }
    guard digits.count <= maximumDigits, decimals.count <= maximumDigits else {
      throw .tooManyDigits
    }
    return Rational(BigUInt(digits: digits), decimals: decimals.count)
  }

  /// Whether groups of the given lengths, first to last, are the ones in which this format writes a number.
  private func isGrouping(_ groups: [Int]) -> Bool {
    for (index, length) in groups.reversed().enumerated() {
      let isFirst = index == groups.count - 1
      guard let size = groupSize(at: index) else { return isFirst && length > 0 }
      guard isFirst ? (1...size).contains(length) : length == size else { return false }
    }
    return true
  }
}
