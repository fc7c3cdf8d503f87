internal import PerCore

/// Words for prices beside other prices, and for unit prices.
extension HeaderWords {
  /// Words that mark a price as the one before a reduction, if the table has another price. Beside a price that some
  /// rows or some customers have, it can be the current price.
  static let regular = usual.union(recommended)

  /// Words for the usual price of a shop.
  private static let usual = set(
    """
    regular full fullprice normalpreis régulier régulière regulär regulärer vollpreis standardpreis normal normaal normale norm reg ordinarie ordinær ord
    ordinarieprijs normale_prijs habituel habitual intero pieno cheio normalny normalna regularna běžně normální
    normalpris normalpriset normaalihinta ordinariepris běžná обычная العادي 通常価格
    """)

  /// Words for prices that a maker recommends, or that are no longer valid.
  static let recommended = set("mrp market_price original van_prijs listino katalogowa 定価 الأصلي")

  /// Words for prices with and without tax.
  static let withTax = set(
    """
    ttc t_t_c pvp_iva gross brutto bruttopreis bruttopris tvac ivato ivata lordo verollinen 税込 税込価格 含税 含税价 含税单价
    含稅 含稅價
    """)
  static let withoutTax = set(
    """
    ht h_t htva net hors_taxe hors_taxes netto nettopreis nettopris veroton 税抜 税別 税抜価格 税別価格 本体価格 本体
    不含税 不含税价 不含税单价 未税 未税价 未税单价 不含稅 未稅
    """)

  /// Words for prices that only members pay.
  static let member = set(
    """
    member members loyalty clubcard club membre fidélité socio socios soci leden lid membro medlemspris medlem medlems
    stammispris kundenkarte plussa jäsenhinta 会员价 會員價 会員価格 nectar payback card app mit_karte vorteilskarte
    kartenpreis lidl_plus avec_carte carte con_carta con_tarjeta bonuskaart bonuskort z_kartą z_aplikacją s_kartou
    по_карте с_картой 会員 klubpris 회원가 회원가격 회원
    """
  ).union(subscriptions)

  /// Words of prices for those who order regular deliveries.
  static let subscriptions = set("subscribe subscriber subscribers subscription")

  /// Words of prices that need no card: "Price without Clubcard".
  static let without = set("without ohne sans sin senza zonder sem uden uten utan ilman bez без")

  /// Words for the price of one of several pieces, where prices per unit have other words.
  static let piecePrices = set(
    """
    unitaire unitario unitaria unitário stückpreis stuksprijs stukprijs styckpris stykpris p_unidad p_u prezzo_unit birim_fiyat
    birim_fiyatı 含税单价 未税单价 不含税单价 سعر_القطعة 单价 單價 단가
    """
  ).union(pricesOfOne)

  /// Words for unit prices, and for the price of one of several pieces.
  static let pricesOfOne = set(
    """
    prezzo_cad costo_cad prezzo_cadauno costo_cadauno costo_unitario prix_unit prix_pièce coût_unitaire coste_unitario
    precio_ud custo_unitário preço_un valor_unit koszt_sztuki cena_sztuki cena_1_szt st_pris stk_pris st_prijs adet_fiyatı
    tane_fiyatı
    """)

  /// Abbreviations of the price of one of several pieces.
  static let pieceAbbreviations = set("p_unit pr_unit vl_unit vlr_unit")

  /// Words for a piece, as in "€/pz".
  static let pieceUnits = set(
    """
    pz pezzo stk st stück stuk pc pcs piece pièce ea each szt sztuki sztukę ks kpl un ud uds unidad pack packung шт adet tane
    个 個
    """)

  /// Returns whether a word is a unit of pieces: "ct" in "Eggs (ct)".
  static func isPieceUnit(_ word: String) -> Bool {
    pieces.contains(word) || pieceUnits.contains(word) || word == "ct" || word == "count"
  }

  /// Returns whether a header says only that a price is for a piece: "EUR/Stk", "$ each", "pro Stück", "p/st". "Per
  /// pack" is a number of pieces.
  static func isPricePerPiece(_ words: [String]) -> Bool {
    guard words.count > 1, let piece = words.last, pieceUnits.contains(piece), piece != "pack",
      piece != "packung"
    else { return false }
    return words.dropLast().allSatisfy {
      $0 == "/" || per.contains($0) || cents.contains($0) || isCurrency($0)
        || currencyNames[$0] != nil
    }
  }

  /// Words that show that a size or a deposit is for one of several containers.
  static let each = per.union(set("each je à unit unitaire unitario unitaria unitário /"))

