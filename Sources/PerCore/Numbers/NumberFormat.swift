/// The notation of numbers in a locale: the decimal mark and the groups of digits.
///
/// Parsing is strict and formatting is exact: `number(_:)` returns the same number for the result of `string(_:)`.
public struct NumberFormat: Hashable, Sendable {
  /// The mark between the whole part and the decimals.
  public let decimalMark: Character
  /// The mark between groups of digits, or nil if digits are not grouped.
  public let groupingMark: Character?
  /// The number of digits in each group, counted from the decimal mark: three in most countries, three and then two in
  /// India. The last size repeats unless `groupsRepeat` is false. Empty if digits are not grouped.
  public let groupSizes: [Int]
  public let groupsRepeat: Bool

  /// Other formats in which numbers are also parsed.
  var alternates: [NumberFormat] = []

  /// The maximum number of significant digits, and of decimals, of a number that a user types.
  public static let maximumDigits = 30

  /// The number of significant digits of numbers that can't be shown exactly.
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

  /// Returns this format with `other` as an alternate.
  ///
  /// A text that has different values in both is ambiguous.
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
  /// If the exact decimal form is infinite or too long to be parsed, the number is rounded to `roundedDigits`
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

  /// Returns the size of the group at `index`, counted from the decimal mark; nil after the last group.
  func groupSize(at index: Int) -> Int? {
    index < groupSizes.count ? groupSizes[index] : groupsRepeat ? groupSizes.last : nil
  }
}
