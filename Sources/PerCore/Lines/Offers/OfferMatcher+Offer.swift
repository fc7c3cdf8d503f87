extension OfferMatcher {
  /// Returns the offer of a line; nil if there is none, or if the line has several offers or an impossible one.
  static func finding(_ matches: [Match]) -> OfferFinding? {
    let limits = matches.filter { $0.form == .limit }
    let offers = matches.filter { ![.limit, .remark, .notice].contains($0.form) }
    guard let first = offers.first, limits.count <= 1,
      offers.allSatisfy({ $0.form == first.form && $0.values == first.values }),
      let terms = terms(first), let unlimited = try? Offer(terms, limit: nil)
    else { return nil }
    let packs = limits.first?.values.packs
    let limit = packs?[.limit] ?? packs?[.purchases].map { $0 * unlimited.packs }
    guard let offer = try? Offer(terms, limit: limit) else { return nil }
    return OfferFinding(offer: offer, tokens: matches.map(\.tokens), form: first.form)
  }

  /// Returns the first offer of a line with several; nil if it is impossible.
  static func firstFinding(_ matches: [Match]) -> OfferFinding? {
    matches.first { $0.form != .limit }.flatMap { finding([$0]) }
  }

  /// Returns the terms of a phrase; nil if its values are impossible.
  static func terms(_ match: Match) -> Offer.Terms? {
    let values = match.values
    let packs = values.packs
    switch match.form {
    case .multibuy, .possibleMultibuy: return multibuy(match)
    case .bundle:
      // "ikisi 50 TL" names no number.
      let count = packs[.packs] ?? 2
      guard let price = values.money, packs[.from].map({ $0 == count }) ?? true else { return nil }
      return .bundle(packs: count, price: price)
    case .nth:
      guard let percent = values.percent, let every = every(packs) else { return nil }
      // "The second free" is "2 for 1".
      return percent == Rational(100)
        ? .multibuy(packs: every, pay: every - 1) : .nth(every: every, percent: percent)
    case .percent, .possiblePercent: return values.percent.map { .percent($0) }
    case .amount: return values.money.map { .amount($0) }
    case .coupon, .possibleCoupon:
      return values.money.map { .coupon($0, packs: packs[.from] ?? 1) }
    case .bonus: return values.amount.map { .bonus($0.value, $0.unit) }
    case .bonusPercent: return values.percent.map { .bonusPercent($0) }
    case .limit, .tax, .remark, .notice, .unclear: return nil
    }
  }

  private static func multibuy(_ match: Match) -> Offer.Terms? {
    let packs = match.values.packs
    if let first = packs[.bought], let second = packs[.free], let all = packs[.packs] {
      // "1+1=3"
      return all > first + second ? .multibuy(packs: all, pay: first + second) : nil
    }
    if let bought = packs[.bought], let free = packs[.free] {
      // "6+2" is often the number of pieces in a pack, and so is "4+2" without "free".
      guard match.hasWord ? bought + free <= 6 : bought >= free && bought + free <= 5 else {
        return nil
      }
      return .multibuy(packs: bought + free, pay: bought)
    }
    // "3 achetés dont 1 offert"
    if let free = packs[.free], let all = packs[.packs] {
      return all > free ? .multibuy(packs: all, pay: all - free) : nil
    }
    // "10 for 8" can be a price, "16 for the price of 12" a number of rolls, and "take 12, pay 11" only packs.
    // "2 pour le prix d'un" names only one number.
    let pay = packs[.pay] ?? 1
    let limit = match.beginsWithWord ? maximumMultibuy : 9
    guard let count = packs[.packs], count <= limit, pay < count else { return nil }
    return .multibuy(packs: count, pay: pay)
  }

  /// The maximum number of packs of a multibuy that words state, such as a case of bottles.
  private static let maximumMultibuy = 24

  /// The number of the pack that is reduced: 2 for "buy 1 get 1 half price".
  private static func every(_ packs: PackCounts) -> Int? {
    guard let bought = packs[.bought] else { return packs[.every] ?? 2 }
    // "buy 1 get 2nd half price"
    return packs[.free] == 1 || packs[.every] == bought + 1 ? bought + 1 : nil
  }
}
