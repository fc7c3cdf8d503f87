internal import PerCore

/// What to buy for a needed amount.
extension RankCommand {
  /// Adds what to buy for an amount to a ranking of the same kind.
  ///
  /// - Parameters:
  ///   - index: The index of the ranking.
  ///   - input: Its rows in the order of the input.
  mutating func plan(_ need: LineAmount, for index: Int, input: [RankedRow]) {
    var rows = rankings[index].rows
    guard shown.areComparable(need.unit, rankings[index].per.unit) else { return }
    for row in rows.indices {
      rows[row].single = SinglePurchase(of: rows[row].pack, for: need.inBaseUnits)
      if options.buy == .need {
        rows[row].value = RankedValue(rows[row].single, for: need.inBaseUnits)
      }
    }
    rankings[index].rows = rows
    // Products that need too many packs stay in the order of their unit prices.
    if options.buy == .need { rank(index) }
    rankings[index].plan = NeedPlan(need, rows: input)
  }

  /// The cheapest purchase and, on further lines, the others, in the words of the window; nil if there is none.
  func purchaseText(_ ranking: Ranking) -> String? {
    guard let plan = ranking.plan, let cheapest = plan.answer.cheapest else { return nil }
    var lines = ["Buy " + text(cheapest, plan)]
    for other in plan.answer.others {
      switch other {
      case .lessLeft(let purchase): lines.append("Less left over: " + text(purchase, plan))
      case .exact(let purchase):
        lines.append("Nothing left over: " + text(purchase, plan, saysLeft: false))
      case .oneProduct(let purchase): lines.append("With one product only: " + text(purchase, plan))
      }
    }
    lines = lines.map { $0 + "." }
    if !plan.answer.hasSearchedOthers {
      lines.append("There are too many packs to look for other purchases.")
    }
    return lines.joined(separator: "\n")
  }

  /// "1 × 2 kg and 1 × 500 g: 2.5 kg for 16.98 EUR, 200 g more than you need"
  ///
  /// - Parameter saysLeft: A Boolean value indicating whether the text ends with what is left over.
  private func text(_ purchase: Purchase, _ plan: NeedPlan, saysLeft: Bool = true) -> String {
    let packs = purchase.packs.map { product, count in
      let row = plan.rows[product]
      let (name, quantity) = (row.product.name, shown.amount(row.amount))
      return "\(count) × " + (name.isEmpty ? quantity : "\(name) (\(quantity))")
    }
    let first = packs.dropLast().joined(separator: ", ")
    let list = [first, packs.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    let left = purchase.amount - plan.need.inBaseUnits
    let rest =
      left.isZero
      ? "exactly what you need" : "\(amount(left, plan)) more than you need"
    let isOnePack = purchase.isOnePack { plan.rows[$0].pack }
    // An exact need is shown as it was entered. Rounded, it would differ from the packs.
    let amount =
      left.isZero ? shown.amount(plan.need) : amount(purchase.amount, plan, beside: left)
    let quantity = isOnePack ? "" : ": \(amount)"
    return "\(list)\(quantity) for \(shown.cost(purchase.cost))" + (saysLeft ? ", \(rest)" : "")
  }

  /// Returns base units as the window shows them, which are rounded if the packs have mixed units.
  private func amount(_ base: Rational, _ plan: NeedPlan, beside left: Rational? = nil) -> String {
    let text = PackText.small(base, like: plan.need.unit, beside: left, format: shown.numbers)
    return text.number + " " + shown.unit(text.unit, plural: text.number != "1")
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
    guard let ranking = rankings.first(where: { $0.plan?.answer.cheapest != nil }),
      let plan = ranking.plan, let purchase = plan.answer.cheapest
    else { return json.null("purchase") }
    json.object("purchase") { json in
      json.money("cost", purchase.cost, options.notation.currency)
      json.amount("amount", plan.exactAmount(purchase.amount))
      json.amount("left", plan.exactAmount(purchase.amount - plan.need.inBaseUnits))
      json.array("packs", of: purchase.packs) { json, packs in
        let row = plan.rows[packs.product]
        json.object { json in
          json.fields(row.source)
          json.integer("packs", packs.count)
        }
      }
    }
  }
}
