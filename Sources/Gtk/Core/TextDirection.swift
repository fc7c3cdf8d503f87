internal import CGtk

/// The direction a widget is laid out in.
public enum TextDirection: CaseIterable, Sendable {
  /// The direction of the user's language.
  case none
  case leftToRight, rightToLeft

  public static var ltr: Self { .leftToRight }
  public static var rtl: Self { .rightToLeft }

  var value: GtkTextDirection {
    switch self {
    case .none: GTK_TEXT_DIR_NONE
    case .leftToRight: GTK_TEXT_DIR_LTR
    case .rightToLeft: GTK_TEXT_DIR_RTL
    }
  }

  init(_ value: GtkTextDirection) {
    self = Self.allCases.first { $0.value == value } ?? .none
  }
}
