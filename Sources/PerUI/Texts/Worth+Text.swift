internal import Gtk
package import PerCore

/// What a product is worth, in the user's language.
package struct WorthTexts: Equatable {
  /// One line, such as "Selected product: €0.74 less for 500 g of the best value · wins at €3.24 or less"; empty if there
  /// is nothing to say.
  package let text: String
  /// The same in sentences, with the quantity that would make the product the best.
  package let explanation: String?

  package init(_ worth: Worth) {
    let quantity = worth.quantity.text
    // The price of several packs is that of an offer such as "2 for €5.00".
    let bestPrice = worth.bestPrice.map { price in
      worth.packsOfBestPrice.map { packs in
        trc("offer", "{packs} for {price}").filled(["packs": packs, "price": price])
      } ?? price
    }
    guard worth.bestQuantity != nil || worth.excess != nil else {
      text = Self.line(
        // Translators: Of the best product: the highest price at which it stays the best value.
        bestPrice.map { [tr("stays the best value up to {price}").filled(["price": $0])] })
      explanation = bestPrice.map { price in
        tr("At a price of more than {price}, another product would be the best value.")
          .filled(["price": price])
      }
      return
    }
    var (parts, sentences): ([String], [String]) = ([], [])
    if let excess = worth.excess {
      let values: KeyValuePairs = ["money": excess, "quantity": quantity]
      // Translators: Of a product: how much less its quantity of the best value costs, such as "€0.74 less for 500 g of
      // the best value".
      parts.append(tr("{money} less for {quantity} of the best value").filled(values))
      sentences.append(
        tr("The same quantity of the best value costs {money} less.").filled(values))
    }
    if let price = bestPrice {
      // Translators: Of a product: the highest price at which it would be a better value than all others.
      parts.append(tr("wins at {price} or less").filled(["price": price]))
      // Translators: {price} is the price of one pack before the offer, or the price of the offer, such as "2 for €5.00".
      let sentence =
        worth.hasOffer
        ? tr("With its offer, this product would be the best value at {price} or less.")
        : tr("This product would be the best value at {price} or less.")
      sentences.append(sentence.filled(["price": price]))
    }
    if let needed = worth.bestQuantity {
      sentences.append(
        tr("For the same price, it would need {quantity} or more.")
          .filled(["quantity": needed.text]))
    }
    text = Self.line(parts)
    explanation = sentences.joined(separator: " ")
  }

  private static func line(_ parts: [String]?) -> String {
    guard let parts, !parts.isEmpty else { return "" }
    // Translators: {worth} is a text such as "€0.74 less for 500 g of the best value · wins at €3.24 or less".
    return tr("Selected product: {worth}").filled(["worth": parts.joined(separator: " · ")])
  }
}
