/// The notation of numbers in a locale: the decimal mark, and how digits are grouped.
///
/// Reading is strict and printing is exact: `number(_:)` reads the result of `string(_:)` as the same
/// number.
public struct NumberFormat: Hashable, Sendable {
  /// The mark between the whole part and the decimals.
  public let decimalMark: Character
  /// The mark between groups of digits, or nil where digits are not grouped.
  public let groupingMark: Character?
  /// The number of digits in each group, counted from the decimal mark: three in most of the world,
  /// three and then two in India. The last size repeats unless `groupsRepeat` is false. Empty where
  /// digits are not grouped.
  public let groupSizes: [Int]
  public let groupsRepeat: Bool

  /// The formats in which numbers are read, too.
  var alternates: [NumberFormat] = []

  /// The maximum number of significant digits, and of decimals, of a number that a user types.
  public static let maximumDigits = 30

  /// The number of significant digits to which a number is rounded that cannot be shown exactly.
  public static let roundedDigits = 15

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

  /// The C locale's format: a decimal point and no groups.
  public static let plain = NumberFormat(decimalMark: ".")

  /// Returns this format, which also reads numbers in the format `other`.
  ///
  /// A text that means another number in `other` is ambiguous.
  func alsoReading(_ other: NumberFormat) -> NumberFormat {
    guard other != self else { return self }
    var result = self
    result.alternates.append(other)
    return result
  }
}

// MARK: - Printing

extension NumberFormat {
  /// Returns the magnitude of `value` rounded to `decimals` decimals; a half is rounded up.
  public func string(_ value: Rational, decimals: Int, grouped: Bool = true) -> String {
    var digits = Array(value.rounded(decimals: decimals).description)
    if digits.count <= decimals {
      digits.insert(contentsOf: repeatElement("0", count: decimals + 1 - digits.count), at: 0)
    }
    let whole = digits.dropLast(decimals)
    let text = grouped ? group(whole) : String(whole)
    return decimals == 0 ? text : text + String(decimalMark) + String(digits.suffix(decimals))
  }

  /// Returns the exact decimal form of `value`, with at least `minimumDecimals` decimals.
  ///
  /// A number without an exact decimal form that can be read is rounded to `roundedDigits`
  /// significant digits.
  public func string(_ value: Rational, minimumDecimals: Int = 0, grouped: Bool = true) -> String {
    var shown = value
    var decimals = value.exactDecimals ?? .max
    if decimals > Self.maximumDigits || decimals > 0 && hasTooManyDigits(value, decimals) {
      shown = value.rounded(significantDigits: Self.roundedDigits)
      decimals = shown.exactDecimals ?? Self.maximumDigits
    }
    return string(shown, decimals: max(minimumDecimals, decimals), grouped: grouped)
  }

  private func hasTooManyDigits(_ value: Rational, _ decimals: Int) -> Bool {
    value.rounded(decimals: decimals) >= .powerOfTen(Self.maximumDigits)
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

  /// Returns the size of the group at `index`, counted from the decimal mark; nil behind the last
  /// group.
  func groupSize(at index: Int) -> Int? {
    index < groupSizes.count ? groupSizes[index] : groupsRepeat ? groupSizes.last : nil
  }
}
