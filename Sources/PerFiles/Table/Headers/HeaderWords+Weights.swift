internal import PerCore

/// Words for weights and sizes that are not the amount of the product.
extension HeaderWords {
  /// Words for a weight without the liquid.
  static let drained = set(
    """
    drained drained_weight abtropfgewicht abtropfgew abtropf abtr atg einwaage égoutté égouttée égouttés pne escurrido escurrida
    sgocciolato sgocciolata sgocc uitlekgewicht uitgelekt uitlek escorrido drenado drenada
    odsączony odsączeniu odsączona odcieku avrunnen avrunnet avrent drænet drænvægt avdryppet valutettu pevný_podíl
    odkapaná odkapání süzme süzülmüş 固形量 固形物 沥干物 固形物含量 المصفى
    """)

  /// The headers of the net weights in the tables that Per copies.
  static let netWeights = set(
    "net_weight nettogewicht poids_net peso_neto peso_netto peso_líquido 内容総量 الوزن_الصافي")

  /// The headers of the deposits in the tables that Per copies, which can be others in other tables.
  static let copiedDeposits = set("デポジット التأمين")

  /// The headers of the taxes in the tables that Per copies.
  static let copiedTaxes = set("tax steuer taxe impuesto imposta imposto 税 الضريبة")

  /// Words for a number of anything.
  static let plainQuantities = set(
    """
    quantity quantities menge quantité cantidad quantità hoeveelheid quantidade ilość mängd mængde mengde määrä množství miktar
    количество 数量 수량 الكمية bestellmenge kaufmenge einkaufsmenge
    """)

  /// Returns whether a header names a number but not what is counted. "Füllmenge" is a size, although "Menge" is not.
  static func isPlainQuantity(_ words: [String]) -> Bool {
    words.contains(where: plainQuantities.contains)
  }

  /// Returns whether the words of a header name a size, and not any number or amount of money.
  static func isSize(_ words: [String]) -> Bool {
    sizes.hasAny(of: words) && !isPlainQuantity(words)
  }

  private static let sizes = words(for: .quantity).subtracting(plainQuantities)
    .subtracting(["amount", "net"])

  /// Words for a weight that includes the package, and for the weight of the package.
  static let gross = set(
    """
    gross shipping tare dimensional brutto bruttogewicht brut bruto lordo lorda leergewicht
    versandgewicht verpackungsgewicht transportgewicht paketgewicht expédition envío spedizione verzendgewicht
    brutogewicht verpakkingsgewicht taragewicht envio bruttovikt fraktvikt
    bruttovægt forsendelsesvægt bruttovekt bruttopaino hrubá брутто brüt 毛重 総重量 الإجمالي الشحن
    """)

  /// Words that alone name a gross weight or the weight of the package.
  static let grossWeights = set(
    """
    tare tara taragewicht leergewicht bruttogewicht bruttovikt bruttovekt bruttovægt bruttopaino brutogewicht dara 毛重 総重量
    """)

  /// Words for diapers, whose size isn't an amount.
  static let diapers = set(
    "diaper nappy windel couche couches pañal pannolino luier fralda blöja ble vaippa")

  /// Words before the number of a clothing or diaper size: "Size 3", "Gr. 4".
  static let wearerSizes = set(
    """
    size gr größe groesse taille talla taglia maat storlek str størrelse rozmiar velikost tamanho numara beden koko размер
    サイズ
    """)

  /// Makers of diapers in cells.
  static let diaperMakers = set(DiaperMakers.names).union(
    set(
      """
      lillydoo babylove moltex muumi dodot chelino lotus_baby pommette merries moony goon mamypoko luvs mamia lupilu
      メリーズ パンパース ムーニー グーン
      """))

  static let netContents = set(
    "net_content net_contents 净含量 contenido_neto contenu_net contenuto_netto nettoinhalt")

  /// Words for a package, whose weight isn't an amount of the product.
  static let packages = set("package parcel colis emballage embalaje imballo paket pakket")
  static let weights = set(
    "weight gewicht poids peso vikt vægt vekt paino hmotnost váha waga masa вес ağırlık ağırlığı 重量 重さ الوزن وزن"
  )

  /// Returns whether a header names a weight that may include the package, unlike a net weight, and that isn't also a
  /// number, as in "Qty/Weight".
  static func isWeight(_ words: [String]) -> Bool {
    (weights.hasAny(of: words) || words == ["variant", "grams"]) && !drained.hasAny(of: words)
      && !isPlainQuantity(words) && !words.contains("qty")
      && !words.contains { $0.hasPrefix("net") || $0.hasPrefix("нетто") || $0.hasPrefix("净") }
  }

  /// Words for the quantity that a unit price is for.
  static let references = set(
    """
    reference base grundpreiseinheit grundeinheit bezugsmenge basismenge basiseinheit grundpreismenge referenz
    referenzmenge référence referencia riferimento referentie referência jämförelse
    """)

  /// Words for a package, whose description can have the quantity.
  static let packaging = set(
    """
    package packaging container packung packungsart format case lot conditionnement colisage présentation presentación envase confezione imballaggio verpackung gebinde verpakking
    embalagem apresentação envases imballo karton kartons cartone colis vpe ve pcb uvc inner förpackning emballage pakning pakkaus balení opakowanie упаковка
    包装 荷姿 التعبئة العبوة
    """)

  static let lengths = set(
    """
    length länge longueur longitud largo lunghezza lengte comprimento długość längd længde lengde pituus délka длина
    長さ 长度 الطول
    """)

  /// Words for the width and the height of a package. Next to them, its length isn't a quantity.
  static let dimensions = set(
    """
    width height depth breite höhe tiefe largeur hauteur profondeur ancho alto profundidad larghezza altezza profondità
    breedte hoogte diepte largura altura szerokość wysokość bredd höjd bredde højde høyde leveys korkeus šířka výška
    ширина высота 幅 高さ 宽度 高度 الارتفاع
    """)
}
