extension ProductList {
  /// Returns the unit in which the list shows its unit prices; nil if the list is empty.
  ///
  /// - Parameter chosen: The display unit that the user chose for this list; ignored if it is of another kind.
  func displayUnit(chosen: DisplayUnit?, in conventions: Conventions) -> DisplayUnit? {
    guard let kind else { return nil }
    return conventions.displayUnit(
      for: kind, counting: item, best: self[0].unitPrice, chosen: chosen)
  }
}

extension Conventions {
  /// Returns the unit in which a list of `kind` shows its unit prices.
  ///
  /// If the user chose no unit, a list of counted items shows prices per 100 when the best price per one has fewer than
  /// two significant digits at the currency's decimals.
  ///
  /// - Parameters:
  ///   - item: The item that the list counts; nil for plain units.
  ///   - best: The lowest unit price of the list.
  ///   - chosen: The display unit that the user chose for the list; ignored if it is of another kind.
  func displayUnit(
    for kind: Kind, counting item: CountedItem?, best: UnitPrice, chosen: DisplayUnit?
  ) -> DisplayUnit {
    if let chosen, chosen.kind == kind { return chosen.counting(item) }
    let standard = displayUnit(for: kind).counting(item)
    guard kind == .units, displayUnits[kind] == nil else { return standard }
    let shown = best.per(standard).rounded(decimals: money.usualDecimals)
    return shown < BigUInt(10) ? DisplayUnit(100, standard.unit) : standard
  }
}
