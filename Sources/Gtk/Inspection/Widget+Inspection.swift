internal import CGtk

/// How a widget came to stand where it stands, for programs that look whether all can be read.
extension Widget {
  /// Whether what it holds is not drawn beyond its edges.
  package var clips: Bool { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }

  /// Whether it has a surface of its own, as windows and menus have.
  package var isNative: Bool { isInstance(ofTypeNamed: "GtkNative") }

  /// Whether it is of a type or of a type derived from it, by the name that GTK calls it by.
  package func isA(_ typeName: String) -> Bool { isInstance(ofTypeNamed: typeName) }

  /// Its edges in the coordinates of another widget, in pixels; nil where the two share no window.
  package func bounds(in other: Widget) -> PixelBounds? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
    return PixelBounds(
      left: Double(bounds.origin.x), top: Double(bounds.origin.y),
      right: Double(bounds.origin.x + bounds.size.width),
      bottom: Double(bounds.origin.y + bounds.size.height))
  }

  /// By how many pixels it was given less than the least it can do with.
  package var shortage: (width: Int, height: Int) {
    // What it asks for has its margins in it, what it was given has not.
    let across = gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
    let along = gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget)
    let (width, height) = (
      gtk_widget_get_allocated_width(widget) + across,
      gtk_widget_get_allocated_height(widget) + along
    )
    var (leastWidth, leastHeight): (Int32, Int32) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, nil, nil, nil)
    let followsWidth = gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    gtk_widget_measure(
      widget, GTK_ORIENTATION_VERTICAL, followsWidth && width >= leastWidth ? width : -1,
      &leastHeight, nil, nil, nil)
    return (Int(max(0, leastWidth - width)), Int(max(0, leastHeight - height)))
  }

  /// Has the widget drawn in the next frame.
  package func queueDraw() { gtk_widget_queue_draw(widget) }

  /// How many frames its window has drawn, or begun to.
  package var frameCount: Int {
    gtk_widget_get_frame_clock(widget).map { Int(gdk_frame_clock_get_frame_counter($0)) } ?? 0
  }
}

extension Window {
  /// All windows of the program, the latest last.
  package static var all: [Window] {
    let toplevels = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(toplevels)).compactMap { index in
      g_list_model_get_item(toplevels, index).map { window in
        defer { g_object_unref(window) }
        return Window(borrowing: window)
      }
    }
  }
}
