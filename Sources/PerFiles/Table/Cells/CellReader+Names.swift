internal import PerCore

/// What the names of products say about packs, offers and deposits.
extension CellReader {
  /// What a name says in addition to a size, which another cell has.
  struct NameTerms {
    var offer: Offer?
    var deposit: Rational?
    /// The number of packs, if the size can be the size of each: 4 for "Beer 4 pack"; nil for none.
    var packs: Rational?
    /// The name without the offer, the deposit and the shop.
    var rest = ""
    /// The shop that the name has; empty for none.
    var shop = ""
  }

  /// Returns what a name says about a product whose size is not in the name; nil if it says nothing. Throws if it has
  /// an offer with two meanings.
  ///
  /// The name is read as a typed line that has a size.
  ///
  /// - Parameter kind: The kind of the size.
  func terms(
    ofName name: String, _ kind: Kind, decimalMark mark: Character?
  ) throws(Refusal) -> NameTerms? {
    let one = LineAmount(.one, kind == .volume ? .litre : .kilogram)
    func packs(_ amount: LineAmount?) -> Rational? {
      guard let amount, amount.unit.kind == one.unit.kind,
        case let packs = amount.inBaseUnits / one.inBaseUnits, packs != .one
      else { return nil }
      return packs
    }
    let line = name + (kind == .volume ? "; 1 l" : "; 1 kg")
    switch namedReader(decimalMark: mark).read(line).outcome {
    case .product(let known) where known.price == nil, .ask(.price, let known, _):
      let terms = NameTerms(
        offer: Self.isPartOfName(known.offer, name) ? nil : known.offer, deposit: known.deposit,
        packs: packs(known.amount), rest: known.name, shop: known.shop)
      let isPlain = terms.offer == nil && terms.deposit == nil && terms.packs == nil
      return isPlain ? nil : terms
    case .ask(.offer, _, _):
      guard hasOffer(name) else { return nil }
      throw Refusal(.offer)
    case .ask(.total, let known, let candidates):
      let maximum = candidates.compactMap { packs($0.amount) }.max()
      guard maximum != nil || known.offer != nil || known.deposit != nil else { return nil }
      return NameTerms(
        offer: known.offer, deposit: known.deposit, packs: maximum, rest: known.name,
        shop: known.shop)
    default: return nil
    }
  }

  /// Returns whether an offer is a sum without a word for what is free, such as the "4+1" of a kind of detergent.
  static func isPartOfName(_ offer: Offer?, _ name: String) -> Bool {
    guard case .multibuy? = offer?.terms else { return false }
    return name.hasNumbers(around: "+")
      && !ColumnHeader.words(of: name.lowercased()).contains(where: HeaderWords.freeWords.contains)
  }

  /// Returns whether a name certainly has an offer, although its meaning is unclear: a word such as "for" between two
  /// numbers, "+20% free", or "3x2" where that is an offer. "8x4", "Free" and "1% zinc" can be parts of names.
  func hasOffer(_ name: String) -> Bool {
    if Self.hasOfferWord(name) { return true }
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map { HeaderWords.folded(String($0)) }
    if parts.count > 2 {
      for index in 1..<parts.count - 1
      where HeaderWords.offerParts.contains(parts[index])
        && parts[index - 1].first?.isNumber == true && parts[index + 1].first?.isNumber == true
      {
        return true
      }
    }
    if name.contains("%"), parts.contains(where: HeaderWords.freeWords.contains) {
      let percent = name.prefix { $0 != "%" }.filter { !$0.isWhitespace }
      let number = percent.reversed().prefix { $0.isNumber || $0 == "," || $0 == "." }
      return !number.isEmpty && number.allSatisfy(\.isNumber)
    }
    guard ["es", "it", "pt", "ca"].contains(notation.language) else { return false }
    return parts.contains { part in
      let numbers = part.split(separator: "x").map { Int($0) }
      guard numbers.count == 2, let packs = numbers[0], let pay = numbers[1] else { return false }
      return packs == pay + 1
    }
  }

  /// Returns whether a name has an offer that needs no number: "BOGO". Few names contain the bytes of one.
  private static func hasOfferWord(_ name: String) -> Bool {
    var last: UInt32 = 0
    for byte in name.utf8 {
      last = last << 8 | UInt32(byte.asciiLowercased)
      if last == bogo {
        let words = ColumnHeader.words(of: name)
        return words.contains(where: HeaderWords.offersWithoutNumbers.contains)
      }
    }
    return false
  }

  /// The bytes of "bogo".
  private static let bogo: UInt32 = 0x626f_676f

  /// Returns whether a name can have an offer: a number beside a word such as "for", or a sign, or a word such as
  /// "BOGO". Reading a name as a line takes much longer.
  static func canHaveOffer(_ name: String) -> Bool {
    guard name.hasNumber else { return hasOfferWord(name) }
    if name.utf8.contains(where: { "%=".utf8.contains($0) }) { return true }
    return HeaderWords.words(besideNumbersOf: name).contains(where: HeaderWords.offerParts.contains)
  }
}

