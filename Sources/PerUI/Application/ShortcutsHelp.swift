internal import Gtk

/// The keyboard shortcuts window.
@MainActor
enum ShortcutsHelp {
  /// Creates the window and shows it above its parent.
  static func present(over parent: Window) {
    let window = ShortcutsWindow(sections: [
      ShortcutsWindow.Section(name: "keys", title: tr("Shortcuts"), groups: groups)
    ])
    window.title = tr("Keyboard Shortcuts")
    // Without a role, as in GTK 4.18, the window has no accessible label.
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
      group(
        // Translators: Heading of the shortcuts for the whole application.
        tr("General"),
        [
          (tr("Main menu"), "F10"),
          (tr("Preferences"), "<Control>comma"),
          (tr("Keyboard shortcuts"), "<Control>question F1"),
          (tr("Close window"), "<Control>w"),
          (tr("Quit"), "<Control>q"),
        ]),
      group(
        // Translators: Heading of the shortcuts for the list of products.
        tr("Products"),
        [
          (tr("Add product"), "<Control>n"),
          (tr("Type a product"), "<Control>l"),
          (tr("Paste products"), "<Control>v"),
          (tr("Edit product"), "Return"),
          (tr("Duplicate products"), "<Control>d"),
          (tr("Copy products"), "<Control>c"),
          (tr("Remove products"), "Delete"),
          (tr("Clear list"), "<Control>Delete"),
          (tr("Select all products"), "<Control>a"),
          (tr("Find product by name or shop"), "a...z"),
        ]),
      group(
        tr("Comparisons"),
        [
          (tr("Show or hide sidebar"), "F9"),
          (tr("New comparison"), "<Shift><Control>n"),
          (tr("Rename comparison"), "F2"),
          (tr("Delete comparison in sidebar"), "Delete"),
          (tr("Search comparisons"), "<Control>f"),
          (tr("Return to products"), "Escape"),
        ]),
      group(
        tr("Undo and Redo"),
        [
          (tr("Undo"), "<Control>z"),
          (tr("Redo"), "<Shift><Control>z"),
        ]),
      group(
        // Translators: Heading of the shortcuts for the form for a product.
        tr("Product Form"),
        [
          (tr("Next or previous field"), "Tab <Shift>Tab"),
          (tr("Next field, or add product"), "Return"),
          (tr("Add product and continue with the next"), "<Shift>Return"),
          (tr("Calculate"), "equal"),
          (tr("Open unit list"), "<Alt>Down"),
          (tr("Cancel"), "Escape"),
        ]),
    ]
  }

  private static func group(
    _ title: String, _ shortcuts: [(title: String, accelerator: String)]
  ) -> ShortcutsWindow.Group {
    ShortcutsWindow.Group(
      title: title,
      shortcuts: shortcuts.map {
        ShortcutsWindow.Shortcut(title: $0.title, accelerator: $0.accelerator)
      })
  }
}
