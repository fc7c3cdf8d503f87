public import PerCore

/// The rows, which the user can answer and change.
extension ImportController {
  /// Returns the text of a row in the file, or the text that the user entered.
  public func text(of index: Int) -> String {
    if let text = edits[index] { return text }
    guard let table else { return "" }
    return String(decoding: table.text.utf8[rows[index].range], as: UTF8.self)
  }

  /// Returns the text of a row as it is edited: in a table whose cells are separated by tabs, which can't be typed, they
  /// are separated by vertical bars.
  public func editableText(of index: Int) -> String {
    let text = text(of: index)
    guard let bar = bar(in: index) else { return text }
    return text.split(separator: "\t", omittingEmptySubsequences: false)
      .joined(separator: " \(bar) ")
  }

  /// Returns the text of a row, in the form of the file, for a text that was edited.
  public func text(of index: Int, from edited: String) -> String {
    guard edited != editableText(of: index) else { return text(of: index) }
    guard let bar = bar(in: index) else { return edited }
    return edited.split(separator: bar, omittingEmptySubsequences: false)
      .map { String($0.trimmingSpace()) }.joined(separator: "\t")
  }

  /// Returns the bar that separates the cells of a row while it is edited: a broken one if a cell contains a bar.
  /// Returns nil if the separator of the table is used.
  private func bar(in index: Int) -> Character? {
    guard form?.separator == "\t" else { return nil }
    let text = text(of: index)
    return ["|", "¦"].first { !text.contains($0) }
  }

  /// Returns a Boolean value indicating whether a quantity or a price of a row is zero or less.
  ///
  /// - Parameter text: A text to check instead of the text of the row; nil for the text of the row.
  public func hasZero(_ index: Int, in text: String? = nil) -> Bool {
    table?.reader.hasZero(text ?? self.text(of: index), at: rows[index].range.lowerBound) ?? false
  }

  /// Returns a Boolean value indicating whether the user can change the text of a row: it is no product or was changed
  /// before, and isn't too long.
  public func canEdit(_ index: Int) -> Bool {
    guard rows[index].range.count <= Self.maximumLength else { return false }
    switch rows[index].outcome {
    case .refused, .question: return true
    case .product, .leftOut: return edits[index] != nil
    }
  }

  /// The maximum length of a row that can be changed, in bytes.
  private static let maximumLength = 4_000

  /// Chooses one of the products that a row can mean; nil to take the choice back.
  public func choose(_ answer: Int?, for index: Int) {
    guard rows.indices.contains(index),
      case .question(let reason, let answers, _) = rows[index].outcome,
      answer.map(answers.indices.contains) ?? true
    else { return }
    change(index, to: .question(reason, answers: answers, chosen: answer))
  }

  /// Replaces the text of a row, in the form of the file or as a typed line.
  public func edit(_ index: Int, _ text: String) {
    guard rows.indices.contains(index), table != nil, text != self.text(of: index) else { return }
    let outcome = outcome(of: text, at: index)
    edits[index] = text
    change(index, to: outcome)
  }

  /// Returns what a row means with a text in the form of the file, or with a typed line.
  public func outcome(of text: String, at index: Int) -> ImportRow.Outcome {
    guard let table, text != self.text(of: index) else { return rows[index].outcome }
    let (outcome, answers) = table.reader.read(text, at: rows[index].range.lowerBound)
    var conversion = ProductConversion(conventions)
    if case .refused = outcome, table.reader.isOneCell(text) {
      let reader = LineReader(notation: LineNotation(conventions), offers: .read)
      return conversion.outcome(of: reader.read(text))
    }
    return conversion.outcome(of: outcome) { answers }
  }

  private func change(_ index: Int, to outcome: ImportRow.Outcome) {
    counts.add(rows[index], -1)
    rows[index].outcome = outcome
    counts.add(rows[index], 1)
    isEdited = true
    delegate?.import(self, didChange: [index])
  }

  /// Removes the rows that are products.
  func keepSkipped() {
    let kept = skipped
    edits = [Int: String](
      uniqueKeysWithValues: kept.enumerated().compactMap { position, index in
        edits[index].map { (position, $0) }
      })
    rows = kept.map { rows[$0] }
    counts = ImportCounts()
    for row in rows { counts.add(row, 1) }
    destinations = [:]
    isEdited = !edits.isEmpty
  }

  /// Returns the product that a row adds, with the values to show; nil if the row adds none.
  public func answer(in outcome: ImportRow.Outcome) -> LineAnswer? {
    outcome.product.map(library.list.readBack)
  }

  /// Returns the products that a row can mean; an empty array if it has no question.
  public func answers(to outcome: ImportRow.Outcome) -> [LineAnswer] {
    guard case .question(_, let answers, _) = outcome else { return [] }
    return answers.map(library.list.readBack)
  }

  /// The positions of the rows that are no products.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  public var skipped: [Int] { rows.indices.filter { !rows[$0].isProduct } }
}
