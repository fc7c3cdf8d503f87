import PerCore
import Testing

/// Lines whose prices have no currency, and parts that leave one meaning.
@Suite struct UnsignedPriceTests {
  @Test func theHigherPriceBeforeNowIsOld() {
    checkLines([
      ("de_DE", "Käse 500 g 8,99 jetzt 6,99", "500 g 6.99"),
      ("de_DE", "Käse 500 g, 8,99, jetzt 6,99", "500 g 6.99"),
      ("de_DE", "Käse 500 g war 8,99 jetzt 6,99", "500 g 6.99"),
      ("en_GB", "cheese 500 g 8.99 now 6.99", "500 g 6.99"),
      ("nl_NL", "Kaas 500 g 8,99 nu 6,99", "500 g 6.99"),
      ("nl_NL", "Kaas 500 g van 8,99 voor 6,99", "500 g 6.99"),
      ("fr_FR", "fromage 500 g 8,99 maintenant 6,99", "500 g 6.99"),
      ("fr_FR", "fromage 500 g était 8,99 maintenant 6,99", "500 g 6.99"),
      ("es_ES", "queso 500 g era 8,99 ahora 6,99", "500 g 6.99"),
      ("it_IT", "formaggio 500 g era 8,99 ora 6,99", "500 g 6.99"),
      ("pt_PT", "Queijo 500 g era 8,99 agora 6,99", "500 g 6.99"),
      ("pt_PT", "Queijo 500 g de 8,99 por 6,99", "500 g 6.99"),
      ("sv_SE", "ost 500 g var 89,90 nu 69,90", "500 g 69.9"),
      ("da_DK", "ost 500 g 89,95 nu 69,95", "500 g 69.95"),
      ("nb_NO", "ost 500 g 89,90 nå 69,90", "500 g 69.9"),
      ("fi_FI", "juusto 500 g 8,99 nyt 6,99", "500 g 6.99"),
      ("pl_PL", "ser 500 g 8,99 teraz 6,99", "500 g 6.99"),
      ("cs_CZ", "sýr 500 g bylo 89,90 nyní 69,90", "500 g 69.9"),
      ("ru_RU", "сыр 500 г 289,90 теперь 169,90", "500 g 169.9"),
    ])
  }

  @Test func otherPricesBesideNowAreAsked() {
    checkLines([
      ("de_DE", "Milch 1 l 0,99 nur 1,49", "ask offer 1 L 1.49"),
      ("de_DE", "Milch 1 l 1,49 nur 0,99 2,99", "ask offer 1 L 0.99"),
    ])
  }

  @Test func theLowerPriceBesideTheWordIsTheDeposit() {
    let rows: [(locale: String, line: String, values: [String])] = [
      ("de_DE", "Bier 0,5 l 4,99 0,25 Pfand", ["4.99", "0.25"]),
      ("de_DE", "Bier 0,5 l 4,99 € 0,25 Pfand", ["4.99", "0.25"]),
      ("de_DE", "Bier 0,5 l 4,99 zzgl. 0,25 Pfand", ["4.99", "0.25"]),
      ("nl_NL", "Cola 1,5 l 1,99 0,25 statiegeld", ["1.99", "0.25"]),
      ("sv_SE", "Läsk 50 cl 19,90 1,00 pant", ["19.9", "1"]),
      ("de_DE", "Bier 0,5 l 0,25 0,99 Pfand", []),
      ("de_DE", "Wasser 1,5 l 0,69 0,25 Pfand 0,99", []),
    ]
    for row in rows {
      var values: [Rational] = []
      if case .product(let product) = Readers.read(row.line, row.locale).outcome {
        values = [product.price, product.deposit].compactMap { $0 }
      }
      let texts = values.map { NumberFormat.plain.string($0) }
      #expect(texts == row.values, "\(row.locale): \(row.line)")
    }
  }

