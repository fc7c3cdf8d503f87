/// What happened: changes were applied as a whole, another comparison was opened or read, or the preferences changed.
public struct LibraryEvent: Equatable, Sendable {
  /// The action of the user; nil if there are no changes, or if they cannot be undone.
  public internal(set) var action: Action?
  /// Whether the action was done, undone or redone.
  public internal(set) var status = Action.Status.done
  /// The updates of the open product list, each with its rank at that point.
  public internal(set) var updates: [ListUpdate] = []
  /// The changes, with the summaries of the comparisons that they changed.
  public internal(set) var changes: [AppliedChange] = []
  /// The comparison that was changed, if another one was open before.
  public internal(set) var otherComparison: Comparison.ID?
  /// A Boolean value indicating whether the preferences changed.
  public internal(set) var hasNewPreferences = false

  /// The rank of the best product that was inserted; nil if none was.
  public var insertedRank: Int? { updates.insertedRank }

  /// The products that were inserted together and are selected together: those that were pasted or imported, the copies
  /// of products, and the products whose removal was undone. Many products that were imported are not.
  public var insertedTogether: [Product.ID] {
    let insertsSelected: Bool
    switch action {
    case .addSeveral(let count), .importProducts(let count):
      insertsSelected = status != .undone && count <= LibraryController.fewProducts
    case .duplicate: insertsSelected = status != .undone
    case .remove: insertsSelected = status == .undone
    default: insertsSelected = false
    }
    return insertsSelected ? changes.flatMap { $0.change.addedProducts.map(\.id) } : []
  }

  /// A Boolean value indicating whether new products were added at once, pasted or imported.
  public var addsSeveral: Bool {
    switch action {
    case .addSeveral, .importProducts: status != .undone
    default: false
    }
  }
}
