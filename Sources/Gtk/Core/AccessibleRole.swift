internal import CGtk

/// Wraps GtkAccessibleRole.
public enum AccessibleRole: Sendable {
  case alert, button, comboBox, dialog, form, generic, group, heading, image, label, list, listItem,
    log
  case presentation, region, search, status, toolbar, window

  var value: GtkAccessibleRole {
    switch self {
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .comboBox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .form: GTK_ACCESSIBLE_ROLE_FORM
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .log: GTK_ACCESSIBLE_ROLE_LOG
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .region: GTK_ACCESSIBLE_ROLE_REGION
    case .search: GTK_ACCESSIBLE_ROLE_SEARCH
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .window: GTK_ACCESSIBLE_ROLE_WINDOW
    }
  }
}
