internal import Gtk

/// The keyboard shortcuts window.
@MainActor
enum ShortcutsHelp {
  /// Creates the window and shows it above its parent.
  static func present(over parent: Window) {
    let window = ShortcutsWindow(title: tr("Shortcuts"), groups: groups)
    window.title = tr("Keyboard Shortcuts")
    // Without a role, as in GTK 4.18, the window has no accessible label.
    window.setAccessibleRole(.window)
    window.accessibleLabel = tr("Keyboard Shortcuts")
    window.nameParts(search: tr("Search Shortcuts"), keys: tr("Keyboard Shortcuts"))
    window.transientFor = parent
    window.isModal = true
    if let screen = parent.screenSize { window.fit(screen: screen) }
    window.closeByKey()
    window.present()
  }

  private static var groups: [ShortcutsWindow.Group] {
    Shortcut.groups.map { group in
      let shown = group.shortcuts.compactMap { shortcut in
        shortcut.title.map { ($0, shortcut.keys.joined(separator: " ")) }
      }
      return (group.title, shown)
    }
  }
}
