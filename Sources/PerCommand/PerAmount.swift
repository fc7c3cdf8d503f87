internal import PerCore

/// The amount that a unit price is for.
enum PerAmount {
  /// "kg", "100 g", "piece".
  static func text(_ amount: LineAmount, _ shown: Shown) -> String {
    amount.value == .one ? shown.unit(amount.unit, plural: false) : shown.amount(amount)
  }
}
