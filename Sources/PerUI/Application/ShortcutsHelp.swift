internal import Gtk

/// The window that shows the keyboard shortcuts.
@MainActor
enum ShortcutsHelp {
  /// Creates and shows the window.
  static func present(over parent: Window) {
    let window = ShortcutsWindow(sections: [
      ShortcutsWindow.Section(name: "keys", title: tr("Shortcuts"), groups: groups)
    ])
    window.title = tr("Keyboard Shortcuts")
    // Without a role, GTK 4.18 gives the window no accessible name.
    window.setAccessibleRole(.window)
    window.accessibleLabel = tr("Keyboard Shortcuts")
    window.nameParts(search: tr("Search Shortcuts"), keys: tr("Keyboard Shortcuts"))
    window.transientFor = parent
    window.isModal = true
    window.closeByKey()
    window.present()
  }

  private static var groups: [ShortcutsWindow.Group] {
    [
      ShortcutsWindow.Group(
        // Translators: The heading of the shortcuts in the list of products.
        title: tr("List"),
        shortcuts: [
          ShortcutsWindow.Shortcut(title: tr("Add a product"), accelerator: "<Control>n"),
          ShortcutsWindow.Shortcut(title: tr("Edit the product"), accelerator: "Return"),
          ShortcutsWindow.Shortcut(title: tr("Duplicate"), accelerator: "<Control>d"),
          ShortcutsWindow.Shortcut(title: tr("Copy"), accelerator: "<Control>c"),
          ShortcutsWindow.Shortcut(title: tr("Remove"), accelerator: "Delete"),
          ShortcutsWindow.Shortcut(title: tr("Clear the list"), accelerator: "<Control>Delete"),
          ShortcutsWindow.Shortcut(title: tr("Select all"), accelerator: "<Control>a"),
          ShortcutsWindow.Shortcut(
            title: tr("Context menu"), accelerator: "Menu <Shift>F10"),
          ShortcutsWindow.Shortcut(title: tr("First or last product"), accelerator: "Home End"),
          ShortcutsWindow.Shortcut(
            title: tr("Find a product by name or shop"), accelerator: "a...z"),
        ]),
      ShortcutsWindow.Group(
        title: tr("Comparisons"),
        shortcuts: [
          ShortcutsWindow.Shortcut(title: tr("Show or hide the comparisons"), accelerator: "F9"),
          ShortcutsWindow.Shortcut(
            title: tr("New comparison"), accelerator: "<Shift><Control>n"),
          ShortcutsWindow.Shortcut(title: tr("Rename"), accelerator: "F2"),
          ShortcutsWindow.Shortcut(title: tr("Search"), accelerator: "<Control>f"),
          ShortcutsWindow.Shortcut(title: tr("Go back to the products"), accelerator: "Escape"),
        ]),
      ShortcutsWindow.Group(
        title: tr("History"),
        shortcuts: [
          ShortcutsWindow.Shortcut(title: tr("Undo"), accelerator: "<Control>z"),
          ShortcutsWindow.Shortcut(title: tr("Redo"), accelerator: "<Shift><Control>z"),
        ]),
      ShortcutsWindow.Group(
        title: tr("Adding a Product"),
        shortcuts: [
          ShortcutsWindow.Shortcut(
            title: tr("Next or previous field"), accelerator: "Tab <Shift>Tab"),
          ShortcutsWindow.Shortcut(
            title: tr("Next field, or add the product"), accelerator: "Return"),
          ShortcutsWindow.Shortcut(
            title: tr("Add and enter the next product"), accelerator: "<Shift>Return"),
          ShortcutsWindow.Shortcut(title: tr("Calculate"), accelerator: "equal"),
          ShortcutsWindow.Shortcut(title: tr("Cancel"), accelerator: "Escape"),
        ]),
      ShortcutsWindow.Group(
        // Translators: The heading of the shortcuts of the whole program.
        title: tr("General"),
        shortcuts: [
          ShortcutsWindow.Shortcut(title: tr("Main menu"), accelerator: "F10"),
          ShortcutsWindow.Shortcut(title: tr("Preferences"), accelerator: "<Control>comma"),
          ShortcutsWindow.Shortcut(
            title: tr("Keyboard shortcuts"), accelerator: "<Control>question F1"),
          ShortcutsWindow.Shortcut(title: tr("Close the window"), accelerator: "<Control>w"),
          ShortcutsWindow.Shortcut(title: tr("Quit"), accelerator: "<Control>q"),
        ]),
    ]
  }
}
