/// The words of lines that follow the products on a receipt: payments, change, savings and rounding.
///
/// Some of the words have other meanings, so a line is refused only if it has no other words. Words are written as
/// those of `LanguageWords` are; the words before and after a sum are one phrase: "du_hast_gespart".
struct ReceiptWords {
  let language: String
  let words: String

  static let all: [ReceiptWords] = [
    ReceiptWords(
      language: "en",
      words: "cash card card_payment credit_card debit_card visa mastercard contactless change "
        + "change_due cash_back cashback paid amount_paid tendered cash_tendered balance "
        + "you_saved you_have_saved you_save total_savings savings total_saved rounding "
        + "rounding_adjustment round_off points points_earned refund"),
    ReceiptWords(
      language: "de",
      words: "bar bargeld barzahlung karte kartenzahlung ec ec_karte girocard gegeben "
        + "bar_gegeben zurück rückgeld wechselgeld retourgeld rest bezahlt rundung "
        + "rundungsdifferenz du_hast_gespart sie_haben_gespart ihr_habt_gespart gespart "
        + "ersparnis ihre_ersparnis deine_ersparnis sie_sparen du_sparst gesamtersparnis zwischentotal punkte"
    ),
    ReceiptWords(
      language: "fr",
      words: "espèces carte carte_bancaire cb chèque rendu rendu_monnaie monnaie "
        + "monnaie_rendue à_rendre reste payé réglé arrondi vous_avez_économisé "
        + "vous_économisez économie économies économies_réalisées votre_avantage points"),
    ReceiptWords(
      language: "es",
      words: "efectivo tarjeta cambio su_cambio vuelto vuelta entregado entrega resto pagado "
        + "redondeo ha_ahorrado has_ahorrado usted_ha_ahorrado ahorro su_ahorro ahorro_total "
        + "te_has_ahorrado puntos"),
    ReceiptWords(
      language: "it",
      words: "contanti contante carta bancomat pagamento_contante pagamento_elettronico resto "
        + "pagato importo_pagato arrotondamento hai_risparmiato ha_risparmiato "
        + "avete_risparmiato risparmio risparmio_totale il_tuo_risparmio punti"),
    ReceiptWords(
      language: "nl",
      words: "contant pin pinnen pinbetaling kaart wisselgeld terug retour betaald afronding "
        + "uw_voordeel jouw_voordeel totaal_voordeel u_heeft_bespaard je_hebt_bespaard "
        + "bespaard u_bespaart je_bespaart punten"),
    ReceiptWords(
      language: "pt",
      words: "dinheiro cartão multibanco débito crédito troco pago valor_pago valor_recebido "
        + "arredondamento você_economizou economizou economia poupou poupança "
        + "você_poupou total_poupado pontos"),
    ReceiptWords(
      language: "pl",
      words: "gotówka karta karta_płatnicza reszta wydano zapłacono zaokrąglenie "
        + "zaoszczędziłeś zaoszczędzono oszczędzasz oszczędność punkty"),
    ReceiptWords(
      language: "sv",
      words: "kontant kort kortbetalning växel tillbaka åter betalt mottaget avrundning "
        + "öresavrundning du_sparade du_har_sparat sparat total_rabatt du_sparar poäng"),
    ReceiptWords(
      language: "da",
      words: "kontant kort dankort byttepenge retur tilbage betalt afrunding øreafrunding "
        + "du_sparede du_har_sparet sparet du_sparer point"),
    ReceiptWords(
      language: "nb",
      words: "kontant kort bankkort vekslepenger veksel tilbake betalt avrunding øreavrunding "
        + "du_sparte du_har_spart spart du_sparer poeng"),
    ReceiptWords(
      language: "fi",
      words: "käteinen korttimaksu kortti vaihtoraha takaisin maksettu pyöristys säästit "
        + "säästö pisteet"),
    ReceiptWords(
      language: "cs",
      words: "hotovost hotově karta kartou platba_kartou vráceno vrátit zaplaceno zaokrouhlení "
        + "haléřové_vyrovnání ušetřili_jste ušetřil_jste úspora ušetřeno body"),
    ReceiptWords(
      language: "ru",
      words: "наличные наличными карта картой безналичными сдача оплачено получено "
        + "округление вы_сэкономили экономия ваша_экономия ваша_скидка баллы"),
    ReceiptWords(
      language: "ja", words: "お預り お預かり お釣り おつり 釣銭 現金 カード クレジット 値引き合計"),
    ReceiptWords(
      language: "zh", words: "现金 找零 实收 找赎 已优惠 刷卡 微信支付 支付宝 抹零 积分"),
    ReceiptWords(language: "ar", words: "نقدا نقدي الباقي بطاقة المدفوع وفرت"),
    ReceiptWords(
      language: "tr",
      words: "nakit kredi_kartı banka_kartı kart para_üstü ödenen yuvarlama "
        + "tasarruf kazancınız indirim_tutarı puan"),
  ]

  /// The folded phrases of a language and of English.
  static func phrases(in language: String) -> Set<[UInt32]> {
    let own = language == "nn" || language == "no" ? "nb" : language
    var phrases: Set<[UInt32]> = []
    for table in all where table.language == own || table.language == "en" {
      WordList(table.words).forEach { phrases.insert($0.folded) }
    }
    return phrases
  }
}
