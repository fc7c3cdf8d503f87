// MARK: - Reading

extension TermsEntry {
  /// Returns the offer; nil if there is none.
  ///
  /// - Parameter unit: The unit of an additional amount without one.
  func offer(_ conventions: Conventions, unit: Unit) throws(Problem) -> Offer? {
    guard let offerKind else { return nil }
    let terms: Offer.Terms =
      switch offerKind {
      case .multibuy: .multibuy(packs: try packs(.packs), pay: try packs(.value))
      case .bundle: .bundle(packs: try packs(.packs), price: try money(conventions))
      case .nth: .nth(every: try packs(.packs), percent: try percent(conventions))
      case .percent: .percent(try percent(conventions))
      case .amount: .amount(try money(conventions))
      case .coupon:
        .coupon(try money(conventions), packs: isBlank(.packs) ? 1 : try packs(.packs))
      case .bonus: try bonus(conventions, unit: unit)
      case .bonusPercent: .bonusPercent(try percent(conventions))
      }
    let limit = isBlank(.limit) ? nil : try packs(.limit)
    do throws(OfferError) {
      return try Offer(terms, limit: limit)
    } catch {
      throw Problem(error)
    }
  }

  /// The empty fields without which there is no offer.
  var missingFields: [Field] {
    guard let offerKind else { return [] }
    // Without a number of packs, a coupon needs one pack. Without a limit, an offer has none.
    let optional: [Field] = offerKind == .coupon ? [.packs, .limit] : [.limit]
    return Field.ofOffer.filter { field in
      offerKind.fields.contains(field) && !optional.contains(field)
        && isBlank(field)
    }
  }

  /// - Throws: The reason why the text of a field of the offer can't be read.
  func check(_ field: Field, _ conventions: Conventions, unit: Unit) throws(Problem) {
    guard let offerKind, offerKind.fields.contains(field) else { return }
    switch field {
    case .value where offerKind.isMoney: _ = try money(conventions)
    case .value where offerKind == .bonus: _ = try bonus(conventions, unit: unit)
    case .value where offerKind != .multibuy: _ = try percent(conventions)
    default: _ = try packs(field)
    }
  }

  private func packs(_ field: Field) throws(Problem) -> Int {
    guard !isBlank(field) else { throw Problem(field: field, reason: .missing) }
    let text = self[field][...].trimmingSpace()
    var count = 0
    for character in text {
      guard let digit = character.decimalDigit else {
        throw Problem(field: field, reason: .notWhole)
      }
      guard count < Offer.maximumPacks else {
        throw Problem(field: field, reason: .offer(.tooManyPacks))
      }
      count = count * 10 + Int(digit)
    }
    return count
  }

  private func money(_ conventions: Conventions) throws(Problem) -> Rational {
    try value(.value, conventions.money(typed:))
  }

  private func percent(_ conventions: Conventions) throws(Problem) -> Rational {
    try value(.value, conventions.percent(typed:))
  }

  private func bonus(_ conventions: Conventions, unit: Unit) throws(Problem) -> Offer.Terms {
    let amount = try value(.value) { text throws(EntryError) in
      try conventions.amount(typed: text, in: unit)
    }
    return .bonus(amount.value, amount.unit)
  }
}

extension TermsEntry.Problem {
  /// The problem of a field that causes an error.
  init(_ error: OfferError) {
    let field: TermsEntry.Field =
      switch error {
      case .tooFewPacks, .noPack, .tooManyPacks: .packs
      case .limitTooLow: .limit
      case .paysForAllPacks, .notPositive, .percentTooHigh, .nothingLeft, .exceedsPrice,
        .savesNothing, .tooManyDigits, .priceMissing:
        .value
      }
    self.init(field: field, reason: .offer(error))
  }
}

// MARK: - Editing

extension TermsEntry {
  /// Sets the texts with which a form shows an offer.
  ///
  /// - Parameter unit: The unit of the product.
  mutating func set(_ offer: Offer, _ conventions: Conventions, unit: Unit) {
    let numbers = conventions.numbers
    func count(_ packs: Int) -> String { numbers.string(Rational(packs), grouped: false) }
    func number(_ value: Rational) -> String { Amount.text(of: value, in: numbers) }
    func money(_ value: Rational) -> String { conventions.text(ofMoney: value) }
    self[.limit] = offer.limit.map(count) ?? ""
    if offer.packs > 1 { self[.packs] = count(offer.packs) }
    (offerKind, self[.value]) =
      switch offer.terms {
      case .multibuy(_, let pay): (.multibuy, count(pay))
      case .bundle(_, let price): (.bundle, money(price))
      case .nth(_, let percent): (.nth, number(percent))
      case .percent(let percent): (.percent, number(percent))
      case .amount(let amount): (.amount, money(amount))
      case .coupon(let amount, _): (.coupon, money(amount))
      case .bonus(let amount, let other):
        (.bonus, conventions.text(of: LineAmount(amount, other), in: unit))
      case .bonusPercent(let percent): (.bonusPercent, number(percent))
      }
  }
}
