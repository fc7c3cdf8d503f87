internal import PerCore

/// Units of headers.
extension ColumnContent {
  /// Leaves out the first word of units such as "US lb" if there is no unit of both words.
  mutating func settleUnits() {
    for index in columns.indices {
      if let unit = columns[index]?.unit.map(settled) { columns[index]?.unit = unit }
    }
  }

  /// Treats a plain "Quantity" as the number of packs if the units are those of the sizes before them: "Weight", "Unit",
  /// "Price", "Quantity".
  mutating func countPacksBesideSizes() {
    let units = columns.indices(with: .unit)
    guard units.count == 1, units[0] > 0, let sizes = columns[units[0] - 1], !columns.has(.count),
      sizes.role == .quantity, !sizes.isPlainQuantity, sizes.unit.flatMap(readings.unit) == nil,
      isNumeric(units[0] - 1), most(units[0], isUnitOfMeasure)
    else { return }
    for index in columns.indices(with: .quantity) where columns[index]?.isPlainQuantity == true {
      if isWhole(index) { columns[index]?.role = .count }
    }
  }

  /// Leaves out a unit that is not beside a number if another unit is behind one: "base_unit", "pack_qty", "pack_unit".
  mutating func leaveOutBaseUnits() {
    let others = columns.indices(with: .unit)
    let besideNumbers = columns.indices.filter { unit in
      guard unit > 0, let role = columns[unit - 1]?.role, let header = columns[unit],
        header.role == .unit || header.role == .other
      else { return false }
      return (role == .quantity || role == .count) && isFactors(unit - 1)
        && most(unit, isUnitOfMeasure)
    }
    guard besideNumbers.count == 1, let unit = besideNumbers.first, others != [unit],
      !others.isEmpty, others.allSatisfy({ columns[$0]?.isUnitOfPrice == false })
    else { return }
    for other in others { columns[other]?.role = .other }
    columns[unit] = ColumnHeader(.unit)
    columns[unit - 1]?.role = .quantity
  }

  private func settled(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, readings.unit(text) == nil else { return text }
    let isImperial = ["uk", "imp", "imperial"].contains(words[0])
    let full = "imperial " + words[1]
    if isImperial, readings.unit(full) != nil { return full }
    guard let unit = readings.unit(words[1])?.unit else { return text }
    // A pint of the other country has another size.
    return unit.rawValue.hasSuffix(isImperial ? "-us" : "-imp") ? text : words[1]
  }

  /// Returns whether a column such as "Size" contains only containers, such as "bag", beside a column that has the
  /// units of weights, volumes or other measures. The container isn't the unit of the amount then.
  func isContainer(_ column: Int) -> Bool {
    let isOfPieces = most(column) { cell in
      guard !cell.hasNumber, let unit = readings.unit(cell) else { return false }
      return !Self.isOfMeasure(unit) && unit.inBaseUnits == .one
    }
    guard isOfPieces else { return false }
    // One of several numbers beside a column that is called the unit can be that of its pieces.
    let isCalledUnit = columns[column]?.role == .unit
    let numberCount = columns.indices(with: .quantity).count + columns.indices(with: .count).count
    return columns.indices.contains { other in
      guard other != column, let header = columns[other] else { return false }
      switch header.role {
      case .unit: return isUnit(other) && has(other, isUnitOfMeasure)
      case .quantity, .count:
        let isOfMeasures = header.unit.map(isUnitOfMeasure) ?? false
        guard isCalledUnit else { return isOfMeasures || canBeMeasure(other) }
        return isOfMeasures && numberCount == 1
      default: return false
      }
    }
  }

  private func isUnitOfMeasure(_ text: String) -> Bool {
    readings.unit(text).map(Self.isOfMeasure) ?? false
  }

  private static func isOfMeasure(_ amount: LineAmount) -> Bool { amount.unit.kind != .units }

  /// Returns whether a column such as "price_per" has the units that the prices are for: "KILOGRAM".
  func isUnitOfPrice(_ column: Int) -> Bool {
    titleWords(column) == ["price", "per"]
      && most(column) {
        !$0.hasNumberBesideExponents && (readings.unit($0) ?? cells.single($0)) != nil
      }
  }

  /// Treats what the prices are for as the units if the table has no quantities: "Per" above "lb" and "16 oz".
  private mutating func findPriceUnit() {
    let places = columns.indices.filter { columns[$0]?.isPriceUnit == true }
    guard places.count == 1, !columns.has(.quantity), !columns.has(.unit), !columns.has(.count),
      most(places[0], { cell in cells.single(cell) != nil || cell.hasLetter && hasMeasure(cell) })
    else { return }
    columns[places[0]] = ColumnHeader(.unit)
  }

  /// Finds the price and the quantity of inventories that have no other ones.
  ///
  /// A column such as "Rate" is the price of one unit if the table has a unit and a currency. A column such as
  /// "Basismenge" is the quantity if the table has a unit for it.
  mutating func settleReferences() {
    func indices(_ condition: (ColumnHeader) -> Bool) -> [Int] {
      columns.indices.filter { columns[$0].map(condition) ?? false }
    }
    findPriceUnit()
    let hasUnit = columns.has(.unit)
    let hasQuantity = columns.has(.quantity) || columns.has(.count)
    let hasPrice = columns.has(.price) || columns.has(.oldPrice)
    let rates = indices { $0.isRate && $0.role == .unitPrice }
    if hasUnit, columns.has(.currency), !hasQuantity, !hasPrice, rates.count == 1 {
      columns[rates[0]]?.role = .price
    }
    let hasSizes = columns.indices(with: .quantity).contains(where: isMeasure)
    if hasSizes, !hasUnit, !hasPrice, rates.count == 1 {
      // Beside a size with its unit, "Rate" is the price of that size.
      columns[rates[0]]?.role = .price
      columns[rates[0]]?.isRate = false
    }
    let references = indices { $0.isReference && $0.role == .other }.filter(isNumeric)
    let isReferenceUnit = !indices { $0.isReference && $0.role == .unit }.isEmpty
    if isReferenceUnit, hasPrice, !hasQuantity, !columns.has(.unitPrice), references.count == 1 {
      columns[references[0]]?.role = .quantity
    }
  }

  /// Returns whether most cells are sizes that begin with a number, or only units: "each", "kg", "2.5 kg bag",
  /// "half gallon".
  func isMeasureOrUnit(_ column: Int) -> Bool {
    func isSize(_ cell: String) -> Bool {
      cell.first?.isNumber == true && readings[cell].quantity != nil
    }
    func isUnit(_ cell: String) -> Bool {
      !cell.hasNumber
        && (cells.single(cell) ?? readings.unit(cell) ?? readings[cell].quantity?.amount) != nil
    }
    return has(column, isSize) && has(column, isUnit) && most(column) { isSize($0) || isUnit($0) }
  }

  /// Marks columns whose cells say what the price is for, such as "€/kg" and "per lb", whatever their headers say.
  /// Behind another number, they are for that.
  mutating func findPriceBases() {
    guard columns.indices(with: .price).count == 1, !columns.has(.unitPrice) else { return }
    for index in columns.indices where !HeaderWords.unread.hasAny(of: titleWords(index)) {
      let isOfOther = index > 0 && columns[index - 1]?.role != .price && isMoney(index - 1)
      guard !isOfOther, [.other, .unit, .note].contains(columns[index]?.role ?? .other),
        has(index, { cells.priceBasis($0) != nil })
      else { continue }
      columns[index] = columns[index] ?? ColumnHeader(.other)
      columns[index]?.hasPriceBasis = true
    }
  }
}
