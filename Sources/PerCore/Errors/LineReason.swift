/// Why a line is not a product.
public enum LineReason: String, CaseIterable, Sendable {
  /// The line is empty or doesn't describe a product.
  case none
  /// The line has too many characters or tokens.
  case long
  /// The line has no amount.
  case amount
  /// The line has no price.
  case price
  /// A number is unclear, or it is too low or too high for an amount or a price.
  case number
  /// The amount is a range.
  case range
  /// Values contradict each other, or a size can be the total or the size of each.
  case total
  /// A unit is unknown, or it has two sizes.
  case unit
  /// The amount is not of the list's kind.
  case kind
  /// The price is not in the list's currency.
  case currency
  /// An offer has two meanings.
  case offer
}
