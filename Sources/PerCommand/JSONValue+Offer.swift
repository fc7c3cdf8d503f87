internal import PerCore

extension JSONValue {
  init(_ offer: Offer) {
    let fields: [(String, JSONValue?)] =
      switch offer.terms {
      case .multibuy(let packs, let pay):
        [("type", .string("multibuy")), ("packs", .integer(packs)), ("pay", .integer(pay))]
      case .bundle(let packs, let price):
        [("type", .string("bundle")), ("packs", .integer(packs)), ("price", .number(price))]
      case .nth(let every, let percent):
        [("type", .string("nth")), ("every", .integer(every)), ("percent", .number(percent))]
      case .percent(let percent): [("type", .string("percent")), ("percent", .number(percent))]
      case .amount(let amount): [("type", .string("amount")), ("amount", .number(amount))]
      case .coupon(let amount, let packs):
        [("type", .string("coupon")), ("amount", .number(amount)), ("packs", .integer(packs))]
      case .bonus(let value, let unit):
        [("type", .string("bonus")), ("amount", JSONValue(LineAmount(value, unit)))]
      case .bonusPercent(let percent):
        [("type", .string("bonus")), ("percent", .number(percent))]
      }
    self = .object(fields + [("limit", offer.limit.map { .integer($0) })])
  }
}
