internal import CGtk

/// A header with a body below it.
///
/// If there is less height than both need, the header scrolls in up to two thirds of the height that is left above
/// the minimum height of the body, and the body has the rest.
@MainActor
public final class ScrolledHeader: Widget {
  public convenience init(_ scroller: ScrolledWindow, above body: Widget) {
    self.init(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          guard let widget, let minimum, let natural else { return }
          let header = ScrolledHeader.headerSizes(in: widget, orientation, for: size)
          let body = ScrolledHeader.bodySizes(in: widget, orientation, for: size)
          if orientation == GTK_ORIENTATION_HORIZONTAL {
            minimum.pointee = max(header.minimum, body.minimum)
            natural.pointee = max(header.natural, body.natural)
          } else {
            minimum.pointee = header.minimum + body.minimum
            natural.pointee = header.natural + body.natural
          }
        },
        { widget, width, height, _ in
          guard let widget else { return }
          ScrolledHeader.allocate(widget, width: width, height: height)
        }))
    gtk_box_append(typed(), scroller.widget)
    gtk_box_append(typed(), body.widget)
  }

  private typealias Sizes = (minimum: Int32, natural: Int32)

  /// Returns the sizes of the header, which are zero while it is hidden.
  private nonisolated static func headerSizes(
    in widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32
  ) -> Sizes {
    guard let scroller = gtk_widget_get_first_child(widget),
      gtk_widget_should_layout(scroller) != 0,
      let content = gtk_scrolled_window_get_child(OpaquePointer(scroller))
    else { return (0, 0) }
    // GTK 4.8 ignores the width when it measures a scrolled window. Its content has the height of lines that wrap.
    let minimum = scroller.measure(orientation, for: size).minimum
    return (minimum, max(minimum, content.measure(orientation, for: size).natural))
  }

  private nonisolated static func bodySizes(
    in widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32
  ) -> Sizes {
    guard let body = gtk_widget_get_last_child(widget) else { return (0, 0) }
    return body.measure(orientation, for: size)
  }

  private nonisolated static func allocate(
    _ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32
  ) {
    guard let scroller = gtk_widget_get_first_child(widget),
      let body = gtk_widget_get_last_child(widget)
    else { return }
    let header = headerSizes(in: widget, GTK_ORIENTATION_VERTICAL, for: width)
    let heights = bodySizes(in: widget, GTK_ORIENTATION_VERTICAL, for: width)
    let share = (height - heights.minimum) * 2 / 3
    let headerHeight = min(header.natural, max(header.minimum, share, height - heights.natural))
    if gtk_widget_should_layout(scroller) != 0 {
      var place = GtkAllocation(x: 0, y: 0, width: width, height: headerHeight)
      gtk_widget_size_allocate(scroller, &place, -1)
    }
    guard gtk_widget_should_layout(body) != 0 else { return }
    var place = GtkAllocation(x: 0, y: headerHeight, width: width, height: height - headerHeight)
    gtk_widget_size_allocate(body, &place, -1)
  }
}