  /// Words for a unit price, or for the usual price if the table has no other one.
  static let basePrices = set("grundpris grunnpris")

  /// Headers of the price of all packs. Before other words, they name other sums: "Razem szt."
  static let sumTitles = set("totalt totalpris i_alt razem toplam")

  /// Words for days, as in the lowest price of 30 days, which shops of the EU state beside reduced prices.
  static let days = set(
    "days tage tagen jours días giorni dagen dias dni dagar dager dage päivää dnů")

  static let taxes = set(
    """
    tax taxes vat mwst ust umsatzsteuer mehrwertsteuer tva iva btw moms mva alv dph gst ндс kdv icms aliquota 税 税率 税额
    消費税 الضريبة
    """)

  static let deposits = set(
    "deposit crv depozito pfand flaschenpfand consigne depósito statiegeld leeggoed waarborg pant kaucja kaucją záloha zálohy pantti cauzione"
  )

  /// Returns whether a cell is a word for nothing, such as "n/a".
  static func isAbsent(_ cell: String) -> Bool { absent.contains(folded(cell)) }

  private static let absent = set(
    "n/a n.a. na no none nein kein keine keines keins keiner ohne pfandfrei non sans aucune nessuno nessuna sin nee geen não sem nie brak nej ingen nei ei ne bez нет без 无 無 なし لا"
  )

  /// Words between a price and what it includes, or doesn't.
  static let included = set(
    "inc incl inkl inclusive including inklusive incluse inclus incluso inclusa incluído incluida with mit avec con com med met s z с sis dahil"
  )
  static let excluded = set(
    "excl exkl exc excluding exclusive zzgl ohne hors sans sin sem senza esclusa escluso bez без plus ex uden utan zonder ekskl eks ilman hariç"
  )

  /// Words that are prices together with a unit, as in "Coste kg".
  static let costs = set("cost costs coste costo coût custo kosten koszt valor")

  /// Words for the price of one pack of several.
  static let packPrices = piecePrices.union(
    set(
      "unit unità unité unidad unidade einheit eenheid enhet enhed jednostka einheitspreis enhedspris enhetspris eenheidsprijs p_u à 単価"
    ))

  /// Words of unit prices that say nothing about their amounts.
  static let rateFillers: WordSet = WordSet(
    [
      words(for: .unitPrice), words(for: .unit), words(for: .currency), plainPrices, costs,
      packPrices,
      onePack, per, particles, withTax, withoutTax, taxes, included, currencyWords, cents,
      set("/ p u kilo preis"),
    ].reduce(into: Set<String>()) { fillers, words in
      for word in words { fillers.formUnion(word.split(separator: " ").map(String.init)) }
    }
  ).subtracting(rateUnits)

  /// Returns whether a header begins with a word such as "per", or with an article: "per 100 sheets", "la couche". "A" is
  /// also the English article, and a letter.
  static func startsWithPer(_ words: [String]) -> Bool {
    words.count > 1 && words[0] != "a" && perOrArticle.contains(words[0])
  }

  /// Returns whether a text that begins with a number or a sign of a currency can be the header of what prices or other
  /// numbers are for: "m2 per box", "€ scatola", "100 g", "1本".
  static func isReference(_ text: String) -> Bool {
    let words = ColumnHeader.words(of: text)
    guard text.hasLetter, words.count <= 5 else { return false }
    if !text.hasNumber || words.dropFirst().contains(where: isBeforeContainer)
      || words.contains(where: hasPer)
    {
      return true
    }
    let number = words[0].prefix(while: \.isNumber)
    let unit = words[0].dropFirst(number.count) + words.dropFirst().joined(separator: " ")
    return !number.isEmpty && (measureUnits.contains(String(unit)) || isRateUnit(String(unit)))
  }

  /// Headers of the number of units that a price is for.
  static let priceUnits = set("pro per je peh preiseinheit price_unit prix_par")

  /// Returns the unit in a word for a unit price, such as "Kilopreis"; nil for other words.
  static func unit(ofPrice word: String) -> Unit? {
    if kilogramPrices.contains(word) { return .kilogram }
    return litrePrices.contains(word) ? .litre : nil
  }

  private static let kilogramPrices = set("kilopreis kgpreis kilopris kgpris kiloprijs kilohinta")
  private static let litrePrices = set("literpreis literpris literprijs litrahinta")

  /// "Per" in languages without spaces, before and after the unit.
  private static let (perBefore, perAfter) = ("每", ["あたり", "当たり", "当り"])

