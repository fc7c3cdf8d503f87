/// Names of shops in headers, and in tables without a header.
extension HeaderWords {
  /// Returns whether a cell is nothing but the name of a large chain of shops.
  static func isShop(_ cell: String) -> Bool {
    cell.utf8.count <= 40 && shops.contains(ColumnHeader.words(of: cell).joined(separator: " "))
  }

  /// Returns the name of a large chain of shops in a header, without words for a price and without a currency: "Aldi"
  /// for "Preis bei Aldi (€)"; nil for other headers.
  static func shopName(inHeader title: String) -> String? {
    if isShop(title) { return title }
    let name = title.split(whereSeparator: \.isWhitespace).filter { part in
      !ColumnHeader.words(of: String(part)).allSatisfy {
        plainPrices.contains($0) || isCurrency($0) || shopParticles.contains($0)
      }
    }.joined(separator: " ")
    return isShop(name) ? name : nil
  }

  /// Words between a price and the shop.
  private static let shopParticles = set(
    "at in from bei beim von chez à en presso da bij em no na hos på w u v i")

  private static let shops = set(
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
    """)
}
