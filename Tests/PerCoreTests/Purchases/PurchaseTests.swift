import PerCore
import TestSupport
import Testing

struct PurchaseTests {
  private func pack(_ grams: Int, _ price: String) throws -> Pack {
    Pack(amount: Rational(grams) / Rational(1000), price: try NumberFormat.plain.number(price))
  }

  private func counts(_ purchase: Purchase, _ packs: [Pack]) -> [Int] {
    packs.indices.map { index in purchase.packs.first { $0.product == index }?.count ?? 0 }
  }

  /// The number of packs of each product, and the cost.
  private func cheapest(_ grams: Int, _ packs: [Pack]) -> String? {
    Purchase.cheapest(Rational(grams) / Rational(1000), of: packs).map {
      "\(counts($0, packs)) \(NumberFormat.plain.string($0.cost))"
    }
  }

  @Test func findsTheCheapestPurchase() throws {
    let packs = try [pack(500, "3.99"), pack(750, "5.49"), pack(2000, "12.99")]
    #expect(cheapest(1600, packs) == "[0, 0, 1] 12.99")
    #expect(cheapest(2300, packs) == "[1, 0, 1] 16.98")
    #expect(cheapest(4100, packs) == "[0, 3, 1] 29.46")
    // The product with the lowest unit price is not part of it.
    #expect(try cheapest(800, [pack(750, "2.49"), pack(400, "1.50")]) == "[0, 2] 3")
  }

