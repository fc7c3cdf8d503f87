internal import PerCore

/// The names and the short forms of currencies in headers and in columns of currencies.
extension HeaderWords {
  /// Codes of currencies that are no longer in use.
  static let withdrawnCodes: Set<String> = [
    "BGN", "HRK", "LTL", "LVL", "EEK", "SKK", "DEM", "ATS", "FRF", "ITL", "ESP", "NLG", "BEF",
    "FIM", "GRD", "IEP",
    "PTE", "BYR", "MRO", "VEF", "ZWL",
  ]

  /// Returns the last name of a currency among the words of a header, or its code if the header has the country; nil if
  /// it has none.
  static func currencyName(in words: [String]) -> String? {
    if let code = countryCurrency(in: words) { return code }
    if let name = words.last(where: { currencyNames[$0] != nil }) { return name }
    return zip(words, words.dropFirst()).lazy.map { $0 + " " + $1 }.first {
      currencyNames[$0] != nil
    }
  }

  /// Returns the code in lower case of a currency such as "Canadian dollars"; nil for others.
  private static func countryCurrency(in words: [String]) -> String? {
    for (country, name) in zip(words, words.dropFirst()) {
      guard let named = currencyNames[name], let codes = countries[country] else { continue }
      let common = named.intersection(codes)
      if common.count == 1 { return common.first?.lowercased() }
    }
    return nil
  }

  /// Returns the codes for each of the words.
  static func codesByWord(_ words: [(codes: String, words: String)]) -> [String: Set<String>] {
    var codes: [String: Set<String>] = [:]
    for entry in words {
      let own = entry.codes.split(separator: " ").map(String.init)
      for word in set(entry.words) { codes[word, default: []].formUnion(own) }
    }
    return codes
  }

  private static let dollars = "USD CAD AUD NZD SGD HKD TWD JMD TTD BSD BBD BZD FJD NAD"
  private static let francs = "XOF XAF XPF KMF DJF GNF RWF BIF CDF"
  private static let dinars = "KWD BHD IQD JOD TND DZD LYD"

  /// The codes that a name or a short form in lower case can stand for. Typed lines don't have them, since they are
  /// words or units there.
  static let currencyNames = codesByWord([
    (
      dollars,
      """
      dollar dollars dólar dólares dollaro dollari dólares_americanos dolar dolary dolarů dolaria dollaria dollareita доллар
      доллары долларов долл ドル у_е دولار بالدولار الدولار
      """
    ),
    ("USD", "us_dollar us_dollars us_$ usd 美元 米ドル 美金"),
    ("EUR", "euro euros eur евро ユーロ 欧元 歐元 يورو باليورو اليورو avro"),
    ("GBP", "pound_sterling pounds_sterling sterling gbp livres_sterling 英镑 英鎊 ポンド"),
    ("GBP EGP SYP LBP SDG GIP", "pounds"),
    ("CHF", "franken sfr franchi chf 瑞士法郎"),
    (francs + " CHF", "franc francs"),
    (francs, "cfa fcfa"),
    ("JPY", "yen 日元 日圓 円 日本円 jpy ين"),
    ("CNY", "yuan rmb 人民币 人民幣 cny يوان"),
    ("CNY TWD HKD", "元"),
    ("TWD", "新台币 新臺幣 台币 ntd nt$"),
    ("HKD", "港币 港元 港幣"),
    ("KRW", "韩元 ウォン 원"),
    ("RUB", "рубль рубли рублей руб рублях rubel rubli rubles"),
    ("UAH", "грн гривня гривна hryvnia"),
    ("PLN", "złoty złotych zloty zlotych"),
    ("CZK", "koruna koruny korun"),
    ("TRY", "tl türk_lirası"),
    ("TRY LBP SYP", "lira"),
    ("HUF", "forint ft"),
    ("RON", "lei leu"),
    ("BGN", "лв лева lewa"),
    ("RSD", "din"),
    ("RSD MKD", "динар"),
    (dinars + " RSD MKD", "dinar dinars"),
    ("IDR", "rp rupiah"),
    ("MYR", "rm ringgit"),
    ("INR PKR LKR NPR MUR SCR", "rs rupees rupee rupien"),
    ("SEK NOK DKK ISK", "kronor kroner krónur kronen"),
    ("BRL", "reais"),
    ("EGP", "جنيه بالجنيه الجنيه ج_م"),
    ("SAR QAR OMR YER", "ريال بالريال الريال"),
    ("SAR", "ر_س"),
    ("AED MAD", "درهم بالدرهم الدرهم"),
    ("AED", "د_إ"),
    (dinars, "دينار بالدينار الدينار"),
    ("ILS", "shekel shekels nis"),
    ("ZAR", "rand"),
  ])

  /// Returns whether a header of unit prices says that they are in the hundredth of the currency: "p/100g", "Pence per
  /// 100 g", "Price per 100 g (p)".
  static func isInCents(rate words: [String]) -> Bool {
    if words.contains("/") {
      return words.contains(where: cents.contains)
        || words.indices.contains { ColumnHeader.isCent(words, $0) }
    }
    // "p" can be short for "per".
    return words.contains { cents.contains($0) && ($0.count > 2 || $0 == "¢") }
      || words.count > 2 && words[0] == "p" && per.contains(words[1])
      || words.count > 2 && words.last.map(cents.contains) == true
  }

  /// Returns the code of a currency that is written together with the word for a price, as in "usdprice"; nil for
  /// others.
  static func currencyCode(joinedIn words: [String]) -> String? {
    words.lazy.compactMap { word -> String? in
      guard word.utf8.count > 6, plainPrices.contains(String(word.dropFirst(3))),
        Currency.entries[word.prefix(3).uppercased()] != nil
      else { return nil }
      return String(word.prefix(3))
    }.first
  }
}
