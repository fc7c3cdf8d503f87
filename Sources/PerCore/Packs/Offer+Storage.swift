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
    guard let offer = try? Offer(Terms(words), limit: limit) else { return nil }
    self = offer
  }
}

extension Offer.Terms {
  /// - Throws: `EntryError.unexpected` for a word that is not in its place.
  fileprivate init(_ words: [String]) throws(EntryError) {
    func value<Value>(_ index: Int, _ read: (String) -> Value?) throws(EntryError) -> Value {
      guard let value = read(words[index]) else { throw .unexpected(words[index]) }
      return value
    }
    func count(_ index: Int) throws(EntryError) -> Int { try value(index) { Int($0) } }
    func number(_ index: Int) throws(EntryError) -> Rational {
      try value(index) { Rational(plain: $0) }
    }
    switch (words[0], words.count) {
    case ("multibuy", 3): self = .multibuy(packs: try count(1), pay: try count(2))
    case ("bundle", 3): self = .bundle(packs: try count(1), price: try number(2))
    case ("nth", 3): self = .nth(every: try count(1), percent: try number(2))
    case ("percent", 2): self = .percent(try number(1))
    case ("amount", 2): self = .amount(try number(1))
    case ("coupon", 3): self = .coupon(try number(1), packs: try count(2))
    case ("bonus", 3): self = .bonus(try number(1), try value(2) { Unit(rawValue: $0) })
    case ("bonus-percent", 2): self = .bonusPercent(try number(1))
    default: throw .unexpected(words[0])
    }
  }
}
