/// A price that depends on how many packs of a product are bought.
public struct Offer: Hashable, Sendable {
  /// The terms of an offer.
  public enum Terms: Hashable, Sendable {
    /// A number of packs for the price of fewer: "3 for 2".
    case multibuy(packs: Int, pay: Int)
    /// A number of packs for one price: "2 for €5".
    case bundle(packs: Int, price: Rational)
    /// A percentage off every second, third, … pack: "50% off the second".
    case nth(every: Int, percent: Rational)
    /// A percentage off each pack.
    case percent(Rational)
    /// An amount of money off each pack.
    case amount(Rational)
    /// An amount of money off once, from a number of packs on.
    case coupon(Rational, packs: Int)
    /// An additional amount in each pack: "+50 g free".
    case bonus(Rational, Unit)
    /// An additional percentage of the amount in each pack: "+20% free".
    case bonusPercent(Rational)
  }

  public let terms: Terms
  /// The maximum number of packs that the offer applies to; nil for any number.
  ///
  /// Further packs cost the price of one pack.
  public let limit: Int?

  /// The maximum number of packs in the terms of an offer.
  public static let maximumPacks = 1_000_000

  /// Creates an offer.
  ///
  /// - Throws: An `OfferError` if the terms are impossible with any price.
  public init(_ terms: Terms, limit: Int? = nil) throws(OfferError) {
    (self.terms, self.limit) = (terms, limit)
    let hundred = Rational(100)
    switch terms {
    case .multibuy(let packs, let pay):
      guard packs >= 2 else { throw .tooFewPacks }
      guard pay >= 1 else { throw .notPositive }
      guard pay < packs else { throw .paysForAllPacks }
    case .bundle(let packs, let price):
      guard packs >= 2 else { throw .tooFewPacks }
      guard price.isPositive else { throw .notPositive }
    case .nth(let every, let percent):
      guard every >= 2 else { throw .tooFewPacks }
      guard percent.isPositive else { throw .notPositive }
      guard percent <= hundred else { throw .percentTooHigh }
    case .percent(let percent):
      guard percent.isPositive else { throw .notPositive }
      guard percent < hundred else { throw .nothingLeft }
    case .coupon(let amount, let packs):
      guard packs >= 1 else { throw .noPack }
      guard amount.isPositive else { throw .notPositive }
    case .amount(let value), .bonus(let value, _), .bonusPercent(let value):
      guard value.isPositive else { throw .notPositive }
    }
    guard packs <= Self.maximumPacks else { throw .tooManyPacks }
    guard value.map(Amount.canHold) ?? true else { throw .tooManyDigits }
    guard limit ?? .max >= packs else { throw .limitTooLow }
  }

  /// The money, the percentage or the amount of the terms; nil if they have none.
  private var value: Rational? {
    switch terms {
    case .multibuy: nil
    case .bundle(_, let value), .nth(_, let value), .percent(let value), .amount(let value),
      .coupon(let value, _), .bonus(let value, _), .bonusPercent(let value):
      value
    }
  }

  /// A Boolean value indicating whether the offer reduces the price of each pack.
  package var reducesEachPack: Bool {
    switch terms {
    case .percent, .amount: true
    case .multibuy, .bundle, .nth, .coupon, .bonus, .bonusPercent: false
    }
  }

  /// The lowest number of packs at which the offer applies in full: 3 for "3 for 2".
  public var packs: Int {
    switch terms {
    case .multibuy(let packs, _), .bundle(let packs, _), .nth(let packs, _), .coupon(_, let packs):
      packs
    case .percent, .amount, .bonus, .bonusPercent: 1
    }
  }
}
