/// A number of packs of the products that a purchase search has taken.
struct PurchaseChoice<Number: PurchaseNumber> {
  var amount = Number.zero
  var cost = Number.zero
  /// The number of packs.
  var count = 0
  /// The number of products.
  var products = 0
  /// The place of the last entry in the search's record of packs; nil without packs.
  var last: Int?

  /// Returns a Boolean value indicating whether this choice costs less than another one, or contains less for as much.
  func precedes(_ other: PurchaseChoice) -> Bool {
    cost == other.cost ? amount < other.amount : cost < other.cost
  }
}
