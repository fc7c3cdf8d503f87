/// Questions about a text with several meanings, and the answers to them.
extension ProductFormController {
  /// Chooses one of the meanings of an amount field's text, in the order of `ProductForm.answers(to:)`.
  public func answer(_ field: AmountField, _ index: Int) {
    switch form.answers(to: field) {
    case .texts(let texts) where texts.indices.contains(index):
      calculator(field).edit(texts[index])
      leave(field)
    case .products(let answers) where answers.indices.contains(index):
      var draft = Draft(answers[index].product, conventions: conventions)
      draft.details.merge(form.details) { _, typed in typed }
      take(draft)
      update(form)
    case .texts, .products, nil: break
    }
  }

  /// Asks which meaning the line in the quantity field has, if the rest of the form is empty.
  ///
  /// - Returns: A Boolean value indicating whether the text is a line with several meanings, or with one that the user
  ///   has to confirm.
  func askAboutLineInQuantity() -> Bool {
    guard mayHoldLine,
      case .question(let reason, let answers) = lineReader.read(
        form.quantity.calculator.text, preferring: list.state.products.comparability
      ).outcome,
      answers.allSatisfy({
        withTypedDetails(Draft($0.product, conventions: conventions)) != nil
      })
    else { return false }
    form.lineAnswers = answers
    quantity.show(.line(reason))
    return true
  }

  /// Completes the quantity.
  ///
  /// - Returns: A Boolean value indicating whether another unit is suggested for it that the user hasn't been asked
  ///   about.
  func asksAboutUnit() -> Bool {
    if !hasLeftQuantity {
      hasLeftQuantity = true
      update(form)
    }
    guard let suggestion = form.result.suggestion, suggestion != askedSuggestion else {
      return false
    }
    askedSuggestion = suggestion
    return true
  }

  /// Moves an offer or a deposit in the price field, such as "2 for 5" and "3.99 + 0.25 deposit", to its fields.
  ///
  /// - Returns: A Boolean value indicating whether the price has an offer or a deposit.
  @discardableResult func readTermsInPrice() -> Bool {
    guard let product = productWithTermsInPrice(form) else { return false }
    let draft = Draft(product, conventions: conventions)
    // The other terms that were typed are kept.
    if let kind = draft.terms.offerKind {
      for field in TermsEntry.Field.ofOffer { form.terms[field] = draft.terms[field] }
      form.terms.offerKind = kind
    }
    if product.terms.deposit != nil { form.terms[.deposit] = draft.terms[.deposit] }
    price.edit(draft.price)
    return true
  }

  /// Returns the product with the offer or the deposit that is in the price field; nil if there is none, or if the form
  /// has another one.
  func productWithTermsInPrice(_ form: ProductForm) -> Product? {
    guard let product = productWithTerms(inPrice: price.state.calculator.text),
      product.offer == nil || form.terms.offerKind == nil,
      product.terms.deposit == nil || form.terms.isBlank(.deposit)
    else { return nil }
    return product
  }

  /// Returns a product with the price and the offer or the deposit in a text; nil if the text has neither, or several
  /// meanings. Without a quantity, the product has one unit.
  func productWithTerms(inPrice text: String) -> Product? {
    let reading = readTerms(inPrice: text)
    return reading.isUnclear ? nil : reading.product
  }

  /// Reads a price with an offer or a deposit. It is unclear if it has other meanings as it was typed, as in "2 for 3 for
  /// 5".
  private func readTerms(inPrice text: String) -> (product: Product?, isUnclear: Bool) {
    guard mayHaveTerms(text) else { return (nil, false) }
    let (amount, unit) = (amountOrOne, form.unit)
    var asked: [Pack] = []
    for line in lines(withPrice: text) {
      switch lineReader.read(line, preferring: comparabilityOfUnit).outcome {
      case .question(_, let answers): asked += answers.map(\.product.pack)
      case .product(let answer):
        let product = answer.product
        guard product.offer != nil || product.terms.deposit != nil, product.name.isEmpty,
          product.pack.amount == amount * unit.factor
        else { continue }
        return (product, !asked.isEmpty && !asked.contains(product.pack))
      default: break
      }
    }
    return (nil, false)
  }

