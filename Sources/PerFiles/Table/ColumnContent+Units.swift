/// Units of headers.
extension ColumnContent {
  /// Leaves out the first word of units such as "US lb" if there is no unit of both words.
  func settleUnits(_ columns: inout [ColumnHeader?]) {
    for index in columns.indices {
      if let unit = columns[index]?.unit { columns[index]?.unit = settled(unit) }
    }
  }

  private func settled(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, cells.unit(text) == nil else { return text }
    let isImperial = ["uk", "imp", "imperial"].contains(words[0])
    let full = "imperial " + words[1]
    if isImperial, cells.unit(full) != nil { return full }
    guard let unit = cells.unit(words[1])?.unit else { return text }
    // A pint of the other country has another size.
    return unit.rawValue.hasSuffix(isImperial ? "-us" : "-imp") ? text : words[1]
  }

  /// Returns whether a column such as "price_per" has the units that the prices are for: "KILOGRAM".
  func isUnitOfPrice(_ column: Int) -> Bool {
    titles.indices.contains(column) && ColumnHeader.words(of: titles[column]) == ["price", "per"]
      && most(column) {
        !$0.hasNumberBesideExponents && (cells.unit($0) ?? cells.single($0)) != nil
      }
  }

  /// Treats what the prices are for as the units if the table has no quantities: "Per" above "lb" and "16 oz".
  private func findPriceUnit(_ columns: inout [ColumnHeader?]) {
    let places = columns.indices.filter { columns[$0]?.isPriceUnit == true }
    let hasQuantity = columns.contains { header in
      [.quantity, .unit, .count].contains(header?.role)
    }
    guard places.count == 1, !hasQuantity,
      most(places[0], { cell in cells.single(cell) != nil || cell.hasLetter && hasMeasure(cell) })
    else { return }
    columns[places[0]] = ColumnHeader(.unit)
  }

  /// Finds the price and the quantity of inventories that have no other ones.
  ///
  /// A column such as "Rate" is the price of one unit if the table has a unit and a currency. A column such as
  /// "Basismenge" is the quantity if the table has a unit for it.
  func settleReferences(_ columns: inout [ColumnHeader?]) {
    func indices(_ condition: (ColumnHeader) -> Bool) -> [Int] {
      columns.indices.filter { columns[$0].map(condition) ?? false }
    }
    findPriceUnit(&columns)
    let hasUnit = !indices { $0.role == .unit }.isEmpty
    let hasQuantity = !indices { $0.role == .quantity || $0.role == .count }.isEmpty
    let hasPrice = !indices { $0.role == .price || $0.role == .oldPrice }.isEmpty
    let hasCurrency = !indices { $0.role == .currency }.isEmpty
    let rates = indices { $0.isRate && $0.role == .unitPrice }
    if hasUnit, hasCurrency, !hasQuantity, !hasPrice, rates.count == 1 {
      columns[rates[0]]?.role = .price
    }
    let hasSizes = columns.indices.contains { columns[$0]?.role == .quantity && isMeasure($0) }
    if hasSizes, !hasUnit, !hasPrice, rates.count == 1 {
      // Beside a size with its unit, "Rate" is the price of that size.
      columns[rates[0]]?.role = .price
      columns[rates[0]]?.isRate = false
    }
    let references = indices { $0.isReference && $0.role == .other }.filter(isNumeric)
    let isReferenceUnit = !indices { $0.isReference && $0.role == .unit }.isEmpty
    let hasUnitPrice = !indices { $0.role == .unitPrice }.isEmpty
    if isReferenceUnit, hasPrice, !hasQuantity, !hasUnitPrice, references.count == 1 {
      columns[references[0]]?.role = .quantity
    }
  }

  /// Returns whether most cells are sizes that begin with a number, or nothing but units: "each", "kg", "2.5 kg bag".
  func isMeasureOrUnit(_ column: Int) -> Bool {
    func isSize(_ cell: String) -> Bool { cell.first?.isNumber == true && hasMeasure(cell) }
    func isUnit(_ cell: String) -> Bool {
      !cell.hasNumber && (cells.single(cell) ?? cells.unit(cell)) != nil
    }
    return has(column, isSize) && has(column, isUnit) && most(column) { isSize($0) || isUnit($0) }
  }
}
