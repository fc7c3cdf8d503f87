import PerCore
import Testing

/// Prices of a pack that can be one of several packs, or all of them.
@Suite struct PackPriceTests {
  @Test func thePriceOfAPackCanBeForOneOrForAll() {
    checkLines([
      ("de_DE", "Milch 3 x 1 l 1,19 je Packung", "ask price 3 L"),
      ("de_DE", "Milch 3 x 1 l 1,19 € je Packung", "ask price 3 L"),
      ("de_DE", "Milch 3 x 1 l je Packung 1,19", "ask price 3 L"),
      ("de_DE", "Milch 3 x 1 l 1,19 €/Packung", "ask price 3 L"),
      ("de_DE", "Milch 12 x 1 l 1,19 die Packung", "ask price 12 L"),
      ("nl_NL", "Melk 3 x 1 l 1,19 per pak", "ask price 3 L"),
      ("en_GB", "Milk 3 x 1 l 1.19 per carton", "ask price 3 L"),
      ("sv_SE", "Mjölk 6 x 1 l 14,90 per paket", "ask price 6 L"),
      ("de_DE", "Bier 20 x 0,5 l 14,99 je Kasten", "10 L 14.99"),
      ("en_GB", "Cola 24 x 330ml £9 per case", "7920 mL 9"),
      ("fr_FR", "Eau 6 x 1,5 L 2,10 € le pack", "9 L 2.1"),
      ("pl_PL", "Woda 6 x 1,5 l 12,99 zł/zgrzewka", "9 L 12.99"),
      ("it_IT", "Latte 6 x 1 l 5,34 la confezione", "6 L 5.34"),
      ("de_DE", "Milch 1 l 1,19 je Packung", "1 L 1.19"),
      ("en_GB", "Pizza 350g £2", "350 g 2"),
    ])
  }

  @Test func thePricesOfOnePackAndOfAllMustAgree() {
    checkLines([
      ("en_GB", "4 x 125g yogurt £2.00 (50p each)", "500 g 2"),
      ("en_GB", "4 x 125g yogurt £2.00 (60p each)", "ask total 500 g 2"),
      ("de_DE", "Butter 2 x 250 g 2,98 (je 1,49)", "500 g 2.98"),
      ("de_DE", "Butter 2 x 250 g 2,98 (je 1,59)", "ask total 500 g 2.98"),
      ("pt_BR", "Leite 6 x 1 L R$ 29,94 (R$ 5,99 cada)", "ask total 6 L 29.94"),
      ("ru_RU", "Молоко 6 х 1 л 534 ₽ (99 ₽/шт)", "ask total 6 L 534"),
    ])
  }

  @Test func eachBeforeASizeIsNotAPriceOfEach() {
    checkLines([
      ("de_DE", "Apfelsaft je 0,75-l-Flasche 1,29", "0.75 L 1.29"),
      ("de_DE", "Nudeln 3er Pack je 500 g 2,37", "1500 g 2.37"),
    ])
  }
}
