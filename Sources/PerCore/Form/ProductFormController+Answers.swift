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
      draft.edited = nil
      take(draft)
      update(form)
    case .texts, .products, nil: break
    }
  }

  /// Asks which meaning the line in the quantity field has, if the rest of the form is empty.
  ///
  /// - Returns: Whether the text is a line with several meanings, or with one that the user has to confirm.
  func askAboutLineInQuantity() -> Bool {
    guard mayHoldLine,
      case .question(let reason, let answers) = LineEntryReader(list).read(
        form.quantity.calculator.text, preferring: list.state.products.kind
      ).outcome
    else { return false }
    form.lineAnswers = answers
    quantity.fail(.line(reason))
    return true
  }

  /// Moves an offer in the price field, such as "2 for 5" and "3.99, 3 for 2", to the fields of the offer.
  ///
  /// - Returns: Whether the price has an offer.
  @discardableResult func readOfferInPrice() -> Bool {
    let text = form.price.calculator.text
    guard form.terms.offerKind == nil, !price.isComplete, text.contains(where: \.isNumber),
      let amount = try? quantity.amount()
    else { return false }
    let unit = form.unit
    let packText = Amount.text(of: amount, in: conventions.numbers)
    guard
      case .product(let answer) = LineEntryReader(list).read(
        "\(packText) \(unit.symbol ?? unit.plural) \(text)", preferring: unit.kind
      ).outcome,
      answer.product.offer != nil, answer.product.name.isEmpty,
      answer.product.pack.amount == amount * unit.factor
    else { return false }
    let draft = Draft(answer.product, conventions: conventions)
    // The other terms that were typed are kept.
    for field in TermsEntry.Field.ofOffer { form.terms[field] = draft.terms[field] }
    form.terms.offerKind = draft.terms.offerKind
    price.edit(draft.price)
    return true
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
