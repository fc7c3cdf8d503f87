/// Words for what products are packed in.
extension HeaderWords {
  /// Words for a container of several packs.
  static let cases = set(
    """
    case cases cs lot colis karton kartons kartonu kartonie kartony kartonach carton cartons kartong kartonger kartongen
    kasten kästen kiste kisten kist krat kratten crate crates tray trays caja cajas caixa caixas cassa casse cartone
    cartoni doos vpe ve zgrzewka zgrzewki zgrzewkę zgrzewce skrzynka skrzynki skrzynkę skrzynce bedna bedny bednu
    bedně přepravka přepravky přepravce krabice krabici backar kolli laatikko laatikon kasse kasser
    коробка коробки коробку коробке ящик ящика ящике ケース 箱 件装 صندوق كرتون كرتونة الصندوق الكرتون الكرتونة
    krt krtn ktn zgrz koli kolinin
    """
  ).union(pallets)

  static let pallets = set(
    "pallet pallets palette paletten palett paletta palet paleta palety paletę palle pall bancale bancali"
  )

  /// Words for a pack that can contain several others. In their header, a number counts the content: "Case pack".
  static let packs = cases.union(
    set(
      """
      pack multipack packung packungspreis lot_de colisage gebinde confezione inner pcb 入数
      """))

  /// Words for a pack of one product, or of several.
  private static let bundles = set(
    """
    package packet pkg pckg pkt pck box boxes verpackung verpackungseinheit paket schachtel paquet boîte barquette
    confezioni pacco scatola scatole paquete estuche pak verpakking pakje pacote embalagem opakowanie opakowania opakowaniu opak op zb paczka paczkę paczce
    förpackning förpackningen paket pakke pakken pakning emballage pakkaus pakkauksen paketti balení balíček
    упаковка упаковки упаковку упаковке пачка пачки пачку パック 袋 盒 包 عبوة العبوة
    """)

  /// Words for the container of one product.
  private static let singleContainers = set(
    """
    bottle bottles can cans jar jars tub flasche flaschen dose dosen glas bouteille bouteilles canette pot bocal
    bottiglia bottiglie lattina lattine barattolo botella botellas lata latas tarro bote envase envases fles flessen blik
    blikken garrafa garrafas frasco butelka butelki butelkę butelce puszka puszki puszkę słoik flaska flaskor burk burkar
    flaske flasker dåse boks pullo pullon tölkki láhev láhve lahev plechovka ream reams ries ramette ramettes resma resmas risma risme
    бутылка бутылки бутылку банка банки банку
    """)

  /// Containers that the price of one product can be for, apart from bags, which can be parts of it.
  private static let pricedContainers = packs.union(bundles).union(singleContainers)
    .subtracting(["lot de", "colisage", "packungspreis", "入数", "pcb", "inner"])

  /// Returns whether a word names a container that can have a deposit, and not a case.
  static func isContainer(_ word: String) -> Bool {
    singleContainers.contains(word) || bundles.contains(word) || containers.contains(word)
      || depositContainers.contains(word)
  }

  /// Words for a roll.
  static let rolls = set(
    "roll rolle rouleau rollo rotolo rolo rol rulle rull rulla rolka role рулон ロール لفة")

  /// Returns the unit of what a package or a reel contains, such as "g" for "Package (g)" and "m" for "Reel (m)", or of a
  /// length in metres or feet; nil for other headers.
  static func unitOfContent(_ words: [String]) -> String? {
    guard words.count > 1, let unit = words.last else { return nil }
    let isContainer =
      packaging.hasAny(of: words)
      || words.count == 2 && (pricedContainers.contains(words[0]) || sacks.contains(words[0]))
    if isContainer, measureUnits.contains(unit) || unit == "m²" || unit == "m2" {
      return unitForms[unit] ?? unit
    }
    let isReel =
      words.count == 2
      && (reels.contains(words[0]) || rolls.contains(words[0]) || lengths.contains(words[0]))
    return isReel && lengthUnits.contains(unit) ? unit : nil
  }

  /// Units of what is on a reel.
  static let lengthUnits = set("m ft yd")

  private static let reels = set(
    "reel coil drum spool ring trommel spule bobine couronne bobina matassa haspel rulle krążek cívka"
  )

  /// Returns whether a word names something whose content can be a quantity: "ml per bottle", "g per bar".
  static func hasContent(_ word: String) -> Bool {
    singleContainers.contains(word) || rolls.contains(word) || bars.contains(word)
      || depositContainers.contains(word) || bag(in: [word]) != nil
  }

  /// Returns whether a word names a container, or a piece, that a measure can be the content of: "liter/säck".
  static func canContain(_ word: String) -> Bool {
    hasContent(word) || pricedContainers.contains(word) || sacks.contains(word)
      || pieceUnits.contains(word)
  }

