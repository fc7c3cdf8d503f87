internal import CGtk

/// Wraps GtkSignalListItemFactory, with a row view for each list item.
///
/// A row view is created once per list item, bound to one position after another, and released when
/// GTK releases the list item. A long list can leave list items empty until they are first in view.
///
/// If items are inserted or removed before a row, GTK 4.8 binds the row again, GTK 4.18 does not.
/// Call `update()` after changes of content that depends on the position.
@MainActor
public final class ListItemFactory<RowView>: Object {
  let rows: ListItemRows<RowView>

  /// - Parameters:
  ///   - createsHiddenRowsLater: A Boolean value indicating whether the rows of a long list are created when they are
  ///     first in view or have the focus, and those out of view get new content while nothing else is to be done. GTK
  ///     keeps some 200 rows for a long list, most of which are never in view.
  ///   - setup: Creates the row view of a list item and sets the item's child.
  ///   - bind: Updates the row view for the item's position.
  ///   - name: Sets the accessible label of an item without a row view.
  ///   - unbind: Called before the item is bound to another position or released.
  public init(
    createsHiddenRowsLater: Bool = false,
    setup: @escaping @MainActor (ListItem) -> RowView,
    bind: @escaping @MainActor (RowView, ListItem) -> Void,
    name: @escaping @MainActor (ListItem) -> Void = { _ in },
    unbind: @escaping @MainActor (RowView, ListItem) -> Void = { _, _ in }
  ) {
    // The closures, which the GTK object retains, share the rows with this wrapper.
    let rows = ListItemRows(
      createsHiddenRowsLater: createsHiddenRowsLater, create: setup, bind: bind, name: name)
    self.rows = rows
    super.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
    connectItem("setup") { item in
      rows.setUp(item)
    }
    connectItem("bind") { item in
      rows.bind(item)
    }
    connectItem("unbind") { item in
      guard let view = rows.remove(item) else { return }
      unbind(view, item)
    }
    connectItem("teardown") { item in
      rows.tearDown(item)
    }
  }

  /// The bound row views with their positions, in no particular order, without empty rows. These are the
  /// visible rows and others that GTK keeps around them.
  public var bound: [(row: RowView, position: Int)] {
    rows.bound.compactMap { pointer in
      guard let view = rows.views[pointer],
        let position = index(gtk_list_item_get_position(OpaquePointer(pointer)))
      else { return nil }
      return (view, position)
    }
  }

  /// Returns the row view that is bound to a position; nil if there is none.
  public func row(at position: Int) -> RowView? { bound.first { $0.position == position }?.row }

  /// Gives the focus to the row of a position, even if the row is empty.
  ///
  /// - Returns: A Boolean value indicating whether the row exists and takes the focus.
  @discardableResult
  public func focusRow(at position: Int) -> Bool {
    rows.focusRow(at: position)
  }

  /// Updates all bound rows after their content changed. Rows out of view are updated later if `createsHiddenRowsLater`
  /// is true and there are many.
  public func update() {
    rows.update()
  }

  /// Calls `body` for each bound row after the width or the font changed. The rows of a long list are updated instead,
  /// those out of view later.
  public func updateLayout(_ body: (RowView) -> Void) {
    rows.updateLayout(body)
  }

  /// The number of row views.
  package var viewCount: Int { rows.views.count }

  private func connectItem(_ signal: String, _ body: @escaping @MainActor (ListItem) -> Void) {
    connect(signal) { arguments in
      guard let item = arguments.object(1) else { return }
      body(ListItem(borrowing: item))
    }
  }
}
