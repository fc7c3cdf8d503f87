import PerCore
import Testing

/// Shops that a line names.
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
  ])
  func theShopFollowsThePrice(
    _ locale: String, _ line: String, _ name: String, _ shop: String
  ) throws {
    try check(line, locale, name: name, shop: shop)
  }

  @Test(arguments: [
    ("en_GB", "Milk 1 l 1.09 Aldi", "Milk", "Aldi"),
    ("en_GB", "milk 1l 1.09 lidl", "milk", "lidl"),
    ("en_GB", "Milk 1 l £1.09 @ Tesco", "Milk", "Tesco"),
    ("en_GB", "Milk 1 l @ Tesco 1.09", "Milk", "Tesco"),
    ("en_GB", "Milk at Aldi 1 l £1.09", "Milk", "Aldi"),
    ("en_GB", "Milk (Sainsbury's) 1 l £1.09", "Milk", "Sainsbury's"),
    ("en_GB", "M&S: milk 1 l 1.09", "milk", "M&S"),
    ("de_DE", "REWE - Milch 1 l 1,09", "Milch", "REWE"),
    ("de_DE", "Milch 1 l 1,09 €, Lidl", "Milch", "Lidl"),
    ("de_DE", "1,09 € Milch 1 l dm", "Milch", "dm"),
    ("fr_FR", "Lait 1 l 1,09 € E.Leclerc", "Lait", "E.Leclerc"),
    ("pl_PL", "Mleko 1 l 3,49 Żabka", "Mleko", "Żabka"),
    ("en_GB", "1 l 1.09 Aldi", "Aldi", ""),
    ("en_US", "grass seed 7 lb 28.97 home depot", "grass seed", "home depot"),
    // Names that are also words, directly after the price.
    ("en_US", "legal pads 12 ct 14.49 staples", "legal pads", "staples"),
    ("nb_NO", "melk 1 l 21,90 kiwi", "melk", "kiwi"),
    ("nl_NL", "melk 1 l 1,09 jumbo", "melk", "jumbo"),
    ("ja_JP", "牛乳 1L 198 西友", "牛乳", "西友"),
    ("de_DE", "Milch 1 l 1,09 € • Lidl", "Milch", "Lidl"),
    // Before the amount.
    ("en_GB", "tesco 2l whole milk 1.20", "whole milk", "tesco"),
    ("en_GB", "Sainsbury's 12 eggs £2.40", "eggs", "Sainsbury's"),
    ("de_DE", "lidl 6x1,5l wasser 1,14", "wasser", "lidl"),
    // Before the name, after a word such as "at".
    ("fr_FR", "chez Aldi beurre 250 g 1,69", "beurre", "Aldi"),
    ("pl_PL", "w Biedronce masło 200 g 5,99", "masło", "Biedronka"),
    ("en_GB", "Aldi has 6 eggs for 1.19", "eggs", "Aldi"),
    ("de_DE", "Lidl hat Butter 250 g für 1,59", "Butter", "Lidl"),
    ("it_IT", "da Conad 6 uova 1,59", "uova", "Conad"),
    ("it_IT", "al Lidl il chilo di zucchero sta a 1,19", "zucchero", "Lidl"),
    ("fr_FR", "au Carrefour le litre de lait est à 0,95", "lait", "Carrefour"),
    ("es_ES", "leche 1 l 0,95 Dia", "leche", "Dia"),
    ("ar_EG", "سكر 1 كيلو 35 جنيه من كارفور", "سكر", "كارفور"),
    // Between the name, the amount and the price.
    ("en_GB", "rice aldi 1kg 1.09", "rice", "aldi"),
    ("es_ES", "leche mercadona 6x1l 5,28", "leche", "mercadona"),
    ("en_GB", "milk 1l tesco 1.09", "milk", "tesco"),
    // Where people buy other things than food.
    ("en_US", "turmeric 16 oz 11.95 on amazon", "turmeric", "amazon"),
    ("de_DE", "weiß 10 l 39,99 bauhaus", "weiß", "bauhaus"),
    ("en_IN", "atta 10 kg 449 dmart", "atta", "dmart"),
    ("en_US", "Milk / 128 oz / 3.49 / Target", "Milk", "Target"),
    ("it_IT", "alla Coop il latte costa 1,59 al litro", "il latte", "Coop"),
    ("es_ES", "en Dia el kilo de azúcar está a 1,19", "azúcar", "Dia"),
  ])
  func theNameOfAChainIsAShop(
    _ locale: String, _ line: String, _ name: String, _ shop: String
  ) throws {
    try check(line, locale, name: name, shop: shop)
  }

  @Test(arguments: [
    ("en_GB", "Milk 1 l 1.20 in Lidl", "Milk", "Lidl"),
    ("en_GB", "Milk 1 l 1.20 M&S", "Milk", "M&S"),
    ("en_GB", "Velvet 9 rolls 5.25 @Asda", "Velvet", "Asda"),
    ("en_US", "Milk 1 gal 3.49 H-E-B", "Milk", "H-E-B"),
    ("pl_PL", "Mleko 1 l 3,99 w Sklepie", "Mleko w Sklepie", ""),
    ("cs_CZ", "Mléko 1 l 21,90 v Lidlu", "Mléko", "Lidl"),
    ("cs_CZ", "Mléko 1 l 21,90 v Budově", "Mléko v Budově", ""),
    ("cs_CZ", "Káva 500 g 199 v Lidlu", "Káva", "Lidl"),
    ("pl_PL", "masło 200 g 5,99 w lidlu", "masło", "Lidl"),
    ("pl_PL", "ziemniaki 5 kg 9,95 z biedronki", "ziemniaki", "Biedronka"),
    ("pl_PL", "pieluchy w Rossmannie 44 szt 34,99", "pieluchy", "Rossmann"),
    ("ru_RU", "молоко 1 л 89,90 в Магните", "молоко", "Магнит"),
    ("de_DE", "Milch 1 l 1,09 beim Lidl", "Milch", "Lidl"),
    ("en_GB", "Milk 1 l £1.20 @ Corner", "Milk", "Corner"),
    ("en_GB", "Scottish oats 2 kg 5.20 20% off at Corner", "Scottish oats", "Corner"),
  ])
  func wordsThatAreAlsoUnitsPrecedeAShop(
    _ locale: String, _ line: String, _ name: String, _ shop: String
  ) throws {
    try check(line, locale, name: name, shop: shop)
  }

  @Test(arguments: [
    // Brands.
    ("en_GB", "Tesco milk 1 l £1.09", "Tesco milk", ""),
    ("de_DE", "Butter netto 250 g 1,99", "Butter", ""),
    ("en_US", "walking boots 1 pair 59.00", "walking boots", ""),
    ("en_GB", "£1.09 1 l Tesco milk", "Tesco milk", ""),
    ("de_DE", "Milch dm-Bio 1 l 1,09 €", "Milch dm-Bio", ""),
    // Other words.
    ("en_GB", "lidl 500 g 1.99", "lidl", ""), ("de_DE", "penny 10 eier 1,99", "penny", ""),
    ("en_US", "Target 2 lb strawberries 4.99", "Target strawberries", ""),
    ("en_US", "2 pairs 20.00 boots", "boots", ""), ("en_GB", "4 pack 1.20 kiwi", "kiwi", ""),
    ("da_DK", "Smør 500 g netto 25,95", "Smør", ""),
    ("en_GB", "Boots, 1 pair, £30", "Boots", ""),
    ("en_US", "Target, 1 piece, $12", "Target", ""),
    ("ru_RU", "Лента: 5 м 100,00", "Лента", ""),
    ("de_DE", "Butter 250 g 1,99 Spar 20%", "Butter Spar 20%", ""),
    // Names.
    ("en_GB", "Milk at Corner 1 l £1.09", "Milk at Corner", ""),
    ("en_GB", "Milk 1 l £1.09 at home", "Milk at home", ""),
    ("es_ES", "Leche 1 l 1,09 € en Oferta", "Leche", ""),
  ])
  func brandsAndOtherWordsAreNotShops(
    _ locale: String, _ line: String, _ name: String, _ shop: String
  ) throws {
    try check(line, locale, name: name, shop: shop)
  }

  private func check(_ line: String, _ locale: String, name: String, shop: String) throws {
    let product = try Readers.product(line, locale)
    #expect(product.name == name, "\(line)")
    #expect(product.shop == shop, "\(line)")
  }

  /// Each price can be that of a shop, and the line doesn't say which.
  @Test func aLineWithSeveralPricesHasNoShop() throws {
    let outcome = Readers.read("Milk 1 l 1.50 Tesco 1.20 Lidl", "en_GB", offers: .read).outcome
    guard case .ask(.offer, let known, let candidates) = outcome else {
      Issue.record("The line is read as \(outcome)")
      return
    }
    #expect(known.shop.isEmpty && candidates.allSatisfy { $0.shop.isEmpty })
  }
}