  /// Returns whether the word for a container can follow a word: "per box", "w paczce", "ml each".
  static func isBeforeContainer(_ word: String) -> Bool {
    inWords.contains(word) || word == "each"
  }

  /// Words for sacks, and for other containers that are in no other list, as they are in headers of contents.
  private static let sacks = set(
    """
    sack sacks säcke bag sac sacs saco sacos bolsa bolsas sacco sacchi zak zakken säck säckar påse påsar sæk sekk pose poser
    worek worku worka worki worków torba torebka torebki çuval poşet paczce boîtes bote botes tüte tüten dosen packungen pakete pezzi pieces stuks pouch tin
    """)

  private static let bars = set("bar riegel tafel barre tablette barra barrita barretta tavoletta")

  private static let depositContainers = set(
    """
    fl fla btl kanister fass keg barrel tin tins crates einwegflasche mehrwegflasche pet canettes boîtes latas lattine
    bottiglie botellas garrafas butelek puszek burkar flaskor dåser dose bokser pullot plechovek lahví бутылок банок 本 缶 瓶 罐
    """)

  /// Words between a number and its container.
  private static let inWords = per.union(set("/ in im a w we v i в dans en nel"))

  /// Words beside the number of a cell such as "6er-Pack", "case of 24", "Lot de 6" and "6 bouteilles".
  private static let packWords = packs.union(bundles).union(singleContainers).union(containers)
    .union(pieces).union(pieceUnits).union(
      set(
        "x er of de à van z lot packs pk pks pkg multipacks sixpack träger harass blister bouteilles boites pce"
      ))

  /// Returns the number of packs in a cell, such as 20 in "20er" and 24 in "24 x 1"; nil for other cells.
  static func packCount(_ cell: String) -> Int? {
    guard cell.utf8.contains(where: \.isASCIIDigit) else { return nil }
    var (numbers, words): ([Int], [String]) = ([], [])
    var isMultiplied = false
    for part in parts(of: folded(cell)) {
      if let number = Int(part) {
        numbers.append(number)
      } else if part == "x" || part == "×" || part == "*" {
        isMultiplied = true
      } else if part.hasLetter {
        words.append(part)
      } else if part.contains(where: { ",./".contains($0) }) {
        return nil
      }
    }
    guard (1...2).contains(numbers.count), numbers.count == 1 || isMultiplied,
      isMultiplied || !words.isEmpty, numbers.allSatisfy({ (1...10_000).contains($0) }),
      words.allSatisfy(packWords.contains)
    else { return nil }
    return numbers.reduce(1, *)
  }

