import PerCore
import TestSupport
import Testing

/// The purchases beside the cheapest one in lists of many products, compared with exhaustive search.
struct LongListPurchaseTests {
  private typealias Found = (less: (cost: Int, amount: Int)?, exact: Int?)

  /// A product with integers: its amount in 1/16,000,000 of a gram, of which tenths of grams and ounces are multiples,
  /// and cents.
  private struct Item {
    let amount: Int
    let price: Int
    let offer: Offer?

    static let gram = 16_000_000
    static let ounce = 453_592_370

    func pack() throws -> Pack {
      try Pack(
        amount: Rational(amount) / Rational(Self.gram * 1000),
        price: Rational(price) / Rational(100), offer: offer)
    }
  }

  /// Returns the lowest cost of each amount below a limit in 1/1000 of a cent, by trying all numbers of packs.
  private func costs(_ items: [Item], below limit: Int) throws -> [Int: Int] {
    var costs = [0: 0]
    for item in items {
      let pack = try item.pack()
      var steps: [(amount: Int, cost: Int)] = []
      for count in 1...(limit / item.amount + 1) {
        let amount = pack.amount(count) * Rational(Item.gram * 1000)
        guard let cost = pack.cost(count) else { continue }
        let cents = cost * Rational(100_000)
        steps.append((try #require(amount.numerator.asInt), try #require(cents.numerator.asInt)))
      }
      for (amount, cost) in costs {
        for step in steps where amount + step.amount < limit {
          costs[amount + step.amount] = min(
            costs[amount + step.amount] ?? .max, cost + step.cost)
        }
      }
    }
    return costs
  }

  private func check(_ items: [Item], need: Int) throws -> (hasLess: Bool, hasExact: Bool) {
    let answer = PurchaseAnswer(
      Rational(need) / Rational(Item.gram * 1000), of: try items.map { try $0.pack() })
    let cheapest = try #require(answer.cheapest)
    let limit = try #require((cheapest.amount * Rational(Item.gram * 1000)).numerator.asInt)
    let found = try costs(items, below: limit).filter { $0.key >= need }
    #expect(answer.hasSearchedOthers)
    func cents(_ purchase: Purchase?) -> Int? {
      purchase.flatMap { ($0.cost * Rational(100_000)).numerator.asInt }
    }
    let exact = limit == need ? nil : found[need]
    #expect(cents(answer.exact) == exact)
    let best = found.min { ($0.value, $0.key) < ($1.value, $1.key) }
    let less = best?.key == need ? nil : best
    #expect(cents(answer.lessLeft) == less?.value)
    #expect(
      answer.lessLeft.map { $0.amount * Rational(Item.gram * 1000) }
        == less.map { Rational($0.key) })
    return (less != nil, exact != nil)
  }

  private func items(
    _ count: Int, ofGrams grams: ClosedRange<Int>, ounces: ClosedRange<Int>?,
    _ random: inout SeededRandom
  ) throws -> [Item] {
    try (0..<count).map { _ in
      let isOunces = ounces != nil && Int.random(in: 0...2, using: &random) == 0
      let amount =
        isOunces
        ? Int.random(in: ounces ?? 0...0, using: &random) * Item.ounce
        : Int.random(in: grams, using: &random) * Item.gram
      // The unit prices are nearly the same.
      let price = amount / Item.gram * Int.random(in: 68...72, using: &random) / 100
      let terms: [Offer.Terms?] = [
        nil, nil, .multibuy(packs: 3, pay: 2), .percent(Rational(5)),
        .coupon(Rational(1) / Rational(5), packs: 2), .nth(every: 2, percent: Rational(5)),
        .bonusPercent(Rational(10)),
      ]
      let limit = Bool.random(using: &random) ? nil : Int.random(in: 3...7, using: &random)
      let offer = try terms[Int.random(in: 0...6, using: &random)].map {
        try Offer($0, limit: limit)
      }
      return Item(amount: amount, price: price, offer: offer)
    }
  }

  @Test func otherPurchasesAreFoundForManyProductsInTwoUnits() throws {
    var random = SeededRandom(seed: 31)
    var (less, exact) = (0, 0)
    for index in 0..<16 {
      let items = try items(12 + index / 2, ofGrams: 30...60, ounces: 1...2, &random)
      // Some needs are sums of packs, in ounces too.
      let need =
        index.isMultiple(of: 2)
        ? Int.random(in: 90...150, using: &random) * Item.gram
        : items[0].amount + items[1].amount + items[2].amount
      let found = try check(items.map { $0 }, need: need)
      if found.hasLess { less += 1 }
      if found.hasExact { exact += 1 }
    }
    #expect(less >= 3 && exact >= 3)
  }

  /// The table of all amounts would be long, so that of the rests of a division is used.
  @Test func otherPurchasesAreFoundForManyPacks() throws {
    var random = SeededRandom(seed: 32)
    var (less, exact) = (0, 0)
    for _ in 0..<3 {
      let items = try items(20, ofGrams: 300...999, ounces: nil, &random)
      let need = Int.random(in: 12_000...14_000, using: &random) * Item.gram
      let found = try check(items, need: need)
      if found.hasLess { less += 1 }
      if found.hasExact { exact += 1 }
    }
    #expect(less + exact >= 2)
  }

  /// The packs after those with a limited bonus can have the lowest unit price.
  @Test func otherPurchasesAreFoundWithALimitedBonus() throws {
    var random = SeededRandom(seed: 34)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var (less, exact) = (0, 0)
    for index in 0..<24 {
      let items = try (0..<4).map { place -> Item in
        let grams = number(300...999)
        // The unit prices are clearly different. That of the first product is the lowest in some lists.
        let isFirst = place == 0 && index.isMultiple(of: 2)
        let price = grams * (isFirst ? 10 : number(12...60)) / 100
        let terms: [Offer.Terms] = [
          .bonusPercent(Rational(10)), .bonusPercent(Rational(20)), .bonus(Rational(50), .gram),
        ]
        let offer =
          place < 2 ? try Offer(terms[number(0...2)], limit: number(1...4)) : nil
        return Item(amount: grams * Item.gram, price: price, offer: offer)
      }
      let need =
        index.isMultiple(of: 3)
        ? items[2].amount * 5 + items[3].amount * 14
        : number(120_000...140_000) * Item.gram / 10
      let found = try check(items, need: need)
      if found.hasLess { less += 1 }
      if found.hasExact { exact += 1 }
    }
    #expect(less >= 8 && exact >= 3)
  }

  @Test func packsAfterALimitedBonusCanHaveTheLowestUnitPrice() throws {
    let rice = Item(
      amount: 1000 * Item.gram, price: 100,
      offer: try Offer(.bonusPercent(Rational(20)), limit: 2))
    let pasta = Item(amount: 500 * Item.gram, price: 300, offer: nil)
    let oats = Item(amount: 3333 * Item.gram / 10, price: 900, offer: nil)
    let found = try check([rice, pasta, oats], need: 20_050 * Item.gram)
    #expect(found.hasLess && !found.hasExact)
    let answer = PurchaseAnswer(
      Rational(20_005) / Rational(100), of: try [rice, pasta, oats].map { try $0.pack() })
    #expect(answer.cheapest?.cost == Rational(200))
    #expect(answer.cheapest?.amount == Rational(2004) / Rational(10))
    // A table of two million entries would need too much memory.
    #expect(!answer.hasSearchedOthers)
  }

  @Test func otherPurchasesAreFoundForAThousandPacks() throws {
    var random = SeededRandom(seed: 33)
    for ounces in [nil, 10...40] as [ClosedRange<Int>?] {
      let packs = try items(20, ofGrams: 300...999, ounces: ounces, &random).map { try $0.pack() }
      let answer = PurchaseAnswer(Rational(501_337) / Rational(1000), of: packs)
      #expect(answer.hasSearchedOthers)
      let cheapest = try #require(answer.cheapest)
      for purchase in [answer.exact, answer.lessLeft].compactMap(\.self) {
        #expect(purchase.amount < cheapest.amount && !(purchase.cost < cheapest.cost))
        #expect(!(purchase.amount < Rational(501_337) / Rational(1000)))
      }
      #expect(answer.exact != nil || cheapest.amount == Rational(501_337) / Rational(1000))
    }
  }

  /// These amounts have no common part that a table could use, and too many packs to try all of them.
  @Test func theAnswerStatesThatOtherPurchasesWereNotSearchedFor() throws {
    let third = Rational(1) / Rational(3)
    let packs = (1...12).map { index in
      Pack(
        amount: Rational(300 + index) / Rational(1_000_000_007 - index) + third,
        price: Rational(200 + index) / Rational(100))
    }
    let answer = PurchaseAnswer(.one, of: packs)
    #expect(answer.cheapest != nil)
    #expect(answer.hasSearchedOthers == (answer.lessLeft != nil || answer.exact != nil))
    #expect(!answer.hasSearchedOthers)
    #expect(PurchaseAnswer(Rational(1), of: [Pack(amount: .one, price: .one)]).hasSearchedOthers)
  }
}
