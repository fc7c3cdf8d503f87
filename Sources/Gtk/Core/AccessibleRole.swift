internal import CGtk

/// Wraps GtkAccessibleRole.
public enum AccessibleRole: Sendable {
  case button, dialog, generic, group, list, presentation, window

  var value: GtkAccessibleRole {
    switch self {
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .window: GTK_ACCESSIBLE_ROLE_WINDOW
    }
  }
}
