internal import Gtk
internal import PerCore
internal import PerFiles

extension ImportController {
  /// The numbers of rows by what becomes of them, such as "400 products · 3 rows skipped".
  var summaryWords: String {
    let products = ComparisonSummary.countWords(counts.products, conventions)
    guard counts.leftOut > 0 else { return products }
    return tr("{products} · {rows}").filled(["products": products, "rows": leftOutWords])
  }

  /// The number of rows that are no products, such as "3 rows skipped".
  var leftOutWords: String {
    trn("{count} row skipped", "{count} rows skipped", counts.leftOut)
      .filled(["count": conventions.numbers.string(Rational(counts.leftOut))])
  }
}
