internal import PerCore

/// Columns of whole numbers below words for packs, or for items that have a unit.
extension ColumnContent {
  /// Treats numbers below a word for items, such as "Loads" and "Number of rolls", as quantities if the table has no
  /// others. Beside sizes, rolls are packs of these sizes; other items only say what a size is enough for.
  mutating func findItems() {
    let items = columns.indices.compactMap { index in
      itemUnit(index).map { (index: index, text: $0.text, unit: $0.unit) }
    }
    guard !items.isEmpty else { return }
    let hasSizes = columns.indices.contains {
      (columns[$0] == nil || columns[$0]?.role == .name) && most($0, hasMeasure)
    }
    let isOnly = !columns.has(.quantity) && !columns.has(.unit) && !hasSizes
    let hasContent = columns.contains { $0?.isOfRoll == true }
    for item in items {
      let other: ColumnRole = item.unit == .roll ? .count : .other
      columns[item.index] = ColumnHeader(isOnly ? .quantity : other)
      columns[item.index]?.unit = item.text
      columns[item.index]?.isOfItems = !isOnly && item.unit != .roll
      columns[item.index]?.isOfPieces = item.unit == .roll
      // Rolls are sold in packs, so that the price is for all rolls: "Rolls" beside "Sheets per roll".
      columns[item.index]?.isOfPack = item.unit == .roll && hasContent
    }
  }

  /// Treats numbers below a unit or an item and its container, such as "ml per bottle" and "Sheets/roll", as the
  /// quantity of each container. Without a number of containers, items aren't a quantity: the names can have the
  /// number.
  mutating func findContents() {
    guard !columns.has(.quantity), !columns.has(.unit) else { return }
    for index in columns.indices {
      guard let content = content(index) else { continue }
      let hasCount = columns.indices.contains {
        $0 != index
          && (columns[$0]?.role == .count || itemUnit($0)?.unit == .roll || hasNumbersOfPacks($0))
      }
      guard hasCount || readings.unit(content.unit)?.unit.kind != .units,
        hasCount || !hasSizedTexts(besides: index)
      else { continue }
      columns[index] = ColumnHeader(.quantity)
      columns[index]?.unit = content.unit
      columns[index]?.isOfEach = true
      columns[index]?.saysEach = true
      columns[index]?.container = content.container
      columns[index]?.bag = HeaderWords.bag(in: [content.container])
      columns[index]?.isOfRoll = HeaderWords.rolls.contains(content.container)
      if !hasCount { countUnknown() }
      return
    }
  }

  /// Returns the unit and the container of a header such as "Sheets per roll"; nil for other headers.
  private func content(_ column: Int) -> (unit: String, container: String)? {
    guard titles.indices.contains(column), isFactors(column) else { return nil }
    // A header with another role says something else about the column. Beside a number, a description of the packs can
    // be their content.
    switch columns[column]?.role {
    case nil, .count: break
    case .other where columns[column]?.isPackaging == true || columns.has(.count): break
    default: return nil
    }
    let words = titles[column].replacing("/", with: " / ").split { " ()[]".contains($0) }
      .map(String.init)
    guard
      let per = words.indices.first(where: {
        HeaderWords.isBeforeContainer(HeaderWords.folded(words[$0]))
      }), per > 0, let last = words.last
    else { return nil }
    // "ml each", "Sheets per roll", "Area per box (m²)"
    let place = min(per + 1, words.count - 1)
    let container = HeaderWords.folded(words[place].filter { $0 != "." })
    let unit = place == words.count - 1 ? words[..<per].joined(separator: " ") : last
    guard let amount = readings.unit(unit) else { return nil }
    let isOfPieces = amount.unit.kind == .units
    guard
      isOfPieces && columns[column] == nil
        ? HeaderWords.hasContent(container)
        : HeaderWords.canContain(container) && isOfContent(amount.unit, unit)
    else { return nil }
    return (unit, container)
  }

  /// Returns whether the content of a pack can have a unit: not milligrams, which are for doses, and not "gr", which is
  /// short for "grosz" in Poland.
  private func isOfContent(_ unit: Unit, _ text: String) -> Bool {
    unit.kind != .units && unit != .milligram && !HeaderWords.cents.contains(text.lowercased())
      && !(text.lowercased() == "gr" && cells.notation.currency == "PLN")
  }

