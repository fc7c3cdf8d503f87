internal import CGtk

extension Widget {
  /// The accessible label. Setting it removes the `labelled-by` relation that GTK set, and sets the
  /// same label on the inner widgets that need one. A `DropDown` adds the selected item.
  public var accessibleLabel: String? {
    get { stringData("per-accessible-label") }
    set {
      setStringData("per-accessible-label", newValue)
      for part in [self] + partsSharingLabel {
        part.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue)
        // Screen readers would read two labels otherwise.
        gtk_accessible_reset_relation(part.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      }
      cast(to: DropDown.self)?.updateLabel()
    }
  }

  /// Sets the accessible label again if there is one. GTK changes it when the text or icon changes.
  func restoreAccessibleLabel() {
    if let accessibleLabel { self.accessibleLabel = accessibleLabel }
  }

  /// The accessible description.
  public var accessibleDescription: String? {
    get { stringData("per-accessible-description") }
    set {
      setStringData("per-accessible-description", newValue)
      setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue)
    }
  }

  /// Sets the accessible role. Call it before the widget is shown.
  public func setAccessibleRole(_ role: AccessibleRole) {
    withValue(of: gtk_accessible_role_get_type()) { value in
      g_value_set_enum(value, Int32(role.value.rawValue))
      g_object_set_property(typed(), "accessible-role", value)
    }
  }

  /// Sets the accessible invalid state.
  public func setAccessibleInvalid(_ isInvalid: Bool) {
    per_accessible_set_invalid(
      opaque, isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE)
  }

  /// Sets the widget that contains the description of this widget.
  public func setAccessibleDescribedBy(_ other: Widget?) {
    if let other {
      per_accessible_set_relation(opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, other.opaque)
    } else {
      gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
    }
  }

  /// Exposes the widget to assistive technology. GTK otherwise does so only when the widget is requested.
  func makeAccessible() {
    // GTK reports every change of this property.
    let isFocusable = gtk_widget_get_focusable(widget)
    gtk_widget_set_focusable(widget, 1 - isFocusable)
    gtk_widget_set_focusable(widget, isFocusable)
  }

  /// Reports to assistive technology again that the widget is a child of its parent.
  func reportAsChild() {
    var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
    withValue(of: per_type_boolean) { value in
      for isHidden in [true, false] {
        g_value_set_boolean(value, isHidden.gboolean)
        gtk_accessible_update_state_value(opaque, 1, &states, value)
      }
    }
  }

  /// Stores the text of the label that names the widget, because GTK has no getter for it.
  func storeLabel(_ label: Label) {
    setStringData("per-accessible-label", label.text)
  }

  /// Sets the accessible labels of the inner widgets to which GTK gives none.
  ///
  /// - Parameter labels: The labels, each with the type of its inner widgets.
  func labelDescendants(_ labels: KeyValuePairs<GType, String>) {
    for child in children {
      for (type, label) in labels where child.isInstance(of: type) { child.accessibleLabel = label }
      // Setting a menu button's label also sets the labels of its inner widgets.
      if !child.isInstance(of: MenuButton.gType) { child.labelDescendants(labels) }
    }
  }

  /// The inner widgets of a compound widget that need its accessible label, because GTK gives them
  /// none.
  private var partsSharingLabel: [Widget] {
    let (menu, scrollbar) = (gtk_popover_menu_get_type(), gtk_scrollbar_get_type())
    if isInstance(of: DropDown.gType) {
      return descendants(of: [ScrolledWindow.gType, scrollbar, ListView.gType])
    }
    if isInstance(of: MenuButton.gType) || isInstance(of: menu) {
      return descendants(of: [ToggleButton.gType, menu, ScrolledWindow.gType, scrollbar])
    }
    let isScrolled = isInstance(of: ScrolledWindow.gType)
    return isScrolled ? children.filter { $0.isInstance(of: scrollbar) } : []
  }

  func setAccessibleText(_ property: GtkAccessibleProperty, _ text: String?) {
    guard let text else {
      gtk_accessible_reset_property(opaque, property)
      return
    }
    var properties = [property]
    withValue(of: per_type_string) { value in
      g_value_set_string(value, text)
      gtk_accessible_update_property_value(opaque, 1, &properties, value)
    }
  }
}
