internal import PerCore
internal import PerFiles
internal import PerThreads

/// `per rank`: ranks the products of tables or typed lines by unit price.
struct RankCommand {
  /// A row or a line that isn't ranked.
  struct Unranked<Why: RawRepresentable<String>> {
    let source: InputLine
    let why: Why
    let text: String
  }

  /// The rows that can be compared with each other.
  struct Ranking {
    /// The amount that the unit prices are for.
    var per: LineAmount
    var kind: Kind { per.unit.kind }
    var rows: [RankedRow]
    /// What to buy; nil if no amount of this kind is needed.
    var plan: NeedPlan?
  }

  let options: CommandOptions
  private let reader: LineReader
  private(set) var shown: Shown
  /// The amount that unit prices of its kind are for.
  private let per: LineAmount?
  private let need: LineAmount?
  /// The products in the order of the input.
  private var rows: [RankedRow] = []
  var rankings: [Ranking] = []
  private(set) var refused: [Unranked<LineReason>] = []
  private(set) var leftOut: [Unranked<TableRow.Content>] = []

  init(_ options: CommandOptions) throws(CommandOptions.UsageError) {
    self.options = options
    reader = options.makeReader()
    shown = Shown(notation: options.notation)
    per = try OptionAmount.per(options.per, with: reader)
    need = try OptionAmount.need(options.need, with: reader)
    if need == nil, options.buy == .need {
      throw CommandOptions.UsageError(message: "--buy need requires --need")
    }
  }

  mutating func run() -> Int32 {
    let isRead = options.readInputs { input throws(Input.Failure) in try read(input) }
    guard isRead else { return 2 }
    if !options.isStrict || refused.isEmpty { group() }
    for index in rankings.indices {
      let rows = rankings[index].rows
      rank(index)
      if let need { plan(need, for: index, input: rows) }
      rankings[index].per = shown.amount(chosen: per, for: rankings[index].per.unit)
    }
    if let text = options.need, !rankings.contains(where: { $0.plan?.answer.cheapest != nil }) {
      Output.writeDiagnostic("no packs found for --need \(text)")
    }
    if rankings.isEmpty, refused.isEmpty { Output.writeDiagnostic("no products found") }
    var output = OutputBuffer()
    switch options.format {
    case .json:
      var json = JSONWriter()
      write(to: &json)
      json.endLine()
      json.flush()
    case .csv: write(to: &output, Delimited.csv)
    case .tsv: write(to: &output, Delimited.tsv)
    case .table: output.append(table)
    }
    output.flush()
    for row in refused {
      // A cell can have line breaks, but a message is one line.
      report(row.source, "\(row.why.rawValue): \(row.text.linesJoined)")
    }
    return refused.isEmpty && !rankings.isEmpty ? 0 : 1
  }

  /// Writes a message about a row or a line to standard error.
  private func report(_ source: InputLine, _ message: String) {
    Output.writeError("\(source.file):\(source.number): \(message)")
  }

  // MARK: - Reading

  private mutating func read(_ input: Input) throws(Input.Failure) {
    guard !options.isLines, var table = try table(input) else { return try readLines(input) }
    while case let rows = table.nextRows(), !rows.isEmpty {
      for row in rows {
        add(row.outcome, table.text(of: row), InputLine(file: input.name, number: row.line))
      }
    }
    reportCompetingColumns(of: table, input.name)
  }

  private mutating func readLines(_ input: Input) throws(Input.Failure) {
    let (reader, comparability) = (reader, Comparability(kind: options.kind))
    let lines = reader.joiningTiles(try input.lines())
    let headings = ShopHeadings(lines)
    var index = 0
    ParallelParts.forEach(
      lines,
      { part in
        part.indices.map {
          reader.read($0, of: lines, under: headings, comparing: comparability)
        }
      },
      use: { meanings in
        for meaning in meanings {
          if case .reading(let reading) = meaning {
            add(reading.outcome, lines[index], InputLine(file: input.name, number: index + 1))
          }
          index += 1
        }
      })
  }

