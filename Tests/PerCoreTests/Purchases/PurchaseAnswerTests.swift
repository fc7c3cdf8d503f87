import PerCore
import TestSupport
import Testing

/// The purchases beside the cheapest one, compared with exhaustive search.
struct PurchaseAnswerTests {
  /// Returns the cheapest cost of each amount up to a limit, by trying all numbers of packs.
  private func costs(_ packs: [Pack], upTo limit: Rational) -> [Rational: Rational] {
    var costs: [Rational: Rational] = [.zero: .zero]
    for pack in packs {
      var next = costs
      for (amount, cost) in costs {
        var count = 1
        while amount + pack.amount(count) < limit {
          if let price = pack.cost(count) {
            let all = amount + pack.amount(count)
            next[all] = min(next[all] ?? cost + price, cost + price)
          }
          count += 1
        }
      }
      costs = next
    }
    return costs
  }

  @Test func otherPurchasesAgreeWithAnExhaustiveSearch() throws {
    var random = SeededRandom(seed: 8)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var (exact, less) = (0, 0)
    for _ in 0..<400 {
      let packs = try (0..<number(1...3)).map { _ -> Pack in
        let terms: [Offer.Terms?] = [
          nil, .multibuy(packs: 3, pay: 2), .nth(every: 2, percent: Rational(50)),
          .coupon(.one, packs: 2),
        ]
        let offer = try terms[number(0...3)].map {
          try Offer($0, limit: number(0...1) == 0 ? nil : 6)
        }
        return try Pack(
          amount: Rational(number(2...9)), price: Rational(number(3...20)), offer: offer)
      }
      let need = Rational(number(1...30))
      let answer = PurchaseAnswer(need, of: packs)
      let cheapest = try #require(answer.cheapest)
      let below = costs(packs, upTo: cheapest.amount).filter { !($0.key < need) }
      #expect(answer.exact?.cost == (cheapest.amount == need ? nil : below[need]))
      #expect(answer.exact.map { $0.amount == need } ?? true)
      let best = below.values.min()
      let shown = answer.lessLeft ?? answer.exact
      #expect(shown?.cost == best || answer.exact != nil && best == answer.exact?.cost)
      for purchase in [answer.exact, answer.lessLeft].compactMap(\.self) {
        #expect(purchase.amount < cheapest.amount && !(purchase.cost < cheapest.cost))
        let cost = purchase.packs.reduce(Rational.zero) {
          $0 + (packs[$1.product].cost($1.count) ?? .zero)
        }
        #expect(cost == purchase.cost)
      }
      if answer.exact != nil { exact += 1 }
      if answer.lessLeft != nil { less += 1 }
    }
    #expect(exact > 20 && less > 20)
  }

  @Test func oneProductIsLeftOutIfItIsTheCheapest() throws {
    let pack = Pack(amount: Rational(2), price: Rational(3))
    let answer = PurchaseAnswer(Rational(3), of: [pack])
    #expect(answer.cheapest?.cost == Rational(6) && answer.oneProduct == nil)
    #expect(answer.exact == nil && answer.lessLeft == nil)
  }

  @Test func aPurchaseIsListedOnce() throws {
    let packs = [
      Pack(amount: Rational(4), price: Rational(249)),
      Pack(amount: Rational(10), price: Rational(499)),
      Pack(amount: Rational(15) / Rational(2), price: Rational(349)),
    ]
    let answer = PurchaseAnswer(Rational(16), of: packs)
    #expect(answer.cheapest?.packs.map(\.product) == [1, 2] && answer.lessLeft == nil)
    #expect(answer.exact?.packs.map(\.count) == [4])
    guard answer.others.count == 1, case .oneProduct(let purchase) = answer.others[0] else {
      Issue.record("\(answer.others)")
      return
    }
    #expect(purchase.packs.map(\.product) == [0] && purchase.packs.map(\.count) == [4])
  }

