extension ProductListController {
  /// Returns what the list would show of a pack: the unit price, and its place among the others.
  ///
  /// A product of another kind has no standing, because it can only replace the single product of a list.
  ///
  /// - Parameters:
  ///   - pack: The pack by the weight that the list compares.
  ///   - unit: The unit of the product's quantity.
  ///   - replaced: The product that it replaces; nil if it is added.
  ///
  /// - Complexity: O(log *n*) for a list of *n* products.
  func place(
    of pack: Pack, in unit: Unit, replacing replaced: Product? = nil
  ) -> (FormResult.UnitPrice, FormResult.Standing?) {
    let products = state.products
    let others = products.kind == unit.kind ? products : ProductList()
    let value = others.basis.value(of: pack)
    let place = others.place(of: value, replacing: replaced)
    var shown = pack.offerPrice
    if others.basis.packs == .one { shown = value.unitPrice ?? shown }
    let unitPrice = self.unitPrice(shown, in: unit, at: place, of: others, replacing: replaced)
    guard let best = place.best, let ranked = value.unitPrice else { return (unitPrice, nil) }
    let verdict = Verdict.comparing(value, with: best)
    let standing = FormResult.Standing(
      rank: place.rank + 1, count: place.count, verdict: verdict,
      percentage: conventions.percentage(of: verdict),
      isTied: verdict == .best && !(value < best), need: neededCost(ranked))
    return (unitPrice, standing)
  }

  /// Returns the cost of the needed amount; nil if unit prices are ranked.
  ///
  /// - Parameter ranked: The cost per base unit of the need.
  private func neededCost(_ ranked: UnitPrice) -> FormResult.NeededCost? {
    guard case .need(let amount) = state.products.basis.packs, let unit = buying.need?.unit
    else { return nil }
    return FormResult.NeededCost(
      cost: conventions.money.roundedString(ranked.per(amount)),
      amount: QuantityText(amount / unit.factor, unit, format: conventions.numbers))
  }

  /// Returns what the list would show of a product: the unit price, its place, and the unit price with the offer, which
  /// is nil if there is none.
  func place(
    of product: Product
  ) -> (FormResult.UnitPrice, FormResult.Standing?, offerPrice: FormResult.UnitPrice?) {
    let pack = product.pack(by: buying.weight)
    let (shown, standing) = place(of: pack, in: product.unit)
    let offerPrice =
      pack.offer == nil ? nil : unitPrice(pack.offerPrice, per: shown.displayUnit)
    return (shown, standing, offerPrice)
  }

  /// Returns a unit price with the decimals that the list would use.
  private func unitPrice(
    _ shown: UnitPrice, in unit: Unit, at place: ProductList.Place, of others: ProductList,
    replacing replaced: Product?
  ) -> FormResult.UnitPrice {
    // A list that is ranked for a need has prices of that amount, which can't be compared with a unit price.
    let best =
      if case .need = others.basis.packs { shown } else {
        min(shown, place.best?.unitPrice ?? shown)
      }
    let displayUnit = conventions.displayUnit(
      for: unit.kind, counting: unit.item ?? state.products.item(without: replaced),
      best: best, chosen: state.chosenDisplayUnit)
    if case .need = others.basis.packs { return self.unitPrice(shown, per: displayUnit) }
    let decimals = decimals(
      adding: shown, between: place.neighbors, replacing: place.replacedRank, per: displayUnit)
    return FormResult.UnitPrice(
      price: conventions.money.string(shown.per(displayUnit), decimals: decimals),
      displayUnit: displayUnit)
  }

  /// Returns a unit price that is not ranked.
  func unitPrice(_ unitPrice: UnitPrice, per unit: DisplayUnit) -> FormResult.UnitPrice {
    var decimals = ShownDecimals(
      ProductList(), per: unit.factor, minimum: conventions.money.usualDecimals)
    return FormResult.UnitPrice(
      price: conventions.money.string(
        unitPrice.per(unit), decimals: decimals.count(adding: unitPrice)),
      displayUnit: unit)
  }
}
