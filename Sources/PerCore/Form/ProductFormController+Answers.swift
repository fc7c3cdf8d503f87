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

  /// Returns a product with the price and the offer or the deposit in a text; nil if the text has neither. Without a
  /// quantity, the product has one unit.
  func productWithTerms(inPrice text: String) -> Product? {
    guard mayHaveTerms(text) else { return nil }
    let (amount, unit) = (amountOrOne, form.unit)
    for line in lines(withPrice: text) {
      guard
        case .product(let answer) = lineReader.read(
          line, preferring: Comparability(kind: unit.kind, item: unit.item)
        ).outcome,
        answer.product.offer != nil || answer.product.terms.deposit != nil,
        answer.product.name.isEmpty,
        answer.product.pack.amount == amount * unit.factor
      else { continue }
      return answer.product
    }
    return nil
  }

  /// Returns the error of a price with an offer that is impossible, such as "3.99, 150% off", or unclear, such as "20%
  /// off 3.99" and "3.99 for 2", and that of an offer without a price, such as "10% off"; nil for another price.
  func offerError(inPrice text: String) -> EntryError? {
    guard text.contains(where: { $0.isLetter || $0.isPercentSign || $0 == "/" }), mayHaveTerms(text)
    else { return nil }
    if let bundle = bundle(inPrice: text) {
      return .ambiguous([bundle, String(Self.words(of: text)[0])])
    }
    if lineReader.isOffer(text) { return .name(String(text.trimmingSpace())) }
    guard let line = lines(withPrice: text).first(where: { lineReader.hasUnreadOffer($0) })
    else { return nil }
    guard let (price, percent) = lineReader.reduction(in: line) else { return .unreadOffer }
    let number = conventions.text(ofMoney: price)
    let reduction = Amount.text(of: percent, in: conventions.prices)
    return .ambiguous([number, "\(number) \(Operator.minus.rawValue) \(reduction)%"])
  }

  /// Returns a Boolean value indicating whether a text has a number, but isn't only a price.
  private func mayHaveTerms(_ text: String) -> Bool {
    text.contains(where: \.isNumber)
      && (try? Expression(conventions.priceExpression(in: text), format: conventions.prices)) == nil
  }

  /// Returns lines with the quantity of the form, or one unit, and a price: as it was typed, and with the currency if it
  /// begins with a plain number. In a line, the number in "2, 3 for 2" may not be the price, but it is in this field.
  private func lines(withPrice text: String) -> [String] {
    let number = Amount.text(of: amountOrOne, in: conventions.numbers)
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
    return prices.map { "\(number) \(form.unit.typedName) \($0)" }
  }

  /// Returns the price of several packs in the usual order, such as "2 for 3.99" for "3.99 for 2"; nil for another text.
  /// A price without decimals or a currency can be the number of packs.
  private func bundle(inPrice text: String) -> String? {
    let words = Self.words(of: text)
    guard words.count > 2, let count = words.last.flatMap({ Int($0) }),
      words[0].contains(where: { $0.decimalDigit == nil }),
      let price = try? Expression(
        conventions.priceExpression(in: String(words[0])), format: conventions.prices
      ).value()
    else { return nil }
    let bundle = (words.suffix(1) + words.dropFirst().dropLast() + words.prefix(1))
      .joined(separator: " ")
    guard productWithTerms(inPrice: bundle)?.offer?.terms == .bundle(packs: count, price: price)
    else { return nil }
    return bundle
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
