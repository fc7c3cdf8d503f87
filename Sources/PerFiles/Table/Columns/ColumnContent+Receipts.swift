internal import PerCore

/// Receipts and invoices, which have a number of packs, the price of one pack, and the total price.
extension ColumnContent {
  /// Marks the columns of a receipt if the rows prove them: the number times the price of one is the total price.
  mutating func settleReceipts() {
    guard !titles.isEmpty, let receipt else { return }
    let (count, each, all) = receipt
    if columns[count]?.role != .quantity {
      columns[count] = columns[count] ?? ColumnHeader(.count)
      columns[count]?.role = .count
    }
    columns[count]?.isReceiptCount = true
    // "Each" is a number of pieces or the price of one.
    if columns[each]?.role == .count { columns[each] = nil }
    columns[each] = columns[each] ?? ColumnHeader(.other)
    columns[each]?.isReceiptUnitPrice = true
    if columns[each]?.role == .unitPrice { columns[each]?.priceScope = .onePack }
    columns[all] = columns[all] ?? ColumnHeader(.price)
    // The rows prove that the "p" of "p/st" isn't a penny.
    let isInCents = columns[all]?.isInCents == true
    columns[each]?.isInCents = isInCents
    columns[all]?.role = .price
    columns[all]?.priceScope = .allPacks
  }

  private var receipt: (count: Int, each: Int, all: Int)? {
    let numbered = columns.indices.filter(canBeCount)
    // The other number is more likely the quantity.
    let counts = numbered.filter { !isOfPiece($0) } + numbered.filter(isOfPiece)
    let prices = columns.indices.filter(canBePrice)
    guard prices.count >= 2, prices.count <= 6, counts.count <= 6 else { return nil }
    let numbers = prices.map { (column: $0, values: values($0)) }
    func receipt(
      _ counts: [Int], _ isReceipt: ([Rational?], [Rational?], [Rational?]) -> Bool
    ) -> (count: Int, each: Int, all: Int)? {
      for count in counts {
        let factors = values(count)
        for each in numbers where each.column != count {
          for all in numbers
          where all.column != each.column && all.column != count
            && columns[all.column]?.role != .count
          {
            // The quantity times its unit price is the price, too.
            if isReceipt(factors, each.values, all.values) {
              return (count, each.column, all.column)
            }
          }
        }
      }
      return nil
    }
    return receipt(counts, areProducts)
      ?? receipt(
        columns.indices.filter { columns[$0] != nil && (canBeCount($0) || isOfPieces($0)) },
        areRounded)
  }

  /// Returns whether the cells are numbers of pieces, such as "72 pcs".
  private func isOfPieces(_ column: Int) -> Bool {
    columns[column]?.role == .quantity
      && most(column) { cell in
        readings[cell].number?.prefix.isEmpty == true
          && readings[cell].quantity?.amount.unit.kind == .units
      }
  }

  private func canBeCount(_ column: Int) -> Bool {
    let header = columns[column]
    guard header == nil || header?.role == .quantity || header?.role == .count,
      header?.isDrained != true, !isArticleNumber(column),
      most(column, { readings[$0].number?.prefix.isEmpty == true })
    else { return false }
    let hasSizes = columns.indices(with: .quantity).contains(where: isMeasure) || hasSizesInNames
    // Beside a size, "Net" can be the price without tax.
    if hasSizes, header?.role == .quantity,
      header?.isSize == true || titleWords(column).contains("net")
    {
      return false
    }
    // A number with decimals beside a size is a factor: an exchange rate, a margin or a tax.
    return isWhole(column) || !hasSizes && header != nil
  }

  private func canBePrice(_ column: Int) -> Bool {
    guard let header = columns[column] else { return isMoney(column) }
    switch header.role {
    case .quantity: return isPaid(column)
    case .count: return isMoney(column) || isOfPiece(column) && isNumeric(column)
    case .unitPrice:
      return header.rateWords.allSatisfy {
        HeaderWords.pieceUnits.contains($0) || HeaderWords.isCurrency($0) || $0 == "1"
      }
    default: return header.role == .price
    }
  }

  /// Returns whether the header is only a word for a piece, such as "Each" and "Stück".
  private func isOfPiece(_ column: Int) -> Bool {
    let words = titleWords(column)
    return !words.isEmpty && words.allSatisfy(HeaderWords.pieceUnits.contains)
  }

  /// Returns whether a column such as "Each" has amounts of money with their sign, which aren't numbers of pieces.
  func isPriceOfEach(_ column: Int) -> Bool {
    isOfPiece(column) && samples[column].isSignedMoney
  }

  /// Returns whether the rows prove that each number of a column is a number of another column times the price of one.
  func isProduct(_ column: Int, of counts: [Int]) -> Bool {
    guard isNumeric(column) else { return false }
    let prices = columns.indices(with: .unitPrice) + columns.indices(with: .price)
    let singles = prices.filter { $0 != column }.map(values)
    let sums = values(column)
    return counts.map(values).contains { factors in
      singles.contains { areProducts(factors, $0, sums) }
    }
  }

  /// Returns whether most rows prove that the sums are the numbers times the prices of one.
  func areProducts(
    _ counts: [Rational?], _ singles: [Rational?], _ sums: [Rational?]
  ) -> Bool {
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

  /// Returns whether all rows prove that prices of one are the sums divided by the numbers, rounded: 0.17 of 100 for
  /// 16.90.
  func areRounded(
    _ counts: [Rational?], _ singles: [Rational?], _ sums: [Rational?]
  ) -> Bool {
    var proofs = 0
    for (count, (single, sum)) in zip(counts, zip(singles, sums)) {
      guard let count, let single, let sum else { continue }
      guard cells.isPrice(single, ofOneOf: count, sum) else { return false }
      if count != .one, sum.isPositive { proofs += 1 }
    }
    return proofs >= 2
  }
}
