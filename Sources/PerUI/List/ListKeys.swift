internal import Gtk
internal import PerCore

/// The keys that a list of GTK does not have by itself: letters go to a product, and Tab leaves the list.
@MainActor
final class ListKeys {
  /// The rank to go to, and whether there is any.
  var find: (TypeAhead) -> Bool = { _ in false }

  private let list: ListView
  private var typed = TypeAhead()
  private var forgetting: ScheduledSource?

  /// How long what is typed belongs together.
  private static let milliseconds = 1000

  init(_ list: ListView) {
    self.list = list
    let keys = KeyController(phase: .capture)
    keys.onKeyPress { [weak self] in self?.handle($0) ?? false }
    list.addController(keys)
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    // GTK 4.8 would go through all rows first.
    case (.tab, []): return list.passFocusOn()
    case (.tab, .shift), (.isoLeftTab, _): return list.passFocusOn(backward: true)
    default: return type(event)
    }
  }

  private func type(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isSubset(of: .shift), let character = event.character,
      // Space is a key of the list until it stands behind a word.
      character != " " || !typed.isEmpty
    else { return false }
    typed.type(Character(character))
    if !find(typed) { list.errorBell() }
    forgetting?.cancel()
    forgetting = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      self?.typed = TypeAhead()
    }
    return true
  }
}
