internal import CGtk

/// A list that makes rows for what is seen only; put it into a `ScrolledWindow`.
@MainActor
public final class ListView: Widget {
  public convenience init<RowView>(
    _ selection: any SelectionModel, factory: ListItemFactory<RowView>
  ) {
    // The view takes over a reference to each.
    g_object_ref(selection.pointer)
    g_object_ref(factory.pointer)
    self.init(adopting: gtk_list_view_new(selection.opaque, factory.opaque))
  }

  public var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque) != 0 }
    set { gtk_list_view_set_show_separators(opaque, newValue.gboolean) }
  }

  /// Whether one click activates a row.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(opaque) != 0 }
    set { gtk_list_view_set_single_click_activate(opaque, newValue.gboolean) }
  }

  /// Called with the position of a row that the user activated.
  @discardableResult
  public func onActivateRow(_ body: @escaping @MainActor (Int) -> Void) -> SignalHandler {
    connect("activate") { arguments in
      body(Int(arguments.uint(1)))
    }
  }

  /// Brings a row into view: at once, or as soon as the list is shown.
  public func scrollTo(_ row: Int) {
    guard allocatedHeight == 0 else {
      setNote(Self.awaitedRow, nil)
      scroll(to: row)
      return
    }
    let isWaiting = note(Self.awaitedRow) != nil
    setNote(Self.awaitedRow, String(row))
    if !isWaiting { scrollWhenShown() }
  }

  private func scroll(to row: Int) {
    gtk_widget_activate_action_variant(
      widget, "list.scroll-to-item", g_variant_new_uint32(guint32(row)))
  }

  /// A list that has no size yet forgets where it was told to scroll; so each frame tries again.
  private func scrollWhenShown() {
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in ListView(borrowing: widget!).isStillAwaitingRow().gboolean }, nil, nil)
  }

  private func isStillAwaitingRow() -> Bool {
    guard let row = note(Self.awaitedRow).flatMap({ Int($0) }) else { return false }
    guard allocatedHeight > 0 else { return true }
    setNote(Self.awaitedRow, nil)
    scroll(to: row)
    return false
  }

  private static let awaitedRow = "per-awaited-row"
}
