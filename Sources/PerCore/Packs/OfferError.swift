/// Why an offer is impossible.
public enum OfferError: Error, Hashable, Sendable, CaseIterable {
  /// The offer is for fewer than two packs.
  case tooFewPacks
  /// A coupon is for no pack.
  case noPack
  /// The offer is for more than `Offer.maximumPacks` packs.
  case tooManyPacks
  /// All packs are paid for: "2 for 3".
  case paysForAllPacks
  /// A number is not greater than zero.
  case notPositive
  /// The percentage is more than 100.
  case percentTooHigh
  /// The percentage is 100 or more, so nothing of the price is left.
  case nothingLeft
  /// A number is too long, too large or too small.
  case tooManyDigits
  /// The reduction is as high as the price, or higher.
  case exceedsPrice
  /// The packs cost as much without the offer, or less: "2 for €8" at €3.99 for one pack.
  case savesNothing
  /// The limit is lower than the number of packs that the offer needs.
  case limitTooLow
  /// The price of one pack is missing.
  case priceMissing
}
