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
    let (amount, unit) = ((try? quantity.amount()) ?? .one, form.unit)
    guard
      case .product(let answer) = lineReader.read(
        line(of: amount, price: text),
        preferring: Comparability(kind: unit.kind, item: unit.item)
      ).outcome,
      answer.product.offer != nil || answer.product.terms.deposit != nil,
      answer.product.name.isEmpty,
      answer.product.pack.amount == amount * unit.factor
    else { return nil }
    return answer.product
  }

  /// Returns the error of a price with an offer that is impossible, such as "3.99, 150% off", or unclear, such as "20%
  /// off 3.99"; nil for another price.
  func offerError(inPrice text: String) -> EntryError? {
    guard text.contains(where: { $0.isLetter || $0.isPercentSign || $0 == "/" }), mayHaveTerms(text)
    else { return nil }
    let line = line(of: (try? quantity.amount()) ?? .one, price: text)
    guard lineReader.hasUnreadOffer(line) else { return nil }
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

  /// Returns a line with an amount in the unit of the form, and a price.
  private func line(of amount: Rational, price: String) -> String {
    let unit = form.unit
    let number = Amount.text(of: amount, in: conventions.numbers)
    return "\(number) \(unit.typedName) \(price)"
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