  /// Treats whole numbers below words such as "Ct", "Box" and "# cans" as numbers of packs. Without prices, "Ct" can be
  /// that of cents.
  mutating func countPacks() {
    guard columns.has(.price) || columns.has(.oldPrice) else { return }
    for index in columns.indices where hasNumbersOfPacks(index) {
      guard let word = HeaderWords.countedWord(titleWords(index)) else { continue }
      columns[index] = ColumnHeader(.count)
      columns[index]?.isOfPieces = HeaderWords.isOfPieces([word])
      columns[index]?.bag = HeaderWords.bag(in: [word])
      columns[index]?.packContainer = HeaderWords.packContainer([word])
    }
  }

  /// Returns whether a column has whole numbers below a word for packs.
  func hasNumbersOfPacks(_ column: Int) -> Bool {
    canBeItems(column)
      && HeaderWords.countedWord(titleWords(column)).map(HeaderWords.packTitles.contains) == true
      && isSmall(column, below: 1_000)
  }

  /// Treats texts such as "x4", and small numbers beside the sizes or the names with sizes, as numbers of packs if the
  /// table has no header or the column none. Numbers in the first column that count up from one are row numbers.
  mutating func countUntitled() {
    guard columns.has(.price), !columns.has(.count), !columns.has(.unit), let size = sizedColumn
    else { return }
    if let packs = columns.indices.first(where: { columns[$0] == nil && isPacks($0) }) {
      columns[packs] = ColumnHeader(.count)
      columns[packs]?.isInWords = true
      return
    }
    guard
      let index = [size - 1, size + 1].first(where: {
        columns.indices.contains($0) && isUntitled($0) && isWhole($0)
      }),
      isSmall(index, below: 100), !areOfRows(index)
    else { return }
    columns[index] = ColumnHeader(.count)
  }

  /// The column of sizes, or that of names with sizes if the table has no quantities; nil if there is none.
  private var sizedColumn: Int? {
    if columns.has(.quantity) { return columns.indices(with: .quantity).first(where: isMeasure) }
    return columns.indices(with: .name).first { most($0, hasMeasure) }
  }

  /// Returns whether a column that isn't known has no header, or a header without a word: "#".
  private func isUntitled(_ column: Int) -> Bool {
    let words = titleWords(column)
    return columns[column] == nil && words.isEmpty
      || columns[column]?.role ?? .other == .other && words == ["#"]
  }

  /// Returns whether the numbers of the first column are row numbers. Below a header, rows can be sorted or missing.
  private func areOfRows(_ column: Int) -> Bool {
    let numbers = samples[column].compactMap { Int($0) }
    guard column == 0, numbers.count > 1 else { return false }
    let pairs = zip(numbers, numbers.dropFirst())
    if titles.isEmpty { return numbers[0] <= 1 && pairs.allSatisfy { $1 == $0 + 1 } }
    return pairs.allSatisfy { $0 < $1 } || numbers.count > 3 && Set(numbers).count == numbers.count
  }

  /// Returns whether all numbers of a column are less than a limit, and not zero.
  private func isSmall(_ column: Int, below limit: Int) -> Bool {
    samples[column].allSatisfy { cell in Int(cell).map { (1..<limit).contains($0) } ?? false }
  }

  /// Returns whether the header has no known words except words such as "Number of", and the cells are whole numbers.
  private func canBeItems(_ column: Int) -> Bool {
    let words = titleWords(column)
    let isOther = columns[column]?.role == .other
    let isNumbered = isOther && (words.count > 1 || words.allSatisfy(HeaderWords.isServings))
    return (columns[column] == nil || isNumbered) && isWhole(column) && !isArticleNumber(column)
  }

  /// Returns the word of a header for the items that the column counts, and their unit; nil for other headers.
  func itemUnit(_ column: Int) -> (text: String, unit: Unit)? {
    guard canBeItems(column), HeaderWords.countedWord(titleWords(column)) != nil,
      let word = titles[column].split(whereSeparator: { !$0.isLetter }).last.map({ String($0) }),
      let unit = readings.unit(word)?.unit, Self.items.contains(unit)
    else { return nil }
    return (word, unit)
  }

  private static let items: Set<Unit> = [
    .capsule, .dozen, .pair, .roll, .serving, .sheet, .tablet, .wash,
  ]
}
