import PerCore
import Testing

/// Offers with a word for the packs beside their numbers.
@Suite struct CountedOfferTests {
  @Test func packsForFewer() {
    checkOffers([
      ("de_DE", "Wein 0,75 l 6 Flaschen kaufen 5 bezahlen 4,99", "0.75 L 4.99, multibuy 6 5"),
      ("de_DE", "Wein 0,75 l 6 Flaschen nehmen 5 zahlen 4,99", "0.75 L 4.99, multibuy 6 5"),
      ("de_DE", "Wein 0,75 l kaufe 3 Flaschen zahle 2 4,99", "0.75 L 4.99, multibuy 3 2"),
      ("en_GB", "Wine 75cl buy 6 bottles pay for 5 £8", "75 cL 8, multibuy 6 5"),
      ("en_GB", "Wine 75cl buy 2 bottles get 1 free £8", "75 cL 8, multibuy 3 2"),
      ("fr_FR", "Vin 75 cl 6 bouteilles achetées 5 payées 4,99", "75 cL 4.99, multibuy 6 5"),
      ("nl_NL", "Wijn 75 cl 6 flessen halen 5 betalen 4,99", "75 cL 4.99, multibuy 6 5"),
      ("es_ES", "Vino 75 cl 6 botellas pague 5 4,95", "75 cL 4.95, multibuy 6 5"),
      ("pt_PT", "Vinho 75 cl leve 6 garrafas pague 5 4,99", "75 cL 4.99, multibuy 6 5"),
      ("it_IT", "Vino 75 cl prendi 6 bottiglie paghi 5 4,99", "75 cL 4.99, multibuy 6 5"),
      ("sv_SE", "Läsk 1,5 l köp 3 flaskor betala för 2 19,90", "1.5 L 19.9, multibuy 3 2"),
      ("cs_CZ", "Pivo 0,5 l kup 6 lahví zaplať 5 14,90", "0.5 L 14.9, multibuy 6 5"),
      ("fi_FI", "Olut 0,33 l osta 6 pulloa maksa 5 1,99", "0.33 L 1.99, multibuy 6 5"),
    ])
  }

  @Test func severalPiecesForAPrice() {
    checkOffers([
      ("de_DE", "Schokolade 100 g 3 St. nur 3 €", "100 g, bundle 3 3"),
      ("de_DE", "Schokolade 100 g 3 Stck. für 3 €", "100 g, bundle 3 3"),
    ])
  }

  @Test func theNumberOfPiecesInThePackIsNoOffer() {
    checkOffers([
      ("de_DE", "Toilettenpapier (8x150 Blatt), 8 St für 4,45 €", "1200 sheet 4.45"),
      ("de_DE", "Feuchttücher (2x42 St), 84 St für 3,25 €", "84 piece 3.25"),
      ("de_DE", "Socken (5 Paar), 10 St für 11,95 €", "5 pair 11.95"),
      ("de_DE", "Müllbeutel 10 Liter, 8 St für 1,25 €", "8 piece 1.25"),
      ("de_DE", "Windeln (13-18 kg), 52 St für 17,00 €", "52 piece 17"),
      ("en_US", "eggs 12 ct 12 for $3", "12 piece 3"),
      ("en_US", "toothbrush 2 pack 2 for $5", "2 piece, bundle 2 5"),
      ("de_DE", "Toilettenpapier 8 Rollen 2 St für 9 €", "8 roll, bundle 2 9"),
    ])
  }

  @Test func anotherBottleAtAReducedPrice() {
    checkOffers([
      ("de_DE", "Sekt 0,75 l 2. Flasche zum halben Preis 4,99", "0.75 L 4.99, nth 2 50"),
      ("it_IT", "Vino 75 cl seconda bottiglia a metà prezzo 5,90 €", "75 cL 5.9, nth 2 50"),
      ("en_GB", "Wine 75cl 2nd bottle half price £8", "75 cL 8, nth 2 50"),
    ])
  }

  @Test func aNumberThatIsLeftBesideAPurchaseIsAsked() {
    checkOffers([
      ("de_DE", "Bier 0,5 l 24 Dosen bestellen 20 bezahlen 0,99", "ask offer"),
      ("nl_NL", "Bier 30 cl 24 flesjes halen 20 betalen 0,99", "ask offer"),
      ("de_DE", "Wein 0,75 l 6 Flaschen für 20 €", "4.5 L 20"),
    ])
  }

  @Test func theOfferEndsBeforeAPriceWithDecimals() {
    checkOffers([
      ("nb_NO", "Norvegia 1 kg 3 for 2 129,00", "1 kg 129, multibuy 3 2"),
      ("ru_RU", "Сок яблочный 1 л 2 по цене 1 129,90 ₽", "1 L 129.9, multibuy 2 1"),
      ("pl_PL", "Czekolada 100 g 3 w cenie 2 129,00", "100 g 129, multibuy 3 2"),
      ("nb_NO", "Norvegia 1 kg 2 for 1 299 kr", "ask offer, multibuy 2 1"),
      ("ja_JP", "牛乳 1L 2本で 380円", "1 L, bundle 2 380"),
    ])
  }

  @Test func manyPiecesCanBeThoseOfAPack() throws {
    checkOffers([
      ("de_DE", "Bonbons 100 g, 20 Stück für 1,99", "ask total"),
      ("de_DE", "Kompostbeutel 10 Liter, 8 St für 1,25 €", "8 piece 1.25"),
      ("de_DE", "Nudeln 500 g, 2 St für 3 €", "500 g, bundle 2 3"),
      ("de_DE", "Nudeln 500 g, 8 für 10 €", "500 g, bundle 8 10"),
    ])
    let doughnuts = try Readers.product("Doughnuts 10 pieces for £2 or 40p each", "en_GB")
    #expect(doughnuts.offer != nil && doughnuts.name == "Doughnuts")
  }
}
