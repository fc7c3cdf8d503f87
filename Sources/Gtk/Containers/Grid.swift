internal import CGtk

/// Wraps GtkGrid.
@MainActor
public final class Grid: Widget {
  override class var gType: GType { gtk_grid_get_type() }

  public convenience init() {
    self.init(adopting: gtk_grid_new())
  }

  public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    gtk_grid_attach(typed(), child.widget, Int32(column), Int32(row), Int32(width), Int32(height))
  }

  public func remove(_ child: Widget) {
    gtk_grid_remove(typed(), child.widget)
  }

  /// Moves a child to other cells.
  public func move(_ child: Widget, column: Int, row: Int, width: Int) {
    let place = gtk_layout_manager_get_layout_child(
      gtk_widget_get_layout_manager(widget), child.widget)
    let layout = OpaquePointer(place)
    gtk_grid_layout_child_set_column(layout, Int32(column))
    gtk_grid_layout_child_set_row(layout, Int32(row))
    gtk_grid_layout_child_set_column_span(layout, Int32(width))
  }

  /// The space between rows, in pixels.
  public var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(typed())) }
    set { gtk_grid_set_row_spacing(typed(), guint(newValue)) }
  }

  /// The space between columns, in pixels.
  public var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(typed())) }
    set { gtk_grid_set_column_spacing(typed(), guint(newValue)) }
  }

  /// A Boolean value indicating whether all rows have the same height.
  public var isRowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(typed()) != 0 }
    set { gtk_grid_set_row_homogeneous(typed(), newValue.gboolean) }
  }

  /// A Boolean value indicating whether all columns have the same width.
  public var isColumnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(typed()) != 0 }
    set { gtk_grid_set_column_homogeneous(typed(), newValue.gboolean) }
  }
}
