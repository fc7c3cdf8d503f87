extension ProductFormController {
  /// Chooses the kind of the offer; nil for none.
  public func choose(_ kind: OfferKind?) {
    guard kind != form.terms.offerKind else { return }
    var next = form
    // A percentage isn't a price, and a number of packs isn't an amount.
    next.terms[.value] = ""
    next.terms.offerKind = kind
    checkedTerms.subtract(TermsEntry.Field.ofOffer)
    update(next)
  }

  /// Sets the text of a field of the terms.
  public func edit(_ field: TermsEntry.Field, _ text: String) {
    guard text != form.terms[field] else { return }
    var next = form
    next.terms[field] = text
    checkedTerms.remove(field)
    update(next)
  }

  /// Tells the form that a field of the terms received the focus. The keypad types into it from now on.
  public func enter(_ field: TermsEntry.Field) {
    form.keypadTerm = field
  }

  /// Tells the form that the fields of the terms were hidden. The keypad types into an amount again.
  public func hideTerms() {
    form.keypadTerm = nil
  }

  /// Tells the form that a field of the terms lost the focus. Its error is shown.
  ///
  /// An empty field is not an error yet.
  public func leave(_ field: TermsEntry.Field) {
    guard !form.terms.isBlank(field) else { return }
    checkedTerms.insert(field)
    update(form)
  }

  /// Shows the problem of a complete offer, which an amount can cause.
  func checkOffer() {
    let problem = problems(of: form.terms, unit: form.unit).first { problem in
      if case .offer = problem.reason { true } else { false }
    }
    guard let problem, !checkedTerms.contains(problem.field) else { return }
    checkedTerms.insert(problem.field)
    update(form)
  }

  /// Shows the first problem of the terms, and returns its field; nil if there is none.
  func checkTerms() -> TermsEntry.Field? {
    guard let problem = problems(of: form.terms, unit: form.unit).first else { return nil }
    checkedTerms.insert(problem.field)
    update(form)
    return problem.field
  }

  /// The first reason why the terms can't be used, even if it isn't shown yet; nil if there is none.
  public var termsProblem: TermsEntry.Problem? {
    problems(of: form.terms, unit: form.unit).first
  }

  /// Returns why the texts can't be used, as far as the quantity and the price are known: the problem of each field,
  /// that of the offer if its fields have none.
  func problems(of entry: TermsEntry, unit: Unit) -> [TermsEntry.Problem] {
    let amount = (try? quantity.amount()).map { $0 * unit.factor }
    let problems = TermsEntry.Field.allCases.compactMap { field in
      entry.problem(of: field, conventions, amount: amount, unit: unit)
    }
    guard !problems.contains(where: { TermsEntry.Field.ofOffer.contains($0.field) }) else {
      return problems
    }
    do throws(TermsEntry.Problem) {
      try check(try entry.offer(conventions, unit: unit), amount: amount)
      return problems
    } catch {
      return [error] + problems
    }
  }

  /// - Parameter amount: The quantity in base units.
  /// - Throws: The reason why the product can't have the offer.
  private func check(_ offer: Offer?, amount: Rational?) throws(TermsEntry.Problem) {
    guard let offer, let amount else { return }
    do throws(OfferError) {
      _ = try Pack(amount: amount, price: try? price.amount(), offer: offer)
    } catch {
      // The field of the price shows that the price is missing or wrong.
      if error != .priceMissing { throw TermsEntry.Problem(error) }
    }
  }

  /// Returns the offer whose money is too much for the price; nil if there is none.
  func refusedOffer(
    of entry: TermsEntry, unit: Unit, _ problems: [TermsEntry.Problem]
  ) -> RefusedOffer? {
    let isRefused = problems.contains {
      $0.reason == .offer(.savesNothing) || $0.reason == .offer(.exceedsPrice)
    }
    guard isRefused, let price = try? price.amount(),
      let offer = try? entry.offer(conventions, unit: unit)
    else { return nil }
    return RefusedOffer(offer, price: price, conventions)
  }
}
