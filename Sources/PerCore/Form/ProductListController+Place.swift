extension ProductListController {
  /// Returns what the list would show of a product with a unit price: the unit price, and its place among the others.
  ///
  /// A product of another kind has no standing: only the single product of a list can be replaced by one.
  ///
  /// - Parameters:
  ///   - unit: The unit of the product's quantity.
  ///   - replaced: The product that it replaces; nil if it is added.
  ///
  /// - Complexity: O(log *n*) for a list of *n* products.
  func place(
    of unitPrice: UnitPrice, in unit: Unit, replacing replaced: Product? = nil
  ) -> (FormResult.UnitPrice, FormResult.Standing?) {
    let products = state.products
    let others = products.kind == unit.kind ? products : ProductList()
    let place = others.place(of: unitPrice, replacing: replaced)
    let displayUnit = conventions.displayUnit(
      for: unit.kind, counting: unit.item ?? products.item(without: replaced),
      best: min(unitPrice, place.best ?? unitPrice), chosen: state.chosenDisplayUnit)
    let decimals = decimals(
      adding: unitPrice, between: place.neighbors, replacing: place.replacedRank, per: displayUnit)
    let shown = FormResult.UnitPrice(
      price: conventions.money.string(unitPrice.per(displayUnit), decimals: decimals),
      displayUnit: displayUnit)
    guard let best = place.best else { return (shown, nil) }
    let verdict: Verdict = best < unitPrice ? .comparing(unitPrice, with: best) : .best
    let standing = FormResult.Standing(
      rank: place.rank + 1, count: place.count, verdict: verdict,
      percentage: conventions.percentage(of: verdict),
      isTied: verdict == .best && !(unitPrice < best))
    return (shown, standing)
  }
}
