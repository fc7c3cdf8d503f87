import PerCore
import Testing

/// Lines with offers, read with `LineReader.Offers.read`.
struct OfferReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let line: String
    let summary: String

    init(_ locale: String, _ line: String, _ summary: String) {
      (self.locale, self.line, self.summary) = (locale, line, summary)
    }

    var testDescription: String { "\(locale): \(line)" }
  }

  static let forms: [Row] = [
    Row("en_GB", "Oats 500 g £3.99, 3 for 2", "500 g 3.99, multibuy 3 2"),
    Row("en_GB", "Oats 500 g £3.99 three for two", "500 g 3.99, multibuy 3 2"),
    Row("en_GB", "Oats 500 g £3.99 3 for the price of 2", "500 g 3.99, multibuy 3 2"),
    Row("en_GB", "Oats 500 g £3.99 buy 2 get 1 free", "500 g 3.99, multibuy 3 2"),
    Row("en_GB", "Oats 500 g £3.99 buy 2 get 1", "500 g 3.99, multibuy 3 2"),
    Row("en_GB", "Oats 500 g £3.99 buy one get one free", "500 g 3.99, multibuy 2 1"),
    Row("en_GB", "Oats 500 g £3.99 BOGOF", "500 g 3.99, multibuy 2 1"),
    Row("en_GB", "Oats 500 g £3.99 2+1 free", "500 g 3.99, multibuy 3 2"),
    Row("en_GB", "Oats 500 g £3.99 1+1", "500 g 3.99, multibuy 2 1"),
    Row("en_GB", "2 for £5 500g", "500 g, bundle 2 5"),
    Row("en_GB", "Oats 500 g £3.99 or 2 for £5", "500 g 3.99, bundle 2 5"),
    Row("en_GB", "Oats 500 g 2 for 3.50", "500 g, bundle 2 3.5"),
    Row("en_US", "Oats 16 oz 10/$10", "16 oz, bundle 10 10"),
    Row("en_US", "Oats 16 oz 10 for 10", "16 oz, bundle 10 10"),
    Row("en_GB", "Oats 500 g £3.99 50% off the second", "500 g 3.99, nth 2 50"),
    Row("en_GB", "Oats 500 g £3.99 2nd half price", "500 g 3.99, nth 2 50"),
    Row("en_GB", "Oats 500 g £3.99 the third free", "500 g 3.99, multibuy 3 2"),
    Row("en_GB", "50% off the second Oats 500 g £3.99", "500 g 3.99, nth 2 50"),
    Row("en_US", "Oats 16 oz $3.99 buy 1 get 1 50% off", "16 oz 3.99, nth 2 50"),
    Row("en_GB", "Oats 500 g £3.99 20% off", "500 g 3.99, percent 20"),
    Row("en_GB", "Oats 500 g £3.99 −20%", "500 g 3.99, percent 20"),
    Row("en_GB", "Oats 500 g £3.99 − 20 %", "500 g 3.99, percent 20"),
    Row("de_DE", "Kaffee 500 g 4,99 -20%", "500 g 4.99, percent 20"),
    Row("tr_TR", "Kahve 500 g 150 TL %20 indirim", "500 g 150, percent 20"),
    Row("tr_TR", "Kahve 500 g 150 TL 2. ürün %50 indirimli", "500 g 150, nth 2 50"),
    Row("zh_CN", "咖啡 500克 49元 五折优惠", "500 g 49, percent 50"),
    Row("zh_CN", "五折伞 一把 49元", "1 piece 49"),
    Row("en_GB", "Oats 500 g £3.99 20 percent off", "500 g 3.99, percent 20"),
    Row("en_GB", "Oats 500 g £3.99 12.5% off", "500 g 3.99, percent 12.5"),
    Row("en_GB", "Oats 500 g £3.99 £1.50 off", "500 g 3.99, amount 1.5"),
    Row("en_GB", "Oats 500 g £3.99 £2 coupon", "500 g 3.99, coupon 2 1"),
    Row("en_GB", "Oats 500 g £3.99 £2 off your purchase", "500 g 3.99, coupon 2 1"),
    Row("en_GB", "Oats 500 g £3.99 £2 off when you buy 3", "500 g 3.99, coupon 2 3"),
    Row("en_GB", "Oats 500 g + 50 g free £3.99", "500 g 3.99, bonus 50 g"),
    Row(
      "en_GB", "Oats 500 g £3.99 3 for 2 max. 6 per household", "500 g 3.99, multibuy 3 2 limit 6"),
    Row("en_GB", "Oats 500 g £3.99 3 for 2, limit 5", "500 g 3.99, multibuy 3 2 limit 5"),
    Row("en_GB", "Oats 500 g £3.99 3 for 2 max 6 per customer", "500 g 3.99, multibuy 3 2 limit 6"),
  ]

  static let languages: [Row] = [
    Row("de_DE", "Hafer 500 g 3,99 € 3 für 2", "500 g 3.99, multibuy 3 2"),
    Row("de_DE", "Hafer 500 g 3,99 2+1 gratis", "500 g 3.99, multibuy 3 2"),
    Row("de_DE", "Hafer 500 g 3,99 Nimm 3 zahl 2", "500 g 3.99, multibuy 3 2"),
    Row("de_DE", "2 für 5 € Hafer 500 g", "500 g, bundle 2 5"),
    Row("de_DE", "Hafer 500 g 3,99 der zweite zum halben Preis", "500 g 3.99, nth 2 50"),
    Row("de_DE", "50 % auf den zweiten Hafer 500 g 3,99 €", "500 g 3.99, nth 2 50"),
    Row("de_DE", "Hafer 500 g 3,99 € 20 % Rabatt", "500 g 3.99, percent 20"),
    Row("de_DE", "Hafer 500 g 3,99 € 2 € Gutschein", "500 g 3.99, coupon 2 1"),
    Row("de_DE", "Hafer 500 g+50 g gratis 3,99 €", "500 g 3.99, bonus 50 g"),
    Row(
      "de_DE", "Hafer 500 g 3,99 € 3 für 2 höchstens 6 pro Haushalt",
      "500 g 3.99, multibuy 3 2 limit 6"),
    Row("fr_FR", "Avoine 500 g 3,99 € 2 achetés = 1 offert", "500 g 3.99, multibuy 3 2"),
    Row("fr_FR", "2 pour 5 € yaourts 4x125 g", "500 g, bundle 2 5"),
    Row("fr_FR", "Avoine 500 g 2,99€ l'unité, 5€ les 2", "500 g 2.99, bundle 2 5"),
    Row("fr_FR", "Avoine 500 g 3,99 € le 2e à -50%", "500 g 3.99, nth 2 50"),
    Row("fr_FR", "Avoine 500 g 3,99 € 20 % de remise", "500 g 3.99, percent 20"),
    Row("fr_FR", "Avoine 500 g 3,99 € 2 pour 6 € limité à 4", "500 g 3.99, bundle 2 6 limit 4"),
    Row("es_ES", "Avena 500 g 3,99 € lleva 3 paga 2", "500 g 3.99, multibuy 3 2"),
    Row("es_ES", "Avena 500 g 2 por 5 €", "500 g, bundle 2 5"),
    Row("es_ES", "Avena 500 g 3,99 € 2ª unidad -70%", "500 g 3.99, nth 2 70"),
    Row("es_ES", "Avena 500 g 3,99 € 20% de descuento", "500 g 3.99, percent 20"),
    Row("it_IT", "Avena 500 g 3,99 € prendi 3 paghi 2", "500 g 3.99, multibuy 3 2"),
    Row("it_IT", "Avena 500 g 2 per 5 €", "500 g, bundle 2 5"),
    Row("it_IT", "Avena 500 g 3,99 € il secondo a metà prezzo", "500 g 3.99, nth 2 50"),
    Row("it_IT", "Avena 500 g 3,99 € sconto 20%", "500 g 3.99, percent 20"),
    Row(
      "it_IT", "Avena 500 g 3,99 € 2+1 gratis max 6 a persona", "500 g 3.99, multibuy 3 2 limit 6"),
    Row("nl_NL", "Haver 500 g 3,99 3 halen 2 betalen", "500 g 3.99, multibuy 3 2"),
    Row("nl_NL", "Haver 500 g 2 voor 5,00", "500 g, bundle 2 5"),
    Row("nl_NL", "Haver 500 g 3,99 2e halve prijs", "500 g 3.99, nth 2 50"),
    Row("nl_NL", "Haver 500 g 3,99 2e gratis", "500 g 3.99, multibuy 2 1"),
    Row("nl_NL", "Haver 500 g 3,99 20% korting", "500 g 3.99, percent 20"),
    Row("pt_BR", "Aveia 500 g R$ 3,99 leve 3 pague 2", "500 g 3.99, multibuy 3 2"),
    Row("pt_BR", "Aveia leve 4 pague 3 R$ 3,99 500 g", "500 g 3.99, multibuy 4 3"),
    Row("pt_BR", "Aveia 500 g 3 por R$ 10", "500 g, bundle 3 10"),
    Row("pt_BR", "Aveia 500 g R$ 3,99 20% de desconto", "500 g 3.99, percent 20"),
    Row("pl_PL", "Owies 500 g 3,99 zł 3 w cenie 2", "500 g 3.99, multibuy 3 2"),
    Row("pl_PL", "Owies 500 g 2 za 5 zł", "500 g, bundle 2 5"),
    Row("pl_PL", "Owies 500 g 3,99 zł drugi produkt 50% taniej", "500 g 3.99, nth 2 50"),
    Row("pl_PL", "Płyn 900 ml drugi za 50% 8,99 zł", "900 mL 8.99, nth 2 50"),
    Row("pl_PL", "Płyn 900 ml 8,99 zł drugi za 30%", "ask offer"),
    Row("pl_PL", "Owies 500 g 3,99 zł rabat 20%", "500 g 3.99, percent 20"),
    Row("sv_SE", "Havre 500 g 39 kr 3 för 2", "500 g 39, multibuy 3 2"),
    Row("sv_SE", "Havre 500 g 2 för 50 kr", "500 g, bundle 2 50"),
    Row("sv_SE", "Havre 500 g 39 kr 20% rabatt", "500 g 39, percent 20"),
    Row("da_DK", "Havre 500 g 39 kr tag 3 betal for 2", "500 g 39, multibuy 3 2"),
    Row("da_DK", "Havre 500 g 2 for 50,-", "500 g, bundle 2 50"),
    Row("nb_NO", "Havre 500 g 39,90 3 for 2", "500 g 39.9, multibuy 3 2"),
    Row("nb_NO", "Havre 500 g 2 for 50,-", "500 g, bundle 2 50"),
    Row("fi_FI", "Kaura 500 g 3,99 € ota 3 maksa 2", "500 g 3.99, multibuy 3 2"),
    Row("fi_FI", "Kaura 500 g 2 kpl/5 €", "500 g, bundle 2 5"),
    Row("cs_CZ", "Oves 500 g 39 Kč 3 za cenu 2", "500 g 39, multibuy 3 2"),
    Row("cs_CZ", "Oves 500 g 2 za 50 Kč", "500 g, bundle 2 50"),
    Row("cs_CZ", "Oves 500 g 39 Kč sleva 20 %", "500 g 39, percent 20"),
    Row("ru_RU", "Овёс 500 г 99 ₽ 3 по цене 2", "500 g 99, multibuy 3 2"),
    Row("ru_RU", "Овёс 500 г 99 ₽ 1+1=3", "500 g 99, multibuy 3 2"),
    Row("ru_RU", "Овёс 500 г 2 за 150 ₽", "500 g, bundle 2 150"),
    Row("ru_RU", "Овёс 500 г 99 ₽ скидка 20%", "500 g 99, percent 20"),
    Row("ja_JP", "オーツ 500g 2個で300円", "500 g, bundle 2 300"),
    Row("ja_JP", "オーツ 500g 200円 2個目半額", "500 g 200, nth 2 50"),
    Row("ja_JP", "オーツ 500g 200円 20%引き", "500 g 200, percent 20"),
    Row("ja_JP", "オーツ 500g 2個で300円 お一人様4点まで", "500 g, bundle 2 300 limit 4"),
    Row("zh_CN", "燕麦 500g 9.9元 买二送一", "500 g 9.9, multibuy 3 2"),
    Row("zh_CN", "燕麦 500g 9.9元 第二件半价", "500 g 9.9, nth 2 50"),
    Row("zh_CN", "燕麦 500g 10元 8折", "500 g 10, percent 20"),
    Row("zh_CN", "燕麦 500g 10元 85折", "500 g 10, percent 15"),
    Row("ar_EG", "عصير 1 لتر 30 جنيه 2+1 مجانا", "1 L 30, multibuy 3 2"),
    Row("ar_EG", "عصير 1 لتر 30 جنيه خصم 20%", "1 L 30, percent 20"),
    // A percentage off the second pack isn't one off each pack.
    Row("en_GB", "Beans 400g £1.40 50% off 2nd", "400 g 1.4, nth 2 50"),
    Row("en_US", "50% off second pack bacon 300 g $2.75", "300 g 2.75, nth 2 50"),
    Row("it_IT", "2° pezzo al 50% Bagnoschiuma 500 ml € 2,50", "500 mL 2.5, nth 2 50"),
    Row("it_IT", "Pasta 500 g 1,99 € sconto 50% sul 2° pezzo", "500 g 1.99, nth 2 50"),
    Row("pl_PL", "Sok 1 l 3,49 zł 50% rabatu na 2. sztukę", "1 L 3.49, nth 2 50"),
    Row("sv_SE", "Kaffe 450 g 59 kr 50% rabatt på andra", "450 g 59, nth 2 50"),
    Row("nb_NO", "Kaffe 450 g 59 kr -50% på nr. 2", "450 g 59, nth 2 50"),
    Row("ru_RU", "Сок 1 л 99 ₽ скидка 50% на вторую штуку", "1 L 99, nth 2 50"),
    Row("cs_CZ", "Káva 250 g 99 Kč sleva 50% na druhý kus", "250 g 99, nth 2 50"),
    // The words for a reduction and the numbers of a pack in any order.
    Row("de_DE", "Hafer 500 g 3,99 € Preisnachlass 20 %", "500 g 3.99, percent 20"),
    Row("de_DE", "Hafer 500 g 3,99 € 20 Prozent Rabatt", "500 g 3.99, percent 20"),
    Row("nl_NL", "Haver 500 g 3,99 20 procent korting", "500 g 3.99, percent 20"),
    Row("es_ES", "Avena 500 g 3,99 € rebaja del 20%", "500 g 3.99, percent 20"),
    Row("it_IT", "Avena 500 g 3,99 € riduzione del 20%", "500 g 3.99, percent 20"),
    Row("es_ES", "Avena 500 g 3,99 € compra 2 y llévate 3", "500 g 3.99, multibuy 3 2"),
    Row("pt_BR", "Aveia 500 g R$ 3,99 compre 2 leve 3", "500 g 3.99, multibuy 3 2"),
    Row("cs_CZ", "Oves 500 g 39 Kč 3 za 2", "500 g 39, multibuy 3 2"),
    Row("cs_CZ", "Oves 500 g 39 Kč druhý kus za polovinu", "500 g 39, nth 2 50"),
    Row("da_DK", "Havre 500 g 39 kr 2 til prisen for 1", "500 g 39, multibuy 2 1"),
    Row("nl_NL", "Haver 500 g 3,99 2 = 1", "500 g 3.99, multibuy 2 1"),
    Row("zh_CN", "燕麦 500g 两件18元", "500 g, bundle 2 18"),
    Row("zh_CN", "燕麦 500g 10元 五折", "500 g 10, percent 50"),
    Row("zh_CN", "燕麦 500g 10元 七五折", "500 g 10, percent 25"),
    Row("tr_TR", "Yulaf 500 g 39,90 TL 3 al 2 öde", "500 g 39.9, multibuy 3 2"),
    Row("tr_TR", "Yulaf 500 g 39,90 TL 1 alana 1 bedava", "500 g 39.9, multibuy 2 1"),
    Row("tr_TR", "Yulaf 500 g 39,90 TL ikincisi yarı fiyatına", "500 g 39.9, nth 2 50"),
    // A coupon is less than the price, with a minus sign or without one.
    Row("de_DE", "Hafer 500 g 3,99 -0,50 Coupon", "500 g 3.99, coupon 0.5 1"),
    Row("de_DE", "-0,50 Coupon Hafer 500 g 3,99", "500 g 3.99, coupon 0.5 1"),
    Row("de_DE", "Hafer 500 g 3,99 € -0,50 € Gutschein", "500 g 3.99, coupon 0.5 1"),
    Row("de_DE", "Hafer 500 g 3,99 Coupon -0,50", "500 g 3.99, coupon 0.5 1"),
    Row("de_DE", "Hafer 500 g 3,99 € Gutschein -0,50 €", "500 g 3.99, coupon 0.5 1"),
    Row("de_DE", "Hafer 500 g 3,99 € Rabatt -0,50 €", "500 g 3.99, amount 0.5"),
    Row("es_ES", "Avena 500 g 3,99 € con cupón -1 €", "500 g 3.99, coupon 1 1"),
    Row("fr_FR", "Avoine 500 g 3,99 € remise -1 €", "500 g 3.99, amount 1"),
    Row("sv_SE", "Havre 500 g 49,90 rabatt -10 kr", "500 g 49.9, amount 10"),
    // "Each" is each pack, and "de" is part of the name.
    Row("en_GB", "Walkers crisps 6 x 25g 2 for £3 £1.95 each", "150 g 1.95, bundle 2 3"),
    Row("pt_PT", "Gel de banho 750 ml 5,98 € leve 3 pague 2", "750 mL 5.98, multibuy 3 2"),
  ]

  static let questions: [Row] = [
    // Two offers, or one that costs more than the packs without it.
    Row("en_GB", "Oats 500 g £3.99 3 for 2 20% off", "ask offer"),
    Row("en_GB", "Oats 500 g £3.99 2 for £8", "ask offer"),
    Row("en_GB", "Oats 500 g £3.99 £5 coupon", "ask offer"),
    Row("en_GB", "Oats 500 g £3.99 3 for 2 max 2", "ask offer"),
    // A part is missing.
    Row("en_GB", "Oats 500 g 3 for 2", "ask price, multibuy 3 2"),
    // The size can include the bonus, and the price can be the reduced one.
    Row("en_GB", "Oats 500 g +20% free £3.99", "ask offer"),
    // The price has a part that the line states only in percent.
    Row("en_US", "Oats 16 oz $3.99 plus 8.875% tax", "ask offer"),
    Row("en_US", "Oats 16 oz $3.99 + 8.875% tax", "ask offer"),
    Row("de_DE", "Hafer 500 g 3,99 € zzgl. 19% MwSt", "ask offer"),
    Row("de_DE", "Hafer 500 g 3,99 € inkl. 19% MwSt", "500 g 3.99"),
    Row("en_GB", "Oats 500 g was £4.99 £3.99 10% off", "ask offer"),
    Row("en_GB", "Oats 500 g half price £3.99", "ask offer"),
    Row("en_GB", "Oats 500 g £3.99 up to 20% off", "ask offer"),
    Row("en_GB", "Oats 500 g £3.99 with £1 coupon", "ask offer"),
    Row("en_US", "Coffee 30 oz $11.99 w/ coupon $9.99", "ask offer"),
    Row("da_DK", "Kaffe 400 g 39,95 kr. m. kupon 29,95 kr.", "ask offer"),
    Row("en_GB", "Oats 500 g £3.99 buy 3 save £3", "ask offer"),
    Row("es_ES", "Avena 500 g 3,99 € 3x2", "ask offer"),
    Row("en_GB", "Rolls 16 for the price of 12 rolls £8", "ask offer"),
    // A price that isn't the last number and has no currency.
    Row("en_US", "2 kg 10, 2 for 15 rice", "ask price, bundle 2 15"),
    Row("en_US", "500 g 3, 3 for 2 oats", "ask price, multibuy 3 2"),
    // A reduction that needs several packs or a card.
    Row("de_DE", "Nudeln 500 g 1,99 € 20% Rabatt ab 3 Stück", "ask offer"),
    Row("de_DE", "Ab 3 Stück -20% Nudeln 500 g 1,99 €", "ask offer"),
    Row("en_US", "Beans 400 g $1.40 20% off for members", "ask offer"),
    Row("it_IT", "Pasta 500 g 1,99 € sconto 30% con carta", "ask offer"),
    Row("fr_FR", "Lait 1 L 0,99 € 2e 50%", "ask offer"),
    Row("de_DE", "Cola ab 6 1,5 l 0,79", "ask offer"),
    // A reduction before the price, which can be reduced already.
    Row("pt_PT", "desconto de 20% Aveia 500 g 3,99 €", "ask offer"),
    Row("it_IT", "sconto del 20% Avena 500 g 3,99 €", "ask offer"),
    Row("nl_NL", "korting van 20% Haver 500 g 3,99", "ask offer"),
    Row("fr_FR", "remise de 20 % Avoine 500 g 3,99 €", "ask offer"),
    Row("pt_BR", "desconto de R$ 5 Aveia 500 g R$ 12,99", "ask offer"),
    Row("ja_JP", "50円引き オーツ 500g 200円", "ask offer"),
    // Half of a price that the line can state or not.
    Row("pl_PL", "Owies 500 g 3,99 zł za pół ceny", "ask offer"),
    Row("cs_CZ", "Oves 500 g 39 Kč za polovinu", "ask offer"),
    Row("fr_FR", "Avoine 500 g 3,99 € demi-tarif", "ask offer"),
    Row("ar_EG", "عصير 1 لتر 30 جنيه نصف السعر", "ask offer"),
  ]

  static let products: [Row] = [
    Row("de_DE", "500 g statt 4,99 3,99", "500 g 3.99"),
    Row("de_DE", "500 g statt 4,99 € 3,99 € −20 %", "500 g 3.99"),
    Row("de_DE", "9+1 gratis 5 €", "10 piece 5"),
    Row("en_GB", "Batteries AA 4+4 free £5", "8 piece 5"),
    Row("de_DE", "Käse - 45 % Fett 200 g 2,99", "200 g 2.99"),
    Row("de_DE", "Mehl 1 kg 0,99", "1 kg 0.99"),
    // A limit alone is not an offer.
    Row("de_DE", "Eier 10 Stück 1,99 € max. 4 pro Kunde", "10 piece 1.99"),
    Row("en_US", "Eggs 12 ct $2.99 limit 2", "12 piece 2.99"),
    Row("fr_FR", "Sucre 1 kg 1,15 € limite de 4 par client", "1 kg 1.15"),
    Row("es_ES", "Azúcar 1 kg 1,09 € máx. 4 por cliente", "1 kg 1.09"),
    Row("ja_JP", "お一人様2点まで 卵10個 198円", "10 piece 198"),
    Row("zh_CN", "限购4件 酱油 500ml 9.9元", "500 mL 9.9"),
  ]

  @Test(arguments: forms + languages) func offersAreRead(_ row: Row) {
    #expect(offerSummary(row.line, row.locale) == row.summary)
  }

  @Test(arguments: questions) func doubtfulOffersAreQuestions(_ row: Row) {
    #expect(offerSummary(row.line, row.locale) == row.summary)
  }

  @Test(arguments: products) func linesWithoutAnOfferAreProducts(_ row: Row) {
    #expect(offerSummary(row.line, row.locale) == row.summary)
  }

  @Test func offersAreQuestionsByDefault() {
    for row in Self.forms + Self.languages {
      let outcome = Readers.read(row.line, row.locale).outcome
      if case .product(let product) = outcome { #expect(product.offer == nil, "\(row)") }
    }
    let reading = Readers.read("Oats 500 g £3.99 3 for 2", "en_GB")
    guard case .ask(.offer, let known, _) = reading.outcome else {
      Issue.record("\(reading.outcome)")
      return
    }
    #expect(known.offer == nil)
  }

  @Test func theNameHasNoWordsOfTheOffer() {
    let reader = Readers.reader("en_GB", offers: .read)
    for line in [
      "Oats 500 g £3.99 or 2 for £5", "3 for 2 Oats 500 g £3.99 max. 6 per household",
      "Oats 500 g 3.99 or 2/7.00", "Oats 500 g 3.99 or 2/£7",
    ] {
      guard case .product(let product) = reader.read(line).outcome else {
        Issue.record("\(line)")
        continue
      }
      #expect(product.name == "Oats")
    }
  }

  @Test func aDepositOfEachContainerIsMultiplied() throws {
    let rows: [(String, String, String)] = [
      ("de_DE", "Cola 1 l 0,99 + 0,25 Pfand", "0.25"),
      ("de_DE", "6 x 0,33 l 4,49 + 1,50 Pfand", "1.5"),
      ("de_DE", "12 x 1 l 6,99 € + je 0,25 € Pfand", "3"),
      ("de_DE", "6 x 0,33 l 4,49 € zzgl. Pfand 0,08 € je Flasche", "0.48"),
      ("de_DE", "6 x 0,33 l 4,49 zzgl. je 0,08 Pfand", "0.48"),
      ("de_DE", "Cola 6x1,5 l 4,99 € Pfand je 0,25 €", "1.5"),
      ("en_US", "6 x 12 fl oz $4.99 + $0.05 deposit each", "0.3"),
      ("en_US", "6 x 12 fl oz $4.99 + CRV $0.05 each", "0.3"),
    ]
    for (locale, line, deposit) in rows {
      let outcome = Readers.read(line, locale).outcome
      guard case .product(let product) = outcome else {
        Issue.record("\(line): \(outcome)")
        continue
      }
      let expected = try NumberFormat.plain.number(deposit)
      #expect(product.deposit == expected, "\(line)")
    }
  }
}
