internal import Gtk

extension Widget {
  /// The widgets of a type that are seen below this one.
  func all<Target: Widget>(_ type: Target.Type) -> [Target] {
    children.filter(\.isMapped).flatMap { child in
      (child.cast(to: type).map { [$0] } ?? []) + child.all(type)
    }
  }

  /// The widget of a type that is seen below this one under a name, or with a text, which may have a mnemonic.
  func find<Target: Widget>(_ type: Target.Type, _ name: String) throws(Missing) -> Target {
    let found = all(type).first { widget in
      widget.accessibleLabel == name || widget.cast(to: Button.self)?.label == name
    }
    guard let found else { throw Missing(name: name) }
    return found
  }
}

/// A widget that should be there and is not.
struct Missing: Error {
  var name: String
}
