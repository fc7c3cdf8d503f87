import PerCore
import Testing

/// Offers are stored as short texts.
struct OfferStorageTests {
  private static let third = Rational(BigUInt.one, over: BigUInt(3))

  @Test(
    arguments: [
      (.multibuy(packs: 3, pay: 2), "multibuy 3 2"),
      (.bundle(packs: 2, price: Rational(5)), "bundle 2 5"),
      (.nth(every: 4, percent: decimal("12.5")), "nth 4 12.5"), (.percent(third), "percent 1/3"),
      (.amount(decimal("0.5")), "amount 0.5"), (.coupon(Rational(2), packs: 1), "coupon 2 1"),
      (.bonus(Rational(50), .gram), "bonus 50 g"),
      (.bonusPercent(Rational(20)), "bonus-percent 20"),
    ] as [(Offer.Terms, String)])
  func aStoredOfferIsReadAgain(terms: Offer.Terms, text: String) throws {
    for limit in [nil, 6] {
      let offer = try Offer(terms, limit: limit)
      #expect(offer.plainTerms == text)
      #expect(Offer(plainTerms: text, limit: limit) == offer)
    }
  }

  @Test(arguments: [
    "", "multibuy", "multibuy 2 3", "multibuy 3 2 1", "multibuy x 2", "bundle 2 0", "bundle 2 -5",
    "percent 100", "percent 20 ", "bonus 50 x", "nth 2 101", "free 3 2",
  ])
  func aDamagedTextIsNotAnOffer(text: String) {
    #expect(Offer(plainTerms: text, limit: nil) == nil)
  }

  @Test func aLimitBelowThePacksIsNotAnOffer() {
    #expect(Offer(plainTerms: "multibuy 3 2", limit: 2) == nil)
  }

  @Test func aNumberThatIsTooLongIsRefused() {
    let long = Rational(BigUInt.one, over: BigUInt.powerOfTen(60))
    #expect(throws: OfferError.tooManyDigits) { try Offer(.amount(long)) }
  }
}
