internal import PerCore

/// Sheets that are pieces.
extension RowReader {
  /// Returns pieces in place of sheets if the name tells: "6枚" are slices beside "食パン".
  ///
  /// The name and the quantity are read together as a typed line.
  func pieces(
    of quantity: CellReader.Quantity, _ cell: String, _ name: String
  ) -> CellReader.Quantity {
    guard quantity.amount.unit == .sheet, !name.isEmpty,
      case .success(let named) = cells.quantity(
        inName: name + " " + cell, decimalMark: cells.notation.decimalMark),
      named.amount.unit == .piece, named.amount.value == quantity.amount.value
    else { return quantity }
    var pieces = quantity
    pieces.amount = named.amount
    return pieces
  }
}
