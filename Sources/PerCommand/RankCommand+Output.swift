internal import PerCore
internal import PerFiles

/// The ranking as a table, as separated values and as JSON.
extension RankCommand {
  var table: String {
    rankings.map { ranking in
      table(ranking).text(width: Output.terminalWidth)
        + (purchaseText(ranking).map { "\n\($0)\n" } ?? "")
    }.joined(separator: "\n")
  }

  private func table(_ ranking: Ranking) -> TextTable {
    let decimals = decimals(ranking)
    let hasOffers = ranking.rows.contains { $0.pack.offer != nil }
    let hasShops = ranking.rows.contains { !$0.product.shop.isEmpty }
    let hasPlan = ranking.plan != nil
    let per = shown.per(ranking.per)
    var columns = [
      ("", true), ("Name", false), ("Quantity", true), ("Price", true), ("Per \(per)", true),
    ]
    if hasPlan { columns += [("Packs", true), ("Cost", true)] }
    columns.append(("", false))
    if hasOffers { columns.append(("Offer", false)) }
    if hasShops { columns.append(("Shop", false)) }
    var table = TextTable(columns)
    for (rank, row) in places(ranking) {
      let value = value(row, ranking)
      let unitPrice = value.map { shown.money(shown.numbers.string($0, decimals: decimals)) }
      var cells: [String] = [
        rank.map { "\($0)." } ?? "", row.product.name, shown.amount(of: row.product) ?? "",
        row.pack.price.map(shown.price) ?? "", unitPrice ?? "",
      ]
      if hasPlan {
        cells += row.single.map { [String($0.packs), shown.cost($0.cost)] } ?? ["", ""]
      }
      cells.append(verdict(row, ranking).text(shown.numbers))
      if hasOffers { cells.append(offerText(row, ranking, decimals: decimals)) }
      if hasShops { cells.append(row.product.shop) }
      table.add(cells)
    }
    return table
  }

  /// "3 for 2, if you buy 3 (one pack: 7.98 EUR per kg)"
  private func offerText(_ row: RankedRow, _ ranking: Ranking, decimals: Int) -> String {
    guard let offer = row.pack.offer else { return "" }
    let text = shown.offer(offer)
    // The unit price of another number of packs.
    let other = row.packs == 1 ? offer.packs : 1
    guard other != row.packs else { return text }
    let condition = row.packs > 1 ? ", if you buy \(row.packs)" : ""
    guard let unitPrice = row.pack.unitPrice(other) else { return text + condition }
    let price = shown.unitPrice(unitPrice, per: ranking.per, decimals: decimals)
    return text + condition + " (\(shown.packs(other)): \(price))"
  }

  /// Returns how the ranked value of a row compares with that of the best one.
  private func verdict(_ row: RankedRow, _ ranking: Ranking) -> Verdict {
    .comparing(row.value, with: ranking.rows[0].value)
  }

  /// Writes the rankings as separated values.
  ///
  /// - Parameter line: Returns the line of a row of fields, without a line break.
  func write(to output: inout OutputBuffer, _ line: ([String]) -> String) {
    func has(_ isTrue: (RankedRow) -> Bool) -> Bool {
      rankings.contains { $0.rows.contains(where: isTrue) }
    }
    let titles = ["deposit", "net_weight", "tax_percent"]
    let columns = OptionalColumns(
      hasOffers: has { $0.pack.offer != nil },
      terms: titles.indices.filter { index in has { $0.terms.plain[index] != nil } },
      hasShops: has { !$0.product.shop.isEmpty })
    output.append(
      line(
        ["rank", "name", "quantity", "unit", "price", "currency", "unit_price", "per", "source"]
          + (columns.hasOffers ? ["packs", "offer"] : []) + columns.terms.map { titles[$0] }
          + (columns.hasShops ? ["shop"] : [])) + "\n")
    for ranking in rankings {
      for (rank, row) in places(ranking) {
        output.append(line(fields(row, rank, ranking, columns)) + "\n")
      }
    }
  }

  /// The columns that separated values have if at least one row has a value for them.
  private struct OptionalColumns {
    let hasOffers: Bool
    /// The indices of the deposit, the net weight and the tax in `PackTerms.plain`, whose texts are read again.
    let terms: [Int]
    let hasShops: Bool
  }

  private func fields(
    _ row: RankedRow, _ rank: Int?, _ ranking: Ranking, _ columns: OptionalColumns
  ) -> [String] {
    let currency = options.notation.currency
    var fields: [String] = [
      rank.map { String($0) } ?? "", FormulaGuard.guarded(row.product.name),
      row.amount.value.plain, row.amount.unit.rawValue, row.pack.price?.plain ?? "", currency,
      value(row, ranking).map { NumberFormat.plain.string($0.readable) } ?? "",
      shown.per(ranking.per), "\(row.source.file):\(row.source.number)",
    ]
    if columns.hasOffers {
      // The words with which a table of offers is read again.
      let offer = row.pack.offer.map { $0.tableText(currency: currency) }
      fields += [String(row.packs), FormulaGuard.guarded(offer ?? "")]
    }
    fields += columns.terms.map { row.terms.plain[$0] ?? "" }
    if columns.hasShops { fields.append(FormulaGuard.guarded(row.product.shop)) }
    return fields
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.array("rankings", of: rankings) { json, ranking in
        json.object { json in write(ranking, to: &json) }
      }
      writePurchase(to: &json)
      json.array("refused", of: refused) { json, row in write(row, "reason", to: &json) }
      guard !leftOut.isEmpty else { return }
      json.array("leftOut", of: leftOut) { json, row in write(row, "content", to: &json) }
    }
  }

  private func write<Why>(_ row: Unranked<Why>, _ why: StaticString, to json: inout JSONWriter) {
    json.object { json in
      json.fields(row.source)
      json.string(why, row.why.rawValue)
      json.string("text", row.text)
    }
  }

  private func write(_ ranking: Ranking, to json: inout JSONWriter) {
    let currency = options.notation.currency
    let decimals = decimals(ranking)
    json.string("kind", ranking.kind.rawValue)
    json.amount("per", ranking.per)
    json.string("currency", currency.isEmpty ? nil : currency)
    json.array("products", of: places(ranking)) { json, place in
      let (rank, row) = place
      json.object { json in
        json.integer("rank", rank)
        json.string("name", row.product.name.isEmpty ? nil : row.product.name)
        json.amount("amount", row.amount)
        if row.product.isAbout { json.bool("about", true) }
        json.string("shop", row.product.shop.isEmpty ? nil : row.product.shop)
        json.money("price", row.pack.price, currency)
        json.offer(row.pack.offer)
        json.integer("packs", row.pack.offer == nil ? nil : row.packs)
        json.money("deposit", row.product.deposit, currency)
        json.amount("net", row.product.net)
        if let value = value(row, ranking) {
          json.unitPrice(value, per: ranking.per, decimals: decimals)
        }
        json.verdict(verdict(row, ranking), row.value, best: ranking.rows[0].value)
        writeNeed(row, ranking, to: &json)
        json.object("source") { json in json.fields(row.source) }
      }
    }
  }
}

extension JSONWriter {
  /// Prints the place of a row or a line as fields of an object.
  mutating func fields(_ source: InputLine) {
    string("file", source.file)
    integer("line", source.number)
  }
}
