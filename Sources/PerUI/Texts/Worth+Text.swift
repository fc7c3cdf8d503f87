internal import Gtk
package import PerCore

extension Worth {
  /// The worth of the selected product, such as "The best product costs €0.74 less for 500 g. The selected product would
  /// be the best value at €3.24 or less, or with 615 g."; empty if there is nothing to say.
  package var text: String {
    let isBest = bestQuantity == nil && excess == nil
    let sentences = [excessText, isBest ? limitText : conditionText].compactMap(\.self)
    guard sentences.count == 2 else { return sentences.first ?? "" }
    return trc("sentences", "{first} {second}")
      .filled(["first": sentences[0], "second": sentences[1]])
  }

  /// The worth of the best product, which is shown while no product is selected.
  package var textOfBest: String {
    // Translators: Shown while no product is selected. {price} is the highest price at which the best product stays the
    // best.
    textWithPrice(
      tr("The best product stays the best value up to {price}."),
      // Translators: Shown while no product is selected and the best product has an offer such as "3 for 2": the
      // highest price of one pack, without the offer, at which the product stays the best.
      regular: tr("The best product stays the best value up to a regular price of {price}.")) ?? ""
  }

  /// The highest price at which the best product, which is selected, stays the best.
  private var limitText: String? {
    // Translators: Of the best product: the highest price at which it stays the best value.
    textWithPrice(
      tr("The selected product stays the best value up to {price}."),
      // Translators: Of the best product, which has an offer such as "3 for 2": the highest price of one pack, without
      // the offer, at which it stays the best value.
      regular: tr("The selected product stays the best value up to a regular price of {price}."))
  }

  /// How much less the best product costs; nil for a best product, and for a difference that rounds to zero.
  private var excessText: String? {
    excess.map { money in
      // Translators: Of a product that is not the best: how much less its quantity of the best product costs.
      tr("The best product costs {money} less for {quantity}.")
        .filled(["money": money, "quantity": quantity.text])
    }
  }

  /// The price or the quantity with which a product would be the best value; nil if there is neither.
  private var conditionText: String? {
    guard let quantity = bestQuantity?.text else {
      // Translators: Of a product: the highest price at which it would be a better value than all others. {price} is
      // "€3.24" or "2 for €5.00".
      return textWithPrice(
        tr("The selected product would be the best value at {price} or less."),
        // Translators: Of a product with an offer such as "3 for 2": the highest price of one pack, without the offer,
        // at which it would be a better value than all others.
        regular: tr(
          "The selected product would be the best value at a regular price of {price} or less."))
    }
    // Translators: {price} as in "The selected product would be the best value at {price} or less." {quantity} is the
    // least quantity of a pack with which the product would be the best value at its price.
    let withPrice = textWithPrice(
      tr("The selected product would be the best value at {price} or less, or with {quantity}."),
      // Translators: As the text with {price} and {quantity}, for the price of one pack without the product's offer.
      regular: tr(
        "The selected product would be the best value at a regular price of {price} or less, or with {quantity}."
      ))
    // Translators: Of a product: the least quantity of a pack with which it would be the best value at its price.
    let text =
      withPrice ?? tr("The selected product would be the best value with {quantity} or more.")
    return text.filled(["quantity": quantity])
  }

  /// Returns a text with the best price; nil if there is none.
  ///
  /// - Parameter regular: The text for a price of one pack without the product's offer.
  private func textWithPrice(_ text: String, regular: String) -> String? {
    let hasRegularPrice = hasOffer && packsOfBestPrice == nil
    return priceText.map { (hasRegularPrice ? regular : text).filled(["price": $0]) }
  }

  /// The best price, with the number of packs that an offer such as "2 for €5.00" has.
  private var priceText: String? {
    bestPrice.map { price in
      packsOfBestPrice.map { packs in
        trc("offer", "{packs} for {price}").filled(["packs": packs, "price": price])
      } ?? price
    }
  }
}
