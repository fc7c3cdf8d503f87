/// A sign or word for one or more currencies.
struct CurrencySign: Sendable {
  let words: String
  /// The currencies that the sign can stand for; the list's currency is used if it is one of them.
  let codes: String
  /// Whether the sign stands for the hundredth of the currency.
  let isCents: Bool
  /// Whether the sign is only read in lists with one of the currencies, because it can be another
  /// word.
  let isLocal: Bool
  /// The language that the sign is read in; nil for all languages.
  let language: String?

  init(
    _ words: String, _ codes: String, cents: Bool = false, local: Bool = false,
    language: String? = nil
  ) {
    (self.words, self.codes, isCents, isLocal) = (words, codes, cents, local)
    self.language = language
  }

  /// The first one is a placeholder for words that are not currencies.
  static let all: [CurrencySign] = [
    CurrencySign("", ""),
    CurrencySign("€ euro euros eur euroa eurolla eurot евро ユーロ 欧元 يورو", "EUR"),
    CurrencySign("e", "EUR", local: true, language: "fi"),
    CurrencySign("£ gbp quid", "GBP GIP FKP SHP"),
    CurrencySign("$ dollar dollars", dollars),
    CurrencySign("us$ usd", "USD"), CurrencySign("ca$ c$ cad", "CAD"),
    CurrencySign("a$ au$ aud", "AUD"), CurrencySign("nz$ nzd", "NZD"),
    CurrencySign("hk$ hkd", "HKD"), CurrencySign("nt$ twd", "TWD"), CurrencySign("sgd", "SGD"),
    CurrencySign("mx$ mxn", "MXN"), CurrencySign("r$ brl reais", "BRL"),
    CurrencySign("pesos peso", "MXN ARS CLP COP UYU DOP CUP PHP"),
    CurrencySign("rupees rupee", "INR PKR LKR NPR", local: true),
    CurrencySign("yuan", "CNY", local: true),
    CurrencySign("¥ 円", "JPY CNY"), CurrencySign("yen jpy", "JPY"),
    CurrencySign("元 rmb cny 块", "CNY TWD"), CurrencySign("₩ 원 krw", "KRW"),
    CurrencySign("₹ inr", "INR"), CurrencySign("rs", "INR PKR LKR NPR", local: true),
    CurrencySign("₽ руб рублей рубля рубль рублям rub", "RUB BYN"),
    CurrencySign("р", "RUB BYN", local: true),
    CurrencySign("₺ tl try lira liraya", "TRY", local: true),
    CurrencySign("₴ грн uah", "UAH"), CurrencySign("zł pln złotych złote złoty", "PLN"),
    CurrencySign("kč czk korun koruna koruny", "CZK"),
    CurrencySign("ft huf forint", "HUF", local: true),
    CurrencySign("kr kronor kroner", "SEK NOK DKK ISK"), CurrencySign("sek", "SEK"),
    CurrencySign("nok", "NOK"), CurrencySign("dkk", "DKK"), CurrencySign("isk", "ISK"),
    CurrencySign("chf sfr franken franchi", "CHF"), CurrencySign("fr", "CHF", local: true),
    CurrencySign("lei ron", "RON", local: true), CurrencySign("лв bgn", "BGN", local: true),
    CurrencySign("₪ ils", "ILS"), CurrencySign("฿ thb", "THB"), CurrencySign("₫ vnd", "VND"),
    CurrencySign("ج.م جنيه جنيها جنيهات ج_م ج egp le", "EGP", local: true),
    CurrencySign("ر.س ريال ريالا ريالات ر_س sar sr", "SAR", local: true),
    CurrencySign("د.إ درهم درهما دراهم د_إ aed dhs", "AED MAD", local: true),
    CurrencySign("دينار د.ك د_ك", "KWD BHD JOD IQD TND DZD LYD", local: true),
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
