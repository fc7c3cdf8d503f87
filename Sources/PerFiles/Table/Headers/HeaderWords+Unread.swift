/// Words of columns that Per doesn't read.
extension HeaderWords {
  /// Words for numbers of articles, dates, taxes, discounts, links, and other values that Per doesn't read.
  static let unread = set(
    """
    id artikelnummer artnr lp poz código codigo codice kod kode code sku ean gtin upc asin plu barcode
    штрихкод код artikl артикул コード 商品コード jan 编号 条码 序号 番号 رقم pkwiu barkod barkodu stok_kodu kodu cod šifra
    url link image picture bild photo foto
    date time datum fecha data dato päivä pvm дата 日付 日期 التاريخ created updated modified tarih
    energy kcal nutriscore portionsgröße portionsgrösse
    strength dose dosage stärke dosierung dosis wirkstoff wirkstoffmenge wirkstoffgehalt wirkstärke concentration
    inflow account
    needed required benötigt benötigte nécessaire necesaria necesario necessario
    """
  ).union(numbers).union(discounts).union(savings).union(coupons).union(reviews).union(nutrients)
    .union(servings).union(places).union(margins).union(delays).union(taxes).union(sold)

  /// Returns whether a header is the dose in each piece: "mg each", "mg per capsule".
  static func isDose(_ words: [String]) -> Bool {
    words.count > 1 && ["mg", "mcg", "µg", "μg", "ug", "iu"].contains(words[0])
      && each.contains(words[1])
  }

  /// Returns whether a header is the area that one unit of a product is enough for: "m²/Liter", "sq ft per gal".
  static func isCoverage(_ words: [String]) -> Bool {
    let parts = words.split { $0 == "/" || per.contains($0) }.map { $0.joined(separator: " ") }
    return parts.count == 2 && areas.contains(parts[0])
      && (measureUnits.contains(parts[1]) || bareMeasures.contains(parts[1]))
  }

  private static let areas = set("m² m2 qm sqm sq_m ft² ft2 sqft sq_ft")

  /// Words for what a shop has sold, in pieces or in money.
  private static let sold = set(
    """
    sold sales net_sales gross_sales verkauft absatz umsatz vendus vendues ventes vendidos vendidas ventas venduti vendite
    verkocht omzet vendas sprzedane sprzedano sprzedaż sålda försäljning solgt omsætning omsetning myyty myynti prodáno tržby
    продано продажи satılan satış_adedi 販売数 売上 销量 销售额 銷量 المبيعات
    """)

  /// Words for a number, which can be that of an article.
  static let numbers = set("nr no num # № number numéro número nummer")

  /// Words for what customers think of a product, for its points, and for its rank.
  private static let reviews = set(
    """
    review reviews score scores stars votes points loyalty_points rating ratings popularity
    bewertung bewertungen sterne punkte note_moyenne avis étoiles valoración valoraciones reseñas puntos estrellas
    voto voti recensioni punti stelle beoordeling beoordelingen sterren punten avaliação avaliações pontos estrelas
    ocena oceny opinie punkty gwiazdki betyg omdöme omdömen poäng stjärnor bedømmelse bedømmelser anmeldelser vurdering
    vurderinger stjerner arvio arviot arvostelut pisteet tähdet hodnocení recenze body hvězdičky рейтинг оценка отзывы
    отзывов баллы puan yıldız yorum yorumlar değerlendirme 評価 評価数 レビュー レビュー数 ポイント 点数 评分 评价 评价数
    积分 評分 التقييم تقييم التقييمات النقاط
    """)

  /// Words for what a food contains, and for the share of alcohol.
  private static let nutrients = set(
    """
    calories calorie kilojoule kj protein proteins fat fats carbs carbohydrate carbohydrates sugar sugars fibre fiber
    salt_per sodium cholesterol saturates abv alcohol alcohol_content proof
    kalorien eiweiß fettgehalt kohlenhydrate zuckergehalt ballaststoffe alkohol alkoholgehalt brennwert
    protéines glucides lipides degré degré_alcool alcool calorías proteínas grasas carbohidratos azúcares graduación
    calorie proteine grassi carboidrati zuccheri gradazione calorieën eiwit eiwitten koolhydraten suikers vetten
    calorias proteínas gorduras carboidratos hidratos açúcares teor_alcoólico kalorie białko tłuszcz węglowodany cukry
    kalorier kolhydrater kulhydrat karbohydrat fedt fett_g alkoholprocent alkoholhalt kalorit proteiini hiilihydraatit
    rasva alkoholi bílkoviny sacharidy tuky калории калорийность белки жиры углеводы крепость алкоголь kalori yağ
    karbonhidrat alkol カロリー たんぱく質 タンパク質 脂質 炭水化物 糖質 食塩相当量 アルコール度数 度数 热量 蛋白质 脂肪 碳水化合物
    酒精度 السعرات البروتين الدهون الكربوهيدرات
    """)

  /// Words for the number of portions.
  static let servings = set(
    """
    serving portion servings portions portionen raciones ración porzioni porzione porties portie porções porção porcje
    porcji portioner porsjoner annokset annosta annoksia porce porcí порция порции порций porsiyon 人前 人份 食分
    """)

  /// Returns whether a word means several portions. "Serving" can be the size of one.
  static func isServings(_ word: String) -> Bool {
    servings.contains(word) && !["serving", "portion", "porzione", "portie"].contains(word)
  }

  /// Words for a place in a shop or in a warehouse.
  private static let places = set(
    """
    aisle shelf bin_location regal regalplatz lagerplatz gang rayonnage emplacement allée pasillo estante ubicación
    corsia scaffale ubicazione gangpad schap locatie corredor prateleira localização alejka regał półka hylla hylle
    hyllplats hyldeplads hyllyväli hyllypaikka regál ulička полка стеллаж ряд raf koridor 棚番 棚 货架 通道 الرف
    year vintage jahrgang baujahr millésime année añada annata jaargang ano safra rocznik årgång årgang vuosikerta ročník
    год yıl 年份 年 السنة
    """)

  /// Words for what a shop earns.
  private static let margins = set(
    """
    margin markup profit marge gewinn aufschlag handelsspanne bénéfice margen beneficio margine ricarico utile winst
    margem lucro markup_pct marża narzut marginal marginaali kate avance fortjeneste marže zisk наценка маржа прибыль
    kâr kar_marjı 利益 利益率 粗利 毛利 毛利率 利润 الربح هامش
    """)

  /// Words for how long a delivery takes, for how long a product keeps, and for the minimum order.
  private static let delays = set(
    """
    delivery_time lead_time shelf_life best_before expiry days_left min_order minimum_order moq
    lieferzeit lieferdauer liefertage haltbarkeit mhd délai délai_de_livraison conservation ddm dlc plazo
    plazo_de_entrega caducidad tempi_di_consegna tempo_di_consegna levertijd houdbaarheid prazo prazo_de_entrega validade
    czas_dostawy trwałość termin_ważności leveranstid hållbarhet leveringstid holdbarhed holdbarhet toimitusaika
    säilyvyys dodací_lhůta doba_dodání trvanlivost срок_доставки срок_годности teslimat teslimat_süresi raf_ömrü
    納期 賞味期限 消費期限 保質期 保质期 交期 الصلاحية مدة_التوصيل
    """)
}