  /// Returns the price in a text that has words but no terms, such as "3.99, was 5.99", "only 3.99" and "4.50 each"; nil
  /// for another text.
  func priceInWords(_ text: String) -> String? {
    guard text.contains(where: \.isLetter), mayHaveTerms(text),
      let (price, isPack) = priceInWords(text, ofAmount: amountOrOne)
    else { return nil }
    // The price of a kilogram depends on the quantity. That of each pack doesn't.
    guard isPack || priceInWords(text, ofAmount: amountOrOne + amountOrOne)?.price == price,
      !isDeposit(text)
    else { return nil }
    return conventions.text(ofMoney: price)
  }

  /// Returns the only number of a text as a price that the user has to confirm, because of words or signs that aren't
  /// known, as in "3.99 for all" and "~3.99"; nil for another text.
  func priceBesideWords(_ text: String) -> String? {
    guard mayHaveTerms(text), let number = onlyNumber(in: text),
      !text.split(whereSeparator: { !$0.isLetter }).contains(where: { lineReader.changesPrice($0) })
    else { return nil }
    let isPrice = lines(withPrice: text).contains { line in
      let outcome = lineReader.read(line, preferring: comparabilityOfUnit).outcome
      guard case .product(let answer) = outcome else { return false }
      return onlyPrice(of: answer.product, for: amountOrOne) == number
    }
    return isPrice ? conventions.text(ofMoney: number) : nil
  }

  /// Returns the price of a product that has the amount; nil if the product has an offer, a deposit, a shop or another
  /// amount.
  private func onlyPrice(of product: Product, for amount: Rational) -> Rational? {
    guard product.offer == nil, product.terms == .none, product.shop.isEmpty,
      product.pack.amount == amount * form.unit.factor
    else { return nil }
    return product.price?.value
  }

  /// Returns the number in a text that has no other number and no sign that changes it; nil for another text. A whole
  /// number needs the currency, as the number in "3 oats" isn't a price.
  private func onlyNumber(in text: String) -> Rational? {
    let numbers = text.split { !($0.isNumber || ".,".contains($0)) }
      .filter { $0.contains(where: \.isNumber) }
    guard numbers.count == 1, !text.contains(where: { $0.isPercentSign || "-−".contains($0) })
    else { return nil }
    let number = numbers[0].last == "." ? numbers[0].dropLast() : numbers[0]
    guard
      number.contains(where: { conventions.prices.mark($0) == .decimal })
        || text.contains(where: \.isCurrencySymbol)
    else { return nil }
    return try? conventions.prices.number(number)
  }

  /// - Returns: The price, and whether it is written as the price of the pack, and not as a unit price.
  private func priceInWords(
    _ text: String, ofAmount amount: Rational
  ) -> (price: Rational, isPack: Bool)? {
    let entry = lineReader.read(
      line(withPrice: text, ofAmount: amount), preferring: comparabilityOfUnit)
    guard case .product(let answer) = entry.outcome, answer.product.name.isEmpty,
      let price = onlyPrice(of: answer.product, for: amount)
    else { return nil }
    return (price, entry.parts.contains { $0.role == .price })
  }

  /// Returns the error of a price with an offer that is impossible, such as "3.99, 150% off", or unclear, such as "20%
  /// off 3.99", "3.99 for 2" and "2 for 3 for 5", and that of an offer without a price, such as "10% off"; nil for
  /// another price.
  func offerError(inPrice text: String) -> EntryError? {
    guard text.contains(where: { $0.isLetter || $0.isPercentSign || $0 == "/" }), mayHaveTerms(text)
    else { return nil }
    if let bundle = bundle(inPrice: text) {
      return .ambiguous([bundle, String(Self.words(of: text)[0])])
    }
    let reading = readTerms(inPrice: text)
    if reading.isUnclear, reading.product?.offer != nil { return .unreadOffer }
    if isOffer(text) { return .name(String(text.trimmingSpace())) }
    guard let line = lines(withPrice: text).first(where: { lineReader.hasUnreadOffer($0) })
    else { return nil }
    guard let (price, percent) = lineReader.reduction(in: line) else { return .unreadOffer }
    let number = conventions.text(ofMoney: price)
    let reduction = Amount.text(of: percent, in: conventions.prices)
    return .ambiguous([number, "\(number) \(Operator.minus.rawValue) \(reduction)%"])
  }

