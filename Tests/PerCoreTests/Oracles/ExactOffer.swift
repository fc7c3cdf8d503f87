import PerCore

/// A product as plain whole numbers, ranked by another road than PerCore's: fixed-width cross
/// products, no fractions, nothing shortened.
struct ExactOffer {
  /// A number as it is written: `digits × 10^-decimals`.
  struct Number {
    var digits: UInt64
    var decimals: Int

    /// With a decimal point.
    var text: String {
      let text = String(digits)
      guard decimals > 0 else { return text }
      let padded = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
      return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }

    /// Nil where `text` is more or less than digits and a decimal point.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let digits = UInt64(parts.joined()) else { return nil }
      (self.digits, decimals) = (digits, parts.count > 1 ? parts[1].count : 0)
    }

    init(_ digits: UInt64, decimals: Int) {
      (self.digits, self.decimals) = (digits, decimals)
    }
  }

  var price: Number
  var quantity: Number
  var unit: Unit

  /// The units of a kind as whole multiples of one measure that divides them all: of the weights,
  /// 1/16 of 10^-8 kg; of the volumes, 1/3840 of 10^-9 L; of the lengths, 10^-4 m.
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

  /// What this price is worth against the other's amount, 256 bits wide.
  func cross(_ other: ExactOffer) -> (high: UInt128, low: UInt128) {
    let price = UInt128(price.digits) * Self.powersOfTen[other.price.decimals]
    let amount =
      UInt128(other.quantity.digits) * Self.powersOfTen[quantity.decimals]
      * UInt128(Self.size(of: other.unit))
    return price.multipliedFullWidth(by: amount)
  }

  static func isCheaper(_ a: ExactOffer, _ b: ExactOffer) -> Bool { a.cross(b) < b.cross(a) }

  static func ties(_ a: ExactOffer, _ b: ExactOffer) -> Bool { a.cross(b) == b.cross(a) }

  /// How many percent more this costs than `best`, a half upwards; nil where 128 bits do not hold
  /// it.
  func percentMore(than best: ExactOffer) -> UInt128? {
    let (mine, others) = (cross(best), best.cross(self))
    guard mine.high == 0, others.high == 0 else { return nil }
    let (scaled, overflow) = (mine.low - others.low).multipliedReportingOverflow(by: 200)
    return overflow ? nil : (scaled + others.low) / (2 * others.low)
  }

  func product() throws(EntryError) -> Product {
    Product(
      quantity: try Amount(quantity.text, format: .plain), unit: unit,
      price: try Amount(price.text, format: .plain))
  }
}
