internal import PerCore

/// The column of the names.
extension ColumnContent {
  /// Finds the column of the names if no header is a known word for them.
  mutating func findName() {
    var free = columns.indices.filter { columns[$0] == nil && canBeName($0) }
    if titles.isEmpty, free.count > 1, !columns.has(.shop),
      let shop = free.first(where: { most($0, HeaderWords.isChain) })
    {
      columns[shop] = ColumnHeader(.shop)
      free.removeAll { $0 == shop }
    }
    let goods = free.first { HeaderWords.goods.hasAny(of: titleWords($0)) }
    let found = goods ?? nameColumn(of: free) ?? otherName
    let brand = columns.indices.first { columns[$0]?.isBrand == true && !isEmpty($0) }
    let hasNames = found.map { !isMeasure($0) } ?? false
    guard let brand, !hasNames else {
      if let found { columns[found] = ColumnHeader(.name) }
      return
    }
    // Without other names, the brands tell the products apart.
    columns[brand] = ColumnHeader(.name)
    // Sizes such as "75 ft" are only parts of names, and beside a quantity, they are properties.
    guard let found, !columns.has(.quantity) else { return }
    columns[found] = ColumnHeader(.name)
    columns[found]?.isAddedName = true
  }

  /// Returns whether a column other than `column`, which has texts below a header such as "Size", has names: a column
  /// of texts with an unknown header, or one of brands.
  func hasOtherName(besides column: Int) -> Bool {
    columns.indices.contains { index in
      guard index != column, columns[index] == nil || columns[index]?.isBrand == true else {
        return false
      }
      return canBeName(index) && most(index) { $0.hasLetter } && !canBeMeasure(index)
        && !isUnit(index)
    }
  }

  /// Leaves the brands to the column of brands if another column has the names: "Brand name" and "Product name".
  mutating func separateBrands() {
    let names = columns.indices(with: .name)
    let brands = names.filter { HeaderWords.isBrand(titleWords($0)) }
    let hasOther = names.contains {
      !brands.contains($0) && !isEmpty($0) && columns[$0]?.isAddedName == false
    }
    if hasOther { leaveOut(brands) }
  }

  /// Adds the notes to the names if they have the sizes, which neither another column nor the names have: "Rice 5 lb".
  mutating func addNotesToNames() {
    let notes = columns.indices(with: .note).filter(hasSizes)
    guard notes.count == 1, columns.has(.price), !columns.has(.quantity), !columns.has(.count),
      !columns.has(.unit),
      !columns.indices(with: .name).contains(where: hasSizes)
    else { return }
    let isAdded = columns.has(.name)
    columns[notes[0]] = ColumnHeader(.name)
    columns[notes[0]]?.isAddedName = isAdded
  }

  /// Returns whether most cells have a size, maybe with words: "Rice 5 lb".
  private func hasSizes(_ column: Int) -> Bool {
    most(column) { cell in
      if case .none = NamedMeasure(cell) { return false }
      return (try? cells.quantity(inName: cell, decimalMark: nil).get()) != nil
    }
  }

  private func canBeName(_ column: Int) -> Bool {
    !isEmpty(column) && !isNumeric(column) && !isMoney(column) && !samples[column].isSignedMoney
      && !most(column, CellReader.isDate)
      && !most(column, Self.isLink) && !samples[column].isRate && !isPacks(column)
  }

  /// Returns whether a column of a table without a header has numbers of packs such as "x4" and "6er".
  func isPacks(_ column: Int) -> Bool {
    titles.isEmpty && most(column) { HeaderWords.packCount($0) != nil }
  }

  /// Returns the only column of texts whose header says something else than a name, such as "Position"; nil if there is
  /// none.
  private var otherName: Int? {
    guard !titles.isEmpty else { return nil }
    let texts = columns.indices.filter { index in
      guard let header = columns[index], header.role == .other, !header.isBrand, !header.isDiscount,
        !header.isDimension
      else { return false }
      return canBeName(index) && samples[index].isFull && most(index) { $0.hasLetter }
        && !most(index, isCode) && Set(samples[index]).count == samples[index].count
    }
    // Beside another text, "24 g" is a property.
    let words = texts.filter { !isMeasure($0) }
    let names = words.isEmpty ? texts : words
    return names.count == 1 ? names[0] : nil
  }

  /// Returns whether a cell is a code such as "A100".
  private func isCode(_ cell: String) -> Bool {
    cell.hasNumber && cell.allSatisfy { $0.isNumber || $0.isUppercase || "-_./".contains($0) }
  }

  /// Returns whether a cell is a number and a word: "380 sheets".
  private static func isNumberOfOneWord(_ cell: String) -> Bool {
    cell.first?.isNumber == true && cell.split(separator: " ").count <= 2
  }

  /// Returns the first column of texts below a header. Without a header, it is the first that no record leaves empty
  /// and whose texts differ, and else that of the longest texts. Columns that repeat more than others, such as
  /// categories, aren't names. Neither are columns such as notes, which some records leave empty.
  private func nameColumn(of free: [Int]) -> Int? {
    func variety(_ column: Int) -> Double {
      Double(Set(samples[column]).count) / Double(samples[column].count)
    }
    let filled = titles.isEmpty ? free.filter { samples[$0].isFull && !most($0, isCode) } : []
    let all = filled.isEmpty ? free : filled
    // "380 sheets" is a property, even beside a column that repeats one name.
    let named = titles.isEmpty ? all.filter { !most($0, Self.isNumberOfOneWord) } : all
    let texts = named.isEmpty ? all : named
    let maximum = texts.map(variety).max() ?? 0
    let varied = texts.filter { variety($0) >= maximum * 0.8 }
    // "13.5 % vol" is a property.
    let words = varied.filter { !most($0) { $0.first?.isNumber == true } }
    let names = words.isEmpty ? varied : words
    if !titles.isEmpty { return names.first }
    let full = names.filter { column in
      samples[column].isFull && variety(column) >= 0.9 && !most(column, isCode)
        && (columns.has(.quantity) || most(column, hasMeasure))
    }
    if let first = full.first { return first }
    return names.max { a, b in
      samples[a].reduce(0) { $0 + $1.count } < samples[b].reduce(0) { $0 + $1.count }
    }
  }

  /// Returns whether a column such as "Offer" has the names: a leaflet can call its products offers.
  func isName(offer column: Int) -> Bool {
    let hasOther = columns.indices.contains {
      columns[$0] == nil && canBeName($0) && !canBeMeasure($0)
    }
    return !hasOther && !has(column) { $0.contains("%") || $0.first?.isNumber == true }
  }

  static func isLink(_ cell: String) -> Bool {
    cell.contains("://") || cell.hasPrefix("www.")
  }
}
