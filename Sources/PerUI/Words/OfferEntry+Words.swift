internal import Gtk
internal import PerCore

extension OfferEntry.Kind {
  /// The kind of offer on the closed dropdown.
  var words: String {
    switch self {
    // Translators: A kind of offer, such as "3 for 2".
    case .multibuy: tr("Pay for fewer")
    // Translators: A kind of offer, such as "2 for €5".
    case .bundle: tr("Price for several")
    // Translators: A kind of offer, such as "2nd pack 50% off".
    case .nth: tr("Percent off one")
    // Translators: A kind of offer, such as "20% off".
    case .percent: tr("Percent off")
    // Translators: A kind of offer, such as "€1 off each pack".
    case .amount: tr("Money off each")
    // Translators: A kind of offer, such as "€2 off once".
    case .coupon: tr("Coupon")
    // Translators: A kind of offer, such as "50 g extra".
    case .bonus: tr("Extra quantity")
    // Translators: A kind of offer, such as "20% extra".
    case .bonusPercent: tr("Percent extra")
    }
  }

  /// The kind of offer in the list of the dropdown, with an example if it is not clear without one.
  @MainActor func menuWords(_ conventions: Conventions) -> String {
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
    case .percent, .amount, .coupon, .bonus, .bonusPercent: return words
    }
    // Translators: A kind of offer and an example: "Pay for fewer (3 for 2)".
    return tr("{offer} ({example})").filled(["offer": words, "example": example])
  }

  /// The label above a field.
  func label(of field: OfferEntry.Field) -> String {
    switch (field, self) {
    // Translators: The label of a field for the greatest number of packs that an offer holds for.
    case (.limit, _): trc("offer", "At Most")
    // Translators: The label of a field for a number of packs, such as 2 in "every 2nd pack".
    case (.packs, .nth): trc("offer", "Every")
    // Translators: The label of a field for the number of packs that a coupon needs.
    case (.packs, .coupon): trc("offer", "From")
    // Translators: The label of a field for a number of packs.
    case (.packs, _): trc("offer", "Packs")
    // Translators: The label of a field for the number of packs that are paid: 2 in "3 for 2".
    case (.value, .multibuy): trc("offer", "Pay For")
    // Translators: The label of a field for the price of several packs.
    case (.value, .bundle): trc("offer", "Price")
    // Translators: The label of a field for a percentage.
    case (.value, .nth), (.value, .percent), (.value, .bonusPercent): trc("offer", "Percent")
    // Translators: The label of a field for an amount of money.
    case (.value, .amount), (.value, .coupon): trc("offer", "Money")
    // Translators: The label of a field for an additional quantity.
    case (.value, .bonus): trc("offer", "Extra")
    }
  }
}

extension OfferEntry.Problem {
  /// The message for the problem.
  @MainActor func words(_ form: ProductForm, _ conventions: Conventions) -> String {
    switch reason {
    case .missing where field == .packs: return tr("Enter the number of packs.")
    case .missing: return missingWords(form.offer.kind)
    case .number(let error):
      return error.words(
        in: form.offer.kind?.isMoney == true ? .price : .quantity, unit: form.unit,
        conventions: conventions)
    case .notWhole: return tr("Enter a whole number of packs.")
    case .offer(let error): return error.words(conventions)
    }
  }

  private func missingWords(_ kind: OfferEntry.Kind?) -> String {
    switch kind {
    case .multibuy: tr("Enter how many packs are paid for.")
    case .bundle: tr("Enter the price of the packs.")
    case .nth, .percent, .bonusPercent: tr("Enter the percentage.")
    case .amount, .coupon: tr("Enter how much is taken off.")
    case .bonus, nil: tr("Enter the extra quantity.")
    }
  }
}

extension OfferError {
  func words(_ conventions: Conventions) -> String {
    let numbers = conventions.numbers
    switch self {
    case .tooFewPacks: return tr("Enter at least two packs.")
    case .tooManyPacks:
      return tr("Enter at most {count} packs.")
        .filled(["count": numbers.string(Rational(Offer.greatestPacks))])
    case .paysForAllPacks: return tr("Fewer packs must be paid for than are bought.")
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
