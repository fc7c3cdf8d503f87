internal import CGtk

/// A picture of a window and its open popovers, as last drawn.
@MainActor
package enum Picture {
  /// Writes a picture to a PNG file. Returns false if the window has no content or the file cannot
  /// be written.
  package static func save(_ window: Window, to path: String) -> Bool {
    guard let texture = texture(of: window) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return gdk_texture_save_to_png(texture, path) != 0
  }

  /// The pixels of a window; nil if there is nothing to draw.
  package static func pixels(of window: Window) -> Pixels? {
    guard let texture = texture(of: window) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (width, height) = (
      Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture))
    )
    var data = [UInt32](repeating: 0, count: width * height)
    data.withUnsafeMutableBytes { bytes in
      gdk_texture_download(texture, bytes.baseAddress, gsize(width * 4))
    }
    return Pixels(width: width, height: height, data: data)
  }

  /// Returns the bounds of a widget in the picture of its window, even if the widget is in an open popover; nil if it
  /// is not shown.
  package static func bounds(of widget: Widget, in window: Window) -> PixelBounds? {
    guard let native = native(of: widget), let bounds = widget.bounds(in: native) else {
      return nil
    }
    guard !native.isSame(as: window) else { return bounds }
    guard let place = place(native, in: window) else { return nil }
    return PixelBounds(
      left: bounds.left + place.x, top: bounds.top + place.y, right: bounds.right + place.x,
      bottom: bounds.bottom + place.y)
  }

  /// The caller owns the result.
  private static func texture(of window: Window) -> OpaquePointer? {
    guard let node = node(of: window) else { return nil }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(window.opaque)
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(
        width: Float(window.allocatedWidth), height: Float(window.allocatedHeight)))
    return gsk_renderer_render_texture(renderer, node, &bounds)
  }

  /// Returns what is drawn in a window and its open popovers; nil if the window isn't shown.
  ///
  /// A widget has no content from the time at which it must be drawn again until the next frame, which is waited for.
  /// The caller owns the result.
  private static func node(of window: Window) -> OpaquePointer? {
    var node: OpaquePointer?
    MainLoop.iterate(until: {
      node = drawnNode(of: window)
      return node != nil || !window.isMapped
    })
    return node
  }

  /// Returns what is drawn in a window and its open popovers; nil if one of them must be drawn first. The caller owns
  /// the result.
  private static func drawnNode(of window: Window) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    var isDrawn = draw(window, on: snapshot)
    for popover in popovers(below: window) {
      guard let parent = popover.parent.flatMap(Self.native), let place = place(popover, in: parent)
      else { continue }
      gtk_snapshot_save(snapshot)
      var point = graphene_point_t(x: Float(place.x), y: Float(place.y))
      gtk_snapshot_translate(snapshot, &point)
      isDrawn = draw(popover, on: snapshot) && isDrawn
      gtk_snapshot_restore(snapshot)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    guard isDrawn else {
      gsk_render_node_unref(node)
      return nil
    }
    return node
  }

  /// Draws the content of a window or a popover. Returns false if it has none.
  private static func draw(_ widget: Widget, on snapshot: OpaquePointer) -> Bool {
    let paintable = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    guard let part = gtk_snapshot_new() else { return false }
    gdk_paintable_snapshot(
      paintable, part,
      Double(gdk_paintable_get_intrinsic_width(paintable)),
      Double(gdk_paintable_get_intrinsic_height(paintable)))
    guard let node = gtk_snapshot_free_to_node(part) else { return false }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
    return true
  }

  /// Returns the open popovers below a widget, outer popovers first.
  private static func popovers(below widget: Widget) -> [Widget] {
    widget.children.filter(\.isMapped).flatMap { child in
      (child.isInstance(of: Popover.gType) ? [child] : []) + popovers(below: child)
    }
  }

  private static func native(of widget: Widget) -> Widget? {
    gtk_widget_get_native(widget.widget).map { Widget(borrowing: UnsafeMutableRawPointer($0)) }
  }

  /// Returns the position of a popover in its parent window or popover.
  private static func place(_ popover: Widget, in parent: Widget) -> (x: Double, y: Double)? {
    guard let surface = gtk_native_get_surface(popover.opaque) else { return nil }
    var (ownX, ownY, parentX, parentY) = (0.0, 0.0, 0.0, 0.0)
    gtk_native_get_surface_transform(popover.opaque, &ownX, &ownY)
    gtk_native_get_surface_transform(parent.opaque, &parentX, &parentY)
    return (
      Double(gdk_popup_get_position_x(surface)) + ownX - parentX,
      Double(gdk_popup_get_position_y(surface)) + ownY - parentY
    )
  }
}
