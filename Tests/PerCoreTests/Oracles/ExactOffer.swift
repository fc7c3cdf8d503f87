import PerCore

/// A product as integers, ranked by cross products of fixed width, without PerCore.
struct ExactOffer {
  /// A number that a user can type: `digits × 10^-decimals ÷ divisor`.
  struct Number {
    var digits: UInt64
    var decimals: Int
    var divisor: UInt64 = 1

    /// The number with a decimal point and a division.
    var text: String {
      let text = String(digits)
      let padded = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
      let number = decimals > 0 ? "\(padded.dropLast(decimals)).\(padded.suffix(decimals))" : text
      return divisor == 1 ? number : "\(number)÷\(divisor)"
    }

    /// Creates a number from digits with a decimal point; nil for any other text.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let digits = UInt64(parts.joined()) else { return nil }
      (self.digits, decimals) = (digits, parts.count > 1 ? parts[1].count : 0)
    }

    init(_ digits: UInt64, decimals: Int, divisor: UInt64 = 1) {
      (self.digits, self.decimals, self.divisor) = (digits, decimals, divisor)
    }
  }

  var price: Number
  var quantity: Number
  var unit: Unit

  /// Returns the size of a unit in a measure that divides all units of its kind: 1/16 of 10^-8 kg for
  /// weights, 1/3840 of 10^-9 L for volumes, 10^-4 m for lengths.
  static func size(of unit: Unit) -> UInt64 {
    switch unit {
    case .kilogram: 1_600_000_000
    case .gram: 1_600_000
    case .milligram: 1_600
    case .ounce: 45_359_237
    case .pound: 45_359_237 * 16
    case .stone: 45_359_237 * 16 * 14
    case .litre: 3_840_000_000_000
    case .decilitre: 384_000_000_000
    case .centilitre: 38_400_000_000
    case .millilitre: 3_840_000_000
    case .usTeaspoon: 3_785_411_784 * 5
    case .usTablespoon: 3_785_411_784 * 15
    case .usFluidOunce: 3_785_411_784 * 30
    case .usCup: 3_785_411_784 * 240
    case .usPint: 3_785_411_784 * 480
    case .usQuart: 3_785_411_784 * 960
    case .usGallon: 3_785_411_784 * 3840
    case .imperialFluidOunce: 4_546_090_000 * 24
    case .imperialPint: 4_546_090_000 * 480
    case .imperialQuart: 4_546_090_000 * 960
    case .imperialGallon: 4_546_090_000 * 3840
    case .metricCup: 960_000_000_000
    case .metricTablespoon: 57_600_000_000
    case .metricTeaspoon: 19_200_000_000
    case .one, .piece, .wash, .sheet, .roll, .capsule, .tablet, .serving, .bag, .pair: 1
    case .dozen: 12
    case .metre: 10_000
    case .centimetre: 100
    case .millimetre: 10
    case .foot: 3048
    case .inch: 254
    case .yard: 9144
    case .squareMetre: 100_000_000
    case .squareCentimetre: 10_000
    case .squareFoot: 3048 * 3048
    case .squareInch: 254 * 254
    case .squareYard: 9144 * 9144
    }
  }

  private static let powersOfTen: [UInt128] = (0...20).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// Returns the product of this price and the other amount, in 256 bits.
  func cross(_ other: ExactOffer) -> (high: UInt128, low: UInt128) {
    let price =
      UInt128(price.digits) * Self.powersOfTen[other.price.decimals]
      * UInt128(other.price.divisor) * UInt128(quantity.divisor)
    let amount =
      UInt128(other.quantity.digits) * Self.powersOfTen[quantity.decimals]
      * UInt128(Self.size(of: other.unit))
    return price.multipliedFullWidth(by: amount)
  }

  static func isCheaper(_ a: ExactOffer, _ b: ExactOffer) -> Bool { a.cross(b) < b.cross(a) }

  static func ties(_ a: ExactOffer, _ b: ExactOffer) -> Bool { a.cross(b) == b.cross(a) }

  /// Returns the percentage by which this costs more than `best`, rounded half up; nil if 128 bits are too few.
  func percentMore(than best: ExactOffer) -> UInt128? {
    let (mine, others) = (cross(best), best.cross(self))
    guard mine.high == 0, others.high == 0 else { return nil }
    let (scaled, overflow) = (mine.low - others.low).multipliedReportingOverflow(by: 200)
    return overflow ? nil : (scaled + others.low) / (2 * others.low)
  }

  /// Returns the unit price as a multiple of that of `best`, in tenths, rounded half up; from a hundred times on,
  /// rounded to whole times. Nil if 128 bits are too few.
  func tenths(of best: ExactOffer) -> UInt128? {
    let (mine, others) = (cross(best), best.cross(self))
    guard mine.high == 0, others.high == 0 else { return nil }
    let (scaled, overflow) = mine.low.multipliedReportingOverflow(by: 20)
    guard !overflow else { return nil }
    return scaled < 2_000 * others.low
      ? (scaled + others.low) / (2 * others.low)
      : (scaled / 10 + others.low) / (2 * others.low) * 10
  }

  /// Returns the product, created from typed text or from its stored values.
  func product(isStored: Bool = false) throws(EntryError) -> Product {
    func amount(_ text: String) throws(EntryError) -> Amount {
      let amount = try Amount(text, format: .plain)
      return isStored ? try Amount(plain: amount.plain, expression: text) : amount
    }
    return Product(
      quantity: try amount(quantity.text), unit: unit, price: try amount(price.text))
  }
}
