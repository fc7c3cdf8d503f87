/// A pack of a product, as it can be bought.
public struct Pack: Hashable, Sendable {
  /// The amount in base units, greater than zero.
  public let amount: Rational
  /// The price, greater than zero.
  public let price: Rational
  /// The number of packs that can be bought; nil for any number.
  public let limit: Int?

  public init(amount: Rational, price: Rational, limit: Int? = nil) {
    (self.amount, self.price, self.limit) = (amount, price, limit)
  }

  /// Returns the number of packs that contain at least `need`; nil if the limit is lower.
  public func count(for need: Rational) -> Int? {
    guard let count = need.packs(of: amount), count <= limit ?? .max else { return nil }
    return count
  }
}
