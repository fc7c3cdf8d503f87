/// What a column of a table holds.
public enum ColumnRole: String, CaseIterable, Sendable {
  case name
  /// The quantity, with its unit unless another column or the header has it.
  case quantity
  case unit
  /// A number of packs.
  case count
  case price
  /// A price before a reduction.
  case oldPrice = "old-price"
  /// A price per unit, which is not read: Per calculates it.
  case unitPrice = "unit-price"
  case currency
  /// An offer, such as "3 for 2".
  case offer
  case deposit
  case shop, note
  /// Anything else.
  case other
}
