internal import CGtk

/// A list that makes rows for what is seen only; put it into a `ScrolledWindow`.
@MainActor
public final class ListView: Widget {
  public convenience init<RowView>(
    _ selection: SingleSelection, factory: ListItemFactory<RowView>
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

  /// Brings a row into view as soon as the list is laid out with it.
  ///
  /// - Parameter focusing: Whether the row that is selected gets the focus then.
  public func scrollTo(_ row: Int, focusing: Bool = false) {
    let isWaiting = note(Self.awaitedRow) != nil
    setNote(Self.awaitedRow, String(row))
    setNote(Self.isFocusing, focusing ? "" : nil)
    setNote(Self.framesPassed, nil)
    if !isWaiting { scrollWhenLaidOut() }
  }

  /// A list scrolls by the places that its rows had when it was last laid out. So a row that just came has to
  /// wait for a frame to pass, and one more until it is there to take the focus.
  private func scrollWhenLaidOut() {
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in ListView(borrowing: widget!).isStillAwaitingRow().gboolean }, nil, nil)
  }

  private func isStillAwaitingRow() -> Bool {
    guard let row = note(Self.awaitedRow).flatMap({ Int($0) }) else { return false }
    guard allocatedHeight > 0 else { return true }
    switch note(Self.framesPassed) {
    case nil:
      setNote(Self.framesPassed, "1")
      return true
    case "1":
      setNote(Self.framesPassed, "2")
      gtk_widget_activate_action_variant(
        widget, "list.scroll-to-item", g_variant_new_uint32(guint32(row)))
      return true
    default:
      setNote(Self.awaitedRow, nil)
      if note(Self.isFocusing) != nil { focusSelectedRow() }
      return false
    }
  }

  private func focusSelectedRow() {
    let row = children.first {
      gtk_widget_get_state_flags($0.widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    }
    row?.grabFocus()
  }

  private static let awaitedRow = "per-awaited-row"
  private static let isFocusing = "per-is-focusing"
  private static let framesPassed = "per-frames-passed"
}
