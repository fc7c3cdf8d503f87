import PerCore
import Testing

struct OfferTests {
  private func number(_ text: String) throws -> Rational { try NumberFormat.plain.number(text) }

  /// A pack of 500 g at €3.99.
  private func pack(_ terms: Offer.Terms, limit: Int? = nil, price: String? = "3.99") throws
    -> Pack
  {
    try Pack(
      amount: try number("0.5"), price: try price.map(number),
      offer: try Offer(terms, limit: limit))
  }

  /// The sum of the prices of packs, in cents.
  ///
  /// - Parameter price: Takes the number of a pack and of all packs, and returns what the pack costs.
  private func cents(_ count: Int, _ price: (_ pack: Int, _ count: Int) -> Rational) -> Rational {
    guard count > 0 else { return .zero }
    return (1...count).reduce(.zero) { $0 + price($1, count) }
  }

  /// Checks the costs and amounts of 1 to 12 packs against prices that are listed pack by pack.
  private func check(
    _ pack: Pack, grams: (Int) -> Int = { _ in 500 },
    _ price: (_ pack: Int, _ count: Int) -> Rational
  ) {
    for count in 1...12 {
      let cost = cents(count, price) / Rational(100)
      #expect(pack.cost(count) == cost, "\(count) packs")
      let amount = (1...count).reduce(0) { $0 + grams($1) }
      #expect(pack.amount(count) == Rational(amount) / Rational(1000), "\(count) packs")
      #expect(pack.unitPrice(count)?.exact == cost / Rational(amount) * Rational(1000))
    }
    #expect(pack.cost(0) == .zero && pack.amount(0) == .zero)
  }

  @Test func everyThirdPackOfAMultibuyIsFree() throws {
    check(try pack(.multibuy(packs: 3, pay: 2))) { pack, _ in
      [3, 6, 9, 12].contains(pack) ? .zero : Rational(399)
    }
    // With a limit of 8 packs, the third group is incomplete.
    check(try pack(.multibuy(packs: 3, pay: 2), limit: 8)) { pack, _ in
      [3, 6].contains(pack) ? .zero : Rational(399)
    }
    // Two of five packs are free.
    check(try pack(.multibuy(packs: 5, pay: 3))) { pack, count in
      let complete = count >= 10 ? 10 : count >= 5 ? 5 : 0
      return pack <= complete && [4, 5, 9, 10].contains(pack) ? .zero : Rational(399)
    }
  }

  @Test func aBundleHasItsOwnPrice() throws {
    let pairs: [Int: Int] = [2: 700 - 399, 4: 700 - 399, 6: 700 - 399, 8: 301, 10: 301, 12: 301]
    check(try pack(.bundle(packs: 2, price: Rational(7)))) { pack, _ in
      Rational(pairs[pack] ?? 399)
    }
    check(try pack(.bundle(packs: 2, price: Rational(7)), limit: 5)) { pack, _ in
      Rational(pack <= 4 ? pairs[pack] ?? 399 : 399)
    }
  }

  @Test func aBundleWithoutASinglePriceIsOnlySoldAsAWhole() throws {
    let pack = try pack(.bundle(packs: 2, price: Rational(5)), limit: 6, price: nil)
    let costs = (0...12).map { pack.cost($0).map { NumberFormat.plain.string($0) } ?? "-" }
    #expect(costs == ["0", "-", "5", "-", "10", "-", "15", "-", "-", "-", "-", "-", "-"])
    #expect(pack.unitPrice(1) == nil && pack.unitPrice(2)?.exact == Rational(5))
  }

  @Test func everySecondPackIsReduced() throws {
    check(try pack(.nth(every: 2, percent: Rational(50)))) { pack, _ in
      pack % 2 == 0 ? Rational(399) / Rational(2) : Rational(399)
    }
    check(try pack(.nth(every: 3, percent: Rational(100)), limit: 3)) { pack, _ in
      pack == 3 ? .zero : Rational(399)
    }
  }

  @Test func eachPackIsReduced() throws {
    check(try pack(.percent(Rational(20)))) { _, _ in Rational(3192) / Rational(10) }
    check(try pack(.percent(Rational(20)), limit: 4)) { pack, _ in
      pack <= 4 ? Rational(3192) / Rational(10) : Rational(399)
    }
    check(try pack(.amount(Rational(1)))) { _, _ in Rational(299) }
    check(try pack(.amount(Rational(1)), limit: 1)) { pack, _ in Rational(pack == 1 ? 299 : 399) }
  }

