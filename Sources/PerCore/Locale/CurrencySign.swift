/// A sign or word for one or more currencies.
struct CurrencySign: Sendable {
  let words: String
  /// The currencies that the sign can stand for; the list's currency is used if it is one of them.
  let codes: [String]
  /// A Boolean value indicating whether the sign stands for the hundredth of the currency.
  let isCents: Bool
  /// A Boolean value indicating whether the sign is only read in lists with one of the currencies, because it can be
  /// another word.
  let isLocal: Bool
  /// The language that the sign is read in; nil for all languages.
  let language: String?
  /// The words that, after a price, show that a list has another currency.
  let abroad: String

  init(
    _ words: String, _ codes: String, cents: Bool = false, local: Bool = false,
    language: String? = nil, abroad: String = ""
  ) {
    (self.words, isCents, isLocal) = (words, cents, local)
    self.codes = codes.split(separator: " ").map(String.init)
    (self.language, self.abroad) = (language, abroad)
  }

  /// Returns the currencies that each word in `words` of a sign can stand for.
  static func codes(of words: (CurrencySign) -> String) -> [String: Set<String>] {
    var codes: [String: Set<String>] = [:]
    for sign in all {
      for word in words(sign).split(separator: " ") {
        codes[String(word).replacing("_", with: "."), default: []].formUnion(sign.codes)
      }
    }
    return codes
  }

