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

  /// Sets the accessible label of the row. Call it while binding.
  ///
  /// GTK 4.8 sets no label. The widget with the role of a row is the parent of `child`. The label
  /// replaces the texts of the row, which a screen reader would speak after it. Other descendants,
  /// such as an open context menu, stay accessible.
  public func setRowAccessibleLabel(_ label: String) {
    guard let child else { return }
    if child.stringData(Self.hasLabel) == nil {
      child.setStringData(Self.hasLabel, "")
      for text in child.descendants(of: [Inscription.gType, Label.gType]) {
        text.setAccessibleRole(.presentation)
      }
    }
    child.parent?.accessibleLabel = label
  }

  private static let hasLabel = "per-row-has-label"

  /// The item of the list model at the position.
  var object: Object? {
    gtk_list_item_get_item(opaque).map { Object(borrowing: $0) }
  }
}
