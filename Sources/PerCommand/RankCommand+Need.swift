internal import PerCore

/// What to buy for a needed amount.
extension RankCommand {
  /// Finds what to buy of a ranking for an amount of its kind.
  mutating func plan(_ need: LineAmount, _ index: Int) {
    var rows = rankings[index].rows
    guard need.unit.kind == rankings[index].kind,
      need.unit.kind != .units
        || shown.standardAmount(for: need.unit).unit == rankings[index].per.unit
    else { return }
    for row in rows.indices {
      rows[row].single = SinglePurchase(of: rows[row].pack, for: need.inBaseUnits)
    }
    guard rows.contains(where: { $0.single != nil }) else { return }
    if options.buy == .need {
      // The unit price decides between products that need too many packs. The sort is stable.
      rows.sort { a, b in
        guard let first = a.single, let second = b.single else {
          return a.single != nil && b.single == nil
        }
        return (first.cost, first.left) < (second.cost, second.left)
      }
    }
    rankings[index].rows = rows
    rankings[index].plan = NeedPlan(need, rows: rows)
  }

  /// "Buy 1 × 2 kg and 1 × 500 g: 2.5 kg for 16.98 EUR, 200 g more than needed."
  func purchaseText(_ ranking: Ranking) -> String? {
    guard let plan = ranking.plan, let purchase = plan.purchase else { return nil }
    let packs = purchase.packs.map { product, count in
      let row = plan.rows[product]
      let name = row.product.name.isEmpty ? "" : row.product.name + ", "
      return "\(count) × \(name)\(shown.amount(row.amount))"
    }
    let list = packs.joined(separator: packs.count == 2 ? " and " : "; ")
    let left = purchase.amount - plan.need.inBaseUnits
    let rest =
      left.isZero
      ? "exactly the amount" : "\(shown.amount(plan.exactAmount(left))) more than needed"
    return
      "Buy \(list): \(shown.amount(plan.amount(purchase.amount))) for \(shown.price(purchase.cost)), \(rest)."
  }

  /// What one product costs for the need.
  func needed(_ row: RankedRow, _ ranking: Ranking) -> JSONValue? {
    guard let plan = ranking.plan, let single = row.single else { return nil }
    return .object([
      ("packs", .integer(single.packs)), ("cost", .money(single.cost, options.notation.currency)),
      ("left", JSONValue(plan.exactAmount(single.left))),
    ])
  }

  /// The purchase; null if nothing contains the need.
  var purchase: JSONValue? {
    guard options.need != nil else { return nil }
    guard let ranking = rankings.first(where: { $0.plan?.purchase != nil }),
      let plan = ranking.plan, let purchase = plan.purchase
    else { return .null }
    return .object([
      ("cost", .money(purchase.cost, options.notation.currency)),
      ("amount", JSONValue(plan.exactAmount(purchase.amount))),
      ("left", JSONValue(plan.exactAmount(purchase.amount - plan.need.inBaseUnits))),
      (
        "packs",
        .array(
          purchase.packs.map { product, count -> JSONValue in
            let row = plan.rows[product]
            return .object([
              ("file", .string(row.file)), ("line", .integer(row.line)), ("packs", .integer(count)),
            ])
          })
      ),
    ])
  }
}
