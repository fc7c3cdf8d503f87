internal import Gtk
internal import PerCore

extension OfferKind {
  /// The kind of offer on the closed dropdown.
  var text: String {
    switch self {
    // Translators: A kind of offer, such as "3 for 2".
    case .multibuy: tr("Free packs")
    // Translators: A kind of offer, such as "2 for €5".
    case .bundle: tr("Bundle price")
    // Translators: A kind of offer, such as "2nd pack 50% off".
    case .nth: tr("Discount on one")
    // Translators: A kind of offer, such as "20% off".
    case .percent: tr("Percent off")
    // Translators: A kind of offer, such as "€1 off each pack".
    case .amount: tr("Money off each pack")
    // Translators: A kind of offer, such as "€2 off once".
    case .coupon: tr("Coupon")
    // Translators: A kind of offer, such as "50 g extra".
    case .bonus: tr("Extra quantity")
    // Translators: A kind of offer, such as "20% extra".
    case .bonusPercent: tr("Percent extra")
    }
  }

  /// The kind of offer in the list of the dropdown, with an example if it is not clear without one.
  @MainActor func menuText(_ conventions: Conventions) -> String {
    let numbers = conventions.numbers
    let five = conventions.money.string(Rational(5), decimals: 0)
    let example: String
    switch self {
    case .multibuy:
      example = trc("offer", "{packs} for {paid}").filled([
        "packs": numbers.string(Rational(3)), "paid": numbers.string(Rational(2)),
      ])
    case .bundle:
      example = trc("offer", "{packs} for {price}").filled([
        "packs": numbers.string(Rational(2)), "price": five,
      ])
    case .nth:
      example = tr("2nd pack {percent}% off").filled(["percent": numbers.string(Rational(50))])
    case .percent, .amount, .coupon, .bonus, .bonusPercent: return text
    }
    // Translators: A kind of offer and an example: "Free packs (3 for 2)".
    return tr("{offer} ({example})").filled(["offer": text, "example": example])
  }
}

extension OfferError {
  func text(_ conventions: Conventions) -> String {
    let numbers = conventions.numbers
    switch self {
    case .tooFewPacks: return tr("Enter at least two packs.")
    case .tooManyPacks:
      return tr("Enter at most {count} packs.")
        .filled(["count": numbers.string(Rational(Offer.greatestPacks))])
    case .paysForAllPacks: return tr("Pay for fewer packs than you buy.")
    case .notPositive: return tr("Enter a number greater than zero.")
    case .percentTooHigh: return tr("The percentage is too high.")
    case .tooManyDigits:
      return tr("Too long. Enter at most {count} digits.")
        .filled(["count": numbers.string(Rational(NumberFormat.maximumDigits))])
    case .exceedsPrice: return tr("Enter less than the price.")
    case .savesNothing: return tr("The packs cost no less with this offer.")
    case .limitTooLow: return tr("Enter at least as many packs as the offer needs.")
    case .priceMissing: return tr("Enter the price of one pack.")
    }
  }
}