  @Test func thePriceIsForTheAmountAfterIt() {
    checkLines([
      ("en_GB", "butter 1.99 for 250g", "250 g 1.99"),
      ("en_US", "oat milk is 3.79 for the 64 oz one", "64 oz 3.79"),
      ("de_DE", "Butter 1,39 für 250 g", "250 g 1.39"),
      ("es_ES", "jamón york 1,99 los 200 g", "200 g 1.99"),
      ("fr_FR", "fraises 3,50 les 500 g", "500 g 3.5"),
      ("en_GB", "cheddar 3.20 400 g", "ask price 400 g"),
      ("fr_FR", "couches à 15 € les 60", "ask offer 15"),
    ])
  }

  @Test func wholeNumbersArePricesInSomeCurrencies() {
    checkLines([
      ("en_IN", "toor dal 1 kg 165", "1 kg 165"), ("ru_RU", "кофе 250 г 599", "250 g 599"),
      ("sv_SE", "kaffe 450 g 159", "450 g 159"), ("cs_CZ", "káva 500 g 199", "500 g 199"),
      ("cs_CZ", "pivo 20x0,5 l 299 + záloha", "10 L 299"),
      // Two digits can be a number of packs, and other numbers part of the amount or of the name.
      ("sv_SE", "pepsi 33 cl 24", "ask price 33 cL"),
      ("sv_SE", "ris 1 kg 500", "ask price 1 kg"),
      ("sv_SE", "vin 750 ml 2019", "ask price 750 mL"),
      ("sv_SE", "kaffe 500 g 3 st 159", "ask price 500 g"),
      ("sv_SE", "papper A4 80 g 500", "ask amount"),
      ("de_DE", "Kaffee 500 g 599", "ask price 500 g"),
    ])
  }

  @Test func aUnitWithoutANumberIsOne() {
    checkLines([
      ("en_US", "milk gallon 3.99", "1 gal-us 3.99"),
      ("en_US", "milk 2% gallon $3.49", "1 gal-us 3.49"),
      ("en_GB", "milk pint 0.65", "1 pt-imp 0.65"),
      ("en_US", "bananas lb 0.59", "1 lb 0.59"),
      ("de_DE", "Milch Liter 0,99", "1 L 0.99"),
      // A size, a container, a book, and units with another part of the name after them.
      ("de_DE", "T-Shirt L 9,99", "ask amount 9.99"),
      ("en_US", "bucket with lid box gallon 9.99", "ask amount 9.99"),
      ("fr_FR", "Petit livre 12,99", "ask amount 12.99"),
      ("en_GB", "pizza stone 19.99", "ask amount 19.99"),
      ("en_US", "pound cake 3.99", "ask amount 3.99"),
    ])
  }

  @Test func aPriceInYuanCanHaveOneDecimal() {
    checkLines([
      ("zh_CN", "牛奶 1L 39.9", "1 L 39.9"),
      ("zh_CN", "牛奶 250ml 39.9 现价29.9", "250 mL 29.9"),
      ("zh_CN", "牛奶 250ml 12.9 3.6", "ask offer 250 mL"),
      ("zh_CN", "蛋白 3.6 250ml 12.9", "ask offer 250 mL"),
      ("en_US", "Milk 16 oz 39.9", "ask price 16 oz"),
    ])
  }

  @Test func dekagramsAreASmallUnit() {
    checkLines([
      ("cs_CZ", "Brambory 1 kg 20 dkg 39,90", "1200 g 39.9"),
      ("pl_PL", "Ser 1 kg 20 dkg 39,90", "1200 g 39.9"),
      ("de_AT", "Käse 1 kg 20 dag 5,00", "1200 g 5"),
      ("it_IT", "Prosciutto 1 kg 2 etti 5,00", "1200 g 5"),
      ("pl_PL", "Ser 1 kg (100 dkg) 5,00", "1 kg 5"),
      ("pl_PL", "Ser 1,5 kg 20 dkg 5,00", "ask total 5"),
      ("zh_CN", "肉 1kg 2斤 30元", "1 kg 30"),
    ])
  }

  @Test func aFewPiecesBeforeASizeCanBePacks() {
    checkLines([
      ("en_US", "Yogurt 4 ct 3.25 oz $3.99", "ask total 3.99"),
      ("en_US", "Yogurt 6 ct 5.3 oz $3.99", "ask total 3.99"),
      ("en_US", "Popsicles 24 ct 40 oz $3.49", "40 oz 3.49"),
    ])
  }
}
