internal import PerCore
internal import PerFiles

/// `per rank`: ranks the products of tables or typed lines by unit price.
struct RankCommand {
  private struct Row {
    let product: LineProduct
    let amount: LineAmount
    let price: Rational
    let file: String
    let line: Int
    /// The price of one base unit.
    let unitPrice: UnitPrice

    var pack: Pack { Pack(amount: amount.inBaseUnits, price: price) }
  }

  private struct Refused {
    let file: String
    let line: Int
    let reason: LineReason
    let text: String
  }

  /// The rows that can be compared with each other.
  private struct Ranking {
    let kind: Kind
    var per: LineAmount
    var rows: [Row]
    /// The lowest unit price; a ranking has rows.
    var best: UnitPrice { rows.lazy.map(\.unitPrice).min()! }
    /// What to buy; nil if no amount of this kind is needed.
    var plan: NeedPlan?
  }

  let options: CommandOptions
  private let reader: LineReader
  private let shown: Shown
  private var rankings: [Ranking] = []
  private var refused: [Refused] = []

  init(_ options: CommandOptions) {
    self.options = options
    reader = LineReader(notation: options.notation)
    shown = Shown(notation: options.notation)
  }

  mutating func run() -> Int32 {
    var per: LineAmount?
    if let text = options.per {
      per = PerAmount.read(text, with: reader)
      guard per != nil else {
        Output.writeError("per: --per needs an amount, such as 100g or lb")
        return 2
      }
    }
    var need: LineAmount?
    if let text = options.need {
      need = PerAmount.read(text, with: reader)
      guard need?.value.isPositive == true else {
        Output.writeError("per: --need needs an amount, such as 1.6kg")
        return 2
      }
    } else if options.buysOne {
      Output.writeError("per: --buy needs --need")
      return 2
    }
    for name in options.operands.isEmpty ? ["-"] : options.operands {
      do throws(Input.Failure) {
        try read(try Input(name, encoding: options.encoding))
      } catch {
        Output.writeError("per: \(error.message)")
        return 2
      }
    }
    if options.isStrict, !refused.isEmpty { rankings = [] }
    for index in rankings.indices {
      rankings[index].rows = ranked(rankings[index].rows)
      if let need { plan(need, index) }
      if let per, per.unit.kind == rankings[index].kind, per.unit.kind != .units {
        rankings[index].per = per
      }
    }
    if let text = options.need, !rankings.contains(where: { $0.plan?.purchase != nil }) {
      Output.writeError("per: no product can be bought for --need \(text)")
    }
    var output = OutputBuffer()
    switch options.format {
    case .json:
      json.write(to: &output)
      output.append("\n")
    case .csv: write(to: &output, Delimited.csv)
    case .tsv: write(to: &output, Delimited.tsv)
    case .table: output.append(table)
    }
    output.flush()
    for row in refused {
      Output.writeError("\(row.file):\(row.line): \(row.reason.rawValue): \(row.text)")
    }
    return refused.isEmpty && !rankings.isEmpty ? 0 : 1
  }

  private mutating func read(_ input: Input) throws(Input.Failure) {
    guard !options.isLines, var table = try table(input) else {
      for (index, line) in try input.lines().enumerated() { read(line, input.name, index + 1) }
      return
    }
    while let row = table.next() {
      switch row.outcome {
      case .product(let product):
        if let kind = options.kind, product.amount.unit.kind != kind {
          refuse(input.name, row.line, .kind, table.text(of: row))
        } else {
          add(product, input.name, row.line)
        }
      case .refused(let reason): refuse(input.name, row.line, reason, table.text(of: row))
      case .header: note(input.name, row.line, "repeated header")
      case .total: note(input.name, row.line, "total")
      }
    }
  }

  /// Returns the table in a file; nil if the file contains lines.
  private func table(_ input: Input) throws(Input.Failure) -> TableReader? {
    let text = try input.text()
    if text.encoding.source == .guessed {
      Output.writeError(
        "per: \(input.name) is read as \(text.encoding.name); --encoding chooses another encoding")
    }
    var tables = options.tables
    let name = input.name.lowercased()
    tables.isTable =
      name.hasSuffix(".csv") || name.hasSuffix(".tsv") || !tables.columns.isEmpty
      || tables.separator != nil
    let table = TableReader(text, notation: options.notation, options: tables)
    if table == nil, !tables.columns.isEmpty {
      throw Input.Failure(message: "\(input.name) doesn't have these columns")
    }
    return table
  }

