/// An item that products are sold by, such as washes or sheets.
///
/// Products that count different items can't be compared. The raw value identifies the item in storage.
public enum CountedItem: String, CaseIterable, Sendable {
  case piece
  case wash
  case sheet
  case roll
  case capsule
  case tablet
  case serving
  case bag
  /// A pair is not two pieces.
  case pair

  /// The unit that counts this item.
  public var unit: Unit {
    guard let unit = Self.units[self] else { preconditionFailure("an item has no unit") }
    return unit
  }

  private static let units = Dictionary(
    uniqueKeysWithValues: Unit.allCases.compactMap { unit in unit.item.map { ($0, unit) } })
}
