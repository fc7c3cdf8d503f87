internal import PerCore

/// What to buy of the products in one ranking for a needed amount.
struct NeedPlan {
  let need: LineAmount
  /// The rows in the order of the input.
  let rows: [RankedRow]
  /// The cheapest purchase, and others.
  let answer: PurchaseAnswer

  init(_ need: LineAmount, rows: [RankedRow]) {
    (self.need, self.rows) = (need, rows)
    answer = PurchaseAnswer(need.inBaseUnits, of: rows.map(\.pack))
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
