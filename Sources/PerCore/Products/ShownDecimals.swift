/// The number of decimals of the unit prices in a list, optionally with one more product.
///
/// It is the smallest number, not below a minimum, at which the lowest unit price has two significant digits and no two
/// unequal unit prices look equal.
package struct ShownDecimals {
  /// The amount that the prices are for, in base units.
  private let amount: Rational
  private let minimum: Int
  /// The lowest unit price; nil if there is none.
  private let lowest: UnitPrice?
  private var pairs: ClosePairs

  /// - Parameters:
  ///   - removed: The rank of a product that is left out; nil to leave out none.
  ///   - minimum: The smallest number of decimals.
  ///
  /// - Complexity: O(*n*). Only prices that are too close for a `Double` are compared exactly.
  init(
    _ list: ProductList, without removed: Int? = nil, per amount: Rational, minimum: Int
  ) {
    var prices = list.rankedUnitPrices
    if let removed, removed < prices.count { prices.remove(at: removed) }
    self.init(prices, per: amount, minimum: minimum)
  }

  /// - Parameter prices: The unit prices, the lowest first.
  package init(_ prices: [UnitPrice], per amount: Rational, minimum: Int) {
    (self.amount, self.minimum) = (amount, minimum)
    lowest = prices.first
    pairs = ClosePairs(
      prices, per: amount, decimals: Self.decimals(of: lowest, per: amount, minimum: minimum))
  }

  /// Returns the number of decimals.
  ///
  /// - Parameters:
  ///   - added: The unit price of another product of the list; nil if there is none.
  ///   - neighbors: The next lower and the next higher unit price of the list that differ from `added`.
  package mutating func count(
    adding added: UnitPrice? = nil, between neighbors: [UnitPrice] = []
  ) -> Int {
    let lowest = [lowest, added].compactMap { $0 }.min()
    var decimals = Self.decimals(of: lowest, per: amount, minimum: minimum)
    func addedLooksEqual() -> Bool {
      guard let added else { return false }
      return neighbors.contains { added.looksEqual(to: $0, per: amount, decimals) }
    }
    while addedLooksEqual() || pairs.looksEqual(decimals: decimals) { decimals += 1 }
    return decimals
  }

  /// Returns the number of decimals that show two significant digits of the lowest unit price.
  private static func decimals(
    of lowest: UnitPrice?, per amount: Rational, minimum: Int
  ) -> Int {
    lowest?.per(amount).shownDecimals(minimum: minimum) ?? minimum
  }
}

extension UnitPrice {
  /// Returns a Boolean value indicating whether two unit prices are shown by the same digits.
  fileprivate func looksEqual(
    to other: UnitPrice, per amount: Rational, _ decimals: Int
  ) -> Bool {
    per(amount).rounded(decimals: decimals) == other.per(amount).rounded(decimals: decimals)
  }
}

/// The neighbors in a ranking whose unit prices differ by so little that they can look equal.
///
/// Rounding keeps the order, so only neighbors can look equal.
private struct ClosePairs {
  private let amount: Rational
  private let factor: Double
  /// The unit prices, the lowest first.
  private let prices: [UnitPrice]
  /// The ranks of the cheaper products of the pairs.
  private var ranks: [Int32] = []
  /// The pair whose prices looked equal last, which probably still do with one decimal more.
  private var last: Int32?

  init(_ prices: [UnitPrice], per amount: Rational, decimals: Int) {
    (self.prices, self.amount) = (prices, amount)
    factor = amount.approximation
    let scale = factor * Self.powerOfTen(decimals)
    var smallestGap = Double.infinity
    for rank in prices.indices.dropLast() {
      let a = prices[rank].approximation * scale
      let b = prices[rank + 1].approximation * scale
      guard !(b - a > 1 + b * Self.uncertainty) else { continue }
      if b - a > b * Self.uncertainty {
        if b - a < smallestGap { (smallestGap, last) = (b - a, Int32(rank)) }
      } else if prices[rank] == prices[rank + 1] {
        continue
      }
      ranks.append(Int32(rank))
    }
  }

  /// Returns a Boolean value indicating whether any of the pairs looks equal.
  mutating func looksEqual(decimals: Int) -> Bool {
    let scale = factor * Self.powerOfTen(decimals)
    if let last, looksEqual(last, decimals: decimals, scale: scale) { return true }
    last = ranks.first { looksEqual($0, decimals: decimals, scale: scale) }
    return last != nil
  }

  private func looksEqual(_ rank: Int32, decimals: Int, scale: Double) -> Bool {
    let rank = Int(rank)
    let a = prices[rank].approximation * scale
    let b = prices[rank + 1].approximation * scale
    let error = b * Self.uncertainty
    if b - a > 1 + error { return false }
    if let x = Self.rounded(a, error: error), let y = Self.rounded(b, error: error) {
      return x == y
    }
    return prices[rank].looksEqual(to: prices[rank + 1], per: amount, decimals)
  }

  /// More than the relative error of a unit price times a factor times a power of ten.
  private static let uncertainty = 0x1p-44

  /// Returns the nearest whole number, or nil if the error is too large to determine it.
  private static func rounded(_ value: Double, error: Double) -> Double? {
    let shifted = value + 0.5
    let whole = shifted.rounded(.down)
    return shifted - whole > error && whole + 1 - shifted > error ? whole : nil
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
