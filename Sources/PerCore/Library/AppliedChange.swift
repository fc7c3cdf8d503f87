/// A change that was applied to the library, as the store saves it.
public struct AppliedChange: Equatable, Sendable {
  public let change: Change
  /// The number of the change.
  public let revision: Int64
  /// The summary of the comparison after the change; nil if it was deleted.
  public let summary: ComparisonSummary?

  public init(_ change: Change, revision: Int64, summary: ComparisonSummary?) {
    (self.change, self.revision, self.summary) = (change, revision, summary)
  }
}
