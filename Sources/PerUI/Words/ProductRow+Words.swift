internal import Gtk
package import PerCore

/// A row of the list in the user's language.
package struct ProductRowWords: Equatable {
  package let name: String
  /// "500 g for €3.99", "500 g for €3.99 at Spar".
  package let offer: String
  package let note: String
  /// "€7.98 per kg".
  package let unitPrice: String
  /// "Best value!"; empty for a product that stands alone.
  package let verdict: String
  package let isBest: Bool
  /// How far the row's bar is filled, from 0 to 1; nil for a product that stands alone.
  package let bar: Double?

  package init(_ row: ProductRow, format: NumberFormat) {
    name = row.name.shortened
    let offer = row.offer.words
    self.offer =
      row.shop.isEmpty
      ? offer
      // Translators: What is offered, and where: "500 g for €3.99 at Spar".
      : tr("{offer} at {shop}").filled(["offer": offer, "shop": row.shop.shortened])
    note = row.note.shortened
    // Translators: "€7.98 per kg", "€0.80 per 100 g", "€0.25 per piece".
    unitPrice = tr("{price} per {unit}").filled([
      "price": row.unitPrice, "unit": row.displayUnit.words(in: format),
    ])
    isBest = row.verdict == .best
    bar = row.verdict == .none ? nil : row.shareOfMostExpensive
    verdict =
      switch row.verdict {
      case .none: ""
      case .best: tr("Best value!")
      case .more(.lessThanOne):
        // Translators: With any other product than the best, which costs less per unit. {percent} is 1.
        tr("You're paying less than {percent}% more").filled(["percent": row.percentage])
      case .more(.whole):
        // Translators: With any other product than the best, which costs less per unit.
        tr("You're paying {percent}% more").filled(["percent": row.percentage])
      case .times:
        // Translators: With a product that costs at least three times as much per unit as the best.
        tr("{number} times the price").filled(["number": row.percentage])
      }
  }

  /// What is offered and what it is worth, for those who hear it.
  var spokenOffer: String {
    [name, offer, unitPrice].filter { !$0.isEmpty }.joined(separator: Self.separator)
  }

  /// What stands between the parts of what is heard.
  static var separator: String {
    // Translators: Stands between what is told of a product, with a space where your language has one.
    trc("between parts", ", ")
  }

  /// All that the row shows, as one sentence for those who hear it.
  package var spoken: String {
    [name, offer, unitPrice, verdict, note].filter { !$0.isEmpty }.joined(separator: Self.separator)
  }
}

extension Offer {
  /// "500 g for €3.99".
  var words: String {
    // Translators: A number and a measure: "500 g", "3 pieces".
    let quantity = tr("{quantity} {unit}").filled([
      "quantity": quantity, "unit": unit.words(for: pluralCount),
    ])
    // Translators: What is offered: "500 g for €3.99".
    return tr("{quantity} for {price}").filled(["quantity": quantity, "price": price])
  }
}
