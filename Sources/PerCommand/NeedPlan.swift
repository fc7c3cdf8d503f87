internal import PerCore

/// What to buy to get a needed amount, of the rows of one ranking.
struct NeedPlan {
  /// The packs of one product that contain the need.
  struct Single {
    let packs: Int
    let cost: Rational
    /// The amount beyond the need, in base units.
    let left: Rational
  }

  /// The greatest number of packs of one product. A product of which more are needed has no cost for the need.
  static let greatestCount = 100_000

  let need: LineAmount
  private(set) var purchase: Purchase?

  init(_ need: LineAmount) {
    self.need = need
  }

  /// Finds the cheapest packs of all products.
  mutating func findPurchase(_ packs: [Pack]) {
    purchase = Purchase.cheapest(need.inBaseUnits, of: packs)
  }

  /// Returns the packs of one product; nil if there are too many.
  func single(_ pack: Pack) -> Single? {
    guard let count = pack.count(for: need.inBaseUnits), count <= Self.greatestCount else {
      return nil
    }
    return Single(
      packs: count, cost: pack.price * Rational(count),
      left: pack.amount * Rational(count) - need.inBaseUnits)
  }

  /// Returns base units as an amount in the unit of the need.
  func amount(_ base: Rational) -> LineAmount {
    LineAmount(base / need.unit.factor, need.unit)
  }

  /// Returns base units as an amount in the unit of the need, but in grams for kilograms and in millilitres for litres.
  func exactAmount(_ base: Rational) -> LineAmount {
    let unit: Unit =
      switch need.unit {
      case .kilogram: .gram
      case .litre: .millilitre
      default: need.unit
      }
    return LineAmount(base / unit.factor, unit)
  }
}
