internal import PerCore

/// What the cells of the columns look like, and what the columns hold.
struct ColumnContent {
  var columns: [ColumnHeader?]
  let samples: [[String]]
  /// The first records.
  let records: [[String]]
  /// The headers; empty for a table without a header.
  let titles: [String]
  private let words: [[String]]
  /// The columns that no record leaves empty.
  private let fullColumns: Set<Int>
  let readings: CellReadings
  /// The shops whose prices columns have, by the column.
  var shops: [Int: String] = [:]

  var cells: CellReader { readings.reader }

  /// The number of cells of a column that decide.
  private static let sampleCount = 30

  init(
    _ columns: [ColumnHeader?], titles: [String]?, records: [[String]], cells: CellReader
  ) {
    (self.columns, self.titles) = (columns, titles ?? [])
    readings = CellReadings(cells)
    words = self.titles.map { ColumnHeader.words(of: $0) }
    samples = columns.indices.map { column in
      Array(
        records.lazy.filter { $0.indices.contains(column) && !$0[column].isEmpty }
          .map { $0[column] }.prefix(Self.sampleCount))
    }
    let first = records.prefix(Self.sampleCount)
    self.records = Array(first)
    fullColumns = Set(
      columns.indices.filter { column in
        first.allSatisfy { $0.indices.contains(column) && !$0[column].isEmpty }
      })
  }

  /// Returns the words of the header of a column; empty if it has none.
  func titleWords(_ column: Int) -> [String] {
    words.indices.contains(column) ? words[column] : []
  }

  /// Returns whether no record leaves the column empty.
  func isFull(_ column: Int) -> Bool { fullColumns.contains(column) }

  /// The share of the cells that satisfy a condition; nil for an empty column.
  func share(_ column: Int, _ condition: (String) -> Bool) -> Double? {
    let cells = samples[column]
    return cells.isEmpty ? nil : Double(cells.count(where: condition)) / Double(cells.count)
  }

  func isEmpty(_ column: Int) -> Bool { samples[column].isEmpty }

  /// Returns whether most of the cells satisfy a condition.
  func most(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    share(column, condition).map { $0 >= 0.8 } ?? false
  }

  /// Returns whether one of the cells satisfies a condition.
  func has(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    samples[column].contains(where: condition)
  }

  /// Returns whether half of the cells are quantities.
  func canBeMeasure(_ column: Int) -> Bool {
    share(column, isMeasure).map { $0 >= 0.5 } ?? false
  }

  /// Returns whether hardly any of the cells satisfy a condition.
  func few(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    share(column, condition).map { $0 <= 0.2 } ?? false
  }

  func isNumber(_ cell: String) -> Bool {
    NumberCell(cell).map { $0.isAlone && !$0.possibleMarks.isEmpty } ?? false
  }

  /// Returns whether the cells are whole numbers.
  func isWhole(_ column: Int) -> Bool { most(column) { $0.allSatisfy(\.isDigit) } }

  func isNumeric(_ column: Int) -> Bool { most(column, isNumber) }

  /// Returns whether the cells are numbers or products of numbers, such as "3 x 80".
  func isFactors(_ column: Int) -> Bool {
    most(column) { $0.split { "xX×*".contains($0) }.allSatisfy { isNumber(String($0).trimmed) } }
  }

  func isRate(_ column: Int) -> Bool { most(column) { $0.hasNumber && $0.contains("/") } }

  /// Returns whether most of the cells satisfy a condition, apart from a minority of unit prices such as "2.99 €/kg".
  private func mostPrices(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    if most(column, condition) { return true }
    let prices = samples[column].filter { !CellReader.canBeRate($0) }
    return prices.count * 2 > samples[column].count
      && prices.count(where: condition) * 5 >= prices.count * 4
  }

  /// Returns whether the cells are numbers of articles, such as bar codes.
  func isArticleNumber(_ column: Int) -> Bool {
    most(column) { $0.allSatisfy(\.isDigit) && ($0.count >= 7 || $0.count > 1 && $0.first == "0") }
  }

  func isMeasure(_ column: Int) -> Bool {
    most(column, isMeasure)
  }

  private func isMeasure(_ cell: String) -> Bool { quantity(of: cell)?.rest.isEmpty == true }

  /// Returns whether a cell has a quantity, maybe with words: "le pack de 6x1,5L".
  func hasMeasure(_ cell: String) -> Bool { quantity(of: cell) != nil }

  private func quantity(of cell: String) -> CellReader.Quantity? {
    // "m²" is a unit.
    guard cell.hasNumberBesideExponents else { return nil }
    return readings.quantity(of: cell)
  }

