extension ProductList {
  /// Returns the unit in which the list shows its unit prices; nil if the list is empty.
  ///
  /// Where nobody chose a unit, a list of counted items shows prices per 100 if the best price per one would show fewer
  /// than two significant digits at the currency's decimals.
  ///
  /// - Parameter chosen: The display unit that the user chose for this list; ignored if it is of another kind.
  func displayUnit(chosen: DisplayUnit?, in conventions: Conventions) -> DisplayUnit? {
    guard let kind else { return nil }
    if let chosen, chosen.kind == kind { return chosen.counting(item) }
    let standard = conventions.displayUnit(for: kind).counting(item)
    guard kind == .units, conventions.displayUnits[kind] == nil else { return standard }
    let shown = self[0].unitPrice.per(standard).rounded(
      decimals: conventions.money.usualDecimals)
    return shown < BigUInt(10) ? DisplayUnit(100, standard.unit) : standard
  }
}
