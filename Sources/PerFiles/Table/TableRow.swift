public import PerCore

/// A row of a table and its result. A row with the prices of several shops has one for each of them.
public struct TableRow: Sendable {
  /// The meaning of the row.
  public enum Outcome: Sendable {
    case product(TableProduct)
    case refused(LineReason)
    case leftOut(Content)

    /// The product; nil for other rows.
    var product: TableProduct? { if case .product(let product) = self { product } else { nil } }
  }

  /// The kind of a row that isn't a product.
  public enum Content: String, Sendable {
    /// The row is above the header.
    case title
    /// The row contains only the shop of the rows below.
    case shop
    /// The row contains only the heading of the rows below, such as "DAIRY".
    case heading
    /// The header is repeated.
    case header
    /// The row sums up others, or has their number.
    case total
  }

  /// The line of the file on which the row begins, counted from 1.
  public let line: Int
  /// The range of the row in the text, in bytes, without the line break.
  public let range: Range<Int>
  public let outcome: Outcome
}

/// A product of a table.
public struct TableProduct: Hashable, Sendable {
  public var name: String
  public var amount: LineAmount
  /// The price of the amount; nil if only the offer has a price.
  public var price: Rational?
  /// The offer, such as "3 for 2"; nil for none.
  public var offer: Offer?
  public var shop = ""
  public var note = ""
  /// The amount as a number of equal parts, such as "6 × 330 ml"; nil if the row doesn't have it.
  public var multiple: LineMultiple?
  /// The net weight, if the amount is the drained weight; nil for none.
  public var net: LineAmount?
  /// The deposit for the whole pack; nil for none.
  public var deposit: Rational?
  /// The tax that is added at checkout, in percent; nil for none.
  public var tax: Rational?
  /// The product with everything that Per exported; nil for a row of another table.
  public var exported: Product?

  /// The product as a typed line would state it.
  public var lineProduct: LineProduct {
    var product = LineProduct()
    (product.name, product.amount, product.price, product.offer) = (name, amount, price, offer)
    (product.net, product.deposit, product.shop) = (net, deposit, shop)
    if let terms = exported?.terms { (product.deposit, product.net) = (terms.deposit, terms.net) }
    return product
  }

  /// The deposit, the net weight and the tax.
  public var terms: PackTerms {
    if let exported { return exported.terms }
    guard deposit != nil || net != nil || tax != nil else { return .none }
    let known = lineProduct.terms
    return PackTerms(deposit: known.deposit, net: known.net, tax: tax) ?? known
  }

  /// The pack that the row describes; nil if the offer is impossible with its price.
  public var pack: Pack? {
    if let exported { return exported.pack }
    return try? Pack(
      amount: amount.inBaseUnits, price: price, offer: offer, taxPercent: tax ?? .zero)
  }
}