  /// Returns whether a word in a language without spaces has "per" in it.
  static func hasPer(_ word: String) -> Bool {
    word.utf8.contains { $0 >= 0x80 }
      && (word.contains(perBefore) || perAfter.contains { word.contains($0) })
  }

  /// Returns whether a header that is only a unit price can have the word: "per", "100", "g", "€", "=".
  static func isPartOfRate(_ word: String) -> Bool {
    word == "/" || per.contains(word) || cents.contains(word) || word.allSatisfy(\.isNumber)
      || isCurrency(word) || isRateUnit(word)
  }

  static let currencyWords = set(
    """
    eur usd gbp chf sek nok dkk pln czk kr zł kč kc euro euros руб ₽ r$ tl lira lei грн 円 元 جنيه ريال درهم
    aed aud brl cad cny hkd huf inr jpy krw mxn myr nzd php pkr ron rs sgd thb uah zar
    """)

  /// Returns whether a word is the sign or the code of a currency.
  static func isCurrency(_ word: String) -> Bool {
    word.allSatisfy(\.isCurrencySymbol) || currencyWords.contains(word)
  }

  /// Returns whether a word is a unit, maybe with a number: "kg", "100g", "100gあたり".
  static func isRateUnit(_ word: String) -> Bool {
    rateUnits.contains(unit(of: word))
  }

  /// Returns the words of a unit price without its unit: "ft" and "pounds" are also currencies.
  static func withoutRateUnit(_ words: [String]) -> [String] {
    guard let place = words.firstIndex(where: { $0 == "/" || per.contains($0) }) else {
      return words
    }
    let unit = words[(place + 1)...].drop { $0.allSatisfy(\.isNumber) || unitParts.contains($0) }
    return Array(words[..<place] + unit.dropFirst())
  }

  /// Returns a word without the number before a unit, and without "per".
  private static func unit(of word: String) -> String {
    // Most words are in ASCII and have no number.
    if word.utf8.first?.isASCIIDigit == false, word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    let number = word.prefix { $0.isNumber }
    // "Price 500g" is the price of a size.
    guard number.isEmpty || ["1", "10", "100", "1000"].contains(number) else { return word }
    var unit = word.dropFirst(number.count)
    for per in perAfter {
      if let range = unit.firstRange(of: per) { unit = unit[..<range.lowerBound] }
    }
    return String(unit.hasPrefix(perBefore) ? unit.dropFirst(perBefore.count) : unit)
  }

  private static let rateUnits = set(
    """
    kg kilo kilos kilogram kilogramm kilogramme kilogramo lb oz g gr ml cl l lt ltr liter litre litro litri litros litr
    litra m2 m² кг л литр г мл 千克 公斤 斤 克 升 毫升 公升 kilogramów 个 個 本 枚
    كيلو كجم كيلوغرام كيلوجرام جرام غرام جم لتر مل وحدة حبة قطعة
    الكيلو الكجم الكيلوغرام الكيلوجرام الجرام الغرام اللتر الوحدة الحبة القطعة
    """)

  /// Returns whether a Chinese or Japanese word is a unit and a word for a price: "公斤价".
  static func isUnitPrice(_ words: [String]) -> Bool {
    words.contains { word in
      ["价", "價", "价格", "價格", "単価", "单价"].contains {
        word.ends(with: $0) && rateUnits.contains(String(word.dropLast($0.count)))
      }
    }
  }

  /// Returns whether a Chinese word ends with the one for a price, as the names that shops give to their prices do.
  static func endsWithPrice(_ word: String) -> Bool {
    guard let last = word.last, "价價".contains(last) else { return false }
    return !["评价", "評價", "均价", "均價"].contains { word.hasSuffix($0) }
  }

  /// Returns an Arabic word apart from its preposition, as in "للكيلو" ("per kilogram"), and other words as they are.
  static func separated(_ word: String) -> [String] {
    guard word.utf8.first == 0xd9 || word.utf8.first == 0xd8 else { return [word] }
    for (prefix, preposition) in [("لل", "ل"), ("بال", "ب"), ("ل", "ل")]
    where word.hasPrefix(prefix) {
      let noun = "ال" + word.dropFirst(prefix.count)
      if rateUnits.contains(noun) { return [preposition, noun] }
      let bare = String(word.dropFirst(prefix.count))
      if rateUnits.contains(bare), bare.count > 1 { return [preposition, bare] }
    }
    return [word]
  }
}