  /// The costs of that many packs have more than 19 digits.
  @Test func aHugeNeedOfExpensivePacksDoesNotOverflow() throws {
    let packs = [
      Pack(amount: Rational(2), price: Rational(999_999_999) / Rational(100_000_000)),
      Pack(amount: Rational(5), price: Rational(1_000_000_001) / Rational(100_000_000)),
    ]
    let answer = PurchaseAnswer(Rational(1_000_001), of: packs)
    #expect(answer.cheapest.map { !($0.amount < Rational(1_000_001)) } ?? false)
  }

  @Test func longDecimalsAreSearchedIfFewPacksAreNeeded() throws {
    func price(_ euros: Int, _ rest: Int) -> Rational {
      Rational(euros) + Rational(rest) / Rational(100_000_000)
    }
    let packs = [
      Pack(amount: Rational(5), price: price(250, 1)),
      Pack(amount: Rational(7), price: price(340, 3)),
      Pack(amount: Rational(20), price: price(400, 1)),
    ]
    let answer = PurchaseAnswer(Rational(10), of: packs)
    #expect(answer.hasSearchedOthers)
    #expect(answer.cheapest?.cost == price(400, 1))
    #expect(answer.exact?.cost == price(500, 2))
  }

  /// The number of packs times the amount of the other packs has more than 19 digits.
  @Test func manyPacksOfAnEqualUnitPriceDoNotOverflow() throws {
    let packs = [
      Pack(amount: Rational(90_001) / Rational(100), price: Rational(90_001) / Rational(100)),
      try Pack(
        amount: Rational(1) / Rational(1000), price: nil,
        offer: Offer(.bundle(packs: 1_000_000, price: Rational(1000)))),
    ]
    let need = Rational(3500) + Rational(1) / Rational(100_000_000_000_000)
    let answer = PurchaseAnswer(need, of: packs)
    #expect(answer.cheapest?.packs.map(\.count) == [4])
    #expect(answer.hasSearchedOthers && answer.lessLeft == nil && answer.exact == nil)
  }

  /// The bound on the number of packs of a purchase must not become part of its cost.
  @Test func theNumberOfPacksIsNotPartOfTheCost() throws {
    let packs = [
      try Pack(
        amount: Rational(1), price: Rational(1), offer: Offer(.multibuy(packs: 1000, pay: 999))),
      Pack(amount: Rational(7), price: Rational(6)),
    ]
    let answer = PurchaseAnswer(Rational(90_000), of: packs)
    let cheapest = try #require(answer.cheapest)
    for purchase in [answer.exact, answer.lessLeft].compactMap(\.self) {
      #expect(!(purchase.cost < cheapest.cost) && purchase.amount < cheapest.amount)
    }
  }

  /// A common part of these amounts is useless: there are 100,000,000 of them in a kilogram.
  @Test func otherPurchasesAreFoundForMixedUnits() throws {
    let packs = [
      Pack(amount: Unit.pound.factor, price: Rational(2)),
      Pack(amount: Rational(1) / Rational(2), price: Rational(3)),
      Pack(amount: Rational(2), price: Rational(7)),
    ]
    let answer = PurchaseAnswer(Rational(6) / Rational(5), of: packs)
    // 3 lb for 6. 2 lb and 500 g contain 46 g more.
    #expect(answer.cheapest?.packs.map(\.count) == [3] && answer.lessLeft == nil)
    let half = PurchaseAnswer(Rational(3) / Rational(2), of: packs)
    // 2 kg for 7. 4 lb for 8 and 3 × 500 g for 9 contain less.
    #expect(half.cheapest?.cost == Rational(7) && half.cheapest?.packs.map(\.product) == [2])
    #expect(half.lessLeft?.packs.map(\.product) == [0] && half.lessLeft?.cost == Rational(8))
    #expect(half.exact?.packs.map(\.product) == [1] && half.exact?.cost == Rational(9))
  }

