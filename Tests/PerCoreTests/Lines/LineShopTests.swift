import PerCore
import Testing

/// Shops that a line names after its price.
@Suite struct LineShopTests {
  @Test(arguments: [
    ("en_GB", "Milk 1 l £1.09 at Aldi", "Milk", "Aldi"),
    ("en_GB", "Milk 1 l £1.09 at M&S Food", "Milk", "M&S Food"),
    ("de_DE", "Milch 1 l 1,09 € bei Netto Marken-Discount", "Milch", "Netto Marken-Discount"),
    ("fr_FR", "Lait 1 l 1,09 € chez Auchan, 1,09 € par L", "Lait", "Auchan"),
    ("es_ES", "Leche 1 l 1,09 € en Mercadona", "Leche", "Mercadona"),
    ("it_IT", "Latte 1 l 1,09 € da Esselunga", "Latte", "Esselunga"),
    ("pt_BR", "Leite 1 l R$ 4,99 em Extra", "Leite", "Extra"),
    ("ar_EG", "لبن 1 لتر 42 جنيه لدى كارفور", "لبن", "كارفور"),
    // What Per writes.
    ("en_US", "Oats, 500 g for $3.99 at Spar, $7.98 per kg, Best value!", "Oats", "Spar"),
    ("en_US", "1. Oats  500 g  $3.99  $7.98 per kg  Best value!  Aldi Süd", "Oats", "Aldi Süd"),
    ("en_US", "2. Oats  750 g  $3.99  $5.32 per kg  +16%  Aldi", "Oats", "Aldi"),
    // Names.
    ("en_GB", "Milk at Aldi 1 l £1.09", "Milk at Aldi", ""),
    ("en_GB", "Milk 1 l £1.09 at home", "Milk at home", ""),
    ("es_ES", "Leche 1 l 1,09 € en Oferta", "Leche", ""),
  ])
  func theShopFollowsThePrice(
    _ locale: String, _ line: String, _ name: String, _ shop: String
  ) throws {
    let outcome = Readers.read(line, locale).outcome
    guard case .product(let product) = outcome else {
      Issue.record("\(line) is read as \(outcome)")
      return
    }
    #expect(product.name == name)
    #expect(product.shop == shop)
  }
}
