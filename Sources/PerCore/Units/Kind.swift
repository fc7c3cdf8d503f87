/// What a product is sold by; only products of one kind can be compared.
public enum Kind: String, CaseIterable, Sendable {
  case weight
  case volume
  /// Counted things, which have no dimension.
  case units
  case length
  case area
}

/// A product or unit of one kind was offered to a list of another.
public struct WrongKind: Error, Hashable, Sendable {
  /// The kind that the list holds.
  public let held: Kind
  public let offered: Kind

  public init(held: Kind, offered: Kind) {
    (self.held, self.offered) = (held, offered)
  }
}
