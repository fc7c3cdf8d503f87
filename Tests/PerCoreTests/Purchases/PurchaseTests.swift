import PerCore
import TestSupport
import Testing

struct PurchaseTests {
  private func pack(_ grams: Int, _ price: String, limit: Int? = nil) throws -> Pack {
    Pack(
      amount: Rational(grams) / Rational(1000), price: try NumberFormat.plain.number(price),
      limit: limit)
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

  @Test func observesLimits() throws {
    let packs = try [pack(500, "1", limit: 2), pack(400, "2")]
    #expect(cheapest(1000, packs) == "[2, 0] 2")
    #expect(cheapest(1500, packs) == "[2, 2] 6")
    #expect(try cheapest(1500, [pack(500, "1", limit: 2)]) == nil)
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

  /// All purchases of at least `need`, tried one after the other.
  private func exhaustive(_ need: Int, _ amounts: [Int], _ prices: [Int], _ limits: [Int?])
    -> [Int]?
  {
    /// The cost, the amount, and the numbers of packs and products. Lower is better. Among equals, higher counts of
    /// earlier products are better.
    typealias Merit = (Int, Int, Int, Int)
    var best: (merit: Merit, counts: [Int])?
    var counts = amounts.map { _ in 0 }
    func visit(_ index: Int) {
      guard index < amounts.count else {
        let amount = zip(counts, amounts).reduce(0) { $0 + $1.0 * $1.1 }
        guard amount >= need else { return }
        let merit = (
          zip(counts, prices).reduce(0) { $0 + $1.0 * $1.1 }, amount, counts.reduce(0, +),
          counts.count { $0 > 0 }
        )
        if let best {
          guard
            merit < best.merit
              || merit == best.merit && best.counts.lexicographicallyPrecedes(counts)
          else { return }
        }
        best = (merit, counts)
        return
      }
      let most = min(limits[index] ?? .max, (need + amounts[index] - 1) / amounts[index])
      for count in 0...most {
        counts[index] = count
        visit(index + 1)
      }
      counts[index] = 0
    }
    visit(0)
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
      let limits = amounts.map { _ in
        Int.random(in: 0...2, using: &random) == 0 ? Int.random(in: 1...4, using: &random) : nil
      }
      let need = step * Int.random(in: 1...30, using: &random)
      let packs = amounts.indices.map {
        Pack(amount: Rational(amounts[$0]), price: Rational(prices[$0]), limit: limits[$0])
      }
      let found = Purchase.cheapest(Rational(need), of: packs).map { counts($0, packs) }
      #expect(
        found == exhaustive(need, amounts, prices, limits),
        "\(need): \(amounts), \(prices), \(limits)")
    }
  }
}