  /// The need takes 33 million packs of the first product.
  @Test func aTinyProductIsLeftOutOfALongSearch() throws {
    let tiny = Pack(amount: Unit.pound.factor / Rational(10_000_000), price: .one)
    let packs = [
      tiny, Pack(amount: Unit.pound.factor, price: Rational(2)),
      Pack(amount: Rational(1) / Rational(2), price: Rational(3)),
      Pack(amount: Rational(2), price: Rational(7)),
    ]
    let need = Rational(3) / Rational(2)
    let answer = PurchaseAnswer(need, of: packs)
    #expect(answer.hasSearchedOthers && answer.cheapest?.packs.map(\.product) == [3])
    #expect(answer.lessLeft?.packs.map(\.product) == [1] && answer.lessLeft?.cost == Rational(8))
    #expect(answer.exact?.packs.map(\.product) == [2] && answer.exact?.cost == Rational(9))
    #expect(answer.exact?.packs.map(\.count) == [3] && answer.exact?.amount == need)
    // Nothing is left.
    let others = [tiny, Pack(amount: Rational(7) / Rational(100_000_000), price: Rational(2))]
    #expect(!PurchaseAnswer(need, of: others).hasSearchedOthers)
  }

  /// The same random purchases are found with and without a common part of the amounts.
  @Test func amountsWithoutACommonPartHaveTheSamePurchases() throws {
    var random = SeededRandom(seed: 21)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var count = 0
    for _ in 0..<400 {
      let terms: [Offer.Terms?] = [
        nil, .multibuy(packs: 3, pay: 2), .coupon(.one, packs: 2), .bonusPercent(Rational(50)),
      ]
      let values = try (0..<number(1...3)).map { _ in
        let offer = try terms[number(0...3)].map {
          try Offer($0, limit: number(0...1) == 0 ? nil : 3)
        }
        return (Rational(number(2...9)), Rational(number(3...20)), offer)
      }
      let need = Rational(number(1...15))
      let tiny = Rational(1) / Rational(100_000_007)
      let unused = Pack(amount: Rational(1000) + tiny, price: Rational(10_000))
      let packs = try values.map { try Pack(amount: $0, price: $1, offer: $2) }
      // A table of all amounts can't hold these.
      guard !values.contains(where: { $2?.limit != nil && $2?.packs == 1 }) else { continue }
      let (dense, sparse) = (
        PurchaseAnswer(need, of: packs), PurchaseAnswer(need, of: packs + [unused])
      )
      #expect(dense.cheapest?.cost == sparse.cheapest?.cost)
      #expect(dense.exact?.cost == sparse.exact?.cost)
      #expect(dense.lessLeft?.cost == sparse.lessLeft?.cost)
      #expect(dense.lessLeft?.amount == sparse.lessLeft?.amount)
      if dense.lessLeft != nil { count += 1 }
    }
    #expect(count > 20)
  }

  /// Of equal costs, the purchase with less left over comes before the one with fewer packs.
  @Test func lessLeftOverDecidesBetweenEqualCosts() throws {
    let packs = [
      Pack(amount: Rational(10), price: Rational(10)),
      Pack(amount: Rational(8), price: Rational(20)),
      Pack(amount: Rational(7) / Rational(2), price: Rational(10)),
    ]
    let answer = PurchaseAnswer(Rational(13) / Rational(2), of: packs)
    #expect(answer.cheapest?.cost == Rational(10))
    #expect(answer.lessLeft?.amount == Rational(7) && answer.lessLeft?.cost == Rational(20))
  }

  @Test func mixedUnitsDoNotNeedALargeTable() throws {
    let packs = [
      Pack(amount: Unit.pound.factor, price: Rational(2)),
      Pack(amount: Rational(1) / Rational(2), price: Rational(3)),
    ]
    let answer = PurchaseAnswer(Rational(700), of: packs)
    #expect(answer.cheapest?.packs.map(\.product) == [0])
    #expect(answer.exact?.packs.map(\.product) == [1] && answer.exact?.packs.map(\.count) == [1400])
  }
}
