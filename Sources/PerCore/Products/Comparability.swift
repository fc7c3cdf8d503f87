/// What a list of products compares: one kind, and at most one counted item.
///
/// The first product sets the kind, and the first one that counts an item sets the item.
package struct Comparability: Hashable, Sendable {
  /// The kind of the products; nil if there are none.
  private(set) var kind: Kind?
  /// The item that is counted; nil if there are only plain units and dozens.
  private(set) var item: CountedItem?

  package init(kind: Kind? = nil, item: CountedItem? = nil) {
    (self.kind, self.item) = (kind, item)
  }

  /// Returns the reason why a product in `unit` cannot be compared with the others; nil if it can.
  func refusal(of unit: Unit) -> WrongKind? {
    guard let kind else { return nil }
    guard unit.kind != kind || item != nil && unit.item != nil && item != unit.item else {
      return nil
    }
    return WrongKind(held: kind, offered: unit.kind, heldItem: item, offeredItem: unit.item)
  }

  /// Adds a product in `unit`.
  ///
  /// - Throws: `WrongKind` if it cannot be compared with the others.
  package mutating func add(_ unit: Unit) throws(WrongKind) {
    if let refusal = refusal(of: unit) { throw refusal }
    if kind == nil { kind = unit.kind }
    if item == nil { item = unit.item }
  }
}
