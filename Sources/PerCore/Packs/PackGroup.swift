/// A number of packs of a product that have one price together.
struct PackGroup: Hashable, Sendable {
  /// The number of packs.
  let packs: Int
  /// The amount of all packs, in base units.
  let amount: Rational
  /// The price of all packs.
  let cost: Rational
  /// The number of times that the group can be bought; nil for any number.
  let limit: Int?
}
