internal import Gtk

/// A text that only some rows of the list have. Its widget is created with its first text.
@MainActor
final class OptionalRowText {
  private let column: Grid
  private let row: Int
  private let style: String
  private var view: Inscription?

  /// - Parameters:
  ///   - column: The column of the row's texts.
  ///   - row: The place of the text in the column.
  ///   - style: The style class of the text.
  init(in column: Grid, row: Int, style: String) {
    (self.column, self.row, self.style) = (column, row, style)
  }

  /// The text for its layout; nil if there was none yet.
  var text: RowText? { view.map { RowText(view: $0, style: TextRuler.Style(style)) } }

  func show(_ text: String) {
    guard view != nil || !text.isEmpty else { return }
    let view = view ?? makeView()
    view.text = text
    view.isVisible = !text.isEmpty
  }

  private func makeView() -> Inscription {
    let view = Inscription()
    view.addClass(style)
    view.horizontalExpand = true
    // The label of the row contains the text.
    view.setAccessibleRole(.presentation)
    column.attach(view, column: 0, row: row)
    self.view = view
    return view
  }
}
