/// Lines of a shop page that state one price or one quantity together.
extension TileLine {
  /// Joins prices whose decimal mark has a separate line: "3", ".", "49".
  static func joinMarks(in lines: inout [TileLine], _ reader: LineReader) {
    let decimals = reader.notation.currencyDecimals
    guard decimals > 0 else { return }
    for index in lines.indices.dropLast(2)
    where [".", ","].contains(lines[index + 1].text) && lines[index].isDigits(1...4)
      && lines[index + 2].isDigits(decimals...decimals)
    {
      let price = lines[index...index + 2].map(\.text).joined()
      lines[index] = TileLine(price, reader)
      for part in [index + 1, index + 2] { lines[part].content = .note }
    }
  }

  private func isDigits(_ count: ClosedRange<Int>) -> Bool {
    count.contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// Finds lines that state the quantity above again with the unit price: "1 Pack, 44 St", "13,45 €", "44 St (0,31 € je
  /// 1 St)".
  static func findRestatedQuantities(in lines: inout [TileLine]) {
    var last: LineAmount?
    for index in lines.indices {
      switch lines[index].content {
      case .quantity(let amount, _, isNamed: false, hasUnitPrice: true) where amount == last:
        lines[index].content = .unitPrice(amount.unit.kind)
      case .quantity(let amount, _, _, let hasUnitPrice): last = hasUnitPrice ? nil : amount
      case .price, .note: break
      case .text, .unitPrice, .offer, .product, .other: last = nil
      }
    }
  }
}
