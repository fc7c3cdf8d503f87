internal import Gtk
package import PerCore

/// What a product is worth, in the user's language.
package struct WorthWords: Equatable {
  /// One line, such as "€0.74 more for 500 g · best at €3.24 or less"; empty if there is nothing to say.
  package let text: String
  /// The same in sentences, with the quantity that would make the product the best.
  package let explanation: String?

  package init(_ worth: Worth) {
    let quantity = worth.quantity.words
    guard worth.bestQuantity != nil || worth.excess != nil else {
      // Translators: Of the best product: it stays the best up to this price.
      text = worth.bestPrice.map { tr("Best value up to {price}").filled(["price": $0]) } ?? ""
      explanation = worth.bestPrice.map { price in
        tr("At a price of more than {price}, another product would be the best value.")
          .filled(["price": price])
      }
      return
    }
    var (parts, sentences): ([String], [String]) = ([], [])
    if let excess = worth.excess {
      let values: KeyValuePairs = ["money": excess, "quantity": quantity]
      // Translators: Of a product: how much more its quantity costs than that of the best value, such as "€0.74 more for
      // 500 g".
      parts.append(tr("{money} more for {quantity}").filled(values))
      sentences.append(
        tr("{quantity} of the best value costs {money} less.").filled(values))
    }
    if let price = worth.bestPrice {
      // Translators: Of a product: the highest price at which it would be the best value.
      parts.append(tr("best value at {price} or less").filled(["price": price]))
      sentences.append(
        tr("This product would be the best value at {price} or less.").filled(["price": price]))
    }
    if let needed = worth.bestQuantity {
      sentences.append(
        tr("For the same price, it would need {quantity} or more.")
          .filled(["quantity": needed.words]))
    }
    // The parts are joined as in a row, with a capital letter where the line begins with a word.
    text = parts.joined(separator: " · ").capitalizedFirst
    explanation = sentences.joined(separator: " ")
  }
}
