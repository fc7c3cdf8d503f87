/// Names of shops in tables without a header.
extension HeaderWords {
  /// Returns whether a cell is nothing but the name of a large chain of shops.
  static func isShop(_ cell: String) -> Bool {
    cell.utf8.count <= 40 && shops.contains(ColumnHeader.words(of: cell).joined(separator: " "))
  }

  private static let shops = set(
    """
    aldi aldi_süd aldi_nord billa denns dm edeka globus hofer kaufland lidl marktkauf migros netto norma penny rewe
    rossmann spar tegut
    albertsons costco cvs dollar_general food_lion h_e_b heb kroger meijer publix safeway sam_s_club sams_club target
    trader_joe_s trader_joes walgreens walmart wegmans whole_foods
    asda co_op iceland morrisons ocado sainsbury_s sainsburys tesco waitrose
    coles woolworths loblaws
    auchan carrefour e_leclerc intermarché leclerc monoprix super_u
    alcampo bonpreu consum eroski hipercor mercadona
    conad coop esselunga eurospin
    ah albert_heijn dirk jumbo plus_supermarkt
    continente pingo_doce
    biedronka żabka
    hemköp ica willys bilka føtex rema_1000 k_market prisma s_market
    пятёрочка пятерочка магнит перекрёсток перекресток
    a101 bim şok
    """)
}
