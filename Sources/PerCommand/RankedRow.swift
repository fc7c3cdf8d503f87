internal import PerCore

/// A product of a ranking.
struct RankedRow {
  let product: LineProduct
  /// The amount of one pack.
  let amount: LineAmount
  let pack: Pack
  /// The deposit, the net weight and the tax.
  let terms: PackTerms
  /// The place of the product in the input.
  let source: InputLine
  /// The number of packs that the unit price is for.
  let packs: Int
  /// The price of one base unit; nil if this number of packs can't be bought.
  let unitPrice: UnitPrice?
  /// What the ranking compares: the unit price, or what the need costs.
  var value: RankedValue
  /// The packs of this product alone for the need; nil if there is no need or if it can't be reached.
  var single: SinglePurchase?
}
