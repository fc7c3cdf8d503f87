import PerCore
import Testing

/// Lines of receipts that name no product.
@Suite struct LineReceiptTests {
  @Test(arguments: [
    ("en_GB", "Balance due for 3 pc £12.00"), ("en_US", "Net sales 4 pcs 18.00"),
    ("en_IN", "Items: 6 Qty: 9 Net Amt: 812.00"), ("en_IN", "Net Amt 3 pcs 812.00"),
    ("de_DE", "Zu zahlen 3 Stück 12,00"), ("fr_FR", "Net à payer 3 pièces 12,00 €"),
    ("nl_NL", "Te betalen 3 stuks 12,00"), ("sv_SE", "Att betala 3 st 12,00"),
    ("da_DK", "At betale 3 stk 120,00"), ("nb_NO", "Å betale 3 stk 120,00"),
    ("fi_FI", "Maksettava 3 kpl 12,00"), ("pl_PL", "Do zapłaty 3 szt. 12,00"),
    ("cs_CZ", "K úhradě 3 ks 120 Kč"), ("ru_RU", "К оплате 3 шт 120 ₽"),
    ("it_IT", "Da pagare 3 pz 12,00"), ("es_ES", "Total a pagar 3 uds 12,00"),
    ("pt_BR", "Total a pagar 3 un 12,00"), ("tr_TR", "Ödenecek 3 adet 12,00"),
  ])
  func totalsAreRefused(_ locale: String, _ line: String) {
    #expect(summary(Readers.read(line, locale)) == "refuse none")
  }

  @Test(arguments: [
    ("de_DE", "Bar 50,00"), ("de_DE", "Bar 50,00 €"), ("de_CH", "Zwischentotal 33.20"),
    ("de_DE", "Rückgeld 3,20"), ("de_DE", "Wechselgeld EUR 3,20"), ("es_ES", "Cambio 3,20 €"),
    ("it_IT", "Resto 3,20"), ("pt_BR", "Troco 3,20"), ("nl_NL", "Wisselgeld 3,20"),
    ("fr_FR", "Rendu monnaie 3,20 €"), ("en_US", "Change due $3.20"),
    ("en_US", "Rounding 0.02"), ("fi_FI", "Pyöristys 0,02"),
  ])
  func paymentsAreRefused(_ locale: String, _ line: String) {
    #expect(summary(Readers.read(line, locale)) == "refuse none")
  }

  @Test(arguments: [
    ("de_DE", "Du hast 3,20 € gespart"), ("de_DE", "Sie haben 3,20 gespart"),
    ("en_US", "You saved $3.20"), ("es_ES", "Ha ahorrado 3,20 €"),
    ("it_IT", "Hai risparmiato 3,20 €"), ("pt_BR", "Você economizou R$ 3,20"),
    ("nl_NL", "Uw voordeel 3,20"),
  ])
  func savingsAreRefused(_ locale: String, _ line: String) {
    #expect(summary(Readers.read(line, locale)) == "refuse none")
    #expect(offerSummary(line, locale) == "refuse none")
  }

  @Test func productsWithTheSameWordsAreRead() {
    #expect(summary(Readers.read("Bar 6 x 40 g 2,00 €", "de_DE")) == "240 g 2")
    #expect(summary(Readers.read("Snickers Bar 50 g 0,99 €", "de_DE")) == "50 g 0.99")
    #expect(summary(Readers.read("Kort 10 st 49,00", "sv_SE")) == "10 piece 49")
    #expect(summary(Readers.read("Carta 500 fogli 4,00 €", "it_IT")) == "500 sheet 4")
  }

