/// A user action, as undo and redo name it.
public enum Action: Equatable, Sendable {
  case add
  case addSeveral(count: Int)
  case importProducts(count: Int)
  case edit
  case duplicate(count: Int)
  case remove([Product])
  case clear
  case changeDisplayUnit
  case changeBuying
  case changeWeight
  case changeCurrency
  case newComparison
  case renameComparison
  case duplicateComparison
  case deleteComparison(ComparisonSummary)
  /// All comparisons were replaced by those of a copy.
  case restoreCopy(comparisons: Int, products: Int)

  /// Whether an action was done, undone or redone.
  public enum Status: Sendable {
    case done
    case undone
    case redone
  }
}
