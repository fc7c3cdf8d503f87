/// Wraps GListModel.
@MainActor
public protocol ListModel: Object {}

/// A change of a list model: `removed` items were replaced with `added` items from `position` on.
package struct ItemsChange: Hashable, Sendable {
  package let position, removed, added: Int

  package init(position: Int, removed: Int, added: Int) {
    (self.position, self.removed, self.added) = (position, removed, added)
  }

  /// Creates the change from the arguments of the signal `items-changed`.
  init(_ arguments: SignalArguments) {
    (position, removed) = (Int(arguments.uint(1)), Int(arguments.uint(2)))
    added = Int(arguments.uint(3))
  }
}

extension ListModel {
  /// Calls `body` after items were inserted or removed.
  package func onItemsChange(_ body: @escaping @MainActor (ItemsChange) -> Void) {
    connect("items-changed") { body(ItemsChange($0)) }
  }
}
