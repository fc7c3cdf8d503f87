internal import PerCore

extension JSONWriter {
  mutating func offer(_ offer: Offer?) {
    guard let offer else { return }
    object("offer") { writer in
      writer.terms(offer.terms)
      writer.integer("limit", offer.limit)
    }
  }

  private mutating func terms(_ terms: Offer.Terms) {
    switch terms {
    case .multibuy(let packs, let pay):
      string("type", "multibuy")
      integer("packs", packs)
      integer("pay", pay)
    case .bundle(let packs, let price):
      string("type", "bundle")
      integer("packs", packs)
      number("price", price)
    case .nth(let every, let percent):
      string("type", "nth")
      integer("every", every)
      number("percent", percent)
    case .percent(let percent):
      string("type", "percent")
      number("percent", percent)
    case .amount(let amount):
      string("type", "amount")
      number("amount", amount)
    case .coupon(let amount, let packs):
      string("type", "coupon")
      number("amount", amount)
      integer("packs", packs)
    case .bonus(let value, let unit):
      string("type", "bonus")
      amount("amount", LineAmount(value, unit))
    case .bonusPercent(let percent):
      string("type", "bonus")
      number("percent", percent)
    }
  }
}
