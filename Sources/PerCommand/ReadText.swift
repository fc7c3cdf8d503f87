internal import PerCore
internal import PerFiles

/// How lines are read, as text in the format of the options.
struct ReadText: Sendable {
  /// A Boolean value indicating whether each line has one meaning.
  private(set) var isAllRead = true

  private let command: ReadCommand
  private var json = JSONWriter(OutputBuffer(capacity: .max))
  private var text = OutputBuffer(capacity: .max)

  init(_ command: ReadCommand) { self.command = command }

  var bytes: [UInt8] { command.options.format == .json ? json.output.bytes : text.bytes }

  private var shown: Shown { command.shown }

  /// Appends how a line is read. An empty line is left out.
  mutating func append(_ meaning: LineReader.LineMeaning, _ line: String) {
    switch meaning {
    case .empty: break
    case .countsAbove:
      append("counts-above", "This line gives the quantity of the product above.", line)
    case .shop(let shop):
      append("shop", "The products below are from \(shop).", line, shop: shop)
    case .reading(let reading): append(reading, line)
    }
  }

  private mutating func append(_ reading: LineReading, _ line: String) {
    if case .product = reading.outcome {} else { isAllRead = false }
    switch command.options.format {
    case .json:
      appendObject(reading, line)
      json.endLine()
    case .csv: appendLine(Delimited.csv(fields(reading, line)))
    case .tsv: appendLine(Delimited.tsv(fields(reading, line)))
    case .table: appendLine(text(reading, line))
    }
  }

  /// Appends a line that isn't a product, such as the name of a shop.
  private mutating func append(
    _ outcome: String, _ message: String, _ line: String, shop: String? = nil
  ) {
    var fields: [String] = Array(repeating: "", count: Self.titles.count)
    fields[0] = outcome
    fields[fields.count - 1] = FormulaGuard.guarded(line)
    switch command.options.format {
    case .json:
      json.object { json in
        json.string("outcome", outcome)
        json.string("shop", shop)
      }
      json.endLine()
    case .csv: appendLine(Delimited.csv(fields))
    case .tsv: appendLine(Delimited.tsv(fields))
    case .table: appendLine(message)
    }
  }

  /// Appends the titles of the columns, if the format has columns.
  mutating func appendTitles() {
    switch command.options.format {
    case .csv: appendLine(Delimited.csv(Self.titles))
    case .tsv: appendLine(Delimited.tsv(Self.titles))
    case .json, .table: break
    }
  }

  private mutating func appendLine(_ line: String) {
    text.append(line)
    text.append("\n")
  }

  // MARK: - JSON

  private mutating func appendObject(_ reading: LineReading, _ line: String) {
    let (outcome, reason, known, candidates) = parts(reading.outcome)
    let currency = command.options.notation.currency
    let question = question(reading, line)
    json.object { json in
      json.string("outcome", outcome)
      if let known { command.write(known, to: &json) }
      json.string("reason", reason?.rawValue)
      json.string("question", question)
      if !candidates.isEmpty {
        json.array("candidates", of: candidates) { json, candidate in
          json.object { json in
            json.amount("amount", candidate.amount)
            json.money("price", candidate.price, currency)
            // The offer is part of the question: "3x2".
            if candidate.offer != known?.offer { json.offer(candidate.offer) }
          }
        }
      }
      if !reading.rules.isEmpty {
        json.array("rules", of: reading.rules) { json, rule in json.string(rule.rawValue) }
      }
    }
  }

  private func parts(
    _ outcome: LineOutcome
  ) -> (outcome: String, LineReason?, LineProduct?, candidates: [LineProduct]) {
    switch outcome {
    case .product(let product): ("product", nil, product, [])
    case .ask(let reason, let known, let candidates): ("ask", reason, known, candidates)
    case .refuse(let reason): ("refuse", reason, nil, [])
    }
  }

  // MARK: - Text

  /// The message for a line that is not read as a product; nil if it is.
  private func question(_ reading: LineReading, _ line: String) -> String? {
    let (_, reason, known, candidates) = parts(reading.outcome)
    return reason.map { reason in
      shown.question(
        reason, known, answers: candidates,
        unread: UnreadWord(in: line, besides: reading.parts, format: shown.numbers))
    }
  }

  private func text(_ reading: LineReading, _ line: String) -> String {
    let (_, _, known, candidates) = parts(reading.outcome)
    guard let question = question(reading, line) else { return known.map(readBack) ?? "" }
    let answers = candidates.map(readBack).joined(separator: " | ")
    return question + (answers.isEmpty ? "" : " " + answers)
  }

  private func readBack(_ product: LineProduct) -> String {
    var parts: [String] = []
    if !product.name.isEmpty { parts.append(product.name) }
    if let amount = shown.amount(of: product) { parts.append(amount) }
    if let net = product.net { parts.append("\(shown.amount(net)) net") }
    if let price = product.price { parts.append(shown.price(price)) }
    let offer = product.offer
    if let offer { parts.append(shown.offer(offer)) }
    if let deposit = product.deposit { parts.append("\(shown.price(deposit)) deposit") }
    if !product.shop.isEmpty { parts.append("at \(product.shop)") }
    var text = parts.joined(separator: " · ")
    if let amount = product.amount, let pack = product.pack,
      let unitPrice = pack.unitPrice(pack.packsOfOffer)
    {
      let per = command.perAmount(for: amount.unit)
      text += " → \(shown.unitPrice(unitPrice, per: per))"
      if pack.packsOfOffer > 1 {
        text += " if you buy \(pack.packsOfOffer)"
        if let one = pack.unitPrice(1) {
          text += " (\(shown.packs(1)): \(shown.unitPrice(one, per: per)))"
        }
      }
    }
    return text
  }

  // MARK: - Columns

  private static let titles = [
    "outcome", "reason", "name", "quantity", "unit", "price", "currency", "packs", "offer",
    "unit_price", "per", "line",
  ]

  private func fields(_ reading: LineReading, _ line: String) -> [String] {
    let (outcome, reason, known, _) = parts(reading.outcome)
    let rate = known.flatMap(command.unitPrice)
    return [
      outcome, reason?.rawValue ?? "", FormulaGuard.guarded(known?.name ?? ""),
      known?.amount.map { shown.number($0.value) } ?? "", known?.amount?.unit.rawValue ?? "",
      known?.price.map { shown.number($0) } ?? "", command.options.notation.currency,
      known?.offer.map { String($0.packs) } ?? "", known?.offer.map(shown.offer) ?? "",
      rate.map { shown.number($0.value) } ?? "", rate.map { shown.per($0.per) } ?? "",
      FormulaGuard.guarded(line),
    ]
  }
}
