internal import PerCore

/// The order of the rows.
extension RankCommand {
  /// Sorts the rows of a ranking by unit price. Rows without a unit price are last.
  mutating func rank(_ index: Int) {
    let rows = rankings[index].rows
    // The sort is stable, so equal unit prices stay in the order of the input.
    let order = rows.indices.sorted { a, b in
      guard let first = rows[a].unitPrice else { return false }
      return rows[b].unitPrice.map { first < $0 } ?? true
    }
    rankings[index].rows = order.map { rows[$0] }
  }

  /// Returns a Boolean value indicating whether the rows of a ranking are sorted by the cost of the need.
  func isByNeed(_ ranking: Ranking) -> Bool { options.buy == .need && ranking.plan != nil }

  /// Returns each row of a ranking with its rank. Equal rows share a rank; rows without a price have none.
  func places(_ ranking: Ranking) -> [(rank: Int?, row: RankedRow)] {
    var rank = 1
    return ranking.rows.prefix(options.top ?? Int.max).enumerated().map { index, row in
      if index > 0, !areEqual(ranking.rows[index - 1], row, in: ranking) { rank = index + 1 }
      let hasRank = isByNeed(ranking) ? row.single != nil : row.unitPrice != nil
      return (hasRank ? rank : nil, row)
    }
  }

  private func areEqual(_ a: RankedRow, _ b: RankedRow, in ranking: Ranking) -> Bool {
    guard isByNeed(ranking) else { return a.unitPrice == b.unitPrice }
    return a.single?.cost == b.single?.cost && a.single?.left == b.single?.left
  }

  /// Returns the decimals that keep unequal unit prices apart.
  func decimals(_ ranking: Ranking) -> Int {
    let values = ranking.rows.compactMap { value($0, ranking) }.sorted()
    var decimals = values.first.map(shown.decimals) ?? shown.notation.currencyDecimals
    for (a, b) in zip(values, values.dropFirst()) where a != b {
      while decimals < 12, a.rounded(decimals: decimals) == b.rounded(decimals: decimals) {
        decimals += 1
      }
    }
    return decimals
  }

  /// Returns the unit price of a row in the unit of the ranking.
  func value(_ row: RankedRow, _ ranking: Ranking) -> Rational? {
    row.unitPrice.map { $0.exact * ranking.per.inBaseUnits }
  }
}
