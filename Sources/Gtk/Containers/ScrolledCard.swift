internal import CGtk

/// A scrolled list with a footer below it.
///
/// Its natural height is that of the rows that exist, so it suits short lists. With less height, the list scrolls and
/// the footer stays.
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
          gtk_widget_measure(footer, orientation, size, &footerMinimum, &footerNatural, nil, nil)
          guard orientation == GTK_ORIENTATION_VERTICAL else {
            minimum.pointee = max(minimum.pointee, footerMinimum)
            natural.pointee = max(natural.pointee, footerNatural)
            return
          }
          natural.pointee =
            max(minimum.pointee, ScrolledCard.heightOfRows(in: widget, width: size))
            + footerNatural
          minimum.pointee += footerNatural
        },
        { widget, width, height, _ in
          guard let widget, let scroller = gtk_widget_get_first_child(widget),
            let footer = gtk_widget_get_last_child(widget)
          else { return }
          var footerHeight: Int32 = 0
          gtk_widget_measure(footer, GTK_ORIENTATION_VERTICAL, width, nil, &footerHeight, nil, nil)
          var place = GtkAllocation(x: 0, y: 0, width: width, height: height - footerHeight)
          gtk_widget_size_allocate(scroller, &place, -1)
          place = GtkAllocation(x: 0, y: height - footerHeight, width: width, height: footerHeight)
          gtk_widget_size_allocate(footer, &place, -1)
        }))
    gtk_box_append(typed(), scroller.widget)
    gtk_box_append(typed(), footer.widget)
  }

  private nonisolated static let listKey = "per-list"

  /// Returns the height of all rows that exist, which a list gives their minimum height.
  ///
  /// A list itself ignores the width when it is measured.
  private nonisolated static func heightOfRows(
    in widget: UnsafeMutablePointer<GtkWidget>, width: Int32
  ) -> Int32 {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard let list = g_object_get_data(object, listKey)?.assumingMemoryBound(to: GtkWidget.self)
    else { return 0 }
    var height: Int32 = 0
    var next = gtk_widget_get_first_child(list)
    while let row = next {
      var rowHeight: Int32 = 0
      gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, width, &rowHeight, nil, nil, nil)
      height += rowHeight
      next = gtk_widget_get_next_sibling(row)
    }
    return height
  }
}
