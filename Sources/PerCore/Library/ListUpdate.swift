/// An update of the open product list.
public enum ListUpdate: Equatable, Sendable {
  /// A product was inserted at a rank. The content of other rows may have changed.
  case insert(Int)
  /// The product at a rank was removed. The content of other rows may have changed.
  case remove(Int)
  /// The whole list was replaced, or many products changed at once.
  case reload
  /// The display unit or the number formats changed.
  case format
}

extension [ListUpdate] {
  /// The rank of the best product that the updates inserted, after all updates; nil if they inserted none, or if it was
  /// removed again.
  public var insertedRank: Int? {
    var best: Int?
    for update in self {
      switch update {
      case .insert(let rank):
        best = Swift.min(rank, best ?? rank)
      case .remove(let rank):
        guard let previous = best else { continue }
        best = rank == previous ? nil : rank < previous ? previous - 1 : previous
      case .reload:
        best = nil
      case .format:
        break
      }
    }
    return best
  }
}
