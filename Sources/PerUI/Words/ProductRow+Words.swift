internal import Gtk
internal import PerCore

/// A row of the list in the user's language.
struct ProductRowWords: Equatable {
  let name: String
  /// "500 g for €3.99", "500 g for €3.99 at Spar".
  let offer: String
  let note: String
  /// "€7.98 per kg".
  let unitPrice: String
  /// "Best value!"; empty for a product that stands alone.
  let verdict: String
  let isBest: Bool

  init(_ row: ProductRow, format: NumberFormat) {
    name = row.name
    let quantity = tr("{quantity} {unit}").filled([
      "quantity": row.quantity, "unit": row.unit.words(for: row.pluralCount),
    ])
    let offer = tr("{quantity} for {price}").filled(["quantity": quantity, "price": row.price])
    self.offer =
      row.shop.isEmpty
      ? offer : tr("{offer} at {shop}").filled(["offer": offer, "shop": row.shop])
    note = row.note
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
  var spoken: String {
    [name, offer, unitPrice, verdict, note].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
