extension UnitPrice {
  /// Returns the indices of `unitPrices` from the lowest to the highest. Those that tie keep their
  /// order.
  ///
  /// Only prices that their approximations cannot tell apart are compared exactly.
  static func ranking(_ unitPrices: [UnitPrice]) -> [Int32] {
    var ranking = zip(unitPrices, Int32(0)...).map {
      (approximation: $0.approximation, index: $1)
    }
    // The standard library's sort is stable.
    ranking.sort { $0.approximation < $1.approximation }
    var start = 0
    while start < ranking.count {
      var end = start + 1
      while end < ranking.count, !differ(ranking[end - 1].approximation, ranking[end].approximation)
      {
        end += 1
      }
      let exact = { unitPrices[Int(ranking[$0].index)].exact }
      if (start..<end).contains(where: { exact($0) != exact(start) }) {
        ranking[start..<end].sort { a, b in
          let (x, y) = (unitPrices[Int(a.index)].exact, unitPrices[Int(b.index)].exact)
          return x == y ? a.index < b.index : x < y
        }
      }
      start = end
    }
    return ranking.map(\.index)
  }
}