  /// Returns the runs of digits, of letters and of other signs in a text.
  private static func parts(of text: String) -> [String] {
    func sort(_ character: Character) -> Int {
      character.isLetter ? 0 : character.isNumber ? 1 : character.isWhitespace ? 2 : 3
    }
    var parts: [String] = []
    for character in text {
      if let last = parts.last?.last, sort(last) == sort(character) {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  /// Returns the container after a word such as "per", as in "Price per case" and "Szt. w zgrzewce"; nil if there is
  /// none.
  static func container(after words: WordSet, in header: [String]) -> String? {
    guard let place = header.firstIndex(where: words.contains),
      case let rest = header[(place + 1)...], !rest.contains(where: isRateUnit)
    else { return nil }
    return rest.first { !articles.contains($0) }.flatMap {
      pricedContainers.contains($0) ? $0 : nil
    }
  }

  /// Articles between "per" and a container, or in place of "per": "la couche".
  private static let articles = set("the la le les el il der die das de")

  /// Words before what a price is for: "per box", "la couche".
  static let perOrArticle = per.union(articles)

  /// Returns the container whose content a header counts, as in "Nb par colis", "Per case" and "Box of"; nil for
  /// others.
  static func countedContainer(_ words: [String]) -> String? {
    if words.count == 2, words[1] == "of", bundles.contains(words[0]) { return words[0] }
    guard let container = container(after: inWords, in: words), !isSize(words),
      !weights.hasAny(of: words), !isPlainQuantity(words), !words.contains(where: isRateUnit)
    else { return nil }
    return container
  }

  /// Returns whether a header names the price of a container: "Kartonpreis", "Price per case".
  static func isContainerPrice(_ words: [String]) -> Bool {
    pricedContainer(words) != nil || isPricePerContainer(words)
  }

  /// Returns whether a header names the price for each of several containers: "Price per case".
  static func isPricePerContainer(_ words: [String]) -> Bool {
    guard container(after: perWords, in: words) != nil else { return false }
    let before = words.prefix { !perWords.contains($0) }
    let isMoney =
      !before.isEmpty
      && before.allSatisfy {
        isCurrency($0)
          || $0 != "net" && $0 != "gross" && (withTax.contains($0) || withoutTax.contains($0))
      }
    let prices = [plainPrices, costs, sellingPrices, purchasePrices]
    return isMoney || prices.contains { $0.hasAny(of: words) }
  }

  private static let perWords = per.union(["/"])

  /// Returns the container that a number is the content of, or that a price is for, as in "Szt. w zgrzewce" and "Cena za
  /// zgrzewkę"; nil if a header has none.
  static func packContainer(_ words: [String]) -> String? {
    countedContainer(words) ?? pricedContainer(words) ?? container(after: perWords, in: words)
      ?? words.first { pricedContainers.contains($0) }
  }

  /// Returns whether a header has the container of several pieces, as in "Carton weight" for "carton". A "pack" can be one
  /// of these pieces, too.
  static func hasCase(_ container: String, _ words: [String]) -> Bool {
    guard cases.contains(container) || bundles.contains(container) else { return false }
    return words.contains {
      (cases.contains($0) || bundles.contains($0)) && areSameContainer($0, container)
    }
  }

  /// Returns whether two words are forms of the name of a container: "упаковке" and "упаковку".
  static func areSameContainer(_ first: String, _ second: String) -> Bool {
    let length = min(4, first.count, second.count)
    return first.prefix(length) == second.prefix(length)
  }

  /// Returns the container that a word has before its end, "Preis" for example, or before "Rate"; nil if no word has one.
  static func pricedContainer(_ words: [String]) -> String? {
    if words.count == 2, words[1] == "rate", pricedContainers.contains(words[0]) { return words[0] }
    for word in words {
      for end in priceEnds where word.ends(with: end) && word != end {
        let name = String(word.dropLast(end.count))
        if pricedContainers.contains(name) { return name }
      }
    }
    return nil
  }

  private static let priceEnds = ["preis", "pris", "priset", "prijs", "hinta", "価格"]

  /// Returns whether a price is for the container of one product: "Price per bottle".
  static func isOfSingleContainer(_ words: [String]) -> Bool {
    [container(after: perWords, in: words), pricedContainer(words)].compactMap(\.self)
      .contains(where: singleContainers.contains)
  }

  /// Returns whether a price is for a container that can have several products.
  static func isOfPack(price words: [String]) -> Bool {
    if isOfSingleContainer(words) { return false }
    return isContainerPrice(words) || words.contains { packs.contains($0) || bundles.contains($0) }
  }

  /// Returns whether a price is for a case.
  static func isOfCase(price words: [String]) -> Bool {
    words.contains(where: cases.contains) || pricedContainer(words).map(cases.contains) ?? false
  }

  /// Returns whether a header counts pieces or containers of one product, and nothing larger: "Flaschen", "N. pezzi".
  static func isOfPieces(_ words: [String]) -> Bool {
    words.contains {
      pieces.contains($0) || containers.contains($0) || singleContainers.contains($0)
        || sacks.contains($0)
    }
  }

  /// Words above numbers of packs. Some of them alone can have other meanings, such as "Ct", "Box" and "Items".
  static let packTitles = words(for: .count).union(pieces).union(containers).union(bundles)
    .union(singleContainers).union(cases).union(
      set(
        """
        ct cts items packages packets pckg pkg pkgs pks pouches tins tubs
        gläser kästen päckchen pakete schachteln tüten
        boites paquets pots sachets
        paquetes tarros
        barattoli buste pacchi
        blikjes flesjes pakjes pakken potten
        frascos pacotes
        bokser dåser
        pullot purkit pussit tölkit
        láhve plechovky sáčky
        butelki puszki paczki paczek
        """)
    ).union(sacks).subtracting(pallets.union(["lot"]))

  /// Returns the word for what a header counts, such as "cans" in "Cans", "# cans" and "No. of cans"; nil for others.
  static func countedWord(_ words: [String]) -> String? {
    guard words.count > 1 else { return words.first }
    guard words[0] == "nombre" || numbers.contains(words[0]) else { return nil }
    let rest = words.dropFirst().filter { !countParticles.contains($0) }
    return rest.count == 1 ? rest[0] : nil
  }

  /// Words between "number" and what is counted.
  private static let countParticles = set("of de d di der van von")

  static let pieces = set(
    """
    pieces pcs units unit stück stk pièces pezzi pz piezas pzas unidades uds ud unités stuks sztuk szt st kusů ks kpl peças
    штук шт 個数 本数 枚数 ロール数 入数 adet adedi kappaletta القطع قطع
    """)
}
