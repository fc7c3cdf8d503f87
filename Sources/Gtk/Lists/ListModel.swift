/// Wraps GListModel.
@MainActor
public protocol ListModel: Object {}

extension StringList: ListModel {}
extension RowModel: ListModel {}
extension SliceListModel: ListModel {}
extension MultiSelection: ListModel {}

/// A change of a list model: `removed` items were replaced with `added` items from `position` on.
public struct ItemsChange: Hashable, Sendable {
  public let position, removed, added: Int

  public init(position: Int, removed: Int, added: Int) {
    (self.position, self.removed, self.added) = (position, removed, added)
  }
}

extension ListModel {
  /// Calls `body` after items were inserted or removed.
  @discardableResult
  public func onItemsChange(_ body: @escaping @MainActor (ItemsChange) -> Void) -> SignalHandler {
    connect("items-changed") {
      body(ItemsChange(position: Int($0.uint(1)), removed: Int($0.uint(2)), added: Int($0.uint(3))))
    }
  }
}
