extension UnitPrice {
  /// Returns the indices of products from the lowest to the highest unit price. Equal unit prices keep their order.
  ///
  /// The approximations are sorted as integers. Only prices whose approximations are too close are compared exactly.
  ///
  /// - Complexity: O(*n*), and O(*k* log *k*) for each run of *k* prices that nearly tie.
  static func ranking(_ products: [Product]) -> [Int32] {
    var keys: [UInt64] = []
    keys.reserveCapacity(products.count)
    var areAllDistinct = true
    products.withUnsafeBufferPointer { products in
      for index in products.indices {
        // All prices are positive, so their bit patterns have the order of their values.
        keys.append(products[index].unitPrice.approximation.bitPattern)
        if areAllDistinct { areAllDistinct = products[index].unitPrice.hasDistinctApproximation }
      }
    }
    var order = keys.count < RadixSort.minimumCount ? sorted(keys) : RadixSort.order(of: keys)
    if !areAllDistinct { compareExactly(&order, keys, products) }
    return order
  }

  /// A Boolean value indicating whether approximations of this price and another such price are only equal if the
  /// prices are.
  ///
  /// Two different fractions *a*/*b* and *c*/*d* differ by at least 1/*bd*, which is more than 2^-52 of them where
  /// their parts are below 2^26. Their quotients then round to different numbers.
  private var hasDistinctApproximation: Bool {
    let limit = 1 << 26
    guard let numerator = exact.numerator.asInt, let denominator = exact.denominator.asInt else {
      return false
    }
    return numerator < limit && denominator < limit
  }

  /// The standard library's sort, which is stable.
  private static func sorted(_ keys: [UInt64]) -> [Int32] {
    var order = Array(Int32(0)..<Int32(keys.count))
    keys.withUnsafeBufferPointer { keys in order.sort { keys[Int($0)] < keys[Int($1)] } }
    return order
  }

  /// The maximum distance of two approximations whose order may differ from that of the exact values, in units in the
  /// last place. It is more than their errors together, each a few units.
  private static let uncertainty: UInt64 = 256

  /// Sorts the runs of approximations that nearly tie by their exact values.
  private static func compareExactly(
    _ order: inout [Int32], _ keys: [UInt64], _ products: [Product]
  ) {
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count,
        keys[Int(order[end])] - keys[Int(order[end - 1])] <= uncertainty
      {
        end += 1
      }
      let run = order[start..<end]
      let first = products[Int(run[start])].unitPrice.exact
      if run.dropFirst().contains(where: { products[Int($0)].unitPrice.exact != first }) {
        order[start..<end].sort { a, b in
          let (x, y) = (products[Int(a)].unitPrice.exact, products[Int(b)].unitPrice.exact)
          return x == y ? a < b : x < y
        }
      }
      start = end
    }
  }
}
