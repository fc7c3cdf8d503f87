internal import CGtk

/// Wraps GtkListItem. The list view reuses it for different positions.
@MainActor
public final class ListItem: Object {
  /// The position of the item, or nil if the list item is not bound.
  public var position: Int? { index(gtk_list_item_get_position(opaque)) }

  public var child: Widget? {
    get { gtk_list_item_get_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_list_item_set_child(opaque, newValue?.widget) }
  }

  /// A Boolean value indicating whether a double click or Enter activates the row.
  public var isActivatable: Bool {
    get { gtk_list_item_get_activatable(opaque) != 0 }
    set { gtk_list_item_set_activatable(opaque, newValue.gboolean) }
  }

  /// Sets the child of a row that has an accessible label. Call it while setting up.
  ///
  /// The label replaces the texts inside the child, which a screen reader would speak after it. Other
  /// descendants, such as an open context menu, stay accessible. The role of a text can't be changed anymore when
  /// assistive technology has read the row, which can be before it is bound.
  public func setLabeledChild(_ child: Widget) {
    for text in child.descendants(of: [Inscription.gType, Label.gType]) {
      text.setAccessibleRole(.presentation)
    }
    self.child = child
  }

  /// Sets the accessible label of the row. Call it while binding.
  ///
  /// GTK 4.8 sets no label. The widget with the role of a row is the parent of `child`.
  public func setRowAccessibleLabel(_ label: String) {
    child?.parent?.accessibleLabel = label
  }

  /// The item of the list model at the position.
  var object: Object? {
    gtk_list_item_get_item(opaque).map { Object(borrowing: $0) }
  }
}
