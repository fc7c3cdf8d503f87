/// Words for numbers of packs and pieces, and for the units that make a number a measure.
extension HeaderWords {
  /// Returns the unit of measure after a word for a number, as in "Qty (g)"; nil for others, such as "Pieces per kg"
  /// and "Packs of 500 g".
  static func measure(ofCount words: [String]) -> String? {
    guard words.count > 1, !words.contains("/") else { return nil }
    let two = words.suffix(2).joined(separator: " ")
    guard let unit = [two, words[words.count - 1]].first(where: measureUnits.contains),
      let before = words.dropLast(unit == two ? 2 : 1).last,
      !per.contains(before), !before.allSatisfy(\.isNumber)
    else { return nil }
    return unitForms[unit] ?? unit
  }

  /// Returns whether a header is a word for a total and a unit of measure: "Total oz", "Gesamt g".
  static func isTotalOfUnit(_ words: [String]) -> Bool {
    guard let first = words.first, totalWords.contains(first) else { return false }
    let unit = words.dropFirst().joined(separator: " ")
    return measureUnits.contains(unit) && !isCurrency(unit)
  }

  private static let totalWords = set(
    "total totale totaal totalt gesamt razem celkem yhteensä итого 合計")

  /// Units by the forms that words for them have in headers: "Вес в граммах".
  static let unitForms: [String: String] = {
    var forms: [String: String] = [:]
    for (unit, words) in [
      (
        "g",
        "граммах граммы грамм grammoina grammaa gramma gramů gramech gramów gramach グラム الجرام جرام"
      ),
      ("g", "gramy grs"),
      ("kg", "килограммах килограммы kilogrammoina kilogramech kilogramach الكيلوجرام"),
      ("ml", "миллилитрах мл millilitroina mililitrech mililitrach"),
      ("l", "литрах литры litroina litrech litrach litry lts"),
      ("m", "metry"),
      (
        "m2",
        """
        kvm mq metrekare mètres_carrés metros_cuadrados metri_quadrati metros_quadrados
        """
      ),
    ] {
      for word in set(words) { forms[word] = unit }
    }
    return forms
  }()

  /// Short units that are the whole header of a column of quantities if the table has no others. Other units of so few
  /// letters can be other words: "in".
  static let shortMeasures = set("l m gr lt hg dag dkg dl")

  /// Headers that are other words as well: a material and a shop.
  static let noMeasures = set("stone metro")

  /// Words for a weight that have the unit in them.
  static let weightsInGrams = set(
    """
    grammage grammatura gramatura gramaje gramaj gramáž gramagem граммовка 克重
    """)

  /// Units of weight and volume in headers.
  static let measureUnits = measures.union(
    set(
      """
      g gr gm kg mg dag oz lb lbs ml cl dl l ltr lt fl_oz floz gram gramm gramos grammi gramas kilo kilos liter litre
      litros litri litr г гр кг л 克 千克 公斤 斤 毫升 升 جم كجم مل لتر
      """)
  ).union(unitForms.keys)

  /// Words for a pack that contains several pieces, after the word for these: "Szt. w op.", "Pz/ct".
  private static let contents = packs.union(
    set(
      """
      op opak ct crt kt krt koli kolideki kolisi pakette paketteki paket paketi förp fp pkg pk pkt pack packs karton box
      confezione conf упаковке упак уп pakkauksessa pakke pakken balení bal doos verpakking caja caixa الكرتونة العلبة
      """))

  /// Returns whether a header says how many pieces a pack has: a word for pieces and one for a pack.
  static func isContent(_ words: [String]) -> Bool {
    words.contains { word in
      (pieces.contains(word) || pieceUnits.contains(word))
        && words.contains { $0 != word && contents.contains($0) }
    } && !plainPrices.hasAny(of: words)
      && !words.contains(where: isRateUnit)
  }

  /// Headers of numbers of packs. As parts of other headers, the words can have other meanings: "Times a year".
  static let countTitles = set(
    """
    nos times how_many no_of
    wie_viele zahl mal becher
    nbre combien
    cuantos cuantas botes
    quantos un fardo
    quanti vasetti
    hoeveel
    ile opakowań wielopak
    ant förp flak per_flak styck hur_många
    koli kolide şişe kutu sayı sayısı çoklu_paket
    個 袋数 数 本
    """)

  /// Headers of numbers of packs or of articles.
  static let numberTitles = set("number num numero nombre no nº n")

  /// Headers of the number of items in a pack, where the size is for each of them.
  static let packCounts = set("pack_count 本数 缶数")

  /// Words for products that are bought or ordered.
  private static let purchased = set(
    """
    bought purchased ordered cart basket trolley gekauft eingekauft bestellt warenkorb einkaufswagen
    acheté achetés achetée achetées commandé commandés commandée commandées panier
    comprado comprados comprada compradas pedido pedidos pedida pedidas carrito cesta
    comprati comprate acquistati acquistate ordinati ordinate carrello gekocht besteld winkelwagen winkelmandje
    encomendado encomendados encomendadas carrinho kupiono kupione zamówiono zamówione koszyk koszyku
    köpt köpta beställt beställda kundvagn kundvagnen varukorg varukorgen købt bestilt indkøbskurv kurven
    kjøpt handlekurv handlekurven ostettu tilattu ostoskori ostoskorissa koupeno objednáno košík košíku
    куплено заказано корзина корзине sepet sepette 買った数 購入数 注文数 カート
    """)

  /// Words for a number, before words for bought products.
  private static let purchaseNumbers = numbers.union(
    set(
      """
      nb nbre nombre nos how many wie viele combien cuántos cuántas quantos quantas quanti quante
      """))

  /// Words between those for a number and those for bought products.
  private static let purchaseParticles = set("in my the im mein mon au le en el nel no i w v в")

  /// Returns whether a header says how many packs are bought: "Bought", "# ordered", "In cart". With other words, the
  /// column can have something else: "Bought on".
  static func isPurchase(_ words: [String]) -> Bool {
    let rest = words.drop { purchaseNumbers.contains($0) }
    return rest.contains(where: purchased.contains)
      && rest.allSatisfy { purchased.contains($0) || purchaseParticles.contains($0) }
  }
}
