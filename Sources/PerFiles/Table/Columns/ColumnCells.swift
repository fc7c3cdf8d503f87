internal import PerCore

/// The first cells of a column that are not empty, and what they look like. That doesn't depend on the role of the
/// column.
final class ColumnCells: RandomAccessCollection {
  private let cells: [CellReading]
  /// The cells of the first records; nil where a record has none.
  private let cellsByRecord: [CellReading?]

  /// The number of cells of a column, and of records, that decide.
  static let sampleCount = 30

  init(_ column: Int, of records: [[String]], _ readings: CellReadings) {
    func cell(_ record: [String]) -> CellReading? {
      record.indices.contains(column) && !record[column].isEmpty ? readings[record[column]] : nil
    }
    cells = Array(records.lazy.compactMap(cell).prefix(Self.sampleCount))
    cellsByRecord = records.prefix(Self.sampleCount).map(cell)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  subscript(index: Int) -> String { cells[index].text }

  /// The share of the cells that satisfy a condition; nil for an empty column.
  func share(_ condition: (CellReading) -> Bool) -> Double? {
    cells.isEmpty ? nil : Double(cells.count(where: condition)) / Double(cells.count)
  }

  /// Returns whether most of the cells satisfy a condition.
  func most(_ condition: (CellReading) -> Bool) -> Bool {
    share(condition).map { $0 >= 0.8 } ?? false
  }

  /// Returns whether most of the cells satisfy a condition, apart from a minority of unit prices such as "2.99 €/kg".
  private func mostPrices(_ condition: (CellReading) -> Bool) -> Bool {
    if most(condition) { return true }
    let prices = cells.filter { !$0.canBeRate }
    return prices.count * 2 > cells.count && prices.count(where: condition) * 5 >= prices.count * 4
  }

  /// The numbers by record; nil for cells that have none.
  private(set) lazy var values = cellsByRecord.map { $0?.value }

  /// A Boolean value indicating whether no record leaves the column empty.
  private(set) lazy var isFull = cellsByRecord.allSatisfy { $0 != nil }

  private(set) lazy var isNumeric = most(\.isNumber)

  /// A Boolean value indicating whether the cells are whole numbers.
  private(set) lazy var isWhole = most(\.isWhole)

  /// A Boolean value indicating whether the cells are numbers of articles, such as bar codes.
  private(set) lazy var isArticleNumber = most {
    $0.isWhole && ($0.text.count >= 7 || $0.text.count > 1 && $0.text.first == "0")
  }

  /// A Boolean value indicating whether the cells are numbers or products of numbers, such as "3 x 80".
  private(set) lazy var isFactors = most { cell in
    cell.isNumber
      || cell.text.split { "xX×*".contains($0) }.allSatisfy {
        NumberCell(String($0).trimmed).map { $0.isAlone && !$0.possibleMarks.isEmpty } ?? false
      }
  }

  private(set) lazy var isRate = most { $0.text.hasNumber && $0.text.contains("/") }

  private(set) lazy var isMeasure = most { $0.measure?.rest.isEmpty == true }

  /// A Boolean value indicating whether half of the cells are quantities.
  private(set) lazy var canBeMeasure =
    share { $0.measure?.rest.isEmpty == true }.map { $0 >= 0.5 } ?? false

  private(set) lazy var isUnit = most {
    !$0.text.contains(where: \.isDigit) && $0.unit != nil
  }

  /// A Boolean value indicating whether the cells have the sign or the code of a currency.
  private(set) lazy var hasCurrency = mostPrices(\.hasCurrency)

  private(set) lazy var isCurrency = most { !$0.text.hasNumber && $0.isOwnCurrency != nil }

  /// A Boolean value indicating whether the cells are texts, which can have numbers in them, and no prices.
  private(set) lazy var isText = most(\.isText)

  /// A Boolean value indicating whether the cells are prices: numbers with a currency, or with two decimals.
  private(set) lazy var isMoney = !isDays && (hasCurrency || mostPrices(\.isDecimalMoney))

  private(set) lazy var isSignedMoney = most(\.isSignedMoney)

  /// A Boolean value indicating whether the cells are days such as "15.03.".
  private(set) lazy var areDays = most(\.isDay)

  /// A Boolean value indicating whether the cells are days or months in digits, which look like numbers with decimals:
  /// "18.10.", "06.28".
  private(set) lazy var isDays: Bool = {
    guard !isEmpty else { return false }
    if areDays { return true }
    let pairs = compactMap(CellReader.twoDigitPair)
    guard pairs.count == count, pairs.count > 1 else { return false }
    let areDates = pairs.allSatisfy { CellReader.isDate($0.first, $0.second) }
    if pairs.allSatisfy(\.isFinished) { return areDates }
    let areMonths = pairs.allSatisfy {
      (1...12).contains($0.first) && (15...45).contains($0.second)
    }
    // No price begins with a zero before another digit.
    return (areMonths || areDates) && contains { $0.first == "0" }
  }()
}
