/// Brands and flavors, which belong to the names.
extension RowReader {
  /// Finds the columns that belong to the names: those of brands and flavors. A brand that all products share doesn't
  /// distinguish them.
  mutating func findDistinctions() {
    guard !names.isEmpty, !layout.isCopied, let titles = layout.titles else { return }
    let free = layout.columns.indices.filter { (layout.columns[$0]?.role ?? .other) == .other }
    let brands = free.filter { HeaderWords.isBrand(ColumnHeader.words(of: titles[$0])) }
    let flavors = free.filter { column in
      HeaderWords.flavors.contains(
        ColumnHeader.words(of: titles[column]).joined(separator: " "))
    }
    distinctions = (brands.prefix(1) + flavors.prefix(1)).filter(hasDifferentTexts)
  }

  /// Returns whether the first records have different texts in a column.
  private func hasDifferentTexts(_ column: Int) -> Bool {
    var records = layout.records
    var first: String?
    for _ in 0..<Self.maximumNameCount {
      guard let record = records.next() else { break }
      guard let text = distinction(record, column) else { continue }
      if let first, first != text { return true }
      first = text
    }
    return false
  }

  /// The number of records at the start of a table whose brands are compared.
  private static var maximumNameCount: Int { 200 }

  /// Returns the brand or the flavor in a column; nil for cells such as "-" and "n/a".
  private func distinction(_ record: TableRecord, _ column: Int) -> String? {
    let text = cell(record, column)
    guard text.hasLetter || text.hasNumber, !HeaderWords.isAbsent(text) else { return nil }
    return text
  }

  /// Adds the brand and the flavor of a product to its name, unless the name has them already.
  func addDistinctions(to name: inout String, _ record: TableRecord) {
    for column in distinctions {
      guard let text = distinction(record, column), !Self.hasWords(name, text) else { continue }
      name = layout.columns[column]?.isBrand == true ? text + " " + name : name + " " + text
    }
  }

  /// Returns whether a name has the words of a text: "Kellogg's Corn Flakes" has "Kelloggs".
  private static func hasWords(_ name: String, _ text: String) -> Bool {
    let (name, text) = (plainWords(name), plainWords(text))
    // Languages without spaces, in which a word can begin anywhere.
    if text.unicodeScalars.contains(where: { $0.value >= 0x2e80 }) { return name.contains(text) }
    // "Mars" isn't in "Marshmallows", and "Kelloggs" is in "Kellogg's". Texts are compared without the spaces between
    // their words, too: "Dr. Oetker" is in "Dr.Oetker Pizza".
    let joined = text.filter { $0 != " " }
    return [" ", "s "].contains { (" " + name + " ").contains(" " + text + $0) }
      || name.filter { $0 != " " }.hasPrefix(joined) && (text.contains(" ") || joined.count > 5)
  }

  /// Returns the words of a text in lower case, without signs.
  private static func plainWords(_ text: String) -> String {
    HeaderWords.folded(text.filter { !"'’.".contains($0) })
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