  /// All signs. The first one is a placeholder for words that are not currencies.
  static let all: [CurrencySign] = [
    CurrencySign("", ""),
    CurrencySign("€ euro euros eura eur euroa eurolla eurot евро ユーロ 欧元 يورو", "EUR"),
    CurrencySign("e", "EUR", local: true, language: "fi"),
    CurrencySign("£ gbp quid 英镑 英鎊", "GBP GIP FKP SHP", abroad: "sterling sterline"),
    CurrencySign(
      "$ dollar dollars ドル 美元 美金 доллар доллара долларов دولار", dollars,
      abroad: "dólar dólares dollaro dollari dolar dolara dolarów dolarů dolaru dollaria"),
    CurrencySign("bucks", dollars, local: true),
    CurrencySign("us$ usd", "USD"), CurrencySign("ca$ c$ cad", "CAD"),
    CurrencySign("a$ au$ aud", "AUD"), CurrencySign("nz$ nzd", "NZD"),
    CurrencySign("hk$ hkd 港币 港幣 港元", "HKD"), CurrencySign("nt$ twd", "TWD"),
    CurrencySign("sgd", "SGD"),
    CurrencySign("mx$ mxn", "MXN"), CurrencySign("r$ brl reais", "BRL"),
    CurrencySign("pesos peso", "MXN ARS CLP COP UYU DOP CUP PHP"),
    CurrencySign("rupees rupee", "INR PKR LKR NPR", local: true, abroad: "rupees rupee"),
    CurrencySign("yuan", "CNY", local: true, abroad: "yuan yuanes юань юаня юаней"),
    CurrencySign("¥ 円", "JPY CNY"),
    CurrencySign("yen jpy 日元 日圓", "JPY", abroad: "yenes ienes иен йен jenů"),
    CurrencySign("元 rmb cny 块", "CNY TWD"), CurrencySign("₩ 원 krw 韩元 韓元 ウォン", "KRW"),
    CurrencySign("₹ inr", "INR"), CurrencySign("rs", "INR PKR LKR NPR", local: true, abroad: "rs"),
    CurrencySign(
      "₽ руб рублей рубля рубль рублям rub", "RUB BYN", abroad: "rubel roubles rublos rubli rublů"),
    CurrencySign("р", "RUB BYN", local: true),
    CurrencySign("₺ tl try lira liraya", "TRY", local: true, abroad: "tl lira"),
    CurrencySign("₴ грн uah", "UAH", abroad: "грн гривен гривны гривна гривень"),
    CurrencySign("zł pln złotych złote złoty", "PLN", abroad: "zloty zlotys zlotych злотых"),
    CurrencySign("kč czk korun koruna koruny", "CZK"),
    CurrencySign("ft huf forint", "HUF", local: true, abroad: "ft forint forintów forintů"),
    CurrencySign("kr kronor kroner", "SEK NOK DKK ISK", abroad: "kronen couronnes крон"),
    CurrencySign("sek", "SEK"),
    CurrencySign("nok", "NOK"), CurrencySign("dkk", "DKK"), CurrencySign("isk", "ISK"),
    CurrencySign("chf sfr franken franchi", "CHF"),
    CurrencySign("fr", "CHF", local: true, abroad: "fr"),
    CurrencySign("lei ron", "RON", local: true, abroad: "lei"),
    CurrencySign("лв bgn", "BGN", local: true, abroad: "лв лева лев"),
    CurrencySign("₸ тенге kzt", "KZT", abroad: "тенге"),
    CurrencySign("сом сома сомов", "KGS", local: true, abroad: "сом сома сомов"),
    CurrencySign("сум сумов сўм", "UZS", local: true, abroad: "сум сумов"),
    CurrencySign("₾ лари", "GEL", local: true, abroad: "лари"),
    CurrencySign("манат маната манатов", "AZN", local: true, abroad: "манат маната манатов"),
    CurrencySign("драм драмов", "AMD", local: true, abroad: "драм драмов"),
    CurrencySign("лей лея леев", "MDL", local: true, abroad: "лей лея леев"),
    CurrencySign("₪ ils", "ILS"), CurrencySign("฿ thb", "THB"), CurrencySign("₫ vnd", "VND"),
    CurrencySign("ج.م جنيه جنيها جنيهات ج_م ج egp le", "EGP", local: true, abroad: "جنيه جنيها"),
    CurrencySign("ر.س ريال ريالا ريالات ر_س sar sr", "SAR", local: true, abroad: "ريال ر_س"),
    CurrencySign(
      "د.إ درهم درهما دراهم د_إ aed dhs", "AED MAD", local: true, abroad: "درهم د_إ dhs"),
    CurrencySign("دينار د.ك د_ك", "KWD BHD JOD IQD TND DZD LYD", local: true, abroad: "دينار"),
    CurrencySign("rp", "IDR", local: true, abroad: "rp"),
    CurrencySign("rm", "MYR", local: true, abroad: "rm"),
    CurrencySign("din", "RSD", local: true, abroad: "din"),
    CurrencySign("s/", "PEN", local: true, abroad: "s/"),
    CurrencySign("zar", "ZAR"), CurrencySign("r", "ZAR", local: true),
    CurrencySign("¢ cents", dollars + " EUR", cents: true),
    CurrencySign("c", dollars + " EUR", cents: true, local: true),
    CurrencySign(
      "ct cent cts centimes centime céntimos céntimo centesimi cêntimos senttiä snt eurocent",
      "EUR", cents: true, local: true),
    CurrencySign("p pence", "GBP", cents: true, local: true),
    CurrencySign("paise paisa", "INR PKR", cents: true),
    CurrencySign("centavos centavo", "BRL MXN ARS COP CLP", cents: true),
    CurrencySign("hal haléřů haléře haléř", "CZK", cents: true),
    CurrencySign("قرش قروش قرشا", "EGP", cents: true),
    CurrencySign("коп копеек копейки копейка", "RUB", cents: true),
    CurrencySign("к", "RUB", cents: true, local: true),
    CurrencySign("øre öre", "SEK NOK DKK", cents: true),
    CurrencySign("gr_szy grosz groszy", "PLN", cents: true),
    CurrencySign("rp rappen", "CHF", cents: true, local: true),
  ]

  private static let dollars = "USD CAD AUD NZD HKD TWD SGD MXN CLP COP ARS"
}
