/// Reads lines as products of a list.
@MainActor
struct LineEntryReader {
  let list: ProductListController
  let reader: LineReader
  private let units: UnitReader
  /// A Boolean value indicating whether lines of a kind that the list doesn't compare are products, too.
  var readsAllKinds: Bool

  /// A line and how it was read.
  struct Line {
    let text: String
    let reading: LineReading

    /// Returns the typed texts of the parts with one of some roles.
    func texts(of roles: Set<LineRole>) -> [String] {
      let scalars = Array(text.unicodeScalars)
      return reading.parts.filter { roles.contains($0.role) }
        .map { String(scalars: scalars[$0.range]) }
    }
  }

  /// The maximum number of answers to a question.
  private static let maximumAnswers = 4

  init(_ list: ProductListController, readsAllKinds: Bool = false) {
    self.list = list
    self.readsAllKinds = readsAllKinds
    reader = LineReader(notation: LineNotation(list.conventions), offers: .read)
    units = UnitReader(list.conventions)
  }

  private var conventions: Conventions { list.conventions }

  /// A Boolean value indicating whether lines are read by the current conventions of the list.
  var isCurrent: Bool { reader.notation == LineNotation(conventions) }

  /// Returns the lines of a text that are not empty. Each product of a shop page becomes one line.
  func lines(of text: String) -> [Substring] {
    reader.joiningTiles(PasteController.lines(of: text)).filter { !$0.isEmpty }
  }

  /// Returns what a line means.
  ///
  /// - Parameters:
  ///   - comparability: What is preferred if a line states several amounts.
  ///   - next: The line below, which can count the product or state a saving; nil for none.
  ///   - previous: The line above, which can count or name the product; nil for none, and for one that counts another
  ///     product.
  ///   - shop: The shop that a heading gives the product; nil for none.
  func read(
    _ text: String, preferring comparability: Comparability, above next: String? = nil,
    below previous: String? = nil, shop: String? = nil
  ) -> LineEntry {
    guard !text.isBlank else {
      return LineEntry(text: text, parts: [], outcome: .empty)
    }
    var reading = reader.read(text, comparing: comparability)
    // The kind that the line has is needed for the message.
    if case .refuse(.kind) = reading.outcome { reading = reader.read(text) }
    let counted = next.flatMap { reading.counted(by: $0) }
    reading = (counted ?? reading.beside(text, above: previous, below: next, reader)).at(shop)
    let outcome = outcome(of: Line(text: text, reading: reading))
    var unreadWord: UnreadWord?
    if outcome == .refused(.unit) || outcome == .refused(.number) {
      unreadWord = UnreadWord(in: text, besides: reading.parts, format: conventions.numbers)
      // The unit after a number is known even if the number can't be used: "0 L".
      if outcome == .refused(.number), case .unit = unreadWord { unreadWord = nil }
    }
    return LineEntry(
      text: text, parts: reading.parts, outcome: outcome, unreadWord: unreadWord,
      isCounted: counted != nil)
  }

  /// Returns the form's content for a line with one meaning; nil for other lines, and for those that fill fewer than
  /// two fields.
  func draft(of text: String) -> Draft? {
    let lines = lines(of: text)
    guard lines.count == 1 else { return nil }
    let text = String(lines[0])
    let reading = reader.read(text, comparing: list.state.products.comparability)
    let line = Line(text: text, reading: reading)
    let draft: Draft?
    switch outcome(of: line) {
    case .product(let answer): draft = Draft(answer.product, conventions: conventions)
    case .incomplete(_, let known): draft = known
    case .empty, .countsAbove, .shop, .question, .wrongKind, .otherCurrency, .refused: return nil
    }
    return draft.flatMap { $0.filledFields > 1 ? $0 : nil }
  }

  private func outcome(of line: Line) -> LineEntry.Outcome {
    switch line.reading.outcome {
    case .product(let product):
      return outcome(nil, [product], known: product, line)
    case .ask(let reason, let known, let candidates):
      return outcome(reason, candidates, known: known, line)
    case .refuse(let reason):
      let text = line.text[...].trimmingSpace()
      guard reason == .none, (try? conventions.numbers.number(text)) != nil else {
        return .refused(reason)
      }
      // A number alone is the beginning of a line.
      return .incomplete(
        .price, Draft(quantity: String(text), unit: nil, price: "", name: "", for: list))
    }
  }

  /// - Parameter reason: The reason for a question; nil for a line with one meaning.
  private func outcome(
    _ reason: LineReason?, _ candidates: [LineProduct], known: LineProduct, _ line: Line
  ) -> LineEntry.Outcome {
    let held = list.state.products
    let products = candidates.compactMap { product(from: $0, line) }
    let fitting = products.filter { held.refusal(of: $0.unit) == nil }
    let answers = (fitting.isEmpty && readsAllKinds ? products : fitting)
      .prefix(Self.maximumAnswers).map { list.answer($0, isAbout: known.isAbout) }
    if let first = answers.first {
      return reason.map { .question($0, answers: answers) } ?? .product(first)
    }
    // Pieces that are only guessed, as in "500 rice", are a missing quantity in a list of another kind.
    let unit = reason == .amount ? known.amount?.unit : products.first?.unit ?? known.amount?.unit
    if !readsAllKinds, let unit, let refusal = held.refusal(of: unit) {
      let certain = known.amount == nil ? nil : draft(known, line)
      return .wrongKind(refusal, certain)
    }
    // The form is filled with the fields that were read.
    guard reason != .range, let missing = missingField(of: known), let draft = draft(known, line),
      readsAllKinds || draft.fits(held)
    else { return .refused(reason ?? .number) }
    return .incomplete(missing, draft)
  }

