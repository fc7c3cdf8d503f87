internal import Gtk
internal import PerCore

/// A text field of the form with its label above it.
@MainActor
final class DetailEntry {
  let root = Box(.vertical)
  let entry = Entry()
  let label: Label
  /// The list of suggestions; nil for a field without suggestions.
  private(set) var suggestions: SuggestionList?
  /// Called when the user changes the text.
  var onChange: (String) -> Void = { _ in }

  let field: DetailField
  /// The text of the form, which can be longer than the entry can hold.
  private var shown = ""
  /// Whether the entry is being updated by the program.
  private var isUpdating = false

  /// - Parameter suggest: returns the suggestions for a text; nil for a field without suggestions.
  init(_ field: DetailField, suggest: ((String) -> [String])?) {
    self.field = field
    label = .aboveField(field.label, of: entry)
    entry.horizontalExpand = true
    root.horizontalExpand = true
    root.append(label)
    root.append(entry)
    entry.onChange { [weak self] in
      guard let self, !isUpdating else { return }
      shown = entry.text
      onChange(shown)
      suggestions?.update()
    }
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
    isUpdating = true
    entry.text = text
    isUpdating = false
  }
}

extension DetailField {
  /// The label of the field, with its mnemonic.
  fileprivate var label: String {
    switch self {
    case .name: trc("product", "Na_me")
    case .shop: trc("product", "S_hop")
    case .note: trc("product", "No_te")
    }
  }
}