  @Test(arguments: [
    ("en_US", "Eco fee 1 ea $0.10"), ("en_US", "Bag fee 1 ea $0.10"), ("en_US", "Bag fee $0.10"),
    ("en_US", "Subtotal 3 kg $12.00"), ("en_US", "Service fee 1 ea $1.99"),
    ("en_US", "Loyalty points 3 pcs $1.20"), ("en_US", "Discount 1 ea $1.00"),
    ("en_GB", "Cash 1 pc 20.00"), ("en_AU", "Surcharge 1 ea $0.50"),
    ("fr_FR", "Remise immédiate 1 pièce 1,00 €"), ("de_DE", "Rabatt 1 Stück 1,00"),
    ("de_DE", "Pfand 1 Stück 0,25"), ("de_DE", "EC-Karte 1 Stück 12,00"),
    ("cs_CZ", "Počet položek 3 ks"), ("de_DE", "Summe 2,5 kg 45,00"),
    ("fr_FR", "Espèces 1 pièce 20,00"), ("fr_FR", "Éco-participation 1 pièce 0,10 €"),
    ("fr_FR", "Sous-total 3 kg 12,00 €"), ("es_ES", "Efectivo 1 ud 20,00 €"),
    ("es_ES", "Cambio 1 ud 3,20 €"), ("it_IT", "Contanti 1 pz 20,00"),
    ("it_IT", "Totale 2,5 kg 45 €"), ("nl_NL", "Contant 1 stuk 20,00"),
    ("nl_NL", "Statiegeld 1 stuk 0,25"), ("pt_BR", "Dinheiro 1 un 20,00"),
    ("pt_PT", "Subtotal 3 kg 12,00"), ("pl_PL", "Gotówka 1 szt 20,00"),
    ("pl_PL", "Razem 2,5 kg 45 zł"), ("sv_SE", "Kontant 1 st 20,00"), ("sv_SE", "Pant 1 st 2,00"),
    ("da_DK", "Byttepenge 1 stk 3,20"), ("da_DK", "I alt 2,5 kg 45 kr"),
    ("nb_NO", "Kontant 1 stk 20,00"), ("nb_NO", "Sum 2,5 kg 45 kr"),
    ("fi_FI", "Käteinen 1 kpl 20,00"), ("fi_FI", "Pantti 1 kpl 0,20"),
    ("cs_CZ", "Hotovost 1 ks 20,00"), ("cs_CZ", "Mezisoučet 3 kg 12,00"),
    ("ru_RU", "Сдача 1 шт 3,20"), ("ru_RU", "Итого 2,5 кг 450 ₽"), ("ja_JP", "合計 2.5kg"),
    ("ja_JP", "合計 2.5kg 450円"), ("ja_JP", "お釣り 1点 32円"), ("zh_CN", "合计 2.5kg 45元"),
    ("zh_CN", "找零 1件 3元"), ("ar_EG", "المجموع 2.5 كجم 45 جنيه"),
    ("ar_EG", "ضريبة 1 قطعة 3 جنيه"), ("tr_TR", "Nakit 1 adet"), ("tr_TR", "Nakit 1 adet 20,00"),
    ("tr_TR", "Toplam 2,5 kg 45 TL"), ("tr_TR", "Para üstü 1 adet 3,20"),
  ])
  func linesWithoutAProductAreRefusedWithCountsAndMeasures(_ locale: String, _ line: String) {
    #expect(summary(Readers.read(line, locale)) == "refuse none")
  }

  @Test(arguments: [
    ("en_GB", "Total weight: 2.5 kg", "Total weight 2.5 kg £45", "45"),
    ("de_DE", "Gesamtgewicht 2,5 kg", "Gesamtgewicht 2,5 kg 45,00 €", "45"),
    ("es_ES", "Peso total 2,5 kg", "Peso total 2,5 kg 45 €", "45"),
    ("it_IT", "Peso totale 2,5 kg", "Peso totale 2,5 kg 45 €", "45"),
    ("pl_PL", "Waga razem 2,5 kg", "Waga razem 2,5 kg 45 zł", "45"),
    ("ru_RU", "Общий вес 2,5 кг", "Общий вес 2,5 кг 450 ₽", "450"),
    ("ja_JP", "総重量 2.5kg", "総重量 2.5kg 450円", "450"),
    ("tr_TR", "Toplam ağırlık 2,5 kg", "Toplam ağırlık 2,5 kg 45 TL", "45"),
  ])
  func totalWeightsNameNoProduct(
    _ locale: String, _ weight: String, _ priced: String, _ price: String
  ) {
    #expect(summary(Readers.read(weight, locale)) == "refuse none")
    #expect(summary(Readers.read(priced, locale)) == "ask total 2.5 kg \(price)")
  }

  @Test(arguments: [
    ("en_GB", "Total 0% 500 g £2.50", "500 g 2.5"),
    ("de_DE", "Total Zahncreme 75 ml 2,99", "75 mL 2.99"),
    ("de_DE", "0,5 l 0,99 € + 0,25 € Pfand", "0.5 L 0.99"),
    ("de_DE", "Karte 1 St. 3,99", "1 piece 3.99"), ("de_DE", "10 Stück 3,99 €", "10 piece 3.99"),
    ("ru_RU", "Пакет молока 1 л 80 ₽", "1 L 80"),
  ])
  func productsBesideWordsOfReceiptsAreRead(
    _ locale: String, _ line: String, _ expected: String
  ) {
    #expect(summary(Readers.read(line, locale)) == expected)
  }

