import PerCore
import TestSupport
import Testing

/// What a product is worth in a list that is ranked by the cost of a needed amount.
@MainActor @Suite struct NeedWorthTests {
  private func list(_ need: String, _ products: [Product]) throws -> ProductListController {
    let list = ProductListController(conventions: .metricDollar)
    for product in products { try list.add(product) }
    try list.setNeed(need)
    return list
  }

  private func plain(_ value: Rational) throws -> Amount {
    try Amount(plain: value.plain, expression: value.plain)
  }

  @Test func theNeedIsCompared() throws {
    let list = try list(
      "1.6 kg", [product("500", .gram, "3.99"), product("2", .kilogram, "12.99")])
    // Four packs of 500 g cost 15.96.
    let worth = try #require(list.worth(at: 1))
    #expect(worth.excess == "$2.97" && worth.quantity.map(\.number) == ["1.6"])
    // Four packs at 3.24 cost 12.96. Three packs of 534 g cost 11.97 and contain 1,602 g.
    #expect(worth.bestPrice == "$3.24" && worth.bestQuantity?.number == "534")
    #expect(list.worth(at: 0)?.bestPrice == "$15.96")
  }

  /// The costs of the need have fewer decimals than the unit prices, which would look equal with them.
  @Test func theUnitPricesHaveTheirOwnDecimals() throws {
    let list = try list("2000", [product("1000", .piece, "1.29"), product("1000", .piece, "1.30")])
    let rows = [0, 1].map { list.row(at: $0) }
    #expect(rows.map(\.unitPrice) == ["$0.129", "$0.130"])
    let costs = rows.map { if case .need(let needed) = $0.bought { needed.cost } else { "" } }
    #expect(costs == ["$2.58", "$2.60"])
  }

  @Test func anOfferCountsForTheNeed() throws {
    let offered = try Product(
      quantity: Amount("500", format: .us), unit: .gram, price: Amount("3.99", format: .us),
      offer: Offer(.multibuy(packs: 3, pay: 2)))
    let list = try list("1.6 kg", [offered, product("2", .kilogram, "9.99")])
    // Three packs for the price of two, and one more.
    let worth = try #require(list.worth(at: 1))
    #expect(worth.excess == "$1.98" && worth.bestPrice == "$3.32" && worth.hasOffer)
    // 3 for 2 with 534 g contain more than the need.
    #expect(worth.bestQuantity?.number == "534")
  }

  /// Three packs of 534 g would cost as much as one of 1.6 kg, but leave 2 g over.
  @Test func aQuantityThatTiesDoesNotWin() throws {
    let list = try list(
      "1.6 kg", [product("1.6", .kilogram, "12.00"), product("500", .gram, "4.00")])
    let worth = try #require(list.worth(at: 1))
    #expect(worth.bestQuantity?.number == "800" && worth.excess == "$4.00")
  }

  @Test func aProductThatCannotReachTheNeedHasNone() throws {
    let limited = try Product(
      quantity: Amount("500", format: .us), unit: .gram, price: nil,
      offer: Offer(.bundle(packs: 2, price: Rational(5)), limit: 2))
    let list = try list("1.6 kg", [limited, product("2", .kilogram, "9.99")])
    #expect(list.worth(at: 1) == nil && list.worth(at: 0) == nil)
  }

