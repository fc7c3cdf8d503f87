/// The kind of measure that a product is sold by. Only products of the same kind can be compared.
public enum Kind: String, CaseIterable, Sendable {
  case weight
  case volume
  /// Counted things, which have no dimension.
  case units
  case length
  case area
}
