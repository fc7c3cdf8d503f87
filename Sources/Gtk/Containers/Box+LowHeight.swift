internal import CGtk

extension Box {
  /// Lets a scrolled window among the children scroll if the box is too low for all children.
  ///
  /// The last child keeps half of the height that it and the scrolled window share above their minimum heights.
  public func scrollsWhenLow() {
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          guard let widget, let minimum, let natural else { return }
          let parts = LowPart.all(in: widget, orientation, for: size)
          if orientation == GTK_ORIENTATION_HORIZONTAL {
            minimum.pointee = parts.map(\.minimum).max() ?? 0
            natural.pointee = parts.map(\.natural).max() ?? 0
          } else {
            minimum.pointee = parts.reduce(0) { $0 + $1.minimum }
            natural.pointee = parts.reduce(0) { $0 + $1.natural }
          }
        },
        { widget, width, height, _ in
          guard let widget else { return }
          let parts = LowPart.all(in: widget, GTK_ORIENTATION_VERTICAL, for: width)
          var y: Int32 = 0
          for (part, partHeight) in zip(parts, LowPart.heights(of: parts, in: height)) {
            var place = GtkAllocation(x: 0, y: y, width: width, height: partHeight)
            gtk_widget_size_allocate(part.widget, &place, -1)
            y += partHeight
          }
        }))
  }
}

/// A visible child of a box that scrolls when it is low, and its sizes. GTK calls a layout manager with pointers only.
private struct LowPart {
  let widget: UnsafeMutablePointer<GtkWidget>
  let minimum: Int32
  let natural: Int32
  let scrolls: Bool

  /// Returns the visible children, measured in an orientation for a size in the other one.
  static func all(
    in box: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32
  ) -> [LowPart] {
    var parts: [LowPart] = []
    var next = gtk_widget_get_first_child(box)
    while let child = next {
      if gtk_widget_should_layout(child) != 0 {
        parts.append(LowPart(child, orientation, for: size))
      }
      next = gtk_widget_get_next_sibling(child)
    }
    return parts
  }

  private init(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32
  ) {
    self.widget = widget
    // A width for a height isn't needed. GTK 4.18 warns of a height below the minimum height of what scrolls.
    let isVertical = orientation == GTK_ORIENTATION_VERTICAL
    let sizes = widget.measure(orientation, for: isVertical ? size : -1)
    minimum = sizes.minimum
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    scrolls = g_type_check_instance_is_a(instance, gtk_scrolled_window_get_type()) != 0
    if isVertical, scrolls, let content = gtk_scrolled_window_get_child(OpaquePointer(widget)) {
      // GTK 4.8 ignores the width when it measures a scrolled window. Its content has the height of lines that wrap.
      natural = max(sizes.minimum, content.measure(orientation, for: size).natural)
    } else {
      natural = sizes.natural
    }
  }

  /// Returns the heights of the parts in a box of a height.
  static func heights(of parts: [LowPart], in height: Int32) -> [Int32] {
    var heights = parts.map(\.minimum)
    guard let last = parts.last else { return [] }
    var spare = max(0, height - heights.reduce(0, +))
    for scrolls in [false, true] {
      for index in parts.indices.dropLast() where parts[index].scrolls == scrolls {
        let part = parts[index]
        let most = scrolls ? max(spare / 2, spare - (last.natural - last.minimum)) : spare
        let more = min(part.natural - part.minimum, max(0, most))
        heights[index] += more
        spare -= more
      }
    }
    heights[heights.count - 1] += spare
    return heights
  }
}
