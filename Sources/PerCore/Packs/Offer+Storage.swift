extension Offer {
  /// The terms for storage, such as "multibuy 3 2", with decimal numbers or fractions.
  public var plainTerms: String {
    let words: [String] =
      switch terms {
      case .multibuy(let packs, let pay): ["multibuy", "\(packs)", "\(pay)"]
      case .bundle(let packs, let price): ["bundle", "\(packs)", price.plain]
      case .nth(let every, let percent): ["nth", "\(every)", percent.plain]
      case .percent(let percent): ["percent", percent.plain]
      case .amount(let amount): ["amount", amount.plain]
      case .coupon(let amount, let packs): ["coupon", amount.plain, "\(packs)"]
      case .bonus(let amount, let unit): ["bonus", amount.plain, unit.rawValue]
      case .bonusPercent(let percent): ["bonus-percent", percent.plain]
      }
    return words.joined(separator: " ")
  }

  /// Creates an offer from its stored terms; nil if they can't be read, or are impossible.
  public init?(plainTerms text: String, limit: Int?) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let terms = Terms(words), let offer = try? Offer(terms, limit: limit) else { return nil }
    self = offer
  }
}

extension Offer.Terms {
  fileprivate init?(_ words: [String]) {
    func number(_ index: Int) -> Rational? { Rational(plain: words[index]) }
    switch (words.first, words.count) {
    case ("multibuy", 3):
      guard let packs = Int(words[1]), let pay = Int(words[2]) else { return nil }
      self = .multibuy(packs: packs, pay: pay)
    case ("bundle", 3):
      guard let packs = Int(words[1]), let price = number(2) else { return nil }
      self = .bundle(packs: packs, price: price)
    case ("nth", 3):
      guard let every = Int(words[1]), let percent = number(2) else { return nil }
      self = .nth(every: every, percent: percent)
    case ("percent", 2):
      guard let percent = number(1) else { return nil }
      self = .percent(percent)
    case ("amount", 2):
      guard let amount = number(1) else { return nil }
      self = .amount(amount)
    case ("coupon", 3):
      guard let amount = number(1), let packs = Int(words[2]) else { return nil }
      self = .coupon(amount, packs: packs)
    case ("bonus", 3):
      guard let amount = number(1), let unit = Unit(rawValue: words[2]) else { return nil }
      self = .bonus(amount, unit)
    case ("bonus-percent", 2):
      guard let percent = number(1) else { return nil }
      self = .bonusPercent(percent)
    default: return nil
    }
  }
}