  /// The first of the fields that a line left out.
  private func missingField(of product: LineProduct) -> AmountField? {
    if product.amount == nil { return .quantity }
    return product.price == nil ? .price : nil
  }

  // MARK: - Conversion

  /// Returns the product, or nil if the quantity or the price is missing or can't be stored.
  private func product(from product: LineProduct, _ line: Line) -> Product? {
    guard let amount = product.amount,
      let (quantity, unit) = packs(of: amount, line) ?? self.quantity(amount, line)
    else { return nil }
    let format = conventions.prices
    return try? Product(
      quantity: quantity, unit: unit,
      price: product.price.map { try Amount(Amount.text(of: $0, in: format), format: format) },
      offer: product.offer, terms: product.terms, name: name(of: product), shop: product.shop)
  }

  /// Returns the amount as the line states it, such as "6×330" for "6 × 330 ml", and "½" for "½ lb".
  func quantity(_ amount: LineAmount, _ line: Line) -> (amount: Amount, unit: Unit)? {
    let format = conventions.numbers
    for multiple in line.reading.multiples where multiple.each.unit.kind == amount.unit.kind {
      if let quantity = multiple.quantity(of: amount, format: format) { return quantity }
    }
    if let typed = typedQuantity(amount, line) { return typed }
    let (value, unit) = amount.inReadableUnit
    let text = Amount.text(of: value, in: format)
    return (try? Amount(text, format: format)).map { ($0, unit) }
  }

  /// Returns the amount as the number of packs and the quantity of each that parts of the line state, such as "6×12"
  /// for "6 pack 12 oz"; nil if none do.
  private func packs(of amount: LineAmount, _ line: Line) -> (amount: Amount, unit: Unit)? {
    let format = conventions.numbers
    let counts: [Rational] = line.texts(of: [.count]).compactMap { text in
      let number = text[...].drop { $0.decimalDigit == nil }.numberPrefix(in: format)
      return try? format.number(number)
    }
    for text in line.texts(of: [.measure]) {
      guard let (expression, unit) = units.read(text), unit.kind == amount.unit.kind,
        let each = try? Amount(expression, format: format)
      else { continue }
      for count in counts where count > .one {
        let multiple = LineMultiple(count: count, each: LineAmount(each.value, unit))
        if let quantity = multiple.quantity(of: amount, format: format) { return quantity }
      }
    }
    return nil
  }

  /// Returns the amount with the text that a part of the line has for it; nil if none has.
  private func typedQuantity(
    _ amount: LineAmount, _ line: Line
  ) -> (amount: Amount, unit: Unit)? {
    for text in line.texts(of: [.measure, .fraction]) {
      guard let (expression, unit) = units.read(text), unit.kind == amount.unit.kind,
        let typed = try? Amount(expression, format: conventions.numbers),
        typed.value * unit.factor == amount.inBaseUnits
      else { continue }
      let compound = units.normalized(text)
      return (compound.map { Amount(value: typed.value, expression: $0) } ?? typed, unit)
    }
    return nil
  }

  private func name(of product: LineProduct) -> String {
    String(product.name[...].trimmingSpace())
  }

  /// Returns a draft with what the line says, or nil if it says nothing.
  private func draft(_ product: LineProduct, _ line: Line) -> Draft? {
    let quantity = product.amount.flatMap { self.quantity($0, line) }
    let price = product.price.map { conventions.text(ofMoney: $0) }
    let name = name(of: product)
    guard quantity != nil || price != nil || !name.isEmpty else { return nil }
    var draft = Draft(
      quantity: quantity?.amount.expression ?? "", unit: quantity?.unit, price: price ?? "",
      name: name, for: list)
    draft.details[.shop] = product.shop.isEmpty ? nil : product.shop
    draft.terms = TermsEntry(product.offer, product.terms, conventions, unit: draft.unit)
    return draft
  }
}

extension LineMultiple {
  /// Returns the parts as a quantity, such as "6×330"; nil if their sum is another amount, or if it can't be stored.
  func quantity(of amount: LineAmount, format: NumberFormat) -> (amount: Amount, unit: Unit)? {
    let expression =
      Amount.text(of: count, in: format) + String(Operator.multiply.rawValue)
      + Amount.text(of: each.value, in: format)
    guard let quantity = try? Amount(expression, format: format),
      quantity.value * each.unit.factor == amount.inBaseUnits
    else { return nil }
    return (quantity, each.unit)
  }
}

extension LineAmount {
  /// The amount in pounds if it is a number of pounds with few decimals but not of grams; otherwise the amount as it
  /// was read.
  fileprivate var inReadableUnit: (value: Rational, unit: Unit) {
    let pounds = inBaseUnits / Unit.pound.factor
    guard unit == .gram, value.exactDecimals ?? .max > 2, pounds.exactDecimals ?? .max < 3 else {
      return (value, unit)
    }
    return (pounds, .pound)
  }
}
