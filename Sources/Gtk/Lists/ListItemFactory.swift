internal import CGtk

/// Makes and fills the rows of a list. A row view is made for a list item once and filled as often
/// as the item comes to show another position; it is kept until GTK drops the item.
///
/// A row that only moved, as others came or went before it, need not be filled again: GTK 4.8 does
/// so, GTK 4.18 does not. What depends on the position is brought up to date by `forEachBound`.
@MainActor
public final class ListItemFactory<RowView>: Object {
  private let rows: ListItemRows<RowView>

  /// - Parameters:
  ///   - setup: Makes the view of a list item and gives the item its child.
  ///   - bind: Fills the view for the item's position.
  ///   - unbind: Called when the item stops showing its position.
  ///   - teardown: Called when the view goes.
  public init(
    setup: @escaping @MainActor (ListItem) -> RowView,
    bind: @escaping @MainActor (RowView, ListItem) -> Void,
    unbind: @escaping @MainActor (RowView, ListItem) -> Void = { _, _ in },
    teardown: @escaping @MainActor (RowView) -> Void = { _ in }
  ) {
    // The closures, and so the factory GTK keeps, share the rows with this wrapper.
    let rows = ListItemRows<RowView>()
    self.rows = rows
    super.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
    connectItem("setup") { item in
      rows.views[item.pointer] = setup(item)
    }
    connectItem("bind") { item in
      guard let view = rows.views[item.pointer] else { return }
      rows.bound.insert(item.pointer)
      bind(view, item)
    }
    connectItem("unbind") { item in
      guard let view = rows.views[item.pointer] else { return }
      rows.bound.remove(item.pointer)
      unbind(view, item)
    }
    connectItem("teardown") { item in
      rows.bound.remove(item.pointer)
      if let view = rows.views.removeValue(forKey: item.pointer) { teardown(view) }
    }
  }

  /// Visits the rows that show a position now, in no order: those seen and a few around them.
  public func forEachBound(_ body: (RowView, Int) -> Void) {
    for pointer in rows.bound {
      guard let view = rows.views[pointer],
        let position = index(gtk_list_item_get_position(OpaquePointer(pointer)))
      else { continue }
      body(view, position)
    }
  }

  /// How many row views there are.
  package var viewCount: Int { rows.views.count }

  private func connectItem(_ signal: String, _ body: @escaping @MainActor (ListItem) -> Void) {
    connect(signal) { arguments in
      guard let item = arguments.object(1) else { return }
      body(ListItem(borrowing: item))
    }
  }
}

/// The row views of a factory, by their list items, which outlive them.
@MainActor
private final class ListItemRows<RowView> {
  var views: [UnsafeMutableRawPointer: RowView] = [:]
  var bound: Set<UnsafeMutableRawPointer> = []
}
