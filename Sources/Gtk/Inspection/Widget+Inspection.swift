internal import CGtk

/// Layout properties for programs that check whether all content is readable.
extension Widget {
  /// A Boolean value indicating whether the widget has its own surface, as windows and popovers do.
  package var isNative: Bool { isInstance(of: gtk_native_get_type()) }

  /// The name of the widget's class, such as "GtkLabel".
  package var typeName: String { String(cString: g_type_name_from_instance(typed())) }

  /// Returns whether the widget's class is the named GTK type, derives from it or implements it.
  package func isA(_ typeName: String) -> Bool { isInstance(of: g_type_from_name(typeName)) }

  /// Returns the bounds in the coordinates of another widget, in pixels, or nil if the widgets are
  /// not in the same window.
  package func bounds(in other: Widget) -> PixelBounds? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, other.widget, &bounds) != 0 else { return nil }
    return PixelBounds(
      left: Double(bounds.origin.x), top: Double(bounds.origin.y),
      right: Double(bounds.origin.x + bounds.size.width),
      bottom: Double(bounds.origin.y + bounds.size.height))
  }

  /// The minimum width, in pixels.
  package var minimumWidth: Int { Int(measure(GTK_ORIENTATION_HORIZONTAL).minimum) }

  /// The number of pixels by which the allocated size is below the minimum size. Zero if it is not.
  package var shortage: (width: Int, height: Int) {
    // The measured size includes the margins. The allocated size does not.
    let across = gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
    let along = gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget)
    let (width, height) = (
      gtk_widget_get_allocated_width(widget) + across,
      gtk_widget_get_allocated_height(widget) + along
    )
    let minimumWidth = measure(GTK_ORIENTATION_HORIZONTAL).minimum
    let followsWidth = gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    let size = followsWidth && width >= minimumWidth ? width : -1
    let minimumHeight = measure(GTK_ORIENTATION_VERTICAL, for: size).minimum
    return (Int(max(0, minimumWidth - width)), Int(max(0, minimumHeight - height)))
  }

  /// Requests that the widget is drawn in the next frame.
  package func queueDraw() { gtk_widget_queue_draw(widget) }

  /// The number of frames that the window has started to draw.
  package var frameCount: Int {
    gtk_widget_get_frame_clock(widget).map { Int(gdk_frame_clock_get_frame_counter($0)) } ?? 0
  }

  /// A Boolean value indicating whether the widget is drawn as if the pointer were over it.
  package var isDrawnHovered: Bool {
    get { self[GTK_STATE_FLAG_PRELIGHT] }
    set { self[GTK_STATE_FLAG_PRELIGHT] = newValue }
  }
}

extension Window {
  /// Calls `body` after each frame of a window that is not shown yet.
  package func onPainted(_ body: @escaping @MainActor () -> Void) {
    connectWhileRealized("after-paint", of: gtk_widget_get_frame_clock) { _ in body() }
  }
}

extension Revealer {
  /// A Boolean value indicating whether the child is fully revealed and the transition has ended.
  package var isChildRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }
}

extension ScrolledWindow {
  /// A Boolean value indicating whether wide content can be scrolled sideways.
  package var scrollsHorizontally: Bool {
    var policy = GTK_POLICY_NEVER
    gtk_scrolled_window_get_policy(opaque, &policy, nil)
    return policy == GTK_POLICY_AUTOMATIC || policy == GTK_POLICY_ALWAYS
  }
}
