internal import PerCore

/// The order of the rows.
extension RankCommand {
  /// Sorts the rows of a ranking. The sort is stable, so equal rows stay in their order.
  mutating func rank(_ index: Int) {
    let rows = rankings[index].rows
    // Moving indices takes less time than moving rows.
    rankings[index].rows = rows.indices.sorted { rows[$0].value < rows[$1].value }
      .map { rows[$0] }
  }

  /// Returns each row of a ranking with its rank. Equal rows share a rank; rows without a price have none.
  func places(_ ranking: Ranking) -> [(rank: Int?, row: RankedRow)] {
    var rank = 1
    return ranking.rows.prefix(options.top ?? Int.max).enumerated().map { index, row in
      if index > 0, ranking.rows[index - 1].value != row.value { rank = index + 1 }
      return (row.value.unitPrice == nil ? nil : rank, row)
    }
  }

  /// Returns the number of decimals of the unit prices in a ranking, which is that of the window.
  func decimals(_ ranking: Ranking) -> Int {
    var decimals = ShownDecimals(
      ranking.rows.compactMap(\.unitPrice).sorted(), per: ranking.per.inBaseUnits,
      minimum: shown.notation.currencyDecimals)
    return decimals.count()
  }

  /// Returns the unit price of a row in the unit of the ranking.
  func value(_ row: RankedRow, _ ranking: Ranking) -> Rational? {
    row.unitPrice.map { $0.exact * ranking.per.inBaseUnits }
  }
}
