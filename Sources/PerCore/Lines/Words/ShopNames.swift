/// The names of large chains of shops.
package enum ShopNames {
  /// Returns whether a text is nothing but the name of a chain, such as "Aldi" or "Sainsbury's". The case of letters,
  /// accents and signs don't matter.
  package static func isChain(_ text: String) -> Bool {
    text.utf8.count <= longestName && chains.contains(words(of: text))
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

  private static let wordChains = Set(
    """
    ah albert bim boots co_op continente coop crai denner dirk edeka globus hofer iceland jumbo meny netto norma pam
    penny plus prisma spar target vomar лента магнит ライフ サミット オーケー
    """.split(whereSeparator: \.isWhitespace).map { words(of: String($0)) })

  private static let chains = Set(
    """
    aldi aldi_nord aldi_süd billa denner denns dm edeka globus hofer kaufland lidl marktkauf migros netto norma
    penny rewe rossmann spar tegut
    albertsons amazon costco cvs dollar_general food_lion h_e_b heb kroger meijer publix safeway sam_s_club sams_club
    target trader_joe_s trader_joes walgreens walmart wegmans whole_foods
    asda b_m boots co_op home_bargains iceland m_s marks_spencer morrisons ocado poundland sainsbury_s sainsburys
    superdrug supervalu dunnes tesco waitrose
    coles iga loblaws no_frills woolworths
    auchan carrefour e_leclerc franprix intermarché leclerc monoprix super_u système_u
    ahorramas alcampo bonpreu condis consum el_corte_inglés eroski hipercor mercadona
    conad coop crai despar esselunga eurospin famila pam
    ah albert_heijn colruyt delhaize dirk hoogvliet jumbo plus_supermarkt vomar
    assaí atacadão continente minipreço pingo_doce pão_de_açúcar
    biedronka stokrotka żabka albert
    bilka føtex hemköp ica k_citymarket k_market meny prisma rema_1000 s_market willys
    пятёрочка пятерочка магнит перекрёсток перекресток ашан лента
    a101 bim şok
    イオン イトーヨーカドー 西友 ライフ マルエツ 業務スーパー コストコ ドンキ ドン_キホーテ サミット ヨーカドー オーケー
    """.split(whereSeparator: \.isWhitespace).map { words(of: String($0)) })
}
