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
}
