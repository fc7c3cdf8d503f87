internal import Gtk

/// An entry for a number that shows a currency or a unit beside the text.
@MainActor
final class MarkedEntry {
  let root = Box(.horizontal, spacing: 6)
  let entry = Entry()
  private let label = Label("")
  private var mark: Mark?

  /// A currency or a unit beside the text of a field.
  struct Mark: Equatable {
    let text: String
    /// Whether the mark is before the text.
    let comesFirst: Bool
  }

  init() {
    entry.horizontalExpand = true
    // Expressions are written from left to right in all languages, but aligned to the right in right-to-left languages.
    entry.alignment = entry.textDirection == .rightToLeft ? 1 : 0
    for widget in [entry] + entry.children { widget.textDirection = .leftToRight }
    label.addClass("currency")
    label.textDirection = .leftToRight
    label.setAccessibleRole(.presentation)
    label.isVisible = false
    root.addClass("marked")
    root.textDirection = .leftToRight
    root.append(entry)
    root.append(label)
  }

  /// Shows a mark; nil or an empty one for none.
  func show(_ mark: Mark?) {
    guard mark != self.mark else { return }
    let comesFirst = mark?.comesFirst ?? false
    if comesFirst != self.mark?.comesFirst ?? false {
      root.remove(label)
      comesFirst ? root.prepend(label) : root.append(label)
    }
    self.mark = mark
    // As in a text from right to left: "ج.م. 2.50" begins at the right, and "$2.50" at the left.
    let direction: TextDirection =
      mark?.text.hasRightToLeftLetter == true ? .rightToLeft : .leftToRight
    for widget in [root, label] as [Widget] { widget.textDirection = direction }
    label.text = mark?.text ?? ""
    label.setMargins(start: comesFirst ? 9 : 0, end: comesFirst ? 0 : 9)
    label.isVisible = mark?.text.isEmpty == false
  }
}
