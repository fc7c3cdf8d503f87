internal import PerCore

/// What the cells of the columns look like.
struct ColumnContent {
  private let records: [[String]]
  private let cells: CellReader

  /// The number of cells of a column that decide.
  private static let sampleCount = 30

  init(_ records: [[String]], cells: CellReader) {
    self.records = records
    self.cells = cells
  }

  private func sample(_ column: Int) -> [String] {
    Array(
      records.lazy.compactMap { $0.indices.contains(column) ? $0[column] : nil }
        .filter { !$0.isEmpty }.prefix(Self.sampleCount))
  }

  /// Returns whether most of the cells satisfy a condition.
  private func most(_ column: Int, _ condition: (String) -> Bool) -> Bool {
    let cells = sample(column)
    return !cells.isEmpty && cells.count(where: condition) * 5 >= cells.count * 4
  }

  private func isNumeric(_ column: Int) -> Bool {
    most(column) { cell in
      NumberCell(cell)?.isAlone ?? false
    }
  }

  /// Returns whether the cells are numbers of articles, such as bar codes.
  private func isArticleNumber(_ column: Int) -> Bool {
    most(column) { $0.count >= 7 && $0.allSatisfy(\.isNumber) }
  }

  private func isMeasure(_ column: Int) -> Bool {
    most(column) { cell in
      guard cell.contains(where: \.isNumber),
        case .success((_, let rest)) = cells.quantity(cell, decimalMark: cells.notation.decimalMark)
      else { return false }
      return rest.isEmpty
    }
  }

  private func isUnit(_ column: Int) -> Bool {
    most(column) { !$0.contains(where: \.isNumber) && cells.unit($0) != nil }
  }

  /// Returns whether the cells are prices: numbers with a currency, or with two decimals.
  private func isMoney(_ column: Int) -> Bool {
    most(column) { cell in
      guard let number = NumberCell(cell) else { return false }
      let signs = (number.prefix + number.suffix).trimmed
      if !signs.isEmpty { return cells.isOwnCurrency(signs) != nil }
      return number.possibleMarks.count == 1
        && cell.reversed().prefix { $0.isNumber }.count == 2
    }
  }

  /// Finds the columns that the header doesn't name, and corrects those whose content contradicts their name.
  func complete(_ columns: inout [ColumnHeader?]) {
    func has(_ role: ColumnRole) -> Bool { columns.contains { $0?.role == role } }
    for index in columns.indices {
      guard let role = columns[index]?.role else { continue }
      switch role {
      // "Quantity" can be the unit, and "amount" the price.
      case .quantity where isUnit(index): columns[index]?.role = .unit
      case .unit where isMeasure(index), .count where isMeasure(index):
        columns[index]?.role = .quantity
      case .unit where isNumeric(index) && !has(.quantity): columns[index]?.role = .quantity
      case .currency where isNumeric(index): columns[index]?.role = .other
      default: break
      }
    }
    let free = columns.indices.filter { columns[$0] == nil }
    if !has(.quantity) {
      if let measure = free.first(where: isMeasure) {
        columns[measure] = ColumnHeader(.quantity)
      } else if has(.unit) || free.contains(where: isUnit) {
        let unit = columns.firstIndex { $0?.role == .unit } ?? free.first(where: isUnit)
        let numbers = free.filter { isNumeric($0) && !isMoney($0) && !isArticleNumber($0) }
        if let count = columns.firstIndex(where: { $0?.role == .count }) {
          columns[count]?.role = .quantity
        } else if let number = numbers.last(where: { $0 < unit ?? 0 }) ?? numbers.first {
          columns[number] = ColumnHeader(.quantity)
        }
      }
    }
    if !has(.unit), let unit = free.first(where: { columns[$0] == nil && isUnit($0) }) {
      columns[unit] = ColumnHeader(.unit)
    }
    if !has(.price) {
      let money = free.filter { columns[$0] == nil && isMoney($0) }
      let numbers = free.filter {
        columns[$0] == nil && isNumeric($0) && !isArticleNumber($0)
      }
      for price in money.isEmpty ? Array(numbers.suffix(1)) : money {
        columns[price] = ColumnHeader(.price)
      }
    }
    if !has(.name) {
      let texts = free.filter { columns[$0] == nil && !isNumeric($0) }
      let longest = texts.max { a, b in
        sample(a).reduce(0) { $0 + $1.count } < sample(b).reduce(0) { $0 + $1.count }
      }
      if let longest { columns[longest] = ColumnHeader(.name) }
    }
  }
}

extension ColumnHeader {
  /// Creates the header of a column that has none.
  init(_ role: ColumnRole) {
    self.role = role
  }
}
