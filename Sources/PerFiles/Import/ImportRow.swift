public import PerCore

/// A row of a table that is imported.
public struct ImportRow: Sendable {
  /// The meaning of the row.
  public enum Outcome: Equatable, Sendable {
    case product(Product)
    /// The row has several meanings, one of which the user can choose.
    case question(LineReason, answers: [Product], chosen: Int?)
    case refused(LineReason)
    case leftOut(TableRow.Content)

    /// The product that the row adds; nil if it is no product, or if its question isn't answered.
    public var product: Product? {
      switch self {
      case .product(let product): product
      case .question(_, let answers, let chosen): chosen.map { answers[$0] }
      case .refused, .leftOut: nil
      }
    }
  }

  /// The line of the file on which the row begins, counted from 1.
  public let line: Int
  /// The range of the row in the text, in bytes.
  let range: Range<Int>
  public internal(set) var outcome: Outcome

  /// The product that the row adds; nil if it is no product, or if its question isn't answered.
  public var product: Product? { outcome.product }

  /// A Boolean value indicating whether `product` isn't nil. It doesn't copy the product.
  public var isProduct: Bool {
    switch outcome {
    case .product: true
    case .question(_, _, let chosen): chosen != nil
    case .refused, .leftOut: false
    }
  }
}