  private mutating func add(_ product: TableProduct, _ file: String, _ line: Int) {
    var known = LineProduct()
    (known.name, known.amount, known.price) = (product.name, product.amount, product.price)
    add(
      Row(
        product: known, amount: product.amount, price: product.price, file: file, line: line,
        unitPrice: UnitPrice(price: product.price, amount: product.amount.inBaseUnits)))
  }

  private mutating func refuse(_ file: String, _ line: Int, _ reason: LineReason, _ text: String) {
    refused.append(Refused(file: file, line: line, reason: reason, text: text))
  }

  private func note(_ file: String, _ line: Int, _ what: String) {
    Output.writeError("\(file):\(line): left out: \(what)")
  }

  private mutating func read(_ line: String, _ file: String, _ number: Int) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    let reason: LineReason
    switch reader.read(line, kind: options.kind).outcome {
    case .product(let product):
      guard let amount = product.amount, let price = product.price else { return }
      let row = Row(
        product: product, amount: amount, price: price, file: file, line: number,
        unitPrice: UnitPrice(price: price, amount: amount.inBaseUnits))
      return add(row)
    case .ask(let why, _, _), .refuse(let why): reason = why
    }
    refuse(file, number, reason, line)
  }

  private mutating func add(_ row: Row) {
    let kind = row.amount.unit.kind
    let per = shown.standardAmount(for: row.amount.unit)
    let place = rankings.firstIndex {
      $0.kind == kind && (kind != .units || $0.per.unit == per.unit)
    }
    if let place {
      rankings[place].rows.append(row)
    } else {
      rankings.append(Ranking(kind: kind, per: per, rows: [row]))
    }
  }

  private func ranked(_ rows: [Row]) -> [Row] {
    // The sort is stable, so equal unit prices stay in the order of the input.
    rows.indices.sorted { rows[$0].unitPrice < rows[$1].unitPrice }.map { rows[$0] }
  }

  /// Finds what to buy of a ranking for an amount of its kind.
  private mutating func plan(_ need: LineAmount, _ index: Int) {
    let ranking = rankings[index]
    guard need.unit.kind == ranking.kind,
      ranking.kind != .units || shown.standardAmount(for: need.unit).unit == ranking.per.unit
    else { return }
    var plan = NeedPlan(need)
    // The unit price decides between products that need too many packs.
    let singles = ranking.rows.map { plan.single($0.pack) }
    guard singles.contains(where: { $0 != nil }) else { return }
    if !options.buysOne {
      rankings[index].rows = ranking.rows.indices.sorted { a, b in
        guard let first = singles[a], let second = singles[b] else {
          return singles[a] != nil && singles[b] == nil
        }
        return (first.cost, first.left) < (second.cost, second.left)
      }.map { ranking.rows[$0] }
    }
    plan.findPurchase(rankings[index].rows.map(\.pack))
    rankings[index].plan = plan
  }

  /// Each row of a ranking with its rank; equal rows share a rank.
  private func places(_ ranking: Ranking) -> [(rank: Int, row: Row)] {
    var rank = 1
    return ranking.rows.prefix(options.top ?? Int.max).enumerated().map { index, row in
      if index > 0, !areEqual(ranking.rows[index - 1], row, ranking) { rank = index + 1 }
      return (rank, row)
    }
  }

  private func areEqual(_ a: Row, _ b: Row, _ ranking: Ranking) -> Bool {
    guard !options.buysOne, let plan = ranking.plan else { return a.unitPrice == b.unitPrice }
    let (first, second) = (plan.single(a.pack), plan.single(b.pack))
    guard first != nil || second != nil else { return a.unitPrice == b.unitPrice }
    return first?.cost == second?.cost && first?.left == second?.left
  }

  /// The decimals that keep unequal unit prices apart.
  private func decimals(_ ranking: Ranking) -> Int {
    var values = ranking.rows.map { value($0, ranking) }
    if ranking.plan != nil { values.sort() }
    var decimals = values.first.map(shown.decimals) ?? shown.notation.currencyDecimals
    for (a, b) in zip(values, values.dropFirst()) where a != b {
      while decimals < 12, a.rounded(decimals: decimals) == b.rounded(decimals: decimals) {
        decimals += 1
      }
    }
    return decimals
  }

  private func value(_ row: Row, _ ranking: Ranking) -> Rational {
    row.unitPrice.exact * ranking.per.inBaseUnits
  }

  // MARK: - Output

  private var table: String {
    rankings.enumerated().map { index, ranking in
      let decimals = decimals(ranking)
      let needTitles = ranking.plan == nil ? [""] : ["Packs", "Cost"]
      var table = TextTable(
        ["", "Name", "Quantity", "Price", "Per \(PerAmount.text(ranking.per, shown))"] + needTitles,
        right: [true, false, true, true, true] + (ranking.plan == nil ? [false] : [true, true]),
        flexible: 1)
      let best = ranking.best
      for (rank, row) in places(ranking) {
        let single = ranking.plan?.single(row.pack)
        let last =
          ranking.plan == nil
          ? [Verdict(row.unitPrice, best: best).text]
          : single.map { [String($0.packs), shown.price($0.cost)] } ?? ["", ""]
        table.add(
          [
            "\(rank).", row.product.name, shown.amount(of: row.product) ?? "",
            shown.price(row.price),
            shown.money(shown.numbers.string(value(row, ranking), decimals: decimals)),
          ] + last)
      }
      return (index > 0 ? "\n" : "") + table.text(width: Output.terminalWidth)
        + (purchaseText(ranking).map { "\n\($0)\n" } ?? "")
    }.joined()
  }

  private func write(to output: inout OutputBuffer, _ line: ([String]) -> String) {
    output.append(
      line(["rank", "name", "quantity", "unit", "price", "currency", "unit_price", "per", "source"])
        + "\n")
    for ranking in rankings {
      for (rank, row) in places(ranking) {
        let value = value(row, ranking)
        let exact = value.exactDecimals.map { $0 <= 12 } == true
        output.append(
          line([
            String(rank), FormulaGuard.guarded(row.product.name),
            NumberFormat.plain.string(row.amount.value),
            row.amount.unit.rawValue, NumberFormat.plain.string(row.price),
            options.notation.currency,
            NumberFormat.plain.string(exact ? value : value.rounded(significantDigits: 12)),
            PerAmount.text(ranking.per, shown), "\(row.file):\(row.line)",
          ]) + "\n")
      }
    }
  }

  private var json: JSONValue {
    let currency = options.notation.currency
    let rankings = rankings.map { ranking -> JSONValue in
      let (decimals, best) = (decimals(ranking), ranking.best)
      let products = places(ranking).lazy.map { rank, row -> JSONValue in
        let value = value(row, ranking)
        return .object([
          ("rank", .integer(rank)),
          ("name", row.product.name.isEmpty ? nil : .string(row.product.name)),
          ("amount", JSONValue(row.amount)),
          ("about", row.product.isAbout ? .bool(true) : nil),
          ("price", .money(row.price, currency)),
          (
            "unitPrice",
            .object([
              ("value", .number(value)), ("per", JSONValue(ranking.per)),
              ("shown", .string(NumberFormat.plain.string(value, decimals: decimals))),
            ])
          ),
          ("verdict", Verdict(row.unitPrice, best: best).json),
          ("need", needed(row, ranking)),
          ("source", .object([("file", .string(row.file)), ("line", .integer(row.line))])),
        ])
      }
      return .object([
        ("kind", .string(ranking.kind.rawValue)), ("per", JSONValue(ranking.per)),
        ("currency", currency.isEmpty ? nil : .string(currency)), ("products", .array(products)),
      ])
    }
    let refused = refused.lazy.map { row -> JSONValue in
      .object([
        ("file", .string(row.file)), ("line", .integer(row.line)),
        ("reason", .string(row.reason.rawValue)), ("text", .string(row.text)),
      ])
    }
    return .object([
      ("rankings", .array(rankings)), ("purchase", purchase), ("refused", .array(refused)),
    ])
  }

  // MARK: - Purchase

  /// "Buy 1 × 2 kg and 1 × 500 g: 2.5 kg for 16.98 EUR, 200 g more than needed."
  private func purchaseText(_ ranking: Ranking) -> String? {
    guard let plan = ranking.plan, let purchase = plan.purchase else { return nil }
    let packs = purchase.packs.map { product, count in
      let row = ranking.rows[product]
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
  private func needed(_ row: Row, _ ranking: Ranking) -> JSONValue? {
    guard let plan = ranking.plan, let single = plan.single(row.pack) else { return nil }
    return .object([
      ("packs", .integer(single.packs)), ("cost", .money(single.cost, options.notation.currency)),
      ("left", JSONValue(plan.exactAmount(single.left))),
    ])
  }

  /// The purchase; null if nothing contains the need.
  private var purchase: JSONValue? {
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
            let row = ranking.rows[product]
            return .object([
              ("file", .string(row.file)), ("line", .integer(row.line)), ("packs", .integer(count)),
            ])
          })
      ),
    ])
  }
}
