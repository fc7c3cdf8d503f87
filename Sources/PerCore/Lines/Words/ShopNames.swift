/// The names of large chains of shops.
package enum ShopNames {
  /// Returns whether a text is only the name of a chain, such as "Aldi" or "Sainsbury's". The case of letters, accents
  /// and signs don't matter.
  package static func isChain(_ text: String) -> Bool {
    text.utf8.count <= longestName && chains.contains(words(of: text))
  }

  /// Returns whether a chain can begin with a folded word. Few other words begin like one, and it takes less time than
  /// looking a name up.
  static func canBegin(with word: ArraySlice<UInt32>) -> Bool {
    beginnings.contains(beginning(of: word))
  }

  /// Returns whether a chain has the name of something else: "Boots", "Target".
  static func isWord(_ chain: String) -> Bool { wordChains.contains(words(of: chain)) }

  /// Words before the name of a shop.
  package static let wordsForAt = [
    "at", "in", "on", "from", "bei", "beim", "im", "von", "auf", "chez", "à", "au", "sur", "en",
    "presso", "da", "al", "alla", "su", "bij", "em", "no", "na", "hos", "på", "w", "we", "z", "u",
    "v", "ve", "i", "в", "во", "из", "من", "في",
  ]

  /// The name of a chain whose ending is that of Slavic words after "in" and "from": "Lidl" for "Lidlu", or nil.
  static func chain(inflected text: String) -> String? { inflections[text.folded] }

  private static let inflections = Dictionary(
    inflectedNames.map { pair in
      let names = pair.split(separator: "=").map { String($0) }
      return (names[0].folded, names[1])
    }, uniquingKeysWith: { first, _ in first })

  /// The names with such endings, and after `=` the names of the chains.
  private static let inflectedNames =
    """
    aldim=Aldi auchana=Auchan auchanie=Auchan biedronce=Biedronka biedronki=Biedronka carrefourze=Carrefour
    kauflandzie=Kaufland kauflandu=Kaufland lidla=Lidl lidlu=Lidl rossmanna=Rossmann rossmannie=Rossmann
    stokrotce=Stokrotka żabce=Żabka żabki=Żabka albertu=Albert albertovi=Albert bille=Billa billy=Billa tesku=Tesco
    ашане=Ашан ленте=Лента ленты=Лента магните=Магнит магнита=Магнит пятёрочке=Пятёрочка пятерочке=Пятёрочка
    перекрёстке=Перекрёсток перекрестке=Перекрёсток
    """.split(whereSeparator: \.isWhitespace)

  /// The maximum number of words and signs in a name.
  static let longestChain = 5

  /// The maximum number of bytes of a name.
  private static let longestName = 40

  /// Returns the words of a text, folded, with a space between them.
  private static func words(of text: String) -> String {
    let folded = text.folded
    guard folded.utf8.allSatisfy({ $0 < 0x80 }) else {
      return folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
    // Reading bytes takes much less time than reading characters.
    let words = folded.utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit }
    return String(decoding: Array(words.joined(separator: " ".utf8)), as: UTF8.self)
  }

  /// The names, with `_` for a space or a sign. After `!` are those that are also other words.
  private static let names =
    """
    aldi aldi_nord aldi_süd aldi_suisse bauhaus billa bipa !denner denns dm !edeka !globus !hofer ikea interspar
    kaufland lidl marktkauf migros nahkauf !netto !norma !penny rewe rossmann !spar tegut fressnapf hagebaumarkt
    hornbach !obi !toom zooplus
    ace_hardware albertsons aliexpress amazon best_buy !chewy costco cvs dollar_general dollar_tree ebay family_dollar
    food_lion fred_meyer giant_eagle h_e_b h_mart harbor_freight harris_teeter heb home_depot hy_vee iherb kroger lowe_s
    lowes meijer menards petco petsmart publix rite_aid safeway sam_s_club sams_club shoprite !sprouts !staples !target
    temu tractor_supply trader_joe_s trader_joes walgreens walmart wegmans whole_foods winco winn_dixie
    argos asda b_m b_q !boots !co_op farmfoods halfords holland_barrett home_bargains homebase !iceland m_s makro
    marks_spencer morrisons ocado pets_at_home poundland sainsbury_s sainsburys screwfix superdrug supervalu dunnes
    tesco toolstation waitrose wickes wilko
    bunnings chemist_warehouse coles dan_murphy_s dan_murphys iga kmart officeworks pak_n_save woolies woolworths
    canadian_tire food_basics freshco loblaws no_frills sobeys
    big_basket bigbasket blinkit d_mart dmart flipkart jiomart reliance_fresh reliance_smart zepto
    !action auchan brico_dépôt bricomarché caprabo carrefour castorama cdiscount !cora e_leclerc franprix intermarché
    leclerc leroy_merlin monoprix !picard super_u système_u
    ahorramas alcampo bonpreu condis consum !dia el_corte_inglés eroski froiz gadis hipercor mercadona
    bodega_aurrera chedraui mercado_libre oxxo soriana
    conad !coop !crai despar esselunga eurospin famila !pam tigotà
    !ah albert_heijn bol_com colruyt dekamarkt delhaize !dirk !etos !gamma !hema hoogvliet intratuin !jumbo karwei
    kruidvat nettorama !picnic plus_supermarkt trekpleister !vomar
    assaí atacadão cobasi !continente droga_raia drogasil mercado_livre minipreço petz pingo_doce pão_de_açúcar
    allegro biedronka delikatesy_centrum !dino !hebe lewiatan pepco polomarket stokrotka żabka !albert
    bilka bunnpris europris føtex hemköp ica k_citymarket k_market !kiwi kvickly !meny !prisma rema !rema_1000 s_market
    tokmanni willys
    дикси пятёрочка пятерочка !магнит перекрёсток перекресток ашан !лента
    a101 !bim hepsiburada !şok trendyol بنده بيم سبينس كارفور كازيون لولو هايبر_وان
    アマゾン イオン イトーヨーカドー ウエルシア カインズ コーナン コストコ セブンイレブン ドンキ ドン_キホーテ ファミリーマート マックスバリュ
    マツキヨ マツモトキヨシ マルエツ ヤオコー ロピア ローソン 西友 業務スーパー 楽天 !ライフ !サミット ヨーカドー !オーケー
    """.unicodeScalars.split { $0 == " " || $0 == "\n" }.map { String(Substring($0)) }

  private static let chains = Set(names.map(words(of:)))
  private static let wordChains = Set(names.filter { $0.first == "!" }.map(words(of:)))

  /// The beginnings of the names, as they are typed and without accents.
  private static let beginnings = Set(
    names.flatMap { name in
      let word = name.drop { $0 == "!" }.prefix { $0 != "_" }
      return [String(word), word.folded].map { text in
        var folded: [UInt32] = []
        for scalar in text.unicodeScalars { folded.append(folding: scalar) }
        return beginning(of: folded[...])
      }
    })

  /// Returns the first two scalars of a folded word as one number.
  private static func beginning(of word: ArraySlice<UInt32>) -> UInt64 {
    UInt64(word.first ?? 0) << 32 | UInt64(word.dropFirst().first ?? 0)
  }
}
