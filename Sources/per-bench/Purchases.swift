import Foundation
import PerCore
import TestSupport

/// Measures the search for the cheapest purchase of 20 products with offers, and for all purchases that the list shows.
@MainActor
func measurePurchases() throws {
  heading("Purchases: the cheapest of 20 products with random offers and limits")
  try measurePurchases { use(Purchase.cheapest($0.need, of: $0.packs)) }
  heading("Purchases: the cheapest, those with less left over, and that of one product")
  try measurePurchases { use(PurchaseAnswer($0.need, of: $0.packs).cheapest) }
}

@MainActor
private func measurePurchases(_ body: (Search) -> Void) throws {
  var table = Table("", "median", "95%", "longest", "")
  let frame = 1.0 / 60
  for (name, units) in [
    ("metric packs", [Unit.gram]), ("metric and US packs", [Unit.gram, .ounce, .pound]),
  ] {
    for packs in [10, 100, 1000] {
      var random = SeededRandom(seed: 20)
      let searches = try (0..<1000).map { _ in try search(of: packs, units, &random) }
      searches.prefix(5).forEach(body)
      // The shortest of three times, since other processes make single ones longer.
      let times = Times(
        searches.map { search in
          (0..<3).map { _ in seconds { body(search) } }.min() ?? 0
        })
      table.add(
        "\(name), need of \(grouped(packs))", milliseconds(times.median),
        milliseconds(times.quantile(0.95)), milliseconds(times.maximum),
        target("≤ 16.7 ms", isMet: times.maximum <= frame))
    }
  }
  table.print()
}

private typealias Search = (need: Rational, packs: [Pack])

/// Returns products with sizes and prices as on shelves, and a need of about a number of packs.
private func search(
  of count: Int, _ units: [PerCore.Unit], _ random: inout SeededRandom
) throws -> Search {
  let packs = try (0..<20).map { _ -> Pack in
    let unit = units.randomElement(using: &random) ?? .gram
    let quantity =
      unit == .gram
      ? [200, 250, 400, 450, 500, 750, 900, 1000, 1500, 2000].randomElement(using: &random) ?? 500
      : Int.random(in: 1...40, using: &random)
    let amount = Rational(quantity) * unit.factor
    let cents = Int.random(in: 300...900, using: &random)
    let price =
      Rational(max(29, Int(amount.approximation * Double(cents)) / 10 * 10 + 9)) / Rational(100)
    return try Pack(amount: amount, price: price, offer: offer(price, &random))
  }
  let need = packs.map(\.amount).min().map { $0 * Rational(count) } ?? .one
  return (need, packs)
}

private func offer(_ price: Rational, _ random: inout SeededRandom) throws -> Offer? {
  let limit =
    Bool.random(using: &random) ? Int.random(in: 4...12, using: &random) : nil
  switch Int.random(in: 0..<10, using: &random) {
  case 0: return try Offer(.multibuy(packs: 3, pay: 2), limit: limit)
  case 1:
    let dimes = (price * Rational(17)).rounded(decimals: 0)
    return try Offer(.bundle(packs: 2, price: Rational(dimes, decimals: 1)), limit: limit)
  case 2: return try Offer(.nth(every: 2, percent: Rational(50)), limit: limit)
  case 3: return try Offer(.percent(Rational(20)), limit: limit)
  case 4: return try Offer(.coupon(Rational(2) / Rational(10), packs: 1), limit: limit)
  case 5: return try Offer(.bonusPercent(Rational(10)), limit: limit)
  default: return nil
  }
}
