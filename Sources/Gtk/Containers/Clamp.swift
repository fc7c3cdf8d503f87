internal import CGtk

/// A container with one child and a fixed natural width.
///
/// The natural width does not depend on the child's content. The container can be as narrow as the
/// child's minimum width. If its horizontal alignment is not `fill`, it never exceeds its natural
/// width.
@MainActor
public final class Clamp: Widget {
  /// - Parameter naturalWidth: The natural width, in pixels.
  public convenience init(naturalWidth: Int, child: Widget) {
    self.init(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    g_object_set_data(
      typed(), Self.naturalWidth, UnsafeMutableRawPointer(bitPattern: max(1, naturalWidth)))
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
          guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
          let data = g_object_get_data(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self),
            Clamp.naturalWidth)
          let naturalWidth = Int32(Int(bitPattern: data))
          // GTK can request the width for a height, but the child's width does not depend on it.
          var width: Int32 = -1
          if orientation == GTK_ORIENTATION_VERTICAL {
            width = size
            // GTK asks for the height for any width (-1) or the whole width, even if the container is narrower than
            // that.
            let isLarge = size < 0 || size > naturalWidth
            if isLarge, gtk_widget_get_halign(widget) != GTK_ALIGN_FILL {
              let maximum = max(child.measure(GTK_ORIENTATION_HORIZONTAL).minimum, naturalWidth)
              width = size < 0 ? maximum : min(size, maximum)
            }
          }
          gtk_widget_measure(
            child, orientation, width, minimum, natural, minimumBaseline, naturalBaseline)
          guard orientation == GTK_ORIENTATION_HORIZONTAL, let minimum, let natural else { return }
          natural.pointee = max(minimum.pointee, naturalWidth)
        },
        { widget, width, height, baseline in
          guard let widget, let child = gtk_widget_get_first_child(widget) else { return }
          gtk_widget_allocate(child, width, height, baseline, nil)
        }))
    gtk_box_append(typed(), child.widget)
  }

  private nonisolated static let naturalWidth = "per-natural-width"
}