  @Test func aCouponIsUsedOnce() throws {
    check(try pack(.coupon(Rational(2), packs: 3))) { pack, count in
      Rational(pack == 1 && count >= 3 ? 199 : 399)
    }
    check(try pack(.coupon(Rational(2), packs: 1), limit: 4)) { pack, _ in
      Rational(pack == 1 ? 199 : 399)
    }
  }

  @Test func aBonusIsAdded() throws {
    check(try pack(.bonus(Rational(50), .gram)), grams: { _ in 550 }) { _, _ in Rational(399) }
    check(try pack(.bonusPercent(Rational(20))), grams: { _ in 600 }) { _, _ in Rational(399) }
    check(
      try pack(.bonusPercent(Rational(20)), limit: 2), grams: { $0 <= 2 ? 600 : 500 }
    ) { _, _ in Rational(399) }
  }

  @Test func taxIsAddedToTheCost() throws {
    let tax = try number("8.875")
    let pack = try Pack(
      amount: Rational(1), price: try number("3.99"), offer: nil, taxPercent: tax)
    #expect(try pack.cost(1) == number("4.3441125"))
    let bundle = try Pack(
      amount: Rational(1), price: nil,
      offer: try Offer(.bundle(packs: 2, price: Rational(5))), taxPercent: tax)
    #expect(try bundle.cost(2) == number("5.44375"))
  }

  @Test func unitPricesAreExactAtTheNumberOfPacks() throws {
    let pack = try pack(.multibuy(packs: 3, pay: 2))
    #expect(pack.packsOfOffer == 3)
    #expect(try pack.unitPrice(3)?.exact == number("5.32"))
    #expect(try pack.unitPrice(1)?.exact == number("7.98"))
    let half = try Pack(
      amount: Rational(1), price: try number("2.49"),
      offer: try Offer(.nth(every: 2, percent: Rational(50))))
    #expect(try half.cost(2) == number("3.735"))
  }

  @Test func impossibleTermsAreRefused() throws {
    let rows: [(Offer.Terms, Int?, OfferError)] = [
      (.multibuy(packs: 2, pay: 2), nil, .paysForAllPacks),
      (.multibuy(packs: 2, pay: 3), nil, .paysForAllPacks),
      (.multibuy(packs: 1, pay: 1), nil, .tooFewPacks),
      (.multibuy(packs: 3, pay: 0), nil, .notPositive),
      (.multibuy(packs: 2_000_000, pay: 1), nil, .tooManyPacks),
      (.multibuy(packs: 3, pay: 2), 2, .limitTooLow),
      (.bundle(packs: 1, price: Rational(5)), nil, .tooFewPacks),
      (.bundle(packs: 2, price: .zero), nil, .notPositive),
      (.nth(every: 1, percent: Rational(50)), nil, .tooFewPacks),
      (.nth(every: 2, percent: Rational(101)), nil, .percentTooHigh),
      (.nth(every: 2, percent: .zero), nil, .notPositive),
      (.percent(Rational(100)), nil, .nothingLeft),
      (.percent(-Rational(5)), nil, .notPositive),
      (.amount(.zero), nil, .notPositive),
      (.coupon(Rational(2), packs: 0), nil, .noPack),
      (.coupon(Rational(2), packs: 3), 2, .limitTooLow),
      (.bonus(.zero, .gram), nil, .notPositive),
      (.bonusPercent(.zero), 0, .notPositive),
    ]
    for (terms, limit, error) in rows {
      #expect(throws: error, "\(terms)") { try Offer(terms, limit: limit) }
    }
    _ = try Offer(.nth(every: 2, percent: Rational(100)))
  }

  @Test func anOfferMustFitThePrice() throws {
    let rows: [(Offer.Terms, String?, OfferError)] = [
      (.bundle(packs: 2, price: Rational(8)), "3.99", .savesNothing),
      (.bundle(packs: 2, price: try number("7.98")), "3.99", .savesNothing),
      (.amount(try number("3.99")), "3.99", .exceedsPrice),
      (.coupon(Rational(4), packs: 1), "3.99", .exceedsPrice),
      (.coupon(Rational(12), packs: 3), "3.99", .exceedsPrice),
      (.multibuy(packs: 3, pay: 2), nil, .priceMissing),
      (.percent(Rational(20)), nil, .priceMissing),
    ]
    for (terms, price, error) in rows {
      #expect(throws: error, "\(terms)") { try pack(terms, price: price) }
    }
    #expect(throws: OfferError.priceMissing) {
      try Pack(amount: Rational(1), price: nil, offer: nil)
    }
    _ = try pack(.coupon(Rational(11), packs: 3))
  }
}
