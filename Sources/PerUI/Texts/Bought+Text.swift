internal import Gtk
internal import PerCore

extension ProductRow.Bought {
  /// The packs for the needed amount, such as "4 packs, 400 g more than you need", or why the product can't be bought.
  func text(_ format: NumberFormat) -> String {
    switch self {
    case .packsOfPrice: return ""
    case .notAlone: return tr("Not sold as a single pack")
    case .notEnough: return tr("Not enough packs for what you need")
    case .need(let needed):
      let packs = needed.packs.packsText(format)
      guard let left = needed.left else {
        // Translators: {packs} is "4 packs". They contain the amount that the user needs.
        return tr("{packs}, exactly what you need").filled(["packs": packs])
      }
      // Translators: {packs} is "4 packs". They contain more than the user needs.
      return tr("{packs}, {quantity} more than you need")
        .filled(["packs": packs, "quantity": left.text])
    }
  }
}
