internal import Gtk

extension Widget {
  /// Returns the mapped descendants of a type.
  func all<Target: Widget>(_ type: Target.Type) -> [Target] {
    children.filter(\.isMapped).flatMap { child in
      (child.cast(to: type).map { [$0] } ?? []) + child.all(type)
    }
  }

  /// Returns the first mapped descendant of a type with an accessible label, or with a button label
  /// including the mnemonic's underscore.
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

/// The error thrown if a widget is not found.
struct Missing: Error {
  var name: String
}
