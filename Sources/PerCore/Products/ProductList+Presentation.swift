extension ProductList {
  /// Returns the verdict on the product at `rank`.
  public func verdict(at rank: Int) -> Verdict {
    count > 1 ? .comparing(unitPrice(at: rank), with: unitPrice(at: 0)) : .none
  }

  /// Returns the unit price at `rank` as a part of the highest one, from 0 to 1, to the nearest
  /// millionth.
  public func shareOfMostExpensive(at rank: Int) -> Double {
    unitPrice(at: rank).share(of: unitPrice(at: count - 1))
  }

  /// Returns the number of decimals with which the whole list shows its unit prices.
  ///
  /// It is the smallest number, not below `minimum`, at which the lowest unit price has two
  /// significant digits and no two unequal unit prices look equal.
  ///
  /// - Complexity: O(*n*). Only pairs of prices that doubles cannot tell apart are compared exactly.
  public func decimals(per unit: DisplayUnit, minimum: Int) -> Int {
    guard !isEmpty else { return minimum }
    let lowest = unitPrice(at: 0).per(unit)
    var decimals = max(minimum, -(lowest.leadingExponent ?? 0))
    while lowest.rounded(decimals: decimals) < BigUInt(10) { decimals += 1 }
    var pairs = ClosePairs(self, per: unit, decimals: decimals)
    while pairs.looksEqual(decimals: decimals) { decimals += 1 }
    return decimals
  }
}

/// The neighbours in a ranking whose unit prices differ by so little that they can look equal.
///
/// Rounding keeps the order, so that only neighbours can look equal.
private struct ClosePairs {
  private let list: ProductList
  private let unit: DisplayUnit
  private let factor: Double
  private let prices: [Double]
  /// The ranks of the cheaper products of the pairs.
  private var ranks: [Int32] = []
  /// The pair whose prices looked equal last, which probably still do with one decimal more.
  private var last: Int32?

  init(_ list: ProductList, per unit: DisplayUnit, decimals: Int) {
    self.list = list
    self.unit = unit
    factor = unit.factor.approximation
    prices = list.approximateUnitPrices
    let scale = factor * Self.powerOfTen(decimals)
    var smallestGap = Double.infinity
    for rank in prices.indices.dropLast() {
      let (a, b) = (prices[rank] * scale, prices[rank + 1] * scale)
      guard !(b - a > 1 + b * Self.uncertainty) else { continue }
      if b - a > b * Self.uncertainty {
        if b - a < smallestGap { (smallestGap, last) = (b - a, Int32(rank)) }
      } else if list.unitPrice(at: rank) == list.unitPrice(at: rank + 1) {
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
    let (a, b) = (prices[rank] * scale, prices[rank + 1] * scale)
    let error = b * Self.uncertainty
    if b - a > 1 + error { return false }
    if let x = Self.rounded(a, error: error), let y = Self.rounded(b, error: error) {
      return x == y
    }
    let x = list.unitPrice(at: rank).per(unit).rounded(decimals: decimals)
    return x == list.unitPrice(at: rank + 1).per(unit).rounded(decimals: decimals)
  }

  /// More than the relative error of a unit price times a factor times a power of ten.
  private static let uncertainty = 0x1p-44

  /// Returns the nearest whole number, or nil where `error` leaves it open.
  private static func rounded(_ value: Double, error: Double) -> Double? {
    let shifted = value + 0.5
    let whole = shifted.rounded(.down)
    return shifted - whole > error && whole + 1 - shifted > error ? whole : nil
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
