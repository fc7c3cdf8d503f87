internal import PerCore
internal import PerFiles

/// `per read`: prints how each line is read.
struct ReadCommand {
  let options: CommandOptions
  let reader: LineReader
  private let shown: Shown
  private var isAllRead = true

  init(_ options: CommandOptions) {
    self.options = options
    reader = LineReader(notation: options.notation, offers: .read)
    shown = Shown(notation: options.notation)
  }

  mutating func run() -> Int32 {
    var output = OutputBuffer()
    if options.isLines {
      for name in options.operands.isEmpty ? ["-"] : options.operands {
        let lines: [String]
        do throws(Input.Failure) {
          lines = try Input(name, encoding: options.encoding).lines()
        } catch {
          output.flush()
          Output.writeError("per: \(error.message)")
          return 2
        }
        for line in lines { read(line, to: &output) }
      }
    } else {
      guard !options.operands.isEmpty else {
        Output.writeError("per: read needs a line, or --lines")
        return 2
      }
      for line in options.operands { read(line, to: &output) }
    }
    output.flush()
    return isAllRead ? 0 : 1
  }

  private mutating func read(_ line: String, to output: inout OutputBuffer) {
    let reading = reader.read(line, kind: options.kind)
    if case .product = reading.outcome {} else { isAllRead = false }
    switch options.format {
    case .json: json(reading).write(to: &output)
    case .csv: output.append(Delimited.csv(fields(reading, line)))
    case .tsv: output.append(Delimited.tsv(fields(reading, line)))
    case .table: output.append(text(reading, line))
    }
    output.append("\n")
  }

  // MARK: - JSON

  private func json(_ reading: LineReading) -> JSONValue {
    var known: LineProduct?
    var reason: LineReason?
    var candidates: [LineProduct] = []
    let outcome: String
    switch reading.outcome {
    case .product(let product): (outcome, known) = ("product", product)
    case .ask(let why, let product, let others):
      (outcome, reason, known, candidates) = ("ask", why, product, others)
    case .refuse(let why): (outcome, reason) = ("refuse", why)
    }
    let currency = options.notation.currency
    let question = reason.map { Question(reason: $0, known: known, shown: shown).text }
    return .object([
      ("outcome", .string(outcome)),
      ("amount", known?.amount.map { JSONValue($0) }),
      ("price", known?.price.map { .money($0, currency) }),
      ("name", known.flatMap { $0.name.isEmpty ? nil : .string($0.name) }),
      ("shop", known.flatMap { $0.shop.isEmpty ? nil : .string($0.shop) }),
      ("unitPrice", known.flatMap(unitPrice)),
      ("offer", known?.offer.map { JSONValue($0) }),
      ("packs", known?.offer.map { .integer($0.packs) }),
      ("deposit", known?.deposit.map { .money($0, currency) }),
      ("net", known?.net.map { JSONValue($0) }),
      ("count", known?.count.map { JSONValue($0) }),
      ("about", known?.isAbout == true ? .bool(true) : nil),
      ("reason", reason.map { .string($0.rawValue) }),
      ("question", outcome == "product" ? nil : question.map { .string($0) }),
      (
        "candidates",
        candidates.isEmpty
          ? nil
          : .array(
            candidates.map { candidate in
              .object([
                ("amount", candidate.amount.map { JSONValue($0) }),
                ("price", candidate.price.map { .money($0, currency) }),
              ])
            })
      ),
      (
        "rules",
        reading.rules.isEmpty ? nil : .array(reading.rules.map { .string($0.rawValue) })
      ),
    ])
  }

  private func unitPrice(_ product: LineProduct) -> JSONValue? {
    guard let amount = product.amount, let pack = product.pack,
      let unitPrice = pack.unitPrice(pack.packsOfOffer)
    else { return nil }
    let per = perAmount(for: amount.unit)
    let value = unitPrice.exact * per.inBaseUnits
    let text = NumberFormat.plain.string(value, decimals: shown.decimals(for: value))
    return .object([
      ("value", .number(value)), ("per", JSONValue(per)), ("shown", .string(text)),
    ])
  }

  private func perAmount(for unit: Unit) -> LineAmount {
    if let per = options.per, let amount = PerAmount.read(per, with: reader),
      amount.unit.kind == unit.kind
    {
      return amount
    }
    return shown.standardAmount(for: unit)
  }

  // MARK: - Text

  private func text(_ reading: LineReading, _ line: String) -> String {
    switch reading.outcome {
    case .product(let product):
      return readBack(product)
    case .ask(let reason, let known, let candidates):
      let question = Question(reason: reason, known: known, shown: shown).text
      let answers = candidates.map(readBack).joined(separator: " | ")
      return "\(question)\(answers.isEmpty ? "" : " " + answers)"
    case .refuse(let reason):
      return Question(reason: reason, known: nil, shown: shown).text
    }
  }

  private func readBack(_ product: LineProduct) -> String {
    var parts: [String] = []
    if !product.name.isEmpty { parts.append(product.name) }
    if let amount = shown.amount(of: product) { parts.append(amount) }
    if let price = product.price { parts.append(shown.price(price)) }
    let offer = product.offer
    if let offer { parts.append(shown.offer(offer)) }
    if let deposit = product.deposit { parts.append("\(shown.price(deposit)) deposit") }
    var text = parts.joined(separator: " · ")
    if let amount = product.amount, let pack = product.pack,
      let unitPrice = pack.unitPrice(pack.packsOfOffer)
    {
      let per = perAmount(for: amount.unit)
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

  private func fields(_ reading: LineReading, _ line: String) -> [String] {
    let (outcome, reason, known): (String, LineReason?, LineProduct?) =
      switch reading.outcome {
      case .product(let product): ("product", nil, product)
      case .ask(let reason, let known, _): ("ask", reason, known)
      case .refuse(let reason): ("refuse", reason, nil)
      }
    return [
      outcome, reason?.rawValue ?? "", FormulaGuard.guarded(known?.name ?? ""),
      known?.amount.map { shown.number($0.value) } ?? "", known?.amount?.unit.rawValue ?? "",
      known?.price.map { shown.number($0) } ?? "", options.notation.currency,
      FormulaGuard.guarded(line),
    ]
  }
}
