internal import PerCore

/// The amount of `--per`: "100g", "kg", "lb".
enum PerAmount {
  /// Creates the amount, or returns nil if the text is not an amount.
  static func read(_ text: String, with reader: LineReader) -> LineAmount? {
    for line in [text, "1 " + text] {
      if case .ask(.price, let known, _) = reader.read(line).outcome, let amount = known.amount,
        known.name.isEmpty
      {
        return amount
      }
    }
    return nil
  }

  /// "kg", "100 g", "piece".
  static func text(_ amount: LineAmount, _ shown: Shown) -> String {
    amount.value == .one ? shown.unit(amount.unit, plural: false) : shown.amount(amount)
  }
}
