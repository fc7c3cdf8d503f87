/// The value by which a list ranks a product.
package struct RankedValue: Hashable, Sendable {
  /// The price per base unit; nil if the product can't be bought as the user buys.
  ///
  /// For a needed amount, it is the cost of the need per base unit of the need.
  package let unitPrice: UnitPrice?
  /// The amount beyond the need, in base units.
  let left: Rational

  package init(_ unitPrice: UnitPrice?, left: Rational = .zero) {
    (self.unitPrice, self.left) = (unitPrice, left)
  }

  /// Creates the value of a purchase for a need, in base units; nil if the product can't be bought.
  package init(_ purchase: SinglePurchase?, for need: Rational) {
    self.init(
      purchase.map { UnitPrice(price: $0.cost, amount: need) }, left: purchase?.left ?? .zero)
  }
}

extension RankedValue: Comparable {
  /// Products that can't be bought are last. Of products that cost the same, those with less left over are first.
  package static func < (a: RankedValue, b: RankedValue) -> Bool {
    guard let first = a.unitPrice, let second = b.unitPrice else {
      return a.unitPrice != nil && b.unitPrice == nil
    }
    if first < second { return true }
    return a.left < b.left && !(second < first)
  }
}
