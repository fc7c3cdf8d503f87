internal import Gtk
internal import PerCore

extension TermsEntry.Field {
  /// The label of the field in a form with an offer of the kind.
  func label(_ kind: OfferKind?) -> String {
    switch (self, kind) {
    // Translators: The label of a field for the maximum number of packs that an offer holds for.
    case (.limit, _): trc("offer", "Limit")
    // Translators: The label of a field for the number of packs that an offer such as "3 for 2" needs. The next field
    // is "Pay For".
    case (.packs, .multibuy): trc("offer", "Buy")
    // Translators: The label of a field for a number of packs, such as 2 in "every 2nd pack".
    case (.packs, .nth): trc("offer", "Nth Pack")
    // Translators: The label of a field for the number of packs that a coupon needs.
    case (.packs, .coupon): trc("offer", "Min. Packs")
    // Translators: The label of a field for a number of packs.
    case (.packs, _): trc("offer", "Packs")
    // Translators: The label of a field for the number of packs that are paid: 2 in "3 for 2".
    case (.value, .multibuy): trc("offer", "Pay For")
    // Translators: The label of a field for the price of several packs.
    case (.value, .bundle): trc("offer", "Price")
    // Translators: The label of a field for a percentage.
    case (.value, .nth), (.value, .percent): trc("offer", "% Off")
    // Translators: The label of a field for an additional quantity in percent.
    case (.value, .bonusPercent): trc("offer", "% Extra")
    // Translators: The label of a field for an amount of money.
    case (.value, .amount), (.value, .coupon): trc("offer", "Amount Off")
    // Translators: The label of a field for an additional quantity.
    case (.value, .bonus), (.value, nil): trc("offer", "Extra")
    // Translators: The label of a field for money that is paid back with the empty container.
    case (.deposit, _): trc("product", "Deposit")
    // Translators: The label of a field for the weight of canned food with its liquid.
    case (.net, _): trc("product", "Net Weight")
    // Translators: The label of a field for the tax that is added at checkout, in percent.
    case (.tax, _): trc("product", "Tax (%)")
    }
  }
}

extension TermsEntry.Problem {
  /// The message for the problem.
  @MainActor func text(_ form: ProductForm, _ conventions: Conventions) -> String {
    switch reason {
    case .missing where field == .packs && form.terms.offerKind == .nth:
      // Translators: An offer for every 2nd or 3rd pack.
      return tr("Enter which pack is reduced, for example 2.")
    case .missing where field == .packs: return tr("Enter the number of packs.")
    case .missing: return missingText(form.terms.offerKind)
    case .number(.negative) where field == .tax:
      return conventions.numbers.textAboutPercent(below: .zero)
    case .number(.unexpected) where field == .tax, .number(.name) where field == .tax,
      .number(.unknownUnit) where field == .tax:
      // The field is too narrow to find the part that is wrong.
      return EntryError.incomplete.text(in: .quantity, conventions: conventions)
    case .number(let error):
      return error.text(
        in: form.terms.isMoney(field) ? .price : .quantity, unit: form.unit,
        conventions: conventions)
    case .notWhole: return tr("Enter a whole number of packs.")
    case .offer(let error):
      return form.refusedOffer.flatMap { $0.text(error, form.terms.offerKind) }
        ?? error.text(conventions)
    case .lessThanQuantity(let drained):
      // Translators: {quantity} is a weight such as 500 g.
      return tr("Enter at least {quantity}. The quantity above is the drained weight.").filled([
        "quantity": QuantityText(drained, form.unit, format: conventions.numbers).text
      ])
    case .taxTooHigh:
      return conventions.numbers.textAboutPercent(above: PackTerms.maximumTax)
    }
  }

  private func missingText(_ kind: OfferKind?) -> String {
    switch kind {
    case .multibuy: tr("Enter the number of packs to pay for.")
    case .bundle: tr("Enter the price of the packs.")
    case .nth, .percent, .bonusPercent: tr("Enter the percentage.")
    case .amount, .coupon: tr("Enter the discount.")
    case .bonus, nil: tr("Enter the extra quantity.")
    }
  }
}

extension RefusedOffer {
  /// The message for an error of an offer of the kind; nil for other errors.
  fileprivate func text(_ error: OfferError, _ kind: OfferKind?) -> String? {
    let values: KeyValuePairs = ["packs": packs, "value": value, "price": price, "cost": cost]
    switch (error, kind) {
    case (.savesNothing, _):
      return isEqual
        // Translators: An offer that saves nothing: "2 for €7.98 costs as much as 2 at €3.99."
        ? tr("{packs} for {value} costs as much as {packs} at {price}.").filled(values)
        // Translators: An offer that saves nothing: "2 for €8.00 costs more than 2 at €3.99."
        : tr("{packs} for {value} costs more than {packs} at {price}.").filled(values)
    case (.exceedsPrice, .coupon):
      // Translators: {cost} is what the packs of the offer cost without the coupon.
      return tr("The coupon must be worth less than {cost}.").filled(values)
    case (.exceedsPrice, _):
      // Translators: {price} is the price of one pack.
      return tr("Enter less than the price, {price}.").filled(values)
    default: return nil
    }
  }
}