  @Test(arguments: [
    ("de_DE", "Netto 21,45"), ("de_DE", "Steuer A 19% 2,34"), ("de_DE", "Ihr Rabatt 12,34"),
    ("de_DE", "Nur noch 3 Stück verfügbar"), ("de_DE", "Mindestbestellwert 25 €"),
    ("en_US", "DEBIT TEND 48.87"), ("en_US", "YOUR SAVINGS 5.25"), ("en_US", "Rewards 3.50"),
    ("en_US", "Serving size 30g"), ("fr_FR", "CB EMV 45,67"),
    ("fr_FR", "Minimum de commande 15 €"), ("es_ES", "A devolver 8,00"),
    ("es_ES", "Pedido mínimo 30 €"), ("it_IT", "Ordine minimo 30 €"),
    ("nl_NL", "Minimale bestelling 30 €"), ("pt_PT", "Encomenda mínima 30 €"),
    ("pl_PL", "PTU A 23% 5,67"), ("pl_PL", "SPRZEDAŻ OPODATK. A 45,67"),
    ("sv_SE", "Värdecheck 25 kr"), ("da_DK", "Minimumsordre 300 kr"),
    ("nb_NO", "BankAxept 345,60"), ("fi_FI", "Bonus 1,20"), ("fi_FI", "Säästösi 3,20 €"),
    ("cs_CZ", "K platbě 345 Kč"), ("cs_CZ", "Skladem 5 ks"), ("ru_RU", "В наличии 5 шт"),
    ("ja_JP", "残り3点"), ("ja_JP", "お釣 720円"), ("zh_CN", "库存 5件"), ("zh_CN", "起送价 20元"),
    ("ar_EG", "الحد الأدنى للطلب 100 جنيه"),
  ])
  func stockAndLimitsAreRefused(_ locale: String, _ line: String) {
    #expect(summary(Readers.read(line, locale)) == "refuse none")
  }

  @Test(arguments: [
    ("ja_JP", "豆腐 300g ¥316", "  2コ×単158", "600 g 316"),
    ("ja_JP", "豆腐 300g ¥316", "(2個 × 単158)", "600 g 316"),
    ("ja_JP", "豆腐 300g ¥316", "@158×2", "600 g 316"),
    ("ja_JP", "豆腐 300g ¥316", "158円 x 2", "600 g 316"),
    ("ja_JP", "豆腐 300g ¥316", "158 x 2点", "600 g 316"),
    ("es_ES", "LECHE 1 L 2,60", "2 UD A 1,30", "2 L 2.6"),
    ("pt_BR", "LEITE 1 L 9,98", "Qtde.:2 UN: UN Vl. Unit.: 4,99", "2 L 9.98"),
    ("pt_BR", "LEITE 1 L 9,98", "2,000 UN X R$ 4,99", "2 L 9.98"),
    ("de_DE", "JOGHURT 500 g 2,58", "2 Stück je 1,29", "1000 g 2.58"),
    ("de_DE", "JOGHURT 500 g 2,58", "1,29 EUR x 2", "1000 g 2.58"),
    ("fr_FR", "LAIT 1 L 4,30 €", "2 x 2,15€ l'unité", "2 L 4.3"),
    ("en_US", "BEANS 15 oz $6.92", "(2 EA @ 3.46/EA)", "30 oz 6.92"),
    ("en_US", "BEANS 15 oz $6.92", "2 @ 2 for 6.92", "30 oz 6.92"),
  ])
  func theLineBelowCountsTheProduct(
    _ locale: String, _ product: String, _ count: String, _ meaning: String
  ) {
    let lines = [product, count]
    let reader = Readers.reader(locale)
    #expect(summary(reader.read(0, of: lines)) == meaning, "\(count)")
    #expect(summary(reader.read(1, of: lines)) == "counts above", "\(count)")
  }

  @Test func theLineAboveCountsTheProduct() {
    let lines = ["2 x 1,29", "JOGHURT 500 g 2,58", "MILCH 1 L 1,05", "2 x 0,79", "REIS 1 kg 1,58"]
    let meanings = lines.indices.map { summary(Readers.reader("de_DE").read($0, of: lines)) }
    #expect(meanings[1] == "1000 g 2.58" && meanings[2] == "1 L 1.05" && meanings[4] == "2 kg 1.58")
  }

  @Test func aLineThatCountsTheProductAboveDoesNotCountTheOneBelow() {
    let lines = ["JOGHURT 500 g 2,58", "2 x 1,29", "REIS 1 kg 2,58"]
    #expect(summary(Readers.reader("de_DE").read(2, of: lines)) == "1 kg 2.58")
  }

  @Test(arguments: [
    ("en_GB", "NESCAFE GOLD 200 g £8.50", "NECTAR PRICE SAVING -£2.50", "6"),
    ("de_DE", "BUTTER 250 g 1,89 B", "RABATT -0,40", "1.49"),
    ("de_DE", "BUTTER 250 g 1,89 B", "Preisvorteil 0,40-", "1.49"),
    ("de_DE", "BUTTER 250 g 1,89 B", "20% Rabatt -0,38", "1.51"),
  ])
  func aSavingBelowIsAQuestion(
    _ locale: String, _ product: String, _ saving: String, _ reduced: String
  ) throws {
    let lines = [product, saving]
    let reader = Readers.reader(locale)
    guard case .reading(let reading) = reader.read(0, of: lines),
      case .ask(.offer, let known, let candidates) = reading.outcome
    else {
      Issue.record("\(saving): \(reader.read(0, of: lines))")
      return
    }
    let price = try NumberFormat.plain.number(reduced)
    #expect(candidates.map(\.price) == [price, known.price], "\(saving)")
    #expect(summary(reader.read(1, of: lines)) == "refuse none", "\(saving)")
  }

