internal import Gtk
internal import PerFiles

extension ColumnRole {
  /// The roles that the user can choose. Columns with other roles aren't imported.
  static let choices: [ColumnRole] = [
    .other, .name, .quantity, .unit, .count, .price, .offer, .deposit, .currency, .shop, .note,
  ]

  /// The position of the role in `choices`.
  var choice: Int { Self.choices.firstIndex(of: self) ?? 0 }

  /// What a column holds, for a menu.
  @MainActor var text: String {
    switch self {
    case .name: tr("Name")
    case .quantity: tr("Quantity")
    case .unit: tr("Unit")
    // Translators: The content of a column of a table: how many packs are bought.
    case .count: tr("Number of Packs")
    case .price: tr("Price")
    case .offer: tr("Offer")
    case .deposit: trc("column", "Deposit")
    case .currency: tr("Currency")
    case .shop: tr("Shop")
    case .note: tr("Note")
    // Translators: A column of a table that is left out.
    case .oldPrice, .unitPrice, .other: tr("Not Imported")
    }
  }
}
