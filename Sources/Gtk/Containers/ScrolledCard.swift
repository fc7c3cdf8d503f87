internal import CGtk

/// A scrolled list with a footer below it.
///
/// Its natural height is that of all rows, unlike a `ScrolledWindow`, which does not measure its child for a given
/// width. With less height, the list scrolls and the footer stays.
@MainActor
public final class ScrolledCard: Widget {
  public convenience init(_ scroller: ScrolledWindow, list: ListView, footer: Widget) {
    self.init(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    g_object_set_data_full(
      typed(), Self.listKey, g_object_ref(list.pointer), { g_object_unref($0) })
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          guard let widget, let scroller = gtk_widget_get_first_child(widget),
            let footer = gtk_widget_get_last_child(widget), let minimum, let natural
          else { return }
          var (footerMinimum, footerNatural): (Int32, Int32) = (0, 0)
          gtk_widget_measure(scroller, orientation, -1, minimum, natural, nil, nil)
          gtk_widget_measure(footer, orientation, -1, &footerMinimum, &footerNatural, nil, nil)
          guard orientation == GTK_ORIENTATION_VERTICAL else {
            minimum.pointee = max(minimum.pointee, footerMinimum)
            natural.pointee = max(natural.pointee, footerNatural)
            return
          }
          if let list = ScrolledCard.list(of: widget) {
            // A list gives its rows their minimum height.
            gtk_widget_measure(list, orientation, size, natural, nil, nil, nil)
          }
          natural.pointee = max(minimum.pointee, natural.pointee) + footerNatural
          minimum.pointee += footerNatural
        },
        { widget, width, height, _ in
          guard let widget, let scroller = gtk_widget_get_first_child(widget),
            let footer = gtk_widget_get_last_child(widget)
          else { return }
          var footerHeight: Int32 = 0
          gtk_widget_measure(footer, GTK_ORIENTATION_VERTICAL, -1, nil, &footerHeight, nil, nil)
          var place = GtkAllocation(x: 0, y: 0, width: width, height: height - footerHeight)
          gtk_widget_size_allocate(scroller, &place, -1)
          place = GtkAllocation(x: 0, y: height - footerHeight, width: width, height: footerHeight)
          gtk_widget_size_allocate(footer, &place, -1)
        }))
    gtk_box_append(typed(), scroller.widget)
    gtk_box_append(typed(), footer.widget)
  }

  private nonisolated static let listKey = "per-list"

  private nonisolated static func list(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, listKey)?.assumingMemoryBound(to: GtkWidget.self)
  }
}
