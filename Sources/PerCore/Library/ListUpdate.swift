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
