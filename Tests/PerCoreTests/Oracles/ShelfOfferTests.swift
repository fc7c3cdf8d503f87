import PerCore
import TestSupport
import Testing

/// Ranks prices that real shops published, with random offers.
@Suite struct ShelfOfferTests {
  @Test func ranksTheSample() throws {
    #expect(try check(ShelfPrice.sample) == 425)
  }

  @Test(
    .enabled(if: Files.exists(ShelfPrice.all), "The file with all shelf prices is not available."))
  func ranksTheWholeTable() throws {
    #expect(try check(ShelfPrice.all) > 60_000)
  }

  /// Checks the order of the products, and returns their number.
  private func check(_ path: String) throws -> Int {
    var random = SeededRandom(seed: 31)
    var lists: [DisplayUnit: [(exact: ExactOffer, product: Product)]] = [:]
    for price in try ShelfPrice.load(path) {
      guard let plain = try? price.product() else { continue }
      let exact = ExactOffer(
        price: try #require(.init(price.price)), quantity: try #require(.init(price.quantity)),
        unit: price.unit)
      let list =
        price.unit.item.map { DisplayUnit($0.unit) }
        ?? .standard(for: price.unit.kind, in: .metric)
      lists[list, default: []].append(try offered(plain, exact, &random))
    }
    for entries in lists.values {
      let expected = entries.indices.sorted { a, b in
        let (x, y) = (entries[a].exact, entries[b].exact)
        return ExactOffer.isCheaper(x, y) || ExactOffer.ties(x, y) && a < b
      }
      let list = try ProductList(entries.map(\.product))
      let wrong = expected.indices.count { list[$0] != entries[expected[$0]].product }
      #expect(wrong == 0)
    }
    return lists.values.map(\.count).reduce(0, +)
  }

  /// Returns a product with a random offer, and the price and the quantity of its packs.
  private func offered(
    _ product: Product, _ exact: ExactOffer, _ random: inout SeededRandom
  ) throws -> (exact: ExactOffer, product: Product) {
    let price = try #require(product.price).value
    let packs = Int.random(in: 2...6, using: &random)
    let percent = Int.random(in: 1...99, using: &random)
    let part = price * Rational(percent) / Rational(100)
    let terms: Offer.Terms
    // The price and the quantity of the packs, in hundredths of those of one pack.
    let (cost, amount): (Int, Int)
    switch Int.random(in: 0...8, using: &random) {
    case 0:
      let pay = Int.random(in: 1..<packs, using: &random)
      (terms, cost, amount) = (.multibuy(packs: packs, pay: pay), pay * 100, packs * 100)
    case 1:
      let bundle = part * Rational(packs)
      (terms, cost, amount) = (.bundle(packs: packs, price: bundle), packs * percent, packs * 100)
    case 2:
      terms = .nth(every: packs, percent: Rational(percent))
      (cost, amount) = (packs * 100 - percent, packs * 100)
    case 3: (terms, cost, amount) = (.percent(Rational(percent)), 100 - percent, 100)
    case 4: (terms, cost, amount) = (.amount(part), 100 - percent, 100)
    case 5:
      (terms, cost, amount) = (.coupon(part, packs: packs), packs * 100 - percent, packs * 100)
    case 6:
      let bonus = product.quantity.value * Rational(percent) / Rational(100)
      (terms, cost, amount) = (.bonus(bonus, product.unit), 100, 100 + percent)
    case 7: (terms, cost, amount) = (.bonusPercent(Rational(percent)), 100, 100 + percent)
    default: return (exact, product)
    }
    var all = exact
    all.price.digits *= UInt64(cost)
    all.quantity.digits *= UInt64(amount)
    let offered = try Product(
      quantity: product.quantity, unit: product.unit, price: product.price, offer: Offer(terms),
      name: product.name)
    return (all, offered)
  }
}
