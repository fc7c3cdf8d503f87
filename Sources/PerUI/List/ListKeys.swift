internal import Gtk

/// The keys that GtkListView doesn't handle: letters open the search, and Tab leaves the list.
@MainActor
final class ListKeys {
  /// Opens the search, and returns its entry, which gets the letter.
  var openFind: () -> SearchEntry? = { nil }

  /// Called before a key is handled.
  var onPress: () -> Void = {}

  private let list: ListView

  init(_ list: ListView) {
    self.list = list
    list.onTextStart { [weak self] in self?.openFind() }
    list.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  private func handle(_ event: KeyEvent) -> Bool {
    onPress()
    switch (event.key, event.modifiers) {
    // In GTK 4.8, Tab moves to the next row.
    case (.tab, []): return list.passFocusOn()
    case (.tab, .shift), (.isoLeftTab, _): return list.passFocusOn(backward: true)
    default: return false
    }
  }
}