  @Test func prefersLessAmountThenFewerPacksThenFewerProducts() throws {
    #expect(try cheapest(900, [pack(1500, "2"), pack(1000, "2")]) == "[0, 1] 2")
    #expect(try cheapest(1000, [pack(500, "1"), pack(1000, "2")]) == "[0, 1] 2")
    #expect(
      try cheapest(1000, [pack(200, "2"), pack(500, "5"), pack(800, "8")]) == "[0, 2, 0] 10")
    #expect(try cheapest(1000, [pack(1000, "2"), pack(1000, "2")]) == "[1, 0] 2")
  }

  /// A search whose work grew with the need would not end.
  @Test func findsHugeNeedsOfEqualUnitPrices() throws {
    let grams = 4_000_000_000_000
    #expect(try cheapest(grams, [pack(500, "1"), pack(1000, "2")]) == "[0, 4000000000] 8000000000")
    #expect(try cheapest(grams, [pack(1000, "2"), pack(500, "1")]) == "[4000000000, 0] 8000000000")
    #expect(
      try cheapest(grams, [pack(1000, "2"), pack(1000, "2")]) == "[4000000000, 0] 8000000000")
    let bundle = try Pack(
      amount: .one, price: Rational(3), offer: Offer(.bundle(packs: 3, price: Rational(6))))
    #expect(try cheapest(grams, [bundle, pack(1000, "2")]) == "[0, 4000000000] 8000000000")
  }

  @Test func observesLimits() throws {
    let limited = try Pack(
      amount: Rational(1) / Rational(2), price: nil,
      offer: Offer(.bundle(packs: 2, price: Rational(2)), limit: 2))
    let packs = try [limited, pack(400, "2")]
    #expect(cheapest(1000, packs) == "[2, 0] 2")
    #expect(cheapest(1500, packs) == "[2, 2] 6")
    #expect(cheapest(1500, [limited]) == nil)
    #expect(cheapest(1500, []) == nil)
  }

  @Test func searchesAmountsOfDifferentSystems() throws {
    let pound = Pack(
      amount: Unit.pound.factor, price: try NumberFormat.plain.number("1.99"))
    let ounces = Pack(
      amount: Unit.ounce.factor * Rational(12), price: try NumberFormat.plain.number("1.49"))
    let kilogram = try pack(1000, "4.49")
    let purchase = try #require(Purchase.cheapest(Rational(400), of: [pound, ounces, kilogram]))
    #expect(purchase.amount >= Rational(400))
    #expect(purchase.packs.reduce(0) { $0 + $1.count } > 300)
  }

  @Test func calculatesWithNumbersOfAnySize() throws {
    let third = Rational(1) / Rational(BigUInt(digits: Array(repeating: 3, count: 40)))
    let packs = [
      Pack(amount: third, price: Rational(2)),
      Pack(amount: third * Rational(3), price: Rational(5)),
    ]
    let purchase = try #require(Purchase.cheapest(third * Rational(7), of: packs))
    #expect(counts(purchase, packs) == [1, 2])
  }

  /// Returns the numbers of packs of the best purchase of at least `need`, by trying all of them.
  ///
  /// - Parameters:
  ///   - products: The number of products.
  ///   - most: Returns the highest number of packs of a product that has to be tried.
  ///   - total: Returns the cost and the amount of a number of packs of a product; nil if it can't be bought.
  private func exhaustive(
    _ need: Int, products: Int, most: (Int) -> Int,
    total: (_ product: Int, _ count: Int) -> (cost: Int, amount: Int)?
  ) -> [Int]? {
    /// The cost, the amount, and the numbers of packs and products. Lower is better. Among equals, higher counts of
    /// earlier products are better.
    typealias Merit = (Int, Int, Int, Int)
    var best: (merit: Merit, counts: [Int])?
    var counts = Array(repeating: 0, count: products)
    func visit(_ index: Int, _ cost: Int, _ amount: Int) {
      guard index < products else {
        guard amount >= need else { return }
        let merit = (cost, amount, counts.reduce(0, +), counts.count { $0 > 0 })
        if let best {
          guard
            merit < best.merit
              || merit == best.merit && best.counts.lexicographicallyPrecedes(counts)
          else { return }
        }
        best = (merit, counts)
        return
      }
      for count in 0...most(index) {
        guard let own = total(index, count) else { continue }
        counts[index] = count
        visit(index + 1, cost + own.cost, amount + own.amount)
      }
      counts[index] = 0
    }
    visit(0, 0, 0)
    return best?.counts
  }

  @Test func agreesWithAnExhaustiveSearch() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<10_000 {
      let count = Int.random(in: 1...4, using: &random)
      let step = [1, 5, 50].randomElement(using: &random)!
      let amounts = (0..<count).map { _ in step * Int.random(in: 1...12, using: &random) }
      // Few different prices, so that many purchases are equal.
      let prices = amounts.map { amount in
        Bool.random(using: &random) ? amount * 2 : Int.random(in: 1...30, using: &random)
      }
      let need = step * Int.random(in: 1...30, using: &random)
      let packs = amounts.indices.map {
        Pack(amount: Rational(amounts[$0]), price: Rational(prices[$0]))
      }
      let found = Purchase.cheapest(Rational(need), of: packs).map { counts($0, packs) }
      let expected = exhaustive(need, products: count) { product in
        (need + amounts[product] - 1) / amounts[product]
      } total: { product, count in
        (count * prices[product], count * amounts[product])
      }
      #expect(found == expected, "\(need): \(amounts), \(prices)")
    }
  }

  // MARK: - Offers

  /// The cost and the amount of a number of packs, calculated pack by pack; nil if it can't be bought.
  private func total(_ count: Int, _ amount: Int, _ price: Int?, _ offer: Offer?) -> (
    cost: Int, amount: Int
  )? {
    guard let offer else { return price.map { (count * $0, count * amount) } }
    var (cost, total, taken) = (0, 0, 0)
    let limit = offer.limit ?? .max
    while taken < count {
      let rest = count - taken
      switch offer.terms {
      case .multibuy(let packs, let pay) where rest >= packs && taken + packs <= limit:
        cost += pay * price!
        taken += packs
        total += packs * amount
        continue
      case .bundle(let packs, let bundle) where rest >= packs && taken + packs <= limit:
        cost += bundle.numerator.asInt!
        taken += packs
        total += packs * amount
        continue
      case .nth(let every, let percent) where rest >= every && taken + every <= limit:
        cost += every * price! - price! * percent.numerator.asInt! / 100
        taken += every
        total += every * amount
        continue
      case .coupon(let reduction, let packs) where taken == 0 && count >= packs:
        cost -= reduction.numerator.asInt!
      case .amount(let reduction) where taken < limit:
        cost -= reduction.numerator.asInt!
      case .percent(let percent) where taken < limit:
        cost -= price! * percent.numerator.asInt! / 100
      case .bonus(let extra, _) where taken < limit:
        total += extra.numerator.asInt!
      default: break
      }
      guard let price else { return nil }
      cost += price
      taken += 1
      total += amount
    }
    return (cost, total)
  }

  private func exhaustive(
    _ need: Int, _ amounts: [Int], _ prices: [Int?], _ offers: [Offer?]
  ) -> [Int]? {
    exhaustive(need, products: amounts.count) { product in
      // More packs can cost less than fewer ones, up to the next complete group.
      (need + amounts[product] - 1) / amounts[product] + (offers[product]?.packs ?? 0)
    } total: { product, count in
      total(count, amounts[product], prices[product], offers[product])
    }
  }

  private func randomOffer(
    _ price: Int, _ amount: Int, _ random: inout SeededRandom
  ) throws -> Offer? {
    let limit =
      Int.random(in: 0...1, using: &random) == 0 ? Int.random(in: 4...7, using: &random) : nil
    let terms: Offer.Terms
    switch Int.random(in: 0...7, using: &random) {
    case 0:
      let packs = Int.random(in: 2...4, using: &random)
      terms = .multibuy(packs: packs, pay: Int.random(in: 1..<packs, using: &random))
    case 1:
      let packs = Int.random(in: 2...3, using: &random)
      terms = .bundle(
        packs: packs, price: Rational(Int.random(in: price / 2...packs * price - 1, using: &random))
      )
    case 2: terms = .nth(every: Int.random(in: 2...3, using: &random), percent: Rational(50))
    case 3: terms = .percent(Rational(25))
    case 4: terms = .amount(Rational(Int.random(in: 1..<price, using: &random)))
    case 5:
      let packs = Int.random(in: 1...3, using: &random)
      terms = .coupon(Rational(Int.random(in: 1..<packs * price, using: &random)), packs: packs)
    case 6: terms = .bonus(Rational(Int.random(in: 1...amount, using: &random)), .piece)
    default: return nil
    }
    return try Offer(terms, limit: limit)
  }

  @Test func offersAgreeWithAnExhaustiveSearch() throws {
    var random = SeededRandom(seed: 14)
    var kinds: Set<String> = []
    for _ in 0..<10_000 {
      let count = Int.random(in: 1...3, using: &random)
      let amounts = (0..<count).map { _ in Int.random(in: 1...6, using: &random) }
      // Prices that halves and quarters divide, and few of them, so that many purchases are equal.
      var prices: [Int?] = amounts.map { amount in
        Bool.random(using: &random) ? amount * 8 : 4 * Int.random(in: 1...10, using: &random)
      }
      let offers = try amounts.indices.map { index in
        try randomOffer(prices[index]!, amounts[index], &random)
      }
      for (index, offer) in offers.enumerated() {
        guard let offer else { continue }
        kinds.insert("\(offer.terms)".prefix { $0 != "(" }.description)
        if case .bundle = offer.terms, Bool.random(using: &random) { prices[index] = nil }
      }
      let need = Int.random(in: 1...24, using: &random)
      let packs = try amounts.indices.map {
        try Pack(
          amount: Rational(amounts[$0]), price: prices[$0].map { Rational($0) }, offer: offers[$0])
      }
      let purchase = Purchase.cheapest(Rational(need), of: packs)
      let expected = exhaustive(need, amounts, prices, offers)
      #expect(
        purchase.map { counts($0, packs) } == expected,
        "\(need): \(amounts), \(prices), \(offers)")
      guard let purchase, let expected else { continue }
      let totals = expected.indices.map {
        total(expected[$0], amounts[$0], prices[$0], offers[$0])!
      }
      #expect(purchase.cost == Rational(totals.reduce(0) { $0 + $1.cost }))
      #expect(purchase.amount == Rational(totals.reduce(0) { $0 + $1.amount }))
      for (index, pack) in packs.enumerated() {
        let alone = exhaustive(need, [amounts[index]], [prices[index]], [offers[index]])
        let single = SinglePurchase(of: pack, for: Rational(need))
        #expect(single?.packs == alone?[0], "\(need): \(pack)")
      }
    }
    #expect(kinds.count == 7)
  }

  @Test func theOfferOfOneProductBeatsALargerPack() throws {
    // "500 g 3.99, 3 for 2" beside a pack of 2 kg for 12.99.
    let packs = [
      try Pack(
        amount: Rational(1) / Rational(2), price: try NumberFormat.plain.number("3.99"),
        offer: try Offer(.multibuy(packs: 3, pay: 2))),
      try pack(2000, "12.99"),
    ]
    #expect(cheapest(1600, packs) == "[4, 0] 11.97")
    #expect(cheapest(1500, packs) == "[3, 0] 7.98")
    #expect(cheapest(900, packs) == "[2, 0] 7.98")
  }
}
