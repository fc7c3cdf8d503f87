internal import PerCore

/// What the columns hold, according to their headers and their cells.
struct ColumnContent {
  var columns: [ColumnHeader?]
  /// The first cells of each column.
  let samples: [ColumnCells]
  /// The first records.
  let records: [[String]]
  /// The headers; empty for a table without a header.
  let titles: [String]
  private let words: [[String]]
  let readings: CellReadings
  /// The shop of each column that has the prices of one shop.
  var shops: [Int: String] = [:]

  var cells: CellReader { readings.reader }

  init(
    _ columns: [ColumnHeader?], titles: [String]?, records: [[String]], cells: CellReader
  ) {
    (self.columns, self.titles) = (columns, titles ?? [])
    let readings = CellReadings(cells)
    self.readings = readings
    words = self.titles.map { ColumnHeader.words(of: $0) }
    samples = columns.indices.map { ColumnCells($0, of: records, readings) }
    self.records = Array(records.prefix(ColumnCells.sampleCount))
  }

  /// Returns the words of the header of a column; empty if it has none.
  func titleWords(_ column: Int) -> [String] {
    words.indices.contains(column) ? words[column] : []
  }

  /// The share of the cells that satisfy a condition; nil for an empty column.
  func share(_ column: Int, _ condition: (String) -> Bool) -> Double? {
    samples[column].share { condition($0.text) }
  }

  func isEmpty(_ column: Int) -> Bool { samples[column].isEmpty }

  /// Returns whether most of the cells satisfy a condition.
  func most(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    samples[column].most { condition($0.text) }
  }

  /// Returns whether one of the cells satisfies a condition.
  func has(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    samples[column].contains(where: condition)
  }

  /// Returns whether hardly any of the cells satisfy a condition.
  func few(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    share(column, condition).map { $0 <= 0.2 } ?? false
  }

  // The properties of `ColumnCells` that many rules need.
  func isWhole(_ column: Int) -> Bool { samples[column].isWhole }
  func isNumeric(_ column: Int) -> Bool { samples[column].isNumeric }
  func isFactors(_ column: Int) -> Bool { samples[column].isFactors }
  func isArticleNumber(_ column: Int) -> Bool { samples[column].isArticleNumber }
  func isMeasure(_ column: Int) -> Bool { samples[column].isMeasure }
  func canBeMeasure(_ column: Int) -> Bool { samples[column].canBeMeasure }
  func isUnit(_ column: Int) -> Bool { samples[column].isUnit }
  func isMoney(_ column: Int) -> Bool { samples[column].isMoney }
  func values(_ column: Int) -> [Rational?] { samples[column].values }

  // The properties of `CellReading`.
  func isNumber(_ cell: String) -> Bool { readings[cell].isNumber }
  func hasMeasure(_ cell: String) -> Bool { readings[cell].measure != nil }
  func isSignedMoney(_ cell: String) -> Bool { readings[cell].isSignedMoney }
  func isDecimalMoney(_ cell: String) -> Bool { readings[cell].isDecimalMoney }
  func value(_ cell: String) -> Rational? { readings[cell].value }

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
    countDiapers()
    correct()
    findBundles()
    leaveOutBaseUnits()
    settleReceipts()
    findUnitPrices()
    doubtSums()
    settlePrices()
    settleReferences()
    findSizesOfVariants()
    findContents()
    let free = columns.indices.filter { columns[$0] == nil && !samples[$0].isEmpty }
    if !columns.has(.quantity) { findQuantity(free) }
    findProvedNumbers()
    findItems()
    countPacks()
    if !columns.has(.unit), let unit = free.first(where: { columns[$0] == nil && isUnit($0) }) {
      columns[unit] = ColumnHeader(.unit)
    }
    if !columns.has(.currency),
      let currency = free.first(where: { columns[$0] == nil && samples[$0].isCurrency })
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

  /// Finds the quantity of a table whose header doesn't name it.
  private mutating func findQuantity(_ free: [Int]) {
    let unit = columns.indices(with: .unit).first ?? free.first(where: isUnit)
    let package = columns.indices.first { index in
      guard columns[index]?.isPackaging == true else { return false }
      // "Package" and "UOM"
      let isNumber = isFactors(index) && columns[index]?.role == .other && index + 1 == unit
      return isNumber || isMeasureOrUnit(index) || share(index, hasMeasure) ?? 0 >= 0.5
    }
    if let measure = package ?? free.first(where: isMeasure) ?? free.first(where: canBeMeasure)
      ?? free.first(where: isMeasureOrUnit)
    {
      columns[measure] = ColumnHeader(.quantity)
    } else if let number = numberWithUnit {
      columns[number.column] = ColumnHeader(.quantity)
      columns[number.column]?.unit = number.unit
    } else if let unit {
      let numbers = free.filter { isFactors($0) && !isMoney($0) && !isArticleNumber($0) }
      if let count = columns.indices(with: .count).first {
        if !isContent(count) { columns[count]?.role = .quantity }
      } else {
        findQuantity(numbers, unit: unit)
      }
    }
  }

  /// The first column without a known role whose cells with digits are all offers; nil if there is none.
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
