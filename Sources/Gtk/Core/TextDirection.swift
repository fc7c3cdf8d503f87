internal import CGtk

/// Wraps GtkTextDirection.
public enum TextDirection: CaseIterable, CEnumeration, Sendable {
  /// The direction of the user's language.
  case none
  case leftToRight, rightToLeft

  /// The default direction of all widgets, from the user's language. Tests can set it.
  @MainActor
  package static var ofLanguage: Self {
    get { TextDirection(gtk_widget_get_default_direction()) ?? .none }
    set { gtk_widget_set_default_direction(newValue.value) }
  }

  var value: GtkTextDirection {
    switch self {
    case .none: GTK_TEXT_DIR_NONE
    case .leftToRight: GTK_TEXT_DIR_LTR
    case .rightToLeft: GTK_TEXT_DIR_RTL
    }
  }
}
