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
    switch self {
    case .piece: .piece
    case .wash: .wash
    case .sheet: .sheet
    case .roll: .roll
    case .capsule: .capsule
    case .tablet: .tablet
    case .serving: .serving
    case .bag: .bag
    case .pair: .pair
    }
  }
}