extension CellReader {
  /// Returns whether a cell of offers has an offer without a number, which the price may already include: "Half price",
  /// "a third off".
  static func isUnclearOffer(_ cell: String) -> Bool {
    let words = ColumnHeader.words(of: cell)
    return HeaderWords.halfPrices.hasAny(of: words)
      || words.contains(where: { HeaderWords.halves.contains($0) || HeaderWords.parts.contains($0) }
      )
        && HeaderWords.partReductions.hasAny(of: words)
  }

  /// Returns whether a cell of offers has words for a half.
  static func saysHalf(_ cell: String) -> Bool {
    let words = ColumnHeader.words(of: cell)
    return HeaderWords.halfPrices.hasAny(of: words)
      || words.contains(where: HeaderWords.halves.contains)
  }

  /// Returns whether a cell of offers says only that the product is free, which contradicts its price.
  static func isFree(_ cell: String) -> Bool {
    HeaderWords.free.contains(ColumnHeader.words(of: cell).joined(separator: " "))
  }
}

extension HeaderWords {
  static let halfPrices = set(
    """
    half_price halber_preis halben_preis zum_halben_preis moitié_prix mitad_de_precio mitad_del_precio metà_prezzo
    halve_prijs metade_do_preço meio_preço pół_ceny halva_priset halv_pris puoleen_hintaan puolet_hinnasta
    poloviční_cena polovinu_ceny полцены пол_цены 半額 半价 半價 반값 نصف_السعر yarı_fiyat yarı_fiyatına
    """)

  /// Words for a half of the price.
  fileprivate static let halves = set(
    """
    half hälfte moitié mitad metà helft metade połowa połowę hälften halvdelen halvparten puolet polovina polovinu
    половина половину yarı yarısı نصف
    """)

  /// Words for smaller parts of the price.
  fileprivate static let parts = set(
    """
    third thirds quarter quarters fifth drittel viertel fünftel tiers quart quarts tercio cuarto terzo terzi quarto
    quarti derde kwart terço terços trzecia trzecią ćwierć tredjedel fjärdedel fjerdedel kolmanneksen kolmasosa
    neljänneksen třetina třetinu čtvrtina čtvrtinu треть трети четверть ثلث ربع
    """)

  /// Words that take a part off the price.
  fileprivate static let partReductions = set(
    """
    off discount save cheaper rabatt nachlass günstiger billiger sparen spare remise réduction rabais moins_cher
    descuento dto más_barato ahorra sconto in_meno risparmi korting goedkoper desconto mais_barato rabatu taniej zniżki
    billigare rabat billigere alennus alennusta halvempi sleva slevou levnější levněji скидка скидкой дешевле indirim
    indirimli خصم
    """)

  /// Words of a cell that says that the product is free.
  fileprivate static let free = set(
    """
    free for_free free_of_charge gratis kostenlos geschenkt umsonst gratuit gratuits gratuite gratuites offert offerts
    gratuito gratuita grátis za_darmo darmo ilmainen ilmaiseksi zdarma бесплатно bedava ücretsiz 無料 免费 免費 مجانا
    مجانًا مجاني
    """)

  /// Words for "free", "more" and "less" in offers.
  static let freeWords = bonusWords.union(
    set(
      """
      off more mehr rabatt günstiger billiger dont remise plus más descuento dto sconto più korting meer desconto mais
      taniej rabatu więcej köpet mere mer alennus navíc sleva скидка подарок indirim
      """))

  /// Words for "buy one, get one free".
  fileprivate static let offersWithoutNumbers = set("bogo bogof")

  /// Words beside the numbers of offers: "3 for 2", "buy 1 get 1 free".
  static let offerParts = set(
    """
    for get buy free off take pay für fuer gratis geschenkt kostenlos kaufen zahlen nimm zahl kauf pour offert offerte
    offerts offertes acheté achetés achetée achetées gratuit gratuits gratuite payé payés por lleva llévate paga
    prendi paghi per al_prezzo_di voor halen betalen leve pague grátis za darmo zapłać för betala på köpet betal hent
    hintaan ilmaiseksi maksa cenu zdarma zaplatíš за бесплатно подарок цене al öde bedava fiyatına
    ª º
    """)

  /// Returns the folded words directly before and after the numbers of a text.
  static func words(besideNumbersOf text: String) -> [String] {
    let parts = parts(of: text)
    var words: [String] = []
    for (index, part) in parts.enumerated() where part.first?.isNumber == true {
      if index > 0 { words.append(folded(String(parts[index - 1]))) }
      if index + 1 < parts.count { words.append(folded(String(parts[index + 1]))) }
      let letters = part.drop(while: \.isNumber)
      if !letters.isEmpty { words.append(folded(String(letters))) }
    }
    return words
  }

  /// Returns the parts of a text that are letters and digits. Reading bytes takes much less time than reading
  /// characters.
  private static func parts(of text: String) -> [Substring] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter && !$0.isNumber }
    }
    return text.utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit }.map { Substring($0) }
  }
}
