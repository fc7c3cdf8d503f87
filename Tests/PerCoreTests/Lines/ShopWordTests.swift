import PerCore
import Testing

/// What shops say about deliveries, stocks and ratings, which is neither the price nor the name.
@Suite struct ShopWordTests {
  @Test(arguments: [
    ("en_GB", "Coffee 200g £6 free delivery over £40", "Coffee", "6"),
    ("en_GB", "Coffee 200g 6.00 free delivery over £40", "Coffee", "6"),
    ("en_GB", "Coffee 200g £6 min spend £40", "Coffee", "6"),
    ("en_GB", "Milk 1 l 1.20 min order £25", "Milk", "1.2"),
    ("en_GB", "Bread 800g - £1.40 - Only 3 left", "Bread", "1.4"),
    ("en_US", "Coffee 30 oz $6.12 4.6 out of 5 stars", "Coffee", "6.12"),
    ("en_US", "Coffee 30 oz $6.12 Free shipping on orders over $35", "Coffee", "6.12"),
    ("de_DE", "Kaffee 500g 5,99 versandkostenfrei ab 29 €", "Kaffee", "5.99"),
    ("de_DE", "Kaffee 500g 5,99 € zzgl. Versand, nur noch 3 auf Lager", "Kaffee", "5.99"),
    ("de_DE", "Kaffee 500 g 5,99 € 4,8 von 5 Sternen", "Kaffee", "5.99"),
    ("de_DE", "Kaffee 500 g 5,99 € Lieferzeit 1-3 Werktage", "Kaffee", "5.99"),
    ("fr_FR", "Café 250 g 3,99 € livraison offerte dès 35 €", "Café", "3.99"),
    ("fr_FR", "Café 250 g 3,99 € Plus que 3 en stock", "Café", "3.99"),
    ("es_ES", "Café 250 g 3,99 € envío gratis desde 39 €", "Café", "3.99"),
    ("it_IT", "Caffè 250 g 3,99 € spedizione gratis da 29 €", "Caffè", "3.99"),
    ("nl_NL", "Koffie 500g 5,49 gratis verzending vanaf 20 euro", "Koffie", "5.49"),
    ("pl_PL", "Kawa 500 g 29,00 zł darmowa dostawa od 99 zł", "Kawa", "29"),
    ("pt_BR", "Café 500 g R$ 19,90 frete grátis acima de R$ 99", "Café", "19.9"),
    ("sv_SE", "Kaffe 500 g 69 kr fri frakt över 499 kr", "Kaffe", "69"),
    ("da_DK", "Kaffe 500 g 54,95 kr. fri fragt over 399,-", "Kaffe", "54.95"),
    ("fi_FI", "Kahvi 500 g 7,90 € ilmainen toimitus yli 50 €", "Kahvi", "7.9"),
    ("cs_CZ", "Káva 500 g 189 Kč doprava zdarma od 999 Kč", "Káva", "189"),
    ("tr_TR", "Kahve 500 g 499,90 TL 900 TL üzeri kargo bedava", "Kahve", "499.9"),
    ("ja_JP", "コーヒー 500g 980円 3,980円以上送料無料", "コーヒー", "980"),
    ("en_US", "Coffee 30 oz $6.12 offer ends 12/31", "Coffee", "6.12"),
    ("de_DE", "Kaffee 500 g 4,99 gültig bis 18.05.", "Kaffee", "4.99"),
    ("de_DE", "Kaffee 500 g 4,99 € gültig vom 12.05. bis 18.05.2026", "Kaffee", "4.99"),
    ("fr_FR", "Café 250 g 2,99 € valable jusqu'au 18/05", "Café", "2.99"),
    ("es_ES", "Café 250 g 2,99 € válido hasta 18/05", "Café", "2.99"),
    ("it_IT", "Caffè 250 g 2,99 € valido fino al 18/05", "Caffè", "2.99"),
    ("da_DK", "Kaffe 500 g 49,95 gælder til 18.05.", "Kaffe", "49.95"),
    ("es_ES", "Café 250 g 3,99 € 4,7 estrellas", "Café", "3.99"),
    ("it_IT", "Caffè 250 g 3,99 € 12 recensioni", "Caffè", "3.99"),
    ("nl_NL", "Koffie 500 g € 5,49 op voorraad", "Koffie", "5.49"),
    ("pl_PL", "Kawa 500 g 29,00 zł w magazynie", "Kawa", "29"),
    ("pt_BR", "Café 500 g R$ 19,90 em estoque", "Café", "19.9"),
    ("sv_SE", "Kaffe 500 g 69 kr i lager", "Kaffe", "69"),
    ("da_DK", "Kaffe 500 g 54,95 kr. på lager", "Kaffe", "54.95"),
    ("fi_FI", "Kahvi 500 g 7,90 € 12 arvostelua", "Kahvi", "7.9"),
    ("cs_CZ", "Káva 500 g 189 Kč skladem", "Káva", "189"),
    ("ru_RU", "Кофе 500 г 499 ₽ в наличии", "Кофе", "499"),
    ("tr_TR", "Kahve 500 g 499,90 TL stokta", "Kahve", "499.9"),
    ("ja_JP", "コーヒー 500g 980円 在庫あり", "コーヒー", "980"),
    ("ar_EG", "قهوة 500 جم 90 جنيه متوفر", "قهوة", "90"),
    // The price and the amount are not part of such words.
    ("fr_FR", "Lait 1 l 1,09 5 étoiles", "Lait", "1.09"),
    ("it_IT", "Pastina 500 g 0,99 Stelle", "Pastina Stelle", "0.99"),
    ("de_DE", "Pizza Lieferung 300 g 5,99", "Pizza Lieferung", "5.99"),
    ("de_DE", "Kartons für Versand 10 Stück 4,99", "Kartons für Versand", "4.99"),
    ("en_US", "3 lb brisket ends 8.99", "brisket ends", "8.99"),
    // The name.
    ("en_GB", "Chicken 500g £2 in stock cubes", "Chicken in stock cubes", "2"),
    ("en_GB", "Chicken in stock 500g £2", "Chicken in stock", "2"),
    // The reduction is in the price.
    ("fr_FR", "Café 250 g 3,99 € dont 20% de remise immédiate", "Café", "3.99"),
    ("fr_FR", "Café 250 g 3,99 € -30% déduits", "Café", "3.99"),
  ])
  func wordsOfShopsAreLeftOut(
    _ locale: String, _ line: String, _ name: String, _ price: String
  ) throws {
    let product = try Readers.product(line, locale)
    #expect(product.name == name)
    #expect(product.price.map { NumberFormat.plain.string($0) } == price)
    #expect(product.offer == nil)
  }

  @Test(arguments: [
    ("en_US", "Coffee 30 oz $12.98 10% off with RedCard"),
    ("en_US", "Coffee 30 oz $12.98 Subscribe & Save 5% off"),
    ("pt_BR", "Café 500g R$ 19,90 5% off no boleto"),
  ])
  func aReductionWithAConditionIsAQuestion(_ locale: String, _ line: String) {
    #expect(offerSummary(line, locale) == "ask offer")
  }
}
