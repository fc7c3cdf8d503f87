internal import Gtk

extension Menu {
  /// Creates a menu with items, each with the key of its action.
  convenience init(_ items: [(label: String, action: ActionName)]) {
    self.init()
    for (label, action) in items { append(label, action) }
  }

  /// Creates a menu with sections, which are divided by separators.
  convenience init(sections: [Menu]) {
    self.init()
    for section in sections { appendSection(section) }
  }

  /// Appends an item with the key of its action.
  func append(_ label: String, _ action: ActionName) {
    append(label, action: action.qualified, accelerator: Shortcut.key(of: action))
  }
}
