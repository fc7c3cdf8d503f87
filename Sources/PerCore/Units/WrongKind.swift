/// An error thrown when a product cannot be compared with the products of a list.
///
/// Either the kinds differ, or both kinds are `.units` and the counted items differ.
public struct WrongKind: Error, Hashable, Sendable {
  /// The kind of the products in the list.
  public let held: Kind
  /// The item that the list counts; nil if it counts none.
  public let heldItem: CountedItem?
  /// The kind of the product that was offered.
  public let offered: Kind
  /// The item that the offered product counts; nil if it counts none.
  public let offeredItem: CountedItem?

  public init(
    held: Kind, offered: Kind, heldItem: CountedItem? = nil, offeredItem: CountedItem? = nil
  ) {
    (self.held, self.heldItem) = (held, heldItem)
    (self.offered, self.offeredItem) = (offered, offeredItem)
  }
}