  /// Reports which columns of a table contradict each other.
  private func reportCompetingColumns(of table: TableReader, _ file: String) {
    for role in [ColumnRole.price, .quantity] {
      guard let columns = table.competingColumns[role] else { continue }
      let names = columns.map { column in
        let title = table.titles.flatMap { $0.indices.contains(column) ? $0[column] : nil } ?? ""
        return title.isEmpty ? "\(column + 1)" : "\(column + 1) (\(title))"
      }
      let content = role == .price ? "prices" : "quantities"
      let choices = columns.map { "\(role.rawValue)=\($0 + 1)" }.joined(separator: " or ")
      Output.writeDiagnostic(
        "\(file): the columns \(names.joined(separator: ", ")) have different \(content); "
          + "choose one with --columns \(choices)")
    }
  }

  /// Returns the table in a file; nil if the file contains lines.
  private func table(_ input: Input) throws(Input.Failure) -> TableReader? {
    let text = try input.text()
    if text.encoding.source == .guessed {
      Output.writeDiagnostic(
        "\(input.name) is read as \(text.encoding.name); --encoding chooses another encoding")
    }
    var tables = options.tables
    let name = input.name.lowercased()
    tables.isTable =
      name.hasSuffix(".csv") || name.hasSuffix(".tsv") || !tables.columns.isEmpty
      || tables.separator != nil
    do throws(TableReader.Failure) {
      return try TableReader(text, notation: options.notation, options: tables)
    } catch .noColumn(let place, let titles, let count) {
      throw Input.Failure(message: missing(place, in: input, titles: titles, count: count))
    } catch {
      return nil
    }
  }

  private func missing(_ place: String, in input: Input, titles: [String]?, count: Int) -> String {
    let columns = titles.map { $0.filter { !$0.isEmpty }.joined(separator: ", ") }
    let what =
      columns.map { "the headers \($0)" }
      ?? (count == 1 ? "1 column without a header" : "\(count) columns without headers")
    return "\(input.name) has no column \(place); it has \(what)"
  }

  // MARK: - Rows

  /// Adds a row of a table, or notes why it isn't ranked.
  private mutating func add(
    _ outcome: TableRow.Outcome, _ text: @autoclosure () -> String, _ source: InputLine
  ) {
    switch outcome {
    case .product(let product):
      if let kind = options.kind, product.amount.unit.kind != kind {
        refuse(.kind, text(), source)
      } else if let pack = product.pack {
        add(product.lineProduct, product.amount, pack, product.terms, source)
      }
    case .refused(let reason): refuse(reason, text(), source)
    case .leftOut(let content):
      leftOut.append(Unranked(source: source, why: content, text: text()))
      report(source, "left out: \(content.reason)")
    }
  }

  /// Adds a typed line, or notes why it isn't ranked.
  private mutating func add(_ outcome: LineOutcome, _ text: String, _ source: InputLine) {
    switch outcome {
    case .product(let product):
      guard let amount = product.amount, let pack = product.pack else { return }
      add(product, amount, pack, product.terms, source)
    case .ask(let reason, _, _), .refuse(let reason): refuse(reason, text, source)
    }
  }

  private mutating func refuse(_ reason: LineReason, _ text: String, _ source: InputLine) {
    refused.append(Unranked(source: source, why: reason, text: text))
  }

  private mutating func add(
    _ product: LineProduct, _ amount: LineAmount, _ pack: Pack, _ terms: PackTerms,
    _ source: InputLine
  ) {
    let packs = options.buy == .one ? 1 : pack.packsOfOffer
    let unitPrice = pack.unitPrice(packs)
    rows.append(
      RankedRow(
        product: product, amount: amount, pack: pack, terms: terms, source: source, packs: packs,
        unitPrice: unitPrice, value: RankedValue(unitPrice)))
  }

  /// Makes a ranking of the rows that can be compared with each other.
  private mutating func group() {
    var counts: [CountedItem: Int] = [:]
    for row in rows {
      if let item = row.amount.unit.item { counts[item, default: 0] += 1 }
    }
    shown.plainItem = CountedItem.mostFrequent(counts) ?? .piece
    for row in rows {
      let unit = row.amount.unit
      if let place = rankings.firstIndex(where: { shown.areComparable($0.per.unit, unit) }) {
        rankings[place].rows.append(row)
      } else {
        rankings.append(Ranking(per: shown.standardAmount(for: unit), rows: [row]))
      }
    }
    rows = []
  }
}

extension TableRow.Content {
  /// The reason in the message on standard error.
  fileprivate var reason: String {
    switch self {
    case .title: "above the header"
    case .shop: "shop of the rows below"
    case .heading: "heading of the rows below"
    case .header: "repeated header"
    case .total: "total"
    }
  }
}
