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
    "at", "in", "from", "bei", "beim", "im", "von", "chez", "à", "en", "presso", "da", "bij", "em",
    "no", "na", "hos", "på", "w", "u", "v", "i",
  ]

  /// The greatest number of words and signs in a name.
  static let longestChain = 5

  /// The greatest number of bytes of a name.
  private static let longestName = 40

  /// Returns the words of a text, folded, with a space between them.
  private static func words(of text: String) -> String {
    text.folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The names, with `_` for a space or a sign. After `!` are those that are also other words.
  private static let names =
    """
    aldi aldi_nord aldi_süd billa !denner denns dm !edeka !globus !hofer kaufland lidl marktkauf migros !netto !norma
    !penny rewe rossmann !spar tegut
    albertsons amazon costco cvs dollar_general food_lion h_e_b heb kroger meijer publix safeway sam_s_club sams_club
    !target trader_joe_s trader_joes walgreens walmart wegmans whole_foods
    asda b_m !boots !co_op home_bargains !iceland m_s marks_spencer morrisons ocado poundland sainsbury_s sainsburys
    superdrug supervalu dunnes tesco waitrose
    coles iga loblaws no_frills woolworths
    auchan carrefour e_leclerc franprix intermarché leclerc monoprix super_u système_u
    ahorramas alcampo bonpreu condis consum el_corte_inglés eroski hipercor mercadona
    conad !coop !crai despar esselunga eurospin famila !pam
    !ah albert_heijn colruyt delhaize !dirk hoogvliet !jumbo plus_supermarkt !vomar
    assaí atacadão !continente minipreço pingo_doce pão_de_açúcar
    biedronka stokrotka żabka !albert
    bilka føtex hemköp ica k_citymarket k_market !meny !prisma rema_1000 s_market willys
    пятёрочка пятерочка !магнит перекрёсток перекресток ашан !лента
    a101 !bim şok
    イオン イトーヨーカドー 西友 !ライフ マルエツ 業務スーパー コストコ ドンキ ドン_キホーテ !サミット ヨーカドー !オーケー
    """.split(whereSeparator: \.isWhitespace).map { String($0) }

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