  @Test(arguments: ["PFAND -0,25", "Storno -1,89", "MILCH 1 L 1,05", "RABATT -1,89"])
  func otherLinesBelowAreNotSavings(_ other: String) {
    let lines = ["BUTTER 250 g 1,89 B", other]
    #expect(summary(Readers.reader("de_DE").read(0, of: lines)) == "250 g 1.89", "\(other)")
  }

  @Test(arguments: [
    ("en_US", ["Great Value Oats, 42 oz", "current price $3.98", "9.5 ¢/oz"]),
    ("de_DE", ["Reis 500 g", "1,79 €", "(1 kg = 3,58 €)"]),
    ("de_DE", ["Reis 500 g 1,79 €", "3,58 €/kg"]),
  ])
  func aUnitPriceBelowIsNotAProduct(_ locale: String, _ lines: [String]) {
    let meaning = Readers.reader(locale).read(lines.count - 1, of: lines)
    #expect(summary(meaning) == "refuse none", "\(lines)")
  }

  @Test(arguments: [["3,58 €/kg", "3,29 €/kg"], ["Reis 500 g 1,79 €", "3,29 €/kg"]])
  func otherUnitPricesAreProducts(_ lines: [String]) {
    #expect(summary(Readers.reader("de_DE").read(1, of: lines)) == "1 kg 3.29", "\(lines)")
  }

  /// Returns the name, the amount and the price of the line at `index`; nil for a line that is no product.
  private func product(_ index: Int, of lines: [String], _ locale: String) -> String? {
    let meaning = Readers.reader(locale).read(index, of: lines)
    guard case .reading(let reading) = meaning, case .product(let product) = reading.outcome else {
      return nil
    }
    return "\(product.name) \(summary(reading))"
  }

  @Test func aWeighedAmountHasItsNameAbove() {
    let lines = ["BANANAS LOOSE", "0.854 kg @ £0.90/kg £0.77"]
    #expect(product(1, of: lines, "en_GB") == "BANANAS LOOSE 0.854 kg 0.77")
  }

  @Test(arguments: [
    ("de_DE", "BANANE 1,42 B", "0,954 kg x    1,49 EUR/kg", "BANANE 0.954 kg 1.42"),
    ("en_US", "WT BANANAS 0.84 F", "1.43 lb @ 0.59 /lb", "WT BANANAS 1.43 lb 0.84"),
    ("en_US", "WT BANANAS 0.84 F", "1.43 lb @ 1 lb /0.59", "WT BANANAS 1.43 lb 0.84"),
  ])
  func aWeighedAmountHasItsPriceInAnotherLine(
    _ locale: String, _ priced: String, _ weight: String, _ expected: String
  ) {
    for (lines, place) in [([priced, weight], 1), ([weight, priced], 0)] {
      #expect(product(place, of: lines, locale) == expected, "\(lines)")
      let meaning = Readers.reader(locale).read(1 - place, of: lines)
      #expect(summary(meaning) == "refuse none", "\(lines)")
    }
  }

  @Test func aWeighedAmountOfAnotherPriceIsAQuestion() {
    let lines = ["BROT 2,49 A", "0,954 kg x 1,49 EUR/kg"]
    let meanings = lines.indices.map { summary(Readers.reader("de_DE").read($0, of: lines)) }
    #expect(meanings == ["ask amount 2.49", "ask price 0.954 kg"])
  }

  @Test func aWeighedAmountWithASavingKeepsItsName() throws {
    let lines = ["BANANES", "0,870 kg x 1,79 €/kg 1,56", "REMISE -0,50"]
    guard case .reading(let reading) = Readers.reader("fr_FR").read(1, of: lines),
      case .ask(.offer, let known, let candidates) = reading.outcome
    else {
      Issue.record("\(lines)")
      return
    }
    #expect(([known] + candidates).allSatisfy { $0.name == "BANANES" })
  }

  @Test func aLineThatCountsTheProductBelowIsNotAProduct() {
    let lines = ["2 x £0.75", "Baguette 250g 1.50 A"]
    let meanings = lines.indices.map { summary(Readers.reader("en_GB").read($0, of: lines)) }
    #expect(meanings == ["refuse none", "500 g 1.5"])
  }
}
