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

  @Test func otherPurchasesAreTheCheapestOnes() throws {
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

  /// The costs of that many packs have more than 19 digits.
  @Test func expensivePacksForAHugeNeedOverflowNothing() throws {
    let packs = [
      Pack(amount: Rational(2), price: Rational(999_999_999) / Rational(100_000_000)),
      Pack(amount: Rational(5), price: Rational(1_000_000_001) / Rational(100_000_000)),
    ]
    let answer = PurchaseAnswer(Rational(1_000_001), of: packs)
    #expect(answer.cheapest.map { !($0.amount < Rational(1_000_001)) } ?? false)
  }

  /// The bound on the number of packs of a purchase must not become part of its cost.
  @Test func manyPacksOfAnOfferAreNoCost() throws {
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

  @Test func mixedUnitsNeedNoHugeTable() throws {
    let packs = [
      Pack(amount: Unit.pound.factor, price: Rational(2)),
      Pack(amount: Rational(1) / Rational(2), price: Rational(3)),
    ]
    let answer = PurchaseAnswer(Rational(700), of: packs)
    #expect(answer.cheapest != nil && answer.exact == nil)
  }
}
