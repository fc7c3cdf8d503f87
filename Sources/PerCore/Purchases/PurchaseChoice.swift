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
}
