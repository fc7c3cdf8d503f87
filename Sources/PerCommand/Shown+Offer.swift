internal import PerCore

extension Shown {
  /// "3 for 2", "2 for 5.00 EUR, at most 4 packs".
  func offer(_ offer: Offer) -> String {
    let limit = offer.limit.map { ", at most \(packs($0))" } ?? ""
    return terms(offer.terms) + limit
  }

  private func terms(_ terms: Offer.Terms) -> String {
    switch terms {
    case .multibuy(let packs, let pay): "\(packs) for \(pay)"
    case .bundle(let packs, let price): "\(packs) for \(self.price(price))"
    case .nth(let every, let percent):
      "\(every.englishOrdinal) pack \(number(percent))% off"
    case .percent(let percent): "\(number(percent))% off"
    case .amount(let amount): "\(price(amount)) off each pack"
    case .coupon(let amount, 1): "\(price(amount)) off once"
    case .coupon(let amount, let packs): "\(price(amount)) off once if you buy \(packs) packs"
    case .bonus(let value, let unit): "\(amount(LineAmount(value, unit))) extra"
    case .bonusPercent(let percent): "\(number(percent))% extra"
    }
  }

  /// "one pack", "3 packs".
  func packs(_ count: Int) -> String { count == 1 ? "one pack" : "\(count) packs" }

  /// "7.98 EUR per kg"
  func unitPrice(_ unitPrice: UnitPrice, per: LineAmount, decimals: Int? = nil) -> String {
    let value = unitPrice.exact * per.inBaseUnits
    let number = numbers.string(value, decimals: decimals ?? self.decimals(for: value))
    return "\(money(number)) per \(self.per(per))"
  }
}
