internal import CGtk

/// Settings that tests change.
extension Settings {
  /// A Boolean value indicating whether GTK animates changes.
  package var animationsEnabled: Bool {
    get { self["gtk-enable-animations"] }
    set { self["gtk-enable-animations"] = newValue }
  }

  /// The font of the user interface with its size in points, such as "Cantarell 11".
  package var fontName: String {
    get { self[property: "gtk-font-name"] ?? "" }
    set { self[property: "gtk-font-name"] = newValue }
  }

  /// Returns whether a handler of a change would be called with an object.
  package func hasHandler(with object: Object) -> Bool {
    g_signal_handler_find(pointer, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, object.pointer) != 0
  }
}
