internal import CGtk

/// Wraps GtkTextDirection.
public enum TextDirection: UInt32, CEnumeration, Sendable {
  typealias Value = GtkTextDirection

  /// The direction of the user's language.
  case none
  case leftToRight, rightToLeft

  /// The default direction of all widgets, from the user's language. Tests can set it.
  @MainActor
  package static var ofLanguage: Self {
    get { TextDirection(gtk_widget_get_default_direction()) ?? .none }
    set { gtk_widget_set_default_direction(newValue.value) }
  }
}
