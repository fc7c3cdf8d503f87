/// Reads lines as products of a list.
@MainActor
struct LineEntryReader {
  private let list: ProductListController
  private let reader: LineReader

  /// The greatest number of answers to a question.
  private static let maximumAnswers = 4

  init(_ list: ProductListController) {
    self.list = list
    reader = LineReader(notation: LineNotation(list.conventions))
  }

  private var conventions: Conventions { list.conventions }

  /// A Boolean value indicating whether lines are read by the present conventions of the list.
  var isCurrent: Bool { reader.notation == LineNotation(conventions) }

  /// Returns what a line means.
  ///
  /// - Parameter kind: The kind that is preferred where a line has amounts of two kinds; nil for none.
  func read(_ text: String, preferring kind: Kind?) -> LineEntry {
    guard text.contains(where: { !$0.isWhitespace }) else { return LineEntry() }
    var reading = reader.read(text, kind: kind)
    // The kind that the line has is needed for the message.
    if case .refuse(.kind) = reading.outcome { reading = reader.read(text) }
    return LineEntry(text: text, parts: reading.parts, outcome: outcome(of: reading))
  }

  /// Returns the form's content for a line with one meaning; nil for other lines, and for those that fill only one field.
  func draft(of text: String) -> Draft? {
    let reading = reader.read(text, kind: list.state.products.kind)
    let draft: Draft?
    switch outcome(of: reading) {
    case .product:
      guard case .product(let product) = reading.outcome else { return nil }
      draft = self.draft(product, reading)
    case .incomplete(_, let known): draft = known
    case .empty, .question, .wrongKind, .refused: return nil
    }
    return draft.flatMap { $0.filledFields > 1 ? $0 : nil }
  }

  private func outcome(of reading: LineReading) -> LineEntry.Outcome {
    switch reading.outcome {
    case .product(let product):
      return outcome(.none, [product], known: product, reading)
    case .ask(let reason, let known, let candidates):
      return outcome(reason, candidates, known: known, reading)
    case .refuse(let reason):
      return .refused(reason)
    }
  }

  /// - Parameter reason: The reason for a question; `.none` for a line with one meaning.
  private func outcome(
    _ reason: LineReason, _ candidates: [LineProduct], known: LineProduct, _ reading: LineReading
  ) -> LineEntry.Outcome {
    let products = candidates.compactMap { product(from: $0, reading) }
    let answers = products.filter { list.state.products.refusal(of: $0.unit) == nil }
      .prefix(Self.maximumAnswers).map(answer)
    if let first = answers.first {
      return reason == .none ? .product(first) : .question(reason, answers: answers)
    }
    if let first = products.first, let refusal = list.state.products.refusal(of: first.unit) {
      return .wrongKind(refusal)
    }
    // What is certain fills the form.
    guard let missing = missingField(of: known), let draft = draft(known, reading) else {
      return .refused(reason == .none ? .number : reason)
    }
    return .incomplete(missing, draft)
  }

  /// The first of the fields that a line left out.
  private func missingField(of product: LineProduct) -> AmountField? {
    if product.amount == nil { return .quantity }
    return product.price == nil ? .price : nil
  }

  private func answer(_ product: Product) -> LineAnswer {
    var result = FormResult()
    (result.unitPrice, result.standing) = list.place(of: product.unitPrice, in: product.unit)
    return LineAnswer(
      product: product, pack: PackText(product, conventions: conventions), result: result)
  }

  // MARK: - Conversion

  /// Returns the product, or nil if the quantity or the price is missing or can't be stored.
  private func product(from line: LineProduct, _ reading: LineReading) -> Product? {
    guard let amount = line.amount, let price = line.price,
      let (quantity, unit) = self.quantity(amount, reading),
      let cost = try? Amount(
        Amount.text(of: price, in: conventions.prices), format: conventions.prices)
    else { return nil }
    return Product(quantity: quantity, unit: unit, price: cost, name: name(of: line))
  }

  /// Returns the amount as an expression, such as "6×330" where the line says "6 × 330 ml".
  private func quantity(_ amount: LineAmount, _ reading: LineReading) -> (Amount, Unit)? {
    let format = conventions.numbers
    for multiple in reading.multiples {
      let (count, each) = (multiple.count, multiple.each)
      guard each.unit.kind == amount.unit.kind,
        count * each.inBaseUnits == amount.inBaseUnits
      else { continue }
      let expression =
        Amount.text(of: count, in: format) + String(Operator.multiply.rawValue)
        + Amount.text(of: each.value, in: format)
      if let quantity = try? Amount(expression, format: format),
        quantity.value * each.unit.factor == amount.inBaseUnits
      {
        return (quantity, each.unit)
      }
    }
    let text = Amount.text(of: amount.value, in: format)
    return (try? Amount(text, format: format)).map { ($0, amount.unit) }
  }

  private func name(of line: LineProduct) -> String {
    String(line.name[...].trimmingSpace())
  }

  /// Returns a draft with what the line says, or nil if it says nothing that fits the list.
  private func draft(_ line: LineProduct, _ reading: LineReading) -> Draft? {
    let quantity = line.amount.flatMap { self.quantity($0, reading) }
    if let unit = quantity?.1, list.state.products.refusal(of: unit) != nil { return nil }
    let price = line.price.map { Amount.text(of: $0, in: conventions.prices) }
    let name = name(of: line)
    guard quantity != nil || price != nil || !name.isEmpty else { return nil }
    return Draft(
      quantity: quantity?.0.expression ?? "", unit: quantity?.1, price: price ?? "", name: name,
      for: list)
  }
}