  func isUnit(_ column: Int) -> Bool {
    most(column) { !$0.contains(where: \.isDigit) && readings.unit($0) != nil }
  }

  /// Returns whether the cells have the sign or the code of a currency.
  func hasCurrency(_ column: Int) -> Bool {
    mostPrices(column) { cell in
      guard let number = NumberCell(cell) else { return false }
      let sign = Self.sign(of: number)
      return !sign.isEmpty && readings.isOwnCurrency(sign) != nil
    }
  }

  /// Returns whether the cells are texts, which can have numbers in them, and no prices.
  func isText(_ column: Int) -> Bool {
    most(column) { cell in
      cell.first?.isLetter == true
        && NumberCell(cell).map { readings.isOwnCurrency($0.prefix.trimmed) == nil } ?? true
    }
  }

  private func isCurrency(_ column: Int) -> Bool {
    most(column) { !$0.hasNumber && readings.isOwnCurrency($0) != nil }
  }

  /// Returns whether the cells are prices: numbers with a currency, or with two decimals.
  func isMoney(_ column: Int) -> Bool {
    !isDays(column) && (hasCurrency(column) || mostPrices(column, readings.isDecimalMoney))
  }

  /// Finds the columns that the header doesn't name, and corrects those whose content contradicts their name.
  mutating func complete() {
    leaveOutRowNumbers()
    findShops()
    findPricesOfShops()
    settleUnits()
    countPacksBesideSizes()
    leaveOutParcels()
    leaveOutOldSizes()
    leaveOutPurchases()
    findPriceRanges()
    findProvedTotals()
    correct()
    settleReceipts()
    findUnitPrices()
    doubtSums()
    settlePrices()
    settleReferences()
    findSizesOfVariants()
    findContents()
    let free = columns.indices.filter { columns[$0] == nil && !samples[$0].isEmpty }
    if !columns.has(.quantity) {
      let package = columns.indices.first {
        columns[$0]?.isPackaging == true && share($0, hasMeasure).map { $0 >= 0.5 } ?? false
      }
      if let measure = package ?? free.first(where: isMeasure) ?? free.first(where: canBeMeasure)
        ?? free.first(where: isMeasureOrUnit)
      {
        columns[measure] = ColumnHeader(.quantity)
      } else if let number = numberWithUnit {
        columns[number.column] = ColumnHeader(.quantity)
        columns[number.column]?.unit = number.unit
      } else if let unit = columns.indices(with: .unit).first ?? free.first(where: isUnit) {
        let numbers = free.filter { isFactors($0) && !isMoney($0) && !isArticleNumber($0) }
        if let count = columns.indices(with: .count).first {
          if !isContent(count) { columns[count]?.role = .quantity }
        } else {
          findQuantity(numbers, unit: unit)
        }
      }
    }
    findProvedNumbers()
    findItems()
    countPacks()
    if !columns.has(.unit), let unit = free.first(where: { columns[$0] == nil && isUnit($0) }) {
      columns[unit] = ColumnHeader(.unit)
    }
    if !columns.has(.currency),
      let currency = free.first(where: { columns[$0] == nil && isCurrency($0) })
    {
      columns[currency] = ColumnHeader(.currency)
    }
    if !columns.has(.price) { findPrices(free) }
    findLowestPrices()
    if !columns.has(.offer), let offer = offerColumn { columns[offer] = ColumnHeader(.offer) }
    if !columns.contains(where: { $0?.role == .name && $0?.isAddedName == false }) { findName() }
    separateBrands()
    addNotesToNames()
    countNumbers()
    separateCounts()
    countUnexplained()
    countUntitled()
    leaveOutCapacities()
    findSizesOfCases()
    proveScope()
    findClothes()
    findPriceBases()
    findMultibuys()
  }

  /// Returns the first column that is not known whose cells with digits are offers; nil if there is none.
  private var offerColumn: Int? {
    let texts = columns.indices.filter { index in
      columns[index]?.role ?? .other == .other && !isNumeric(index)
        && samples[index].contains { $0.hasNumber && $0.utf8.count <= 60 }
        && !most(index, CellReader.isDate) && !most(index, Self.isLink)
    }
    guard !texts.isEmpty else { return nil }
    let reader = cells.offerReader
    return texts.first { index in
      let numbers = samples[index].filter(\.hasNumber)
      return numbers.allSatisfy { cell in
        guard
          let offer = reader.offer(
            in: CellReader.plain(cell, decimalMark: cells.notation.decimalMark))
        else { return false }
        // A discount can have been taken off the price already.
        return columns[index] == nil || !offer.reducesEachPack
      }
    }
  }
}
