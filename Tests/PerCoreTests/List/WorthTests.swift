import PerCore
import TestSupport
import Testing

@MainActor @Suite struct WorthTests {
  private func list(
    _ products: [Product], _ conventions: Conventions = .german
  ) throws -> ProductListController {
    let list = ProductListController(conventions: conventions)
    for product in products { try list.add(product) }
    return list
  }

  @Test func aDearerProductHasAPriceAndAQuantityToBeTheBest() throws {
    let list = try list([
      product("500", .gram, "3.99"), product("2", .kilogram, "12.99"),
    ])
    let worth = try #require(list.worth(at: 1))
    // 3.99 − 12.99 ÷ 4 = 0.7425, and 3.99 ÷ 6.495 = 0.6143 kg.
    #expect(worth.excess == "0,74\u{A0}€" && worth.bestPrice == "3,24\u{A0}€")
    #expect(worth.bestQuantity?.number == "615" && worth.bestQuantity?.unit == .gram)
    let best = try #require(list.worth(at: 0))
    #expect(best.excess == nil && best.bestPrice == "15,96\u{A0}€" && best.bestQuantity == nil)
  }

  @Test func theOnlyProductHasNone() throws {
    #expect(try list([product("1", .litre, "1")]).worth(at: 0) == nil)
  }

  @Test func aTiedProductStaysTheBestUpToItsPrice() throws {
    let list = try list(
      [product("1", .pound, "2"), product("16", .ounce, "2"), product("1", .pound, "3")], .us)
    for rank in 0...1 {
      let worth = try #require(list.worth(at: rank))
      #expect(worth.excess == nil && worth.bestPrice == "$2.00" && worth.bestQuantity == nil)
    }
  }

  @Test func valuesThatRoundToZeroAreLeftOut() throws {
    let list = try list([
      product("1", .kilogram, "1"), product("1000", .gram, "1.001"), product("1", .gram, "1"),
    ])
    #expect(list.worth(at: 1)?.excess == nil)
    // One gram at the best price costs a tenth of a cent.
    #expect(list.worth(at: 2)?.bestPrice == nil)
    #expect(list.worth(at: 2)?.bestQuantity?.number == "1.000")
  }

  @Test func countedProductsNeedWholeUnits() throws {
    let list = try list([product("10", .piece, "3"), product("3", .piece, "1")])
    #expect(list.worth(at: 1)?.bestQuantity?.number == "4")
  }

  /// At the price, and with the quantity, the product is the best one. At a cent more, or with one digit less, it isn't.
  @Test func thePriceAndTheQuantityAreTheLimits() throws {
    var random = SeededRandom(seed: 13)
    let cent = Rational(.one, decimals: 2)
    for _ in 0..<2_000 {
      let units: [PerCore.Unit] = [.gram, .kilogram, .ounce, .pound]
      let products = try (0..<3).map { _ in
        try product(
          String(Int.random(in: 1...2_000, using: &random)), units.randomElement(using: &random)!,
          String(Double(Int.random(in: 5...9_999, using: &random)) / 100))
      }
      let list = try list(products, .us)
      for rank in 0..<3 {
        let worth = try #require(list.worth(at: rank))
        let ranked = list.state.products
        let (product, other) = (ranked[rank], ranked[rank == 0 ? 1 : 0])
        let rival = UnitPrice(
          price: other.price!.value, amount: other.quantity.value * other.unit.factor)
        func isBest(price: Rational, quantity: Rational) -> Bool {
          let amount = quantity * product.unit.factor
          return !(rival < UnitPrice(price: price, amount: amount))
        }
        let (price, quantity) = (product.price!.value, product.quantity.value)
        if let text = worth.bestPrice {
          let limit = try Amount(String(text.filter { !"$,".contains($0) }), format: .us).value
          #expect(isBest(price: limit, quantity: quantity))
          #expect(!isBest(price: limit + cent, quantity: quantity))
        } else {
          #expect(!isBest(price: cent, quantity: quantity))
        }
        guard let needed = worth.bestQuantity else { continue }
        let least = try Amount(needed.number.filter { $0 != "," }, format: .us).value
        #expect(quantity < least && isBest(price: price, quantity: least))
        let step = Rational(.one, decimals: max(0, 2 - (least.leadingExponent ?? 0)))
        #expect(least < step + step || !isBest(price: price, quantity: least - step))
      }
    }
  }
}
