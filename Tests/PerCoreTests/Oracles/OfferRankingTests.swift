import PerCore
import TestSupport
import Testing

/// The order of products with offers, compared with cross products of integers.
struct OfferRankingTests {
  /// A unit price as a fraction of integers, without PerCore.
  private struct Fraction {
    let cost: Int
    let amount: Int
  }

  /// Returns a product with a random offer and a random tax, and its unit price at the packs of the offer in millionths
  /// of the currency per gram.
  private func product(_ random: inout SeededRandom) throws -> (Pack, Fraction) {
    let grams = Int.random(in: 1...5000, using: &random)
    let cents = Int.random(in: 2...9999, using: &random)
    let percent = Int.random(in: 1...99, using: &random)
    let packs = Int.random(in: 2...9, using: &random)
    let price = Rational(cents) / Rational(100)
    let tax = Bool.random(using: &random) ? Int.random(in: 1...25, using: &random) : 0
    func pack(_ terms: Offer.Terms?, price: Rational?) throws -> Pack {
      try Pack(
        amount: Rational(grams), price: price, offer: terms.map { try Offer($0) },
        taxPercent: Rational(tax))
    }
    func fraction(_ cost: Int, _ amount: Int) -> Fraction {
      Fraction(cost: cost * (100 + tax), amount: amount)
    }
    func money(_ cents: Int) -> Rational { Rational(cents) / Rational(100) }
    switch Int.random(in: 0...8, using: &random) {
    case 0:
      let pay = Int.random(in: 1..<packs, using: &random)
      return (
        try pack(.multibuy(packs: packs, pay: pay), price: price),
        fraction(pay * cents * 100, packs * grams)
      )
    case 1:
      let bundle = Int.random(in: 1..<packs * cents, using: &random)
      let hasPrice = Bool.random(using: &random)
      return (
        try pack(.bundle(packs: packs, price: money(bundle)), price: hasPrice ? price : nil),
        fraction(bundle * 100, packs * grams)
      )
    case 2:
      return (
        try pack(.nth(every: packs, percent: Rational(percent)), price: price),
        fraction(cents * (100 * packs - percent), packs * grams)
      )
    case 3:
      return (
        try pack(.percent(Rational(percent)), price: price),
        fraction(cents * (100 - percent), grams)
      )
    case 4:
      let reduction = Int.random(in: 1..<cents, using: &random)
      return (
        try pack(.amount(money(reduction)), price: price),
        fraction((cents - reduction) * 100, grams)
      )
    case 5:
      let reduction = Int.random(in: 1..<packs * cents, using: &random)
      return (
        try pack(.coupon(money(reduction), packs: packs), price: price),
        fraction((packs * cents - reduction) * 100, packs * grams)
      )
    case 6:
      let bonus = Int.random(in: 1...grams, using: &random)
      return (
        try pack(.bonus(Rational(bonus), .piece), price: price),
        fraction(cents * 100, grams + bonus)
      )
    case 7:
      return (
        try pack(.bonusPercent(Rational(percent)), price: price),
        fraction(cents * 10_000, grams * (100 + percent))
      )
    default:
      return (
        try pack(nil, price: price), fraction(cents * 100, grams)
      )
    }
  }

  /// The environment variable `PER_OFFERS` sets the number of products. `./meson-helper.sh faults` ranks 1,000,000 in
  /// each round, with other random numbers.
  @Test func productsWithOffersAreRankedByExactQuotients() throws {
    let count = Environment["PER_OFFERS"].flatMap { Int($0) } ?? 20_000
    var random = SeededRandom(
      seed: 15 + (Environment["PER_FAULTS_SEED"].flatMap { UInt64($0) } ?? 0))
    var unitPrices: [UnitPrice] = []
    var fractions: [Fraction] = []
    for _ in 0..<count {
      let (pack, fraction) = try product(&random)
      unitPrices.append(try #require(pack.unitPrice(pack.packsOfOffer)))
      fractions.append(fraction)
    }
    let order = unitPrices.indices.sorted { a, b in
      unitPrices[a] == unitPrices[b] ? a < b : unitPrices[a] < unitPrices[b]
    }
    let expected = fractions.indices.sorted { a, b in
      let (x, y) = (fractions[a], fractions[b])
      let (first, second) = (x.cost * y.amount, y.cost * x.amount)
      return first == second ? a < b : first < second
    }
    #expect(order == expected)
  }
}
