/// The names of large chains of shops.
package enum ShopNames {
  /// Returns whether a text is nothing but the name of a chain, such as "Aldi" or "Sainsbury's". The case of letters,
  /// accents and signs don't matter.
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
    "at", "in", "from", "bei", "beim", "im", "von", "chez", "à", "au", "en", "presso", "da", "al",
    "alla", "bij", "em", "no", "na", "hos", "på", "w", "we", "z", "u", "v", "ve", "i", "в", "во",
    "из",
    "من", "في",
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
    // The bytes of a text take much less time than its characters.
    let words = folded.utf8.split { !(0x61...0x7a).contains($0) && !(0x30...0x39).contains($0) }
    return String(decoding: Array(words.joined(separator: " ".utf8)), as: UTF8.self)
  }

  /// The names, with `_` for a space or a sign. After `!` are those that are also other words.
  private static let names =
    """
    aldi aldi_nord aldi_süd aldi_suisse billa !denner denns dm !edeka !globus !hofer kaufland lidl marktkauf migros !netto
    !norma !penny rewe rossmann !spar tegut fressnapf hagebaumarkt hornbach !obi !toom
    albertsons amazon costco cvs dollar_general food_lion h_e_b heb home_depot kroger lowe_s lowes meijer petco petsmart
    publix rite_aid safeway sam_s_club sams_club !staples !target trader_joe_s trader_joes walgreens walmart wegmans
    whole_foods
    asda b_m b_q !boots !co_op halfords home_bargains !iceland m_s marks_spencer morrisons ocado pets_at_home poundland
    sainsbury_s sainsburys screwfix superdrug supervalu dunnes tesco toolstation waitrose wickes wilko
    coles iga loblaws no_frills woolies woolworths
    auchan carrefour castorama e_leclerc franprix intermarché leclerc leroy_merlin monoprix super_u système_u
    ahorramas alcampo bonpreu condis consum !dia el_corte_inglés eroski hipercor mercadona
    bodega_aurrera chedraui oxxo soriana
    conad !coop !crai despar esselunga eurospin famila !pam tigotà
    !ah albert_heijn colruyt delhaize !dirk !etos !gamma !hema hoogvliet !jumbo kruidvat plus_supermarkt trekpleister
    !vomar
    assaí atacadão !continente minipreço pingo_doce pão_de_açúcar
    biedronka lewiatan pepco stokrotka żabka !albert
    bilka bunnpris europris føtex hemköp ica k_citymarket k_market !kiwi kvickly !meny !prisma rema !rema_1000 s_market
    tokmanni willys
    дикси пятёрочка пятерочка !магнит перекрёсток перекресток ашан !лента
    a101 !bim şok كارفور كازيون لولو
    イオン イトーヨーカドー 西友 !ライフ マルエツ 業務スーパー コストコ ドンキ ドン_キホーテ !サミット ヨーカドー !オーケー
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
