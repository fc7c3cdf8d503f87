/// A saved list of products.
public struct Comparison: Hashable, Identifiable, Sendable {
  public package(set) var id: Int64
  /// The name; empty until the user enters one.
  public var name: String
  /// The unit in which unit prices are shown; nil for the usual unit of the list's kind.
  public var displayUnit: DisplayUnit?
  /// The currency of the prices; nil if they have none.
  public var currency: Currency?
  /// What the user buys of each product.
  public var buying: Buying
  /// The number of the latest change of this comparison. Numbers increase with each change of the library, so the
  /// comparison with the highest revision changed last.
  public var revision: Int64

  public init(
    id: Int64, name: String = "", displayUnit: DisplayUnit? = nil, currency: Currency? = nil,
    buying: Buying = Buying(), revision: Int64 = 0
  ) {
    self.id = id
    self.name = name
    self.displayUnit = displayUnit
    self.currency = currency
    self.buying = buying
    self.revision = revision
  }

  /// Takes over the properties that differ between two comparisons.
  mutating func change(from old: Comparison, to new: Comparison) {
    if new.name != old.name { name = new.name }
    if new.displayUnit != old.displayUnit { displayUnit = new.displayUnit }
    if new.currency != old.currency { currency = new.currency }
    if new.buying != old.buying { buying = new.buying }
  }

  /// Returns a Boolean value indicating whether a property other than the name differs between two comparisons.
  func differsInMoreThanName(from other: Comparison) -> Bool {
    var other = other
    (other.name, other.revision) = (name, revision)
    return other != self
  }

  /// Returns a copy with another id, which has not changed yet.
  func copy(withID id: ID) -> Comparison {
    var copy = self
    (copy.id, copy.revision) = (id, 0)
    return copy
  }
}
