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

  /// Prints what one product costs for the need.
  func writeNeed(_ row: RankedRow, _ ranking: Ranking, to json: inout JSONWriter) {
    guard let plan = ranking.plan, let single = row.single else { return }
    json.object("need") { json in
      json.integer("packs", single.packs)
      json.money("cost", single.cost, options.notation.currency)
      json.amount("left", plan.exactAmount(single.left))
    }
  }

  /// Prints the purchase; null if nothing contains the need.
  func writePurchase(to json: inout JSONWriter) {
    guard options.need != nil else { return }
    guard let ranking = rankings.first(where: { $0.plan?.purchase != nil }),
      let plan = ranking.plan, let purchase = plan.purchase
    else { return json.null("purchase") }
    json.object("purchase") { json in
      json.money("cost", purchase.cost, options.notation.currency)
      json.amount("amount", plan.exactAmount(purchase.amount))
      json.amount("left", plan.exactAmount(purchase.amount - plan.need.inBaseUnits))
      json.array("packs", of: purchase.packs) { json, packs in
        let row = plan.rows[packs.product]
        json.object { json in
          json.string("file", row.file)
          json.integer("line", row.line)
          json.integer("packs", packs.count)
        }
      }
    }
  }
}
