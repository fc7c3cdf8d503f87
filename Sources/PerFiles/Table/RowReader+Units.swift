internal import PerCore

/// Prices for one of a unit, as inventories have them.
extension RowReader {
  /// Returns one of the unit of a row whose price is a rate, such as "Toor Dal", "Kg", 168.50; nil for pieces whose size
  /// is in the name, and for other tables. Throws if the unit contradicts the size in the name.
  mutating func ratedUnit(
    _ record: TableRecord, name: inout String
  ) throws(CellReader.Refusal) -> CellReader.Quantity? {
    guard prices.contains(where: { layout.columns[$0]?.isRate == true }), counts.isEmpty else {
      return nil
    }
    let text = cell(record, units)
    guard !text.isEmpty, let unit = unit(text) else { throw CellReader.Refusal(.unit) }
    switch namedQuantity(name) {
    case .failure(let refusal):
      guard refusal.reason == .amount else { throw refusal }
      return CellReader.Quantity(amount: unit, rest: "")
    case .success(let named):
      if unit.unit.kind == .units, unit.isOnePiece { return nil }
      guard named.amount.isRestated(by: unit) else { throw CellReader.Refusal(.total) }
      return CellReader.Quantity(amount: unit, rest: "")
    }
  }
}
