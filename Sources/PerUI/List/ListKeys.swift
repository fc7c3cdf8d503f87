internal import Gtk
internal import PerCore

/// The keys that GtkListView doesn't have: letters go to a product, and Tab leaves the list.
@MainActor
final class ListKeys {
  /// Goes to the product that matches the typed text, and returns whether a product matches.
  var find: (TypeAhead) -> Bool = { _ in false }

  /// Called before a key is handled.
  var onPress: () -> Void = {}

  private let list: ListView
  private var typed = TypeAhead()
  private var forgetting: ScheduledSource?

  /// The greatest time between two characters of the same text.
  private static let milliseconds = 1000

  init(_ list: ListView) {
    self.list = list
    list.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  private func handle(_ event: KeyEvent) -> Bool {
    onPress()
    switch (event.key, event.modifiers) {
    // In GTK 4.8, Tab moves to the next row.
    case (.tab, []): return list.passFocusOn()
    case (.tab, .shift), (.isoLeftTab, _): return list.passFocusOn(backward: true)
    default: return type(event)
    }
  }

  private func type(_ event: KeyEvent) -> Bool {
    guard let character = event.typedCharacter,
      // At the start of a text, Space is a key of the list.
      character != " " || !typed.isEmpty
    else { return false }
    typed.type(character)
    if !find(typed) { list.errorBell() }
    forgetting?.cancel()
    forgetting = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      self?.typed = TypeAhead()
    }
    return true
  }
}
