internal import PerCore

/// Receipts and invoices: a number, the price of one, and that of all.
extension ColumnContent {
  /// Takes the price of all where the rows prove which one that is: a number times another is a third one.
  func settleReceipts(_ columns: inout [ColumnHeader?]) {
    guard !titles.isEmpty, let receipt = receipt(columns) else { return }
    let (count, each, all) = receipt
    if columns[count]?.role != .quantity {
      columns[count] = columns[count] ?? ColumnHeader(.count)
      columns[count]?.role = .count
    }
    columns[count]?.isOfReceipt = true
    columns[each] = columns[each] ?? ColumnHeader(.other)
    columns[each]?.isSingleOfReceipt = true
    if columns[each]?.role == .unitPrice { columns[each]?.priceScope = .onePack }
    columns[all] = columns[all] ?? ColumnHeader(.price)
    columns[all]?.role = .price
    columns[all]?.priceScope = .allPacks
  }

  private func receipt(_ columns: [ColumnHeader?]) -> (count: Int, each: Int, all: Int)? {
    let counts = columns.indices.filter {
      let role = columns[$0]?.role
      return (role == nil || role == .quantity || role == .count) && columns[$0]?.isDrained != true
        && !isArticleNumber($0) && most($0) { NumberCell($0)?.prefix.isEmpty == true }
    }
    let prices = columns.indices.filter {
      guard let header = columns[$0] else { return isNumeric($0) || isMoney($0) }
      if header.role == .quantity { return isPaid($0, columns) }
      return header.role == .price
        || header.role == .unitPrice && header.rateWords.allSatisfy(isPieceWord)
    }
    guard prices.count >= 2, prices.count <= 6, counts.count <= 6 else { return nil }
    for count in counts {
      let numbers = values(count)
      for each in prices where each != count {
        let singles = values(each)
        for all in prices where all != each && all != count {
          // The quantity times its unit price is the price, too.
          if isReceipt(numbers, singles, values(all)) { return (count, each, all) }
        }
      }
    }
    return nil
  }

  private func isPieceWord(_ word: String) -> Bool { HeaderWords.pieceUnits.contains(word) }

  /// The numbers of a column by record; nil for cells that have none.
  func values(_ column: Int) -> [Rational?] {
    records.map { record in
      guard record.indices.contains(column), let number = NumberCell(record[column]) else {
        return nil
      }
      return cells.value(number, decimalMark: cells.notation.decimalMark)
    }
  }

  private func isReceipt(_ counts: [Rational?], _ singles: [Rational?], _ sums: [Rational?]) -> Bool
  {
    var (matches, proofs, total) = (0, 0, 0)
    for (count, (single, sum)) in zip(counts, zip(singles, sums)) {
      guard let count, let single, let sum else { continue }
      total += 1
      guard (count * single).distance(to: sum) <= cells.usualStep else { continue }
      matches += 1
      if count != .one, sum != .zero { proofs += 1 }
    }
    return proofs >= 2 && matches * 5 >= total * 4 || proofs == 1 && matches == total && total > 1
  }
}
