internal import CGtk

/// Wraps GtkListView. Put it into a `ScrolledWindow`.
@MainActor
public final class ListView: Widget {
  override class var gType: GType { gtk_list_view_get_type() }

  public convenience init<RowView>(
    _ selection: any SelectionModel, factory: ListItemFactory<RowView>
  ) {
    self.init(adopting: gtk_list_view_new(selection.consumed, factory.consumed))
    let pointer = pointer
    let closure = makeClosure { arguments in
      let change = ItemsChange(arguments)
      let list = ListView(borrowing: pointer)
      if change.added > 0 { list.reportRows(change.added, at: change.position) }
      // Rows from the change on have positions after the next layout.
      if let row = list.scrolling.row, change.position <= row { list.scrolling.framesPassed = 0 }
      return false
    }
    // The closure ends with the list view, which the model can outlive.
    g_object_watch_closure(typed(), closure)
    g_signal_connect_closure(selection.pointer, "items-changed", closure, true.gboolean)
    let rows = factory.rows
    onLayout {
      rows.updateHeight()
      rows.updateVisible()
    }
    connectWhileRealized("notify::focus-widget", of: gtk_widget_get_root) { list in
      guard let root = gtk_widget_get_root(list), let focus = gtk_root_get_focus(root)
      else { return }
      rows.updateRow(focus)
    }
  }

  /// Calls `body` after each layout of the window, before the window is drawn. Changes of the layout in `body` are in
  /// the same frame. The width of the list view can still be zero.
  ///
  /// Call this function before the list view is shown.
  public func onLayout(_ body: @escaping @MainActor () -> Void) {
    connectWhileRealized("layout", of: gtk_widget_get_frame_clock) { _ in body() }
  }

  /// Requests a frame in which `onLayout(_:)` is called. A list view that is not realized is laid out when it is shown.
  public func requestLayout() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  /// Reports inserted rows to assistive technology, which counts the rows otherwise only once.
  private func reportRows(_ count: Int, at position: Int) {
    // Before the window is shown, a report would give the window an accessible object without its role.
    guard isMapped else { return }
    let (rows, end) = (children, position + count)
    guard rows.indices.contains(end - 1) else { return }
    rows[end - 1].makeAccessible()
    // libatspi puts the new row in the place of the next one.
    if rows.indices.contains(end) { rows[end].reportAsChild() }
  }

  /// Calls `body` with the position of the row that the user activated.
  public func onActivateRow(_ body: @escaping @MainActor (Int) -> Void) {
    connect("activate") { arguments in
      body(Int(arguments.uint(1)))
    }
  }

  /// Scrolls to a row after the next layout of the list.
  ///
  /// - Parameters:
  ///   - focusing: A Boolean value indicating whether the selected row then gets the focus.
  ///   - body: Called when the row is in view, unless it was removed or the list scrolls to another row.
  public func scrollTo(
    _ row: Int, focusing: Bool = false, then body: @escaping @MainActor () -> Void = {}
  ) {
    let scrolling = scrolling
    let isWaiting = scrolling.row != nil
    (scrolling.row, scrolling.isFocusing, scrolling.framesPassed) = (row, focusing, 0)
    scrolling.onEnd = body
    if !isWaiting { scrollWhenLaidOut() }
  }

  /// A Boolean value indicating whether `scrollTo(_:focusing:then:)` will give the focus to a row in one of the next
  /// frames.
  public var isFocusMoving: Bool { isMapped && scrolling.row != nil && scrolling.isFocusing }

  /// Keeps the row that `scrollTo(_:focusing:then:)` scrolls to from taking the focus.
  public func cancelFocusing() {
    scrolling.isFocusing = false
  }

  /// Scrolls to the pending row on the second frame, and focuses the selected row on the third.
  ///
  /// GTK scrolls by the row positions of the last layout. A new row has a position after one frame,
  /// and a widget that can take the focus after one more.
  private func scrollWhenLaidOut() {
    gtk_widget_add_tick_callback(
      widget,
      { widget, _, _ in ListView(borrowing: widget!).hasPendingRow().gboolean }, nil, nil)
  }

  private func hasPendingRow() -> Bool {
    let scrolling = scrolling
    guard let row = scrolling.row else { return false }
    let exists = row < count
    // A row that was removed is not waited for.
    if exists {
      guard isMapped, allocatedHeight > 0 else { return true }
      scrolling.framesPassed += 1
      if scrolling.framesPassed == 2 {
        activateAction("list.scroll-to-item", argument: g_variant_new_uint32(guint32(row)))
      }
      if scrolling.framesPassed < 3 { return true }
    }
    scrolling.row = nil
    if scrolling.isFocusing { focusSelectedRow() }
    if exists { scrolling.onEnd() }
    return false
  }

  /// The number of rows.
  private var count: Int {
    gtk_list_view_get_model(opaque).map { Int(g_list_model_get_n_items($0)) } ?? 0
  }

  /// Gives the focus to the selected row, if it has a widget.
  @discardableResult
  public func focusSelectedRow() -> Bool {
    children.first { $0.isDrawnSelected }?.grabFocus() ?? false
  }

  /// The state of `scrollTo(_:focusing:then:)`.
  @MainActor
  private final class Scrolling {
    /// The row to scroll to; nil if there is none.
    var row: Int?
    var isFocusing = false
    /// Called when the row is in view.
    var onEnd: @MainActor () -> Void = {}
    /// The number of frames since the row was chosen, or since rows were inserted or removed.
    var framesPassed = 0
  }

  private var scrolling: Scrolling { object(forKey: "per-scrolling") { Scrolling() } }
}
