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
}
