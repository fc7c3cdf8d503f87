internal import CGtk

/// A container that places its children side by side if they fit with their natural widths, and below one another
/// otherwise.
@MainActor
public final class FittingBox: Widget {
  /// The space between two children, in pixels.
  private nonisolated static let spacing: Int32 = 6

  public convenience init() {
    self.init(adopting: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          guard let widget, let minimum, let natural else { return }
          (minimum.pointee, natural.pointee) =
            orientation == GTK_ORIENTATION_HORIZONTAL
            ? FittingBox.widths(of: widget) : FittingBox.heights(of: widget, width: size)
        },
        { widget, width, _, _ in
          guard let widget else { return }
          FittingBox.allocate(widget, width: width)
        }))
  }

  public func append(_ child: Widget) {
    gtk_box_append(typed(), child.widget)
  }

  public func remove(_ child: Widget) {
    gtk_box_remove(typed(), child.widget)
  }

  private typealias Sizes = (minimum: Int32, natural: Int32)

  private nonisolated static func children(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if gtk_widget_should_layout(child) != 0 { children.append(child) }
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The minimum width is that of the widest child. The natural width is that of all children side by side.
  private nonisolated static func widths(of widget: UnsafeMutablePointer<GtkWidget>) -> Sizes {
    let sizes = children(of: widget).map { $0.measure(GTK_ORIENTATION_HORIZONTAL) }
    return (
      sizes.map(\.minimum).max() ?? 0,
      sizes.map(\.natural).reduce(0, +) + spacing * Int32(max(0, sizes.count - 1))
    )
  }

  /// Returns whether the children are side by side in a width, which is -1 for any.
  private nonisolated static func isRow(
    _ widget: UnsafeMutablePointer<GtkWidget>, in width: Int32
  ) -> Bool {
    width < 0 || widths(of: widget).natural <= width
  }

  private nonisolated static func heights(
    of widget: UnsafeMutablePointer<GtkWidget>, width: Int32
  ) -> Sizes {
    let isRow = isRow(widget, in: width)
    let heights = children(of: widget).map {
      $0.measure(GTK_ORIENTATION_VERTICAL, for: isRow ? -1 : width)
    }
    guard !isRow else {
      return (heights.map(\.minimum).max() ?? 0, heights.map(\.natural).max() ?? 0)
    }
    let space = spacing * Int32(max(0, heights.count - 1))
    return (
      heights.map(\.minimum).reduce(space, +), heights.map(\.natural).reduce(space, +)
    )
  }

  private nonisolated static func allocate(
    _ widget: UnsafeMutablePointer<GtkWidget>, width: Int32
  ) {
    let isRow = isRow(widget, in: width)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    var (x, y): (Int32, Int32) = (0, 0)
    for child in children(of: widget) {
      let childWidth = isRow ? child.measure(GTK_ORIENTATION_HORIZONTAL).natural : width
      let height = child.measure(GTK_ORIENTATION_VERTICAL, for: childWidth).natural
      var place = GtkAllocation(
        x: isMirrored ? width - x - childWidth : x, y: y, width: childWidth, height: height)
      gtk_widget_size_allocate(child, &place, -1)
      if isRow { x += childWidth + spacing } else { y += height + spacing }
    }
  }
}
