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
  /// A Boolean value indicating whether the last size repeats. If not, the digits before the last group are not
  /// grouped.
  public let groupsRepeat: Bool

  /// The marks as `mark(_:)` compares them.
  let plainDecimalMark, plainGroupingMark: Unicode.Scalar?

  /// Other formats in which numbers are also parsed.
  var alternates: [NumberFormat] = []

  /// A Boolean value indicating whether a space can stand for a multiplication sign, as in "6 330" for 6 bottles.
  var spaceCanMultiply = true

  /// The maximum number of significant digits, and of decimals, of a number that a user types.
  public static let maximumDigits = 30

  /// The number of significant digits of numbers that can't be shown exactly.
  public static let roundedDigits = 15

  /// Creates a format. Digits are not grouped if the grouping mark is missing or is the decimal mark, or if a size is
  /// not above zero.
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
    plainDecimalMark = decimalMark.onlyScalar?.plainMark
    plainGroupingMark = self.groupingMark?.onlyScalar?.plainMark
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

  /// This format for prices, in which a space only separates groups of digits.
  var ofPrices: NumberFormat {
    var result = self
    result.spaceCanMultiply = false
    return result
  }
}

// MARK: - Printing

/// Printing takes O(*n*²) for *n* digits.
extension NumberFormat {
  /// Returns the magnitude of `value` rounded to `decimals` decimals; a half is rounded up.
  public func string(_ value: Rational, decimals: Int, grouped: Bool = true) -> String {
    var digits = Array(value.rounded(decimals: decimals).description.utf8)
    if digits.count <= decimals {
      digits.insert(contentsOf: repeatElement(48, count: decimals + 1 - digits.count), at: 0)
    }
    let whole = digits.count - decimals
    let groups = grouped ? groupStarts(whole) : []
    guard decimals > 0 || !groups.isEmpty else { return String(decoding: digits, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(digits.count + 4 * (groups.count + 1))
    for (index, digit) in digits.enumerated() {
      if index == whole { text += String(decimalMark).utf8 }
      if groups.contains(index), let groupingMark { text += String(groupingMark).utf8 }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the exact decimal form of `value`, with at least `minimumDecimals` decimals.
  ///
  /// If the exact decimal form is infinite or too long to be parsed, the number is rounded to `roundedDigits`
  /// significant digits.
  public func string(_ value: Rational, minimumDecimals: Int = 0, grouped: Bool = true) -> String {
    let (shown, decimals) = Self.shown(value)
    return string(shown, decimals: max(minimumDecimals, decimals), grouped: grouped)
  }

  /// Returns the number that is shown for `value`, which is rounded to `roundedDigits` significant digits if its exact
  /// decimal form is infinite or too long to be parsed, and its decimals.
  static func shown(_ value: Rational) -> (value: Rational, decimals: Int) {
    if let decimals = value.exactDecimals, decimals <= maximumDigits,
      decimals == 0 || !hasTooManyDigits(value, decimals)
    {
      return (value, decimals)
    }
    let rounded = value.rounded(significantDigits: roundedDigits)
    return (rounded, rounded.exactDecimals ?? maximumDigits)
  }

  private static func hasTooManyDigits(_ value: Rational, _ decimals: Int) -> Bool {
    // A numerator of one word has at most 20 digits.
    if value.numerator.word != nil, decimals < maximumDigits - 20 { return false }
    return value.rounded(decimals: decimals) >= .powerOfTen(maximumDigits)
  }

  /// Returns the positions in a whole number of `count` digits that have a grouping mark before them.
  private func groupStarts(_ count: Int) -> [Int] {
    guard groupingMark != nil else { return [] }
    var starts: [Int] = []
    var rest = count
    while let size = groupSize(at: starts.count), rest > size {
      rest -= size
      starts.append(rest)
    }
    return starts
  }

  /// Returns the size of the group at `index`, counted from the decimal mark; nil after the last group.
  func groupSize(at index: Int) -> Int? {
    index < groupSizes.count ? groupSizes[index] : groupsRepeat ? groupSizes.last : nil
  }
}
