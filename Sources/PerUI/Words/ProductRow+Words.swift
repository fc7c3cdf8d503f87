internal import Gtk
package import PerCore

/// A row of the list in the user's language.
package struct ProductRowWords: Equatable {
  package let name: String
  /// "500 g for €3.99".
  package let offer: String
  /// "€7.98 per kg".
  package let unitPrice: String
  /// "Best value!"; empty for a product that stands alone.
  package let verdict: String
  package let isBest: Bool

  package init(_ row: ProductRow, format: NumberFormat) {
    name = row.name
    let quantity = tr("{quantity} {unit}").filled([
      "quantity": row.quantity, "unit": row.unit.words(for: row.pluralCount),
    ])
    offer = tr("{quantity} for {price}").filled(["quantity": quantity, "price": row.price])
    unitPrice = tr("{price} per {unit}").filled([
      "price": row.unitPrice, "unit": row.displayUnit.words(in: format),
    ])
    isBest = row.verdict == .best
    verdict =
      switch row.verdict {
      case .none: ""
      case .best: tr("Best value!")
      case .more(.lessThanOne):
        tr("You're paying less than {percent}% more!").filled(["percent": row.percentage])
      case .more(.whole):
        tr("You're paying {percent}% more!").filled(["percent": row.percentage])
      }
  }

  /// All that the row shows, as one sentence for those who hear it.
  package var spoken: String {
    [name, offer, unitPrice, verdict].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
