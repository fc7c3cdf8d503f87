package import Gtk

extension Widget {
  /// The widgets below this one, in the order of the widget tree.
  package var descendants: [Widget] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// Returns the descendants of a type.
  package func all<Target: Widget>(_ type: Target.Type) -> [Target] {
    descendants.compactMap { $0.cast(to: type) }
  }

  /// Returns the descendant of a type with a name: its accessible label or the label of the button, without the
  /// mnemonic's underscore.
  ///
  /// - Throws: `WidgetNotFound` if there is none, or if several of them are mapped.
  package func find<Target: Widget>(
    _ type: Target.Type, named name: String
  ) throws(WidgetNotFound) -> Target {
    func plain(_ text: String?) -> String? { text?.filter { $0 != "_" } }
    let found = all(type).filter { widget in
      [widget.accessibleLabel, plain(widget.cast(to: Button.self)?.label)].contains(plain(name))
    }
    let mapped = found.count > 1 ? found.filter(\.isMapped) : found
    guard mapped.count == 1 else { throw WidgetNotFound("\(mapped.count) \(type) named \(name)") }
    return mapped[0]
  }

  /// Returns the first mapped descendant of a type.
  package func find<Target: Widget>(_ type: Target.Type) throws(WidgetNotFound) -> Target {
    guard let found = all(type).first(where: \.isMapped) else { throw WidgetNotFound("\(type)") }
    return found
  }

  /// The visible texts below the widget, in the order of the widget tree.
  package var texts: [String] {
    descendants.filter(\.isMapped).compactMap(\.shownText).filter { !$0.isEmpty }
  }

  /// The text of a label or an inscription; nil for other widgets.
  package var shownText: String? {
    cast(to: Label.self)?.text ?? cast(to: Inscription.self)?.text
  }
}

/// The error thrown if a widget isn't found.
package struct WidgetNotFound: Error {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
