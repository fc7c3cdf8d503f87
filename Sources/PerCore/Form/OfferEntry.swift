/// The offer of a form as it is typed.
public struct OfferEntry: Hashable, Sendable {
  /// The kinds of offers, in the order of the menu.
  public enum Kind: String, CaseIterable, Sendable {
    case multibuy, bundle, nth, percent, amount, coupon, bonus
    case bonusPercent = "bonus-percent"

    /// A Boolean value indicating whether the value is money.
    public var isMoney: Bool {
      switch self {
      case .bundle, .amount, .coupon: true
      case .multibuy, .nth, .percent, .bonus, .bonusPercent: false
      }
    }

    /// The fields of the terms.
    public var fields: [Field] {
      switch self {
      case .multibuy, .bundle, .nth, .coupon: [.packs, .value]
      case .percent, .amount, .bonus, .bonusPercent: [.value]
      }
    }
  }

  public enum Field: String, CaseIterable, Sendable {
    /// The number of packs that the offer needs.
    case packs
    /// The number of packs to pay, the money, the percentage or the amount.
    case value
    /// The number of packs that the offer holds for.
    case limit
  }

  /// The kind of the offer; nil for none.
  public var kind: Kind?
  private var texts: [Field: String] = [:]

  public init() {}

  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The reason why the texts are no offer.
  public struct Problem: Error, Equatable, Sendable {
    public let field: Field
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
      /// The field is empty.
      case missing
      /// The text is no number, or one that can't be used.
      case number(EntryError)
      /// The text is no number of packs.
      case notWhole
      /// The offer is impossible.
      case offer(OfferError)
    }
  }
}

// MARK: - Reading

extension OfferEntry {
  /// Returns the offer; nil if there is none.
  ///
  /// - Parameter unit: The unit of an additional amount without one.
  func offer(_ conventions: Conventions, unit: Unit) throws(Problem) -> Offer? {
    guard let kind else { return nil }
    let terms: Offer.Terms =
      switch kind {
      case .multibuy: .multibuy(packs: try packs(.packs), pay: try packs(.value))
      case .bundle: .bundle(packs: try packs(.packs), price: try money(conventions))
      case .nth: .nth(every: try packs(.packs), percent: try percent(conventions))
      case .percent: .percent(try percent(conventions))
      case .amount: .amount(try money(conventions))
      case .coupon:
        .coupon(try money(conventions), packs: self[.packs].isEmpty ? 1 : try packs(.packs))
      case .bonus: try bonus(conventions, unit: unit)
      case .bonusPercent: .bonusPercent(try percent(conventions))
      }
    let limit = self[.limit].isEmpty ? nil : try packs(.limit)
    do throws(OfferError) {
      return try Offer(terms, limit: limit)
    } catch {
      throw Problem(error)
    }
  }

  private func packs(_ field: Field) throws(Problem) -> Int {
    let text = self[field][...].trimmingSpace()
    guard !text.isEmpty else { throw Problem(field: field, reason: .missing) }
    var count = 0
    for character in text {
      guard let digit = character.decimalDigit else {
        throw Problem(field: field, reason: .notWhole)
      }
      guard count < Offer.greatestPacks else {
        throw Problem(field: field, reason: .offer(.tooManyPacks))
      }
      count = count * 10 + Int(digit)
    }
    return count
  }

  private func money(_ conventions: Conventions) throws(Problem) -> Rational {
    try value { () throws(EntryError) in try conventions.money(typed: self[.value]) }
  }

  private func percent(_ conventions: Conventions) throws(Problem) -> Rational {
    try value { () throws(EntryError) in try conventions.percent(typed: self[.value]) }
  }

  private func bonus(_ conventions: Conventions, unit: Unit) throws(Problem) -> Offer.Terms {
    let amount = try value { () throws(EntryError) in
      try conventions.amount(typed: self[.value], in: unit)
    }
    return .bonus(amount.value, amount.unit)
  }

  /// Returns the value of the field `.value`.
  private func value<Value>(
    _ read: () throws(EntryError) -> Value
  ) throws(Problem) -> Value {
    do throws(EntryError) {
      return try read()
    } catch {
      throw Problem(field: .value, reason: error == .empty ? .missing : .number(error))
    }
  }
}

extension OfferEntry.Problem {
  /// The problem of a field that causes an error.
  init(_ error: OfferError) {
    let field: OfferEntry.Field =
      switch error {
      case .tooFewPacks, .tooManyPacks: .packs
      case .limitTooLow: .limit
      case .paysForAllPacks, .notPositive, .percentTooHigh, .exceedsPrice, .savesNothing,
        .tooManyDigits, .priceMissing:
        .value
      }
    self.init(field: field, reason: .offer(error))
  }
}

// MARK: - Editing

extension OfferEntry {
  /// Creates the texts with which a form shows an offer.
  ///
  /// - Parameter unit: The unit of the product.
  init(_ offer: Offer, _ conventions: Conventions, unit: Unit) {
    let (numbers, prices) = (conventions.numbers, conventions.prices)
    func count(_ packs: Int) -> String { numbers.string(Rational(packs), grouped: false) }
    self[.limit] = offer.limit.map(count) ?? ""
    if offer.packs > 1 { self[.packs] = count(offer.packs) }
    switch offer.terms {
    case .multibuy(_, let pay): (kind, self[.value]) = (.multibuy, count(pay))
    case .bundle(_, let price): (kind, self[.value]) = (.bundle, Amount.text(of: price, in: prices))
    case .nth(_, let percent):
      (kind, self[.value]) = (.nth, Amount.text(of: percent, in: numbers))
    case .percent(let percent):
      (kind, self[.value]) = (.percent, Amount.text(of: percent, in: numbers))
    case .amount(let amount):
      (kind, self[.value]) = (.amount, Amount.text(of: amount, in: prices))
    case .coupon(let amount, _):
      (kind, self[.value]) = (.coupon, Amount.text(of: amount, in: prices))
    case .bonus(let amount, let bonusUnit):
      let text = conventions.text(of: LineAmount(amount, bonusUnit), in: unit)
      (kind, self[.value]) = (.bonus, text)
    case .bonusPercent(let percent):
      (kind, self[.value]) = (.bonusPercent, Amount.text(of: percent, in: numbers))
    }
  }

  /// Returns the offer with its numbers in another format.
  func converted(_ convert: (String) -> String) -> OfferEntry {
    var offer = self
    offer[.value] = convert(self[.value])
    return offer
  }
}
