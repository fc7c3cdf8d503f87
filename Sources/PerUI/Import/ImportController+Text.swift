internal import Gtk
internal import PerCore
internal import PerFiles

extension ImportController {
  /// The numbers of rows by what becomes of them, with the columns that contradict each other.
  var summaryText: String {
    ([countText] + (counts.skipped > 0 ? competitionTexts : [])).joined(separator: "\n")
  }

  /// The numbers of rows by what becomes of them, such as "400 products · 3 rows will be skipped".
  var countText: String {
    let products = ComparisonSummary.countText(counts.products, conventions)
    guard counts.skipped > 0 else { return products }
    let rows = trn(
      "{count} row will be skipped", "{count} rows will be skipped", counts.skipped,
      in: conventions.numbers)
    return tr("{products} · {rows}").filled(["products": products, "rows": rows])
  }

  /// Sentences on the columns that contradict each other, with what to do.
  private var competitionTexts: [String] {
    [ColumnRole.price, .quantity].compactMap { role in
      guard let columns = competingColumns[role], let form else { return nil }
      let titles = ImportColumnsView.titles(of: form)
      let names = columns.map { titles[$0].shortened }.joined(separator: ", ")
      let text =
        role == .price
        // Translators: {columns} are the names of columns of a table, such as "Price, Sale price".
        ? tr("{columns} have different prices. Choose “Not Imported” for all but one.")
        : tr("{columns} have different quantities. Choose “Not Imported” for all but one.")
      return text.filled(["columns": names])
    }
  }

  /// The number of skipped rows, such as "3 rows skipped".
  var skippedText: String {
    trn("{count} row skipped", "{count} rows skipped", counts.skipped, in: conventions.numbers)
  }
}

extension [ImportGroup] {
  /// The message after the products were added, such as "Added 2 products here and 3 to a new comparison".
  @MainActor func addedText(_ conventions: Conventions) -> String {
    func count(_ destination: ImportDestination) -> Int {
      lazy.filter { $0.destination == destination }.map(\.count).reduce(0, +)
    }
    return Action.addedText(
      count(.openList), elsewhere: count(.newComparison),
      in: lazy.filter { $0.destination == .newComparison }.count, conventions)
  }
}
