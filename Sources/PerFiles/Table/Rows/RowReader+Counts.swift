internal import PerCore

/// The numbers of packs of rows.
extension RowReader {
  /// Returns the columns of numbers of packs. If the price is for a pack, the column with its content is the first one.
  static func counts(_ layout: TableLayout) -> [Int] {
    let counts = layout.columns.indices(with: .count)
    guard layout.columns.contains(where: { $0?.role == .price && $0?.isOfPack == true }) else {
      return counts
    }
    let ofPacks = counts.filter { layout.columns[$0]?.isOfPack == true }
    return ofPacks + counts.filter { !ofPacks.contains($0) }
  }

  /// Returns the number of packs; nil if the row has none. Throws if it has several that differ, such as the number of
  /// ordered packs and the number of pieces in a case, unless the price is for a case.
  func count(_ record: TableRecord) throws(Refusal) -> Rational? {
    var values: [Rational] = []
    for column in assumption.countColumn.map({ [$0] }) ?? counts {
      let cell = cell(record, column)
      if layout.columns[column]?.isInWords == true {
        if let packs = HeaderWords.packCount(cell) {
          values.append(Rational(packs))
        } else if NumberCell(cell) == nil, cell.contains(where: { "xX×".contains($0) }),
          cell.hasNumber
        {
          // "20 x 0,5 l" beside "0,5 l"
          throw Refusal(.total)
        }
        if NumberCell(cell)?.isAlone != true { continue }
      }
      guard !cell.isEmpty, column == counts[0] || cell.hasNumber else { continue }
      guard let value = count(in: cell, column) else { throw Refusal(.number) }
      if isContentOfCase(column) { return value }
      values.append(value)
    }
    guard let first = values.first else { return nil }
    if values.count > 1, areFactors || areContents && values.contains(.one) {
      return values.reduce(.one, *)
    }
    guard values.allSatisfy({ $0 == first }) else {
      guard assumption.priceScope != nil else { throw Refusal(.total) }
      return values.reduce(.one, *)
    }
    return first
  }

  /// Returns the number of a cell such as "12", or "9 rolls" beside such cells; nil for others.
  private func count(in cell: String, _ column: Int) -> Rational? {
    guard let number = NumberCell(cell), !number.isNegative,
      let value = cells.value(number, decimalMark: mark(of: number, .piece, in: column)),
      value.isPositive
    else { return nil }
    if number.isAlone { return value }
    guard number.prefix.trimmed.isEmpty, let unit = cells.unit(String(number.suffix).trimmed),
      unit.unit.kind == .units
    else { return nil }
    return value * unit.inBaseUnits
  }

  /// A Boolean value indicating whether two numbers are factors: unit prices prove it, or one counts the packs and the
  /// other the content of each, and the price is for all packs: "Boxes", "Box of", "Total".
  private var areFactors: Bool {
    if counts.allSatisfy({ layout.columns[$0]?.isProved == true }) { return true }
    return areContents && prices.count == 1
      && prices.allSatisfy { layout.columns[$0]?.priceScope == .allPacks }
  }

  /// A Boolean value indicating whether one of two numbers counts the packs and the other the content of each.
  private var areContents: Bool {
    let containers = counts.compactMap { layout.columns[$0]?.packContainer }
    return containers.count == 2 && counts.count == 2
      && counts.count { layout.columns[$0]?.isOfPack == true } == 1
      && HeaderWords.areSameContainer(containers[0], containers[1])
      // "Boxes in stock" aren't bought.
      && !counts.contains { column in
        HeaderWords.stock.hasAny(of: ColumnHeader.words(of: layout.titles?[column] ?? ""))
      }
  }

  /// A Boolean value indicating whether the number of packs is from a column such as "Quantity", which can also be the
  /// size.
  var isPlainCount: Bool {
    counts.first.map { layout.columns[$0]?.isPlainQuantity == true } ?? false
  }

  /// Returns whether the number of packs and the size of one prove the total.
  func isProved(_ total: Quantity, by quantities: [Quantity], _ count: Rational?) -> Bool {
    guard let count, count != .one else { return false }
    return quantities.contains { !$0.isTotal && total.amount.isRestated(by: $0.amount * count) }
  }

  /// Returns the number of items, such as washes, of a row that has no other quantity; nil if the row has none.
  func items(_ record: TableRecord) -> Quantity? {
    for column in itemColumns {
      guard let number = NumberCell(cell(record, column)), number.isAlone, !number.isNegative,
        let unit = layout.columns[column]?.unit.flatMap(cells.unit),
        let value = cells.value(number, decimalMark: mark(of: column)), value.isPositive
      else { continue }
      return Quantity(amount: LineAmount(value * unit.value, unit.unit), rest: "", number: value)
    }
    return nil
  }

  /// Throws if a row has a number of pieces and the number of pieces in a case, since either can be ordered.
  func checkOrder(_ size: Size, _ count: Rational?) throws(Refusal) {
    guard case .measure(let quantity) = size, quantity.number != nil,
      quantity.amount.unit.kind == .units, let count, count != .one, assumption.priceScope == nil,
      counts.contains(where: { layout.columns[$0]?.isOfPack == true }),
      quantities.contains(where: { layout.columns[$0]?.isPlainQuantity == true })
    else { return }
    throw Refusal(.total)
  }

  /// A Boolean value indicating whether the header says that the number counts pieces.
  var isCountOfPieces: Bool {
    counts.first.flatMap { layout.columns[$0] }.map { $0.isOfPieces || $0.isOfCase } ?? false
  }

  /// A Boolean value indicating whether the number counts the content of the pack that the price is for: "Pack of".
  var isPackCount: Bool {
    counts.first.map { layout.columns[$0]?.isPackCount == true } ?? false
  }

  /// A Boolean value indicating whether the number of packs is the number of pieces in a case.
  var isContentOfCase: Bool {
    counts.first.map { layout.columns[$0]?.isOfCase == true } ?? false
  }

  /// Returns whether a column is the only one with the number of pieces in a case, whose price the row has.
  private func isContentOfCase(_ column: Int) -> Bool {
    layout.columns[column]?.isOfPack == true
      && counts.count { layout.columns[$0]?.isOfPack == true } == 1
      && prices.contains {
        layout.columns[$0]?.isOfPack == true && layout.columns[$0]?.priceScope != .allPacks
      }
  }
}
