import PerCore
import TestSupport
import Testing

@Suite struct RankingOracleTests {
  /// Returns an offer, and others that cost exactly or nearly as much per unit, in any unit of the
  /// kind and with divisions in their amounts.
  private func cluster(of kind: Kind, using random: inout SeededRandom) -> [ExactOffer] {
    let units = kind.units(preferring: .us, counting: .sheet)
    let base = ExactOffer(
      price: .init(
        .random(in: 1...99_999, using: &random), decimals: .random(in: 0...4, using: &random),
        divisor: divisor(using: &random)),
      quantity: .init(
        .random(in: 1...9_999, using: &random), decimals: .random(in: 0...3, using: &random),
        divisor: divisor(using: &random)),
      unit: units.randomElement(using: &random)!)
    var cluster = [base]
    for _ in 0..<5 {
      var twin = base
      twin.unit = units.randomElement(using: &random)!
      // The same unit price: price and quantity are multiplied by the same factor.
      let (from, to) = (ExactOffer.size(of: base.unit), ExactOffer.size(of: twin.unit))
      let divisor = gcd(from, to)
      let times = UInt64.random(in: 1...9, using: &random)
      twin.quantity.digits *= from / divisor * times
      twin.price.digits *= to / divisor * times
      // Divisions move from one amount to the other, or cancel out.
      if Bool.random(using: &random) {
        (twin.price.divisor, twin.quantity.divisor) = (1, 1)
        twin.price.digits *= base.quantity.divisor
        twin.quantity.digits *= base.price.divisor
      }
      // A slightly different unit price.
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        twin.price.digits = twin.price.digits * 10 + 1
        twin.price.decimals += 1
      case 1:
        twin.quantity.digits = twin.quantity.digits * 10 + 1
        twin.quantity.decimals += 1
      default:
        break
      }
      cluster.append(twin)
    }
    return cluster
  }

  /// Returns 1 in half of the cases, otherwise a number by which a user may divide.
  private func divisor(using random: inout SeededRandom) -> UInt64 {
    Bool.random(using: &random) ? 1 : [2, 3, 6, 7, 9, 11, 12].randomElement(using: &random)!
  }

  private func gcd(_ a: UInt64, _ b: UInt64) -> UInt64 { b == 0 ? a : gcd(b, a % b) }

  /// Half of the products come from storage.
  @Test func comparesAMillionPairs() throws {
    var random = SeededRandom(seed: 8)
    var (ties, near, wrong, divisions) = (0, 0, 0, 0)
    for kind in Kind.allCases {
      let clusters = try (0..<200).map { _ in
        try cluster(of: kind, using: &random).map {
          let isStored = Bool.random(using: &random)
          return (offer: $0, product: try $0.product(isStored: isStored))
        }
      }
      for _ in 0..<200_000 {
        let first = clusters.randomElement(using: &random)!
        let isNear = Bool.random(using: &random)
        let second = isNear ? first : clusters.randomElement(using: &random)!
        let (a, b) = (first.randomElement(using: &random)!, second.randomElement(using: &random)!)
        let tie = ExactOffer.ties(a.offer, b.offer)
        ties += tie ? 1 : 0
        divisions += a.offer.hasDivision || b.offer.hasDivision ? 1 : 0
        near += isNear && !tie ? 1 : 0
        let (x, y) = (a.product.unitPrice, b.product.unitPrice)
        if (x < y) != ExactOffer.isCheaper(a.offer, b.offer) || (x == y) != tie { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(ties > 100_000 && near > 100_000)
    #expect(divisions > 300_000)
  }

  /// Returns products in any order, and the same products as a list has to rank them.
  private func products(
    of kind: Kind, count: Int, seed: UInt64
  ) throws -> (products: [Product], ranked: [Product]) {
    var random = SeededRandom(seed: seed)
    let offers = (0..<(count + 5) / 6).flatMap { _ in cluster(of: kind, using: &random) }
      .shuffled(using: &random).prefix(count)
    let products = try offers.map { try $0.product() }
    let expected = products.indices.sorted { a, b in
      ExactOffer.isCheaper(offers[a], offers[b])
        || ExactOffer.ties(offers[a], offers[b]) && a < b
    }
    return (products, expected.map { products[$0] })
  }

  /// The way in which a list is sorted depends on its length.
  @Test(arguments: [0, 1, 2, 199, 200, 201, 3_999, 4_000, 5_000])
  func ranksListsOfAllLengths(count: Int) throws {
    let (products, ranked) = try products(of: .weight, count: count, seed: 10)
    #expect(products.count == count)
    #expect(try ProductList(products).ranked == ranked)
  }

  @Test(arguments: Kind.allCases)
  func ranksLists(_ kind: Kind) throws {
    let (products, ranked) = try products(of: kind, count: 1_800, seed: 9)
    #expect(try ProductList(products).ranked == ranked)
    var list = ProductList()
    for product in products { _ = try list.insert(product) }
    #expect(list.ranked == ranked)
  }
}

extension ExactOffer {
  fileprivate var hasDivision: Bool { price.divisor > 1 || quantity.divisor > 1 }
}