  /// Returns a Boolean value indicating whether a text is only an offer, such as "3 for 2", or one that is read beside a
  /// price, such as "buy 2 get 1 free".
  private func isOffer(_ text: String) -> Bool {
    if lineReader.isOffer(text) { return true }
    guard let product = productWithTerms(inPrice: "\(conventions.money.string(.one)) \(text)")
    else { return false }
    return product.offer != nil && product.price?.value == .one
  }

  /// Returns a Boolean value indicating whether a text is only a deposit, such as "0.25 deposit".
  private func isDeposit(_ text: String) -> Bool {
    productWithTerms(inPrice: "\(conventions.money.string(.one)) + \(text)")?.terms.deposit != nil
  }

  /// Returns a Boolean value indicating whether a text has a number, but isn't only a price.
  private func mayHaveTerms(_ text: String) -> Bool {
    CalculatorController.canRead(text) && text.contains(where: \.isNumber)
      && (try? Expression(conventions.priceExpression(in: text), format: conventions.prices).value())
        == nil
  }

  /// Returns lines with the quantity of the form, or one unit, and a price: as it was typed, and with the currency if it
  /// begins with a plain number. In a line, the number in "2, 3 for 2" may not be the price, but it is in this field.
  private func lines(withPrice text: String) -> [String] {
    let text = text[...].trimmingSpace()
    var prices = [String(text)]
    var price = text.prefix { !$0.isWhitespace && Operator(typed: $0) == nil }
    if let last = price.last, ",;".contains(last) { price.removeLast() }
    if (try? conventions.prices.number(price)) != nil {
      let rest = text[price.endIndex...]
      let symbol = conventions.money.symbol
      prices.append(
        conventions.money.symbolComesFirst ? symbol + text : price + " " + symbol + rest)
    }
    return prices.map { line(withPrice: $0, ofAmount: amountOrOne) }
  }

  /// Returns a line with a quantity in the unit of the form, and a price as it was typed.
  private func line(withPrice text: String, ofAmount amount: Rational) -> String {
    // The field shows a typed "/" as a division sign, also in "2/$5" and "$3.99 ($7.98/kg)".
    let price = String(text.map { $0 == Operator.divide.rawValue ? "/" : $0 })
    return "\(Amount.text(of: amount, in: conventions.numbers)) \(form.unit.typedName) \(price)"
  }

  /// Returns the price of several packs in the usual order, such as "2 for 3.99" for "3.99 for 2" and "3 packs for 4.50"
  /// for "4.50 for 3 packs"; nil for another text. A whole number without a currency, as in "5 for 2", can be the number
  /// of packs, but not before "two" and "2 packs".
  private func bundle(inPrice text: String) -> String? {
    let words = Self.words(of: text)
    guard let first = words.first,
      let price = try? Expression(
        conventions.priceExpression(in: String(first)), format: conventions.prices
      ).value()
    else { return nil }
    for length in 1...2 where words.count > length + 1 {
      let (count, middle) = (words.suffix(length), words.dropFirst().dropLast(length))
      guard !middle.contains(where: { $0.contains(where: \.isNumber) }),
        (count + [first]).contains(where: { $0.contains { $0.decimalDigit == nil } })
      else { continue }
      let bundle = (count + middle + [first]).joined(separator: " ")
      guard let product = productWithTerms(inPrice: bundle), product.price == nil,
        case .bundle(_, price) = product.offer?.terms
      else { continue }
      return bundle
    }
    return nil
  }

  /// What compares with the unit of the form.
  private var comparabilityOfUnit: Comparability {
    Comparability(kind: form.unit.kind, item: form.unit.item)
  }

  /// The quantity of the form, or one unit.
  private var amountOrOne: Rational { (try? quantity.amount()) ?? .one }

  private static func words(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
}

extension ProductForm {
  /// The meanings that a text can have.
  public enum Answers: Equatable, Sendable {
    /// Clear ways to write an amount.
    case texts([String])
    /// The products that the line in the quantity field can mean.
    case products([LineAnswer])
  }

  /// The answers to the question below an amount field; nil if there is no question.
  public func answers(to field: AmountField) -> Answers? {
    switch self[field].error {
    case .ambiguous(let readings): .texts(readings)
    case .line: .products(lineAnswers)
    default: nil
    }
  }
}
