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

  /// The kind of offer in the list of the dropdown, with an example.
  @MainActor func menuText(_ conventions: Conventions) -> String {
    // Translators: A kind of offer and an example: "Free packs (3 for 2)".
    tr("{offer} ({example})").filled(["offer": text, "example": example(conventions)])
  }

  @MainActor private func example(_ conventions: Conventions) -> String {
    let (numbers, money) = (conventions.numbers, conventions.money)
    func number(_ value: Int) -> String { numbers.string(Rational(value)) }
    // The smallest amounts of a currency without decimals are worth little.
    func amount(_ value: Int) -> String {
      money.string(Rational(money.usualDecimals == 0 ? value * 100 : value), decimals: 0)
    }
    switch self {
    case .multibuy:
      return trc("offer", "{packs} for {paid}").filled(["packs": number(3), "paid": number(2)])
    case .bundle:
      return trc("offer", "{packs} for {price}").filled(["packs": number(2), "price": amount(5)])
    case .nth: return tr("2nd pack {percent}% off").filled(["percent": number(50)])
    case .percent: return tr("{percent}% off").filled(["percent": number(20)])
    case .amount: return tr("{money} off each pack").filled(["money": amount(1)])
    case .coupon: return tr("{money} off once").filled(["money": amount(1)])
    case .bonus:
      let quantity = QuantityText(Rational(50), .gram, format: numbers)
      return tr("{quantity} extra").filled(["quantity": quantity.text])
    case .bonusPercent: return tr("{percent}% extra").filled(["percent": number(20)])
    }
  }
}

extension OfferError {
  func text(_ conventions: Conventions) -> String {
    let numbers = conventions.numbers
    switch self {
    case .tooFewPacks: return tr("Enter at least two packs.")
    case .noPack: return tr("Enter at least one pack.")
    case .tooManyPacks:
      return tr("Enter at most {count} packs.")
        .filled(["count": numbers.string(Rational(Offer.maximumPacks))])
    case .paysForAllPacks:
      return tr("The number of packs to pay for must be lower than the number you buy.")
    case .notPositive: return tr("Enter a number greater than zero.")
    case .percentTooHigh:
      return numbers.textAboutPercent(above: Rational(100))
    case .nothingLeft:
      return tr("Enter less than {percent}%.").filled(["percent": numbers.string(Rational(100))])
    case .tooManyDigits:
      return tr("Too long. Enter at most {count} digits.")
        .filled(["count": numbers.string(Rational(NumberFormat.maximumDigits))])
    case .exceedsPrice: return tr("Enter an amount lower than the price.")
    case .savesNothing: return tr("This offer doesn’t lower the price.")
    case .limitTooLow: return tr("Enter at least as many packs as the offer requires.")
    case .priceMissing: return tr("Enter the price of one pack.")
    }
  }
}

extension NumberFormat {
  /// Returns the error about a percentage that is higher than `limit`.
  func textAboutPercent(above limit: Rational) -> String {
    tr("Enter at most {percent}%.").filled(["percent": string(limit)])
  }

  /// Returns the error about a percentage that is lower than `limit`.
  func textAboutPercent(below limit: Rational) -> String {
    tr("Enter at least {percent}%.").filled(["percent": string(limit)])
  }
}
