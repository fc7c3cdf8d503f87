internal import PerCore

/// Names of shops in headers.
extension HeaderWords {
  /// Returns the name of a large chain of shops in a header, without words for a price and without a currency: "Aldi"
  /// for "Preis bei Aldi (€)"; nil for other headers.
  static func shopName(inHeader title: String) -> String? {
    let name = title.split(whereSeparator: \.isWhitespace).filter { part in
      !isDay(part)
        && !ColumnHeader.words(of: String(part)).allSatisfy {
          plainPrices.contains($0) || isCurrency($0) || shopParticles.contains($0)
        }
    }.joined(separator: " ")
    return [name, title].first(where: isChain)
  }

  /// Returns whether a part of a header is a day such as "11/3" and "05.11.".
  private static func isDay(_ part: Substring) -> Bool {
    part.hasNumber && part.contains { "/.-".contains($0) }
      && part.allSatisfy { $0.isNumber || "/.-()".contains($0) }
  }

  /// Returns whether a header is only the name of a chain.
  static func isChain(_ title: String) -> Bool {
    ShopNames.isChain(title)
      || chains.contains(ColumnHeader.words(of: title).joined(separator: " "))
  }

  /// Chains that are known in headers only, because their names are also other words, such as "day" in Spanish, or because
  /// they are small or sell other goods than food.
  private static let chains = set(
    """
    savers
    7_eleven
    tiendanimal kiwoko petlebi
    hagebau müller budni plus
    dia lupa
    md
    city_gross
    magalu magazine_luiza americanas
    carrefoursa carrefour_sa hakmar
    """)

  /// Headers of shops. In other headers, most of the words mean something else: "Price from".
  static let shopTitles = set(
    """
    where where_bought bought_at
    wo wo_gekauft gekauft_bei bezugsquelle verkäufer marktname einkaufsort discounter
    où vendeur vendu_par supermarché fournisseur
    súper dónde vendedor vendido_por proveedor establecimiento
    dove venditore venduto_da fornitore insegna punto_vendita
    waar verkoper aanbieder leverancier keten gekocht_bij
    gdzie gdzie_kupić sprzedawca dostawca
    säljare handlare återförsäljare
    onde fornecedor estabelecimento
    nerede nereden satıcı dükkan
    購入店 購入先 販売店 スーパー ショップ
    """)

  /// Words for places at home, which a column such as "Where" can have in place of shops: "Top shelf".
  static let homePlaces = set(
    """
    shelf pantry cupboard fridge freezer basement cellar garage kitchen drawer closet cabinet larder attic
    keller küche kühlschrank gefrierschrank gefriertruhe speisekammer vorratskammer vorratsraum schrank regal schublade
    placard cave frigo congélateur garde_manger tiroir cuisine cellier
    despensa nevera frigorífico congelador armario cajón cocina trastero alacena
    dispensa cantina frigorifero congelatore credenza cassetto cucina ripostiglio
    kelder keuken koelkast vriezer kast voorraadkast
    geladeira freezer armário cozinha gaveta
    spiżarnia lodówka zamrażarka szafka piwnica kuchnia
    skafferi skafferiet kyl kylen frys frysen källare källaren skåp kök køleskab fryser kælder
    spíž lednice mrazák kuchyně skříň
    кладовка холодильник шкаф погреб кухня морозилка
    kiler buzdolabı mutfak dolap
    冷蔵庫 冷凍庫 台所 戸棚 床下
    """)

  /// Words between a price and the shop.
  private static let shopParticles = WordSet(Set(ShopNames.wordsForAt.map(folded)))
}
