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
    let plainName = name.filter { $0 != "_" }
    let found = all(type).first { widget in
      widget.accessibleLabel == plainName || widget.cast(to: Button.self)?.label == name
    }
    guard let found else { throw Missing(name: name) }
    return found
  }

  /// Returns the first widget of a type below this one.
  func find<Target: Widget>(_ type: Target.Type) throws(Missing) -> Target {
    guard let found = all(type).first else { throw Missing(name: "\(type)") }
    return found
  }
}

/// A widget that should be there and is not.
struct Missing: Error {
  var name: String
}
