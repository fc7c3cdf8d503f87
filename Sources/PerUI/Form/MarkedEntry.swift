internal import Gtk

/// An entry for a number that shows a currency or a unit beside the text, and can have an icon that clears it.
@MainActor
final class MarkedEntry {
  let root = Box(.horizontal, spacing: 6)
  let entry = Entry()
  private let label = Label("")
  private var mark: Mark?
  /// Called when the icon is clicked.
  private var onClear: (@MainActor () -> Void)?
  /// The icon if it is beside a mark; nil if it is in the entry or if there is none.
  private var clearButton: Button?
  private static let clearIcon = "window-close-symbolic"

  /// A currency or a unit beside the text of a field.
  struct Mark: Equatable {
    let text: String
    /// A Boolean value indicating whether the mark is before the text.
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
    root.append(entry, label)
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
    placeClearButton()
  }

  // MARK: - The icon that clears the text

  /// The end of the entry, which is from left to right in all languages.
  private let end: Entry.IconPosition =
    TextDirection.ofLanguage == .rightToLeft ? .primary : .secondary

  /// A Boolean value indicating whether the mark is at the end of the entry, before the icon.
  private var isMarkAtEnd: Bool {
    guard label.isVisible, let mark else { return false }
    let isMarkLeft = mark.comesFirst == (root.textDirection == .leftToRight)
    return isMarkLeft == (end == .primary)
  }

  /// Gives the entry an icon at its end, which is shown by `showClearIcon(_:)`.
  func enableClearing(_ clear: @escaping @MainActor () -> Void) {
    onClear = clear
    entry.onIconPress(clear)
    placeClearButton()
  }

  /// Puts the icon after a mark that is at the end of the entry.
  private func placeClearButton() {
    if let clearButton {
      root.remove(clearButton)
      self.clearButton = nil
    }
    guard let onClear, let mark, isMarkAtEnd else { return }
    let button = Button.icon(Self.clearIcon, trc("field", "Clear"))
    button.isFocusable = false
    button.focusOnClick = false
    button.isSensitive = false
    button.textDirection = root.textDirection
    button.setMargins(start: mark.comesFirst ? 9 : 0, end: mark.comesFirst ? 0 : 9)
    button.onClick(onClear)
    mark.comesFirst ? root.prepend(button) : root.append(button)
    // The button has the space on the outer side.
    label.setMargins()
    clearButton = button
  }

  /// Shows or hides the icon. The space of an icon beside a mark is reserved.
  func showClearIcon(_ isShown: Bool) {
    if let clearButton { clearButton.isSensitive = isShown }
    let icon = isShown && clearButton == nil ? Self.clearIcon : nil
    guard entry.iconName(at: end) != icon else { return }
    entry.setIcon(end, name: icon, tooltip: trc("field", "Clear"))
  }
}