  /// At the price the product ranks first, and at a cent more it doesn't. With the quantity it costs less than the best
  /// one, and with a gram less it doesn't.
  @Test func thePriceAndTheQuantityAreTheLimits() throws {
    var random = SeededRandom(seed: 31)
    let cent = Rational(.one, decimals: 2)
    var (prices, quantities) = (0, 0)
    for _ in 0..<1_500 {
      let offers: [Offer.Terms?] = [
        nil, .multibuy(packs: 3, pay: 2), .nth(every: 2, percent: Rational(50)),
        .percent(Rational(15)), .amount(Rational(1) / Rational(4)),
        .coupon(Rational(1) / Rational(2), packs: 3), .bonus(Rational(50), .gram),
        .bonusPercent(Rational(20)), .bundle(packs: 3, price: Rational(4)),
      ]
      let terms = offers.randomElement(using: &random)!
      let limit = Bool.random(using: &random) ? 6 : nil
      let tax = Bool.random(using: &random) ? Rational(8) : nil
      let grams = Rational(Int.random(in: 100...900, using: &random))
      let price = Rational(Int.random(in: 140...999, using: &random)) / Rational(100)
      let need = Rational(Int.random(in: 200...4_000, using: &random))
      func pack(_ price: Rational, grams: Rational) -> Pack? {
        var (terms, single) = (terms, price)
        if case .bundle(let packs, _)? = terms {
          (terms, single) = (.bundle(packs: packs, price: price), Rational(2))
        }
        guard let offer = terms.map({ try? Offer($0, limit: limit) }) else {
          return Pack(amount: grams / Rational(1000), price: single, taxPercent: tax)
        }
        return offer.flatMap {
          try? Pack(
            amount: grams / Rational(1000), price: single, offer: $0, taxPercent: tax ?? .zero)
        }
      }
      let isBundle = if case .bundle? = terms { true } else { false }
      let ownPrice = isBundle ? Rational(4) : price
      let other = Rational(Int.random(in: 100...1_999, using: &random))
      let otherPrice = Rational(Int.random(in: 50...999, using: &random)) / Rational(100)
      let offered = try Product(
        quantity: plain(grams), unit: .gram,
        price: plain(isBundle ? Rational(2) : price),
        offer: terms.map { try Offer($0, limit: limit) }, terms: PackTerms(tax: tax) ?? .none)
      let rivalProduct = try Product(
        quantity: plain(other), unit: .gram, price: plain(otherPrice))
      let list = try list("\(need.plain) g", [offered, rivalProduct])
      let rank = list.state.products[0].id == 1 ? 0 : 1
      guard
        let rival = SinglePurchase(
          of: Pack(amount: other / Rational(1000), price: otherPrice, taxPercent: nil)!,
          for: need / Rational(1000)),
        let own = pack(ownPrice, grams: grams).flatMap({
          SinglePurchase(of: $0, for: need / Rational(1000))
        })
      else { continue }
      let worth = try #require(list.worth(at: rank))
      let isBest = rank == 0 || own.cost == rival.cost && own.left == rival.left
      func ranksFirst(_ price: Rational) throws -> Bool? {
        guard let pack = pack(price, grams: grams) else { return nil }
        let purchase = try #require(SinglePurchase(of: pack, for: need / Rational(1000)))
        return purchase.cost < rival.cost
          || purchase.cost == rival.cost
            && (isBest ? purchase.left <= rival.left : purchase.left < rival.left)
      }
      if let text = worth.bestPrice, let best = Rational(plain: String(text.dropFirst())) {
        prices += 1
        #expect(try ranksFirst(best) == true)
        #expect(try ranksFirst(best + cent) != true)
      } else if !isBundle || !isBest {
        #expect(try ranksFirst(cent) != true)
      }
      guard let needed = worth.bestQuantity else { continue }
      quantities += 1
      let shown = try Amount(needed.number.filter { $0 != "," }, format: .us).value
      let least = shown * needed.unit.factor * Rational(1000)
      func costsLess(_ grams: Rational) -> Bool {
        pack(ownPrice, grams: grams).flatMap { SinglePurchase(of: $0, for: need / Rational(1000)) }
          .map { $0.cost < rival.cost } ?? false
      }
      #expect(least > grams && costsLess(least))
      let step = Rational(.one, decimals: max(0, 2 - (least.leadingExponent ?? 0)))
      #expect(!costsLess(least - step))
    }
    #expect(prices > 1_000 && quantities > 300)
  }
}

extension Pack {
  fileprivate init?(amount: Rational, price: Rational, taxPercent: Rational?) {
    guard
      let pack = try? Pack(
        amount: amount, price: price, offer: nil, taxPercent: taxPercent ?? .zero)
    else { return nil }
    self = pack
  }
}
