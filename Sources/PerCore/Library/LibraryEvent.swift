/// A change of the library that was applied as a whole.
public struct LibraryEvent: Equatable, Sendable {
  /// The action of the user; nil if a comparison was only opened, or if the change cannot be undone.
  public let action: Action?
  /// How the action came about.
  public let status: Action.Status
  /// The updates of the open product list, each with its rank at that point.
  public internal(set) var updates: [ListUpdate] = []
  /// The changes, with the summaries of the comparisons that they changed.
  public internal(set) var changes: [AppliedChange] = []
  /// The comparison that was changed, if another one was open before.
  public internal(set) var otherComparison: Comparison.ID?

  init(action: Action? = nil, status: Action.Status = .done, updates: [ListUpdate] = []) {
    (self.action, self.status, self.updates) = (action, status, updates)
  }

  /// The rank of the product that was inserted last; nil if none was.
  public var insertedRank: Int? {
    for case .insert(let rank) in updates.reversed() { return rank }
    return nil
  }
}
