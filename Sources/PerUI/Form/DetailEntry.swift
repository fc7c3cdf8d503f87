internal import Gtk
internal import PerCore

/// A text field of the form, with its label above it unless it is the note.
@MainActor
final class DetailEntry {
  let root = Box(.vertical)
  let entry = Entry()
  /// The list of suggestions; nil for a field without suggestions.
  private(set) var suggestions: SuggestionList?
  /// Called when the user changes the text.
  var onChange: (String) -> Void = { _ in }

  let field: DetailField
  /// The text of the form, which can be longer than the maximum length of the entry.
  private var shown = ""

  /// - Parameter suggest: Returns the suggestions for a text; nil for a field without suggestions.
  init(_ field: DetailField, suggest: ((String) -> [String])?) {
    self.field = field
    entry.horizontalExpand = true
    // The form fits a narrow screen.
    entry.widthChars = 6
    root.horizontalExpand = true
    switch field {
    case .name: root.append(Label.aboveField(trc("product", "Na_me"), of: entry))
    case .shop: root.append(Label.aboveField(trc("product", "S_hop"), of: entry))
    // The expander is its visible label.
    case .note: entry.accessibleLabel = trc("product", "Note")
    }
    root.append(entry)
    entry.onChange { [weak self] in
      guard let self else { return }
      shown = entry.text
      onChange(shown)
      suggestions?.update()
    }
    let focus = FocusController()
    // A long text shows its start.
    focus.onFocusMoved { [weak self] in self?.entry.cursorPosition = 0 }
    entry.addController(focus)
    suggestions = suggest.map { suggest in
      SuggestionList(of: entry, in: root, suggest: suggest) { [weak self] in self?.take($0) }
    }
  }

  private func take(_ suggestion: String) {
    entry.text = suggestion
    entry.cursorPosition = entry.length
  }

  func show(_ text: String) {
    guard text != shown else { return }
    shown = text
    entry.withBlocked { entry.text = text }
    // A long text shows its start.
    if !entry.containsFocus { entry.cursorPosition = 0 }
  }
}
