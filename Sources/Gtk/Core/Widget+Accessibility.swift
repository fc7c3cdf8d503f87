internal import CGtk

extension Widget {
  /// The name that assistive technology uses for the widget.
  ///
  /// It replaces every other source of a name, such as a label within the widget. The parts of a compound widget that
  /// GTK leaves unnamed get the same name. A `DropDown` adds its choice.
  public var accessibleLabel: String? {
    get { note("per-accessible-label") }
    set {
      setNote("per-accessible-label", newValue)
      for part in [self] + partsNamedAlike {
        part.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue)
        part.resetLabelledBy()
      }
      cast(to: DropDown.self)?.labelWithChoice()
    }
  }

  /// Names the widget again where it has a name of its own: with a new text or icon GTK renames it.
  func restoreAccessibleLabel() {
    if let accessibleLabel { self.accessibleLabel = accessibleLabel }
  }

  /// More about the widget than its name, in words.
  public var accessibleDescription: String? {
    get { note("per-accessible-description") }
    set {
      setNote("per-accessible-description", newValue)
      setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue)
    }
  }

  /// Sets what the widget is to assistive technology. Call it before the widget is shown.
  public func setAccessibleRole(_ role: AccessibleRole) {
    withValue(of: gtk_accessible_role_get_type()) { value in
      g_value_set_enum(value, Int32(role.value.rawValue))
      g_object_set_property(typed(), "accessible-role", value)
    }
  }

  /// Tells assistive technology that the widget opens a menu or a list.
  func setAccessibleHasPopup() {
    per_accessible_set_has_popup(opaque)
  }

  /// Says whether what the user entered is wrong.
  public func setAccessibleInvalid(_ isInvalid: Bool) {
    per_accessible_set_invalid(
      opaque, isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE)
  }

  /// Names the widget that says what is wrong; nil where nothing is.
  public func setAccessibleErrorMessage(_ message: Widget?) {
    relate(GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, to: message)
  }

  /// Names the widget that describes this one.
  public func setAccessibleDescribedBy(_ other: Widget?) {
    relate(GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, to: other)
  }

  /// Names the widget whose text is the name of this one.
  public func setAccessibleLabelledBy(_ other: Widget?) {
    for part in [self] + partsNamedAlike {
      part.relate(GTK_ACCESSIBLE_RELATION_LABELLED_BY, to: other)
    }
  }

  /// Drops the label that GTK set by itself, so that the widget's own name is not said twice.
  public func resetLabelledBy() {
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
  }

  /// Names what GTK makes within a compound widget and leaves without a name.
  ///
  /// - Parameter names: by the names of the widgets' classes.
  func namePartsWithin(_ names: [String: String]) {
    for child in children {
      if let name = names[child.typeName] { child.accessibleLabel = name }
      // What is within a menu button is named with it.
      if child.typeName != "GtkMenuButton" { child.namePartsWithin(names) }
    }
  }

  /// What is wrong with the widget's name; nil where it is as expected. For tests.
  package func mismatch(ofAccessibleLabel expected: String) -> String? {
    string(taking: per_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL, expected))
  }

  /// What is wrong with the widget's description; nil where it is as expected. For tests.
  package func mismatch(ofAccessibleDescription expected: String) -> String? {
    string(
      taking: per_accessible_check_text(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected))
  }

  /// A Boolean value indicating whether assistive technology gets a placeholder. For tests.
  package var hasAccessiblePlaceholder: Bool {
    gtk_test_accessible_has_property(opaque, GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) != 0
  }

  /// Whether assistive technology is told that what the user entered is wrong. For tests.
  package var isAccessibleInvalid: Bool {
    string(taking: per_accessible_check_invalid(opaque, GTK_ACCESSIBLE_INVALID_TRUE)) == nil
  }

  /// Whether another widget's text is read out as the name of this one. For tests.
  package var isAccessibleLabelledBy: Bool {
    gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
  }

  /// Whether the widget points to the one that says what is wrong. For tests.
  package var hasAccessibleErrorMessage: Bool {
    gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE) != 0
  }

  /// The parts of a compound widget that have its name, since the user meets them and GTK leaves them unnamed.
  private var partsNamedAlike: [Widget] {
    switch typeName {
    case "GtkDropDown":
      descendants(ofTypesNamed: ["GtkScrolledWindow", "GtkScrollbar", "GtkListView"])
    case "GtkMenuButton", "GtkPopoverMenu":
      descendants(ofTypesNamed: [
        "GtkToggleButton", "GtkPopoverMenu", "GtkScrolledWindow", "GtkScrollbar",
      ])
    case "GtkScrolledWindow": children.filter { $0.typeName == "GtkScrollbar" }
    default: []
    }
  }

  func descendants(ofTypesNamed names: Set<String>) -> [Widget] {
    children.flatMap { child in
      (names.contains(child.typeName) ? [child] : []) + child.descendants(ofTypesNamed: names)
    }
  }

  private func relate(_ relation: GtkAccessibleRelation, to other: Widget?) {
    if let other {
      per_accessible_relate(opaque, relation, other.opaque)
    } else {
      gtk_accessible_reset_relation(opaque, relation)
    }
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
