import PerCore
import Testing

/// The name of a product keeps every word and number that isn't its quantity, its price or its offer.
@Suite struct LineNameTests {
  @Test(arguments: [
    ("en_US", "De Cecco Spaghetti No. 12 1 lb 3.49", "De Cecco Spaghetti No. 12"),
    ("de_DE", "Parfum Nr. 3 50 ml 19,99", "Parfum Nr. 3"),
    ("de_DE", "Weizenmehl Type 405 1 kg 0,79", "Weizenmehl Type 405"),
    ("de_DE", "Mehl 550er 1 kg 0,99", "Mehl 550er"),
    ("de_DE", "ALDI 1-kg-Netz 1.79*", "ALDI"),
    ("pt_BR", "[1L] leite 4,99*", "leite"),
    ("de_DE", "Windeln Größe 2 44 Stück 7,99", "Windeln Größe 2"),
    ("fr_FR", "Eau n° 7 50 ml 2,30 €", "Eau n° 7"),
    ("fr_FR", "Sac poubelle 50L 20 sacs 2,30 €", "Sac poubelle 50L"),
    ("ru_RU", "Нурофен таб. 200 мг 20 шт 189 ₽", "Нурофен таб. 200 мг"),
    ("en_US", "Advil Ibuprofen 200 mg, 100 coated tablets $9.98", "Advil Ibuprofen 200 mg"),
    ("de_DE", "Kabel 3x1,5 mm² 50 m 39,99", "Kabel 3x1,5 mm²"),
    ("es_ES", "Leche 6 bricks x 1 L 5,28 €/pack", "Leche"),
    ("en_US", "Rice, long grain (5 lb bag) $6.49", "Rice, long grain bag"),
    // A capital letter isn't an article or a word for "per".
    ("en_US", "Vitamin A 500 g 9.99", "Vitamin A"),
    ("en_US", "Oats A 500 g 3.99", "Oats A"),
    ("it_IT", "Vitamina A 500 g 9,99", "Vitamina A"),
    ("pt_BR", "Vitamina A 500 g 9,99", "Vitamina A"),
    ("en_US", "Vitamin A half pound 3.00", "Vitamin A"),
    ("en_US", "A half pound butter 3.00", "butter"),
    ("en_US", "Oats a 500 g 3.99", "Oats"),
    ("en_US", "Sam's Club eggs 5 doz 14.98", "Sam's Club eggs"),
    // The article belongs to an amount in words.
    ("de_DE", "ein halbes Pfund Butter 2,99", "Butter"),
    ("sv_SE", "en halv liter grädde 25 kr", "grädde"),
    ("en_US", "a dozen eggs $3", "eggs"),
    ("en_GB", "Eggs 12 £2.25", "Eggs"),
    ("fr_FR", "riz boîte de 500 g 2,00 €", "riz"), ("fr_FR", "riz sachet de 500 g 2 €", "riz"),
    ("en_US", "Rice -> 5 lb -> $3.99", "Rice"), ("en_US", "Rice => 5 lb $3.99", "Rice"),
    ("en_GB", "Rice 1kg **£1.29**", "Rice"), ("en_GB", "**Rice** 1kg £1.29", "Rice"),
    ("en_GB", "Rice 1kg ~~£1.99~~ £1.29", "Rice"),
    ("en_GB", "> Rice 1kg £1.29", "Rice"), ("en_IN", "Rice 5 kg Rs 250 only", "Rice"),
    ("de_DE", "Brokkoli 500 g nur heute 1,11", "Brokkoli"),
    ("de_DE", "heute gibt's 2 kg Reis für 2,99", "Reis"),
    ("en_US", "[11/28/26, 10:02 AM] Mom: bounty 6 rolls 12.99", "bounty"),
    ("de_DE", "[28.11.26, 10:02:13] Anna M: Milch 1 l 1,09", "Milch"),
    ("en_GB", "10:02 Coffee: 500 g 3.99", "Coffee"),
    ("de_DE", "28.11.2026, 10:02 - Anna: Milch 1 l 1,09", "Milch"),
    ("en_US", "its 6.99 for 3 lbs of grapes", "grapes"),
    ("pt_BR", "sabonete líquido 250 ml 7,99", "sabonete líquido"),
    ("pt_BR", "o quilo do frango está 11,90", "frango"),
    ("en_IN", "salt 1kg mrp Rs.28 offer price Rs.25", "salt"),
    ("en_US", "HP 67XL ink 2 pack 49.99", "HP 67XL ink"),
    ("en_US", "_Salt_ 1 lb $1.00", "Salt"), ("en_US", "Corn … 1 lb $1.00", "Corn"),
    // What is counted is the name if the line has no other one.
    ("en_GB", "80 tea bags £2", "tea bags"), ("de_DE", "80 Teebeutel 1,99", "Teebeutel"),
    ("en_GB", "80 teabags 250g £2", "teabags"), ("en_GB", "100 tablets £3", ""),
    ("en_GB", "9 toilet rolls £4", "toilet rolls"), ("en_GB", "PG Tips 80 tea bags £2", "PG Tips"),
    ("en_US", "2 paper towel rolls 1.70", "paper towel rolls"),
    ("en_US", "2 toilet paper rolls 1.70", "toilet paper rolls"),
    ("en_GB", "9 rolls £4", ""), ("en_GB", "80 bags £2", ""), ("en_GB", "40 washes £6", ""),
    // It is also in the name if other words follow it.
    ("en_GB", "12 eggs free range £2", "eggs free range"),
    ("en_GB", "- 12 eggs, free range, £2", "eggs free range"),
    ("en_GB", "6 large eggs free range £2", "large eggs free range"),
    ("de_DE", "10 Eier M 2,19", "Eier M"), ("de_DE", "4 Brötchen hell 1,20", "Brötchen hell"),
    ("fr_FR", "12 oeufs plein air 3,45", "oeufs plein air"),
    ("en_US", "cheese 8 oz block 2.50 ea", "cheese block"),
    ("en_US", "* Oats, 100 g, 1.00", "Oats"), ("en_US", "- [ ] Oats 100 g 1.00", "Oats"),
    ("en_US", "- [x] Oats 100 g 1.00", "Oats"), ("en_US", "[ ] 100 g Oats 1.00", "Oats"),
    ("en_US", "☐ Oats 100 g 1.00", "Oats"), ("en_US", "✓ Oats 100 g 1.00", "Oats"),
    ("en_US", "*NEW* Oats 100 g 1.00", "*NEW* Oats"), ("en_US", "* 100 g Oats 1.00", "Oats"),
    ("en_US", "APPLES A HALF POUND 1.99", "APPLES"),
    ("en_US", "Oats [organic] 100 g 1.00", "Oats [organic]"),
    ("de_DE", "Milch 1 l 1,29 (nur 24.11.-30.11.)", "Milch"),
    ("de_DE", "Milch 1 l 1,29 (gültig bis 30.11.2026)", "Milch"),
    ("de_DE", "Milch 1 l 1,29 24.11.-30.11.", "Milch"),
    ("de_DE", "Milch (3,5 % Fett) 1 l 1,29", "Milch (3,5 % Fett)"),
    ("de_DE", "Nr. 12345678 Milch 1 l 1,29", "Milch"),
    ("de_DE", "Art.-Nr. 12345678 Milch 1 l 1,29", "Milch"),
    ("en_US", "Coffee 12oz 4 @ 9.99", "Coffee"), ("en_US", "Coffee 12oz @ 9.99 ea", "Coffee"),
    // A word that hyphens join to the amount.
    ("de_DE", "Jacobs Krönung 500-g-Pckg. 5,55", "Jacobs Krönung"),
    ("de_DE", "0,75-l-Flasche Sekt 3,99", "Sekt"), ("de_DE", "500g-Barilla 1,49", "Barilla"),
    ("de_DE", "2-l-Cola 1,29", "Cola"),
    ("fr_FR", "une douzaine d'oeufs 3,60", "oeufs"),
    ("fr_FR", "500g d’olives vertes 3,99", "olives vertes"),
    ("fr_FR", "Beurre 250 g d'Isigny 3,99", "Beurre d'Isigny"),
    ("it_IT", "mezzo litro d'olio 5,50 €", "olio"), ("fr_FR", "2,50 le kilo de pommes", "pommes"),
    ("en_US", "$2.50 for a pound of coffee", "coffee"),
    // Words of a sentence.
    ("en_US", "the 5 lb bag of potatoes is 3.49", "potatoes"),
    ("en_GB", "a 2.5 kg bag of spuds for 1.89", "spuds"),
    ("en_GB", "squash is 1.5 l for 1.75", "squash"),
    ("de_DE", "die 2 kg Kartoffeln kosten 1,99", "Kartoffeln"),
    ("fr_FR", "le kilo de farine est à 0,89", "farine"),
    ("fr_FR", "Sachet de 500 g café 7,99 €", "café"),
    ("es_ES", "el litro de leche cuesta 0,95", "leche"),
    ("sv_SE", "diskmedel 500 ml är 24,90", "diskmedel"),
    ("nb_NO", "melk 1 liter koster 22,90", "melk"),
    ("fr_FR", "La Laitière vanille 4x125 g 2,89", "La Laitière vanille"),
    ("en_GB", "The Laughing Cow 267 g 3.25", "The Laughing Cow"),
    ("pt_BR", "Vitamina C 30 comprimidos 24,90", "Vitamina C"),
    ("tr_TR", "kahve 100 g 79,95'e", "kahve"),
  ])
  func theNameIsWhatIsLeft(_ locale: String, _ line: String, _ name: String) {
    checkName(Readers.read(line, locale), line, name)
  }

  private func checkName(_ reading: LineReading, _ line: String, _ name: String) {
    guard case .product(let product) = reading.outcome else {
      Issue.record("\(line) is read as \(reading.outcome)")
      return
    }
    #expect(product.name == name)
  }

  @Test(arguments: [
    ("es_ES", "Lleva 3 paga 2 galletas 125 g 0,45", "galletas"),
    ("es_ES", "Lleva 3 paga 2 huevos de corral 125 g 0,45", "huevos de corral"),
    ("es_ES", "Lleva 3 paga 2 yogures 125 g 0,45", "yogures"),
    ("es_ES", "Lleva 3 paga 2 yogur natural 125 g 0,45", "yogur natural"),
    ("es_ES", "Galletas María 125 g 0,45 lleva 3 paga 2 galletas", "Galletas María"),
    ("it_IT", "prendi 3 paghi 2 uova 50 g 0,45", "uova"),
    ("pt_BR", "leve 3 pague 2 ovos 50 g 0,45", "ovos"),
    ("fr_FR", "achetez 3 payez 2 biscuits 125 g 0,90", "biscuits"),
    ("de_DE", "Nimm 3 Eier zahl 2 50 g 0,45", "Eier"),
    ("de_DE", "Nimm 3 zahl 2 Packungen Kekse 50 g 0,45", "Kekse"),
    // The words mean nothing but packs.
    ("en_GB", "buy 3 pay 2 bottles 50 ml 0.45", ""),
  ])
  func anOfferDoesNotTakeTheName(_ locale: String, _ line: String, _ name: String) {
    checkName(Readers.read(line, locale, offers: .read), line, name)
  }

  @Test(arguments: [
    ("de_DE", "Rama 500g 1,49 Angebot der Woche", "Rama"),
    ("en_GB", "special offer Hovis 800g 95p", "Hovis"), ("en_GB", "MILK 4PT   £1.45 *", "MILK"),
    ("en_GB", "Lurpak 500g £4.50 Clubcard", "Lurpak"), ("en_GB", "Clubcard 500 g £1", "Clubcard"),
    ("en_GB", "new potatoes 750g only 99p!", "new potatoes"),
    ("fr_FR", "Nutella 1 kg prix 7,85", "Nutella"),
    ("es_ES", "Leche 740g 3,05€ | 4,12€/kg | Añadir al carrito", "Leche"),
    ("ja_JP", "ドリップコーヒー 8g×18袋 598円 送料無料", "ドリップコーヒー"),
    ("en_GB", "Rice 1kg Smart Price £0.50", "Rice Smart Price"),
    ("en_GB", "Chicken in stock 500g £2", "Chicken in stock"),
    ("en_GB", "Paracetamol 500mg Tablets x16 49p", "Paracetamol 500mg Tablets"),
    ("fr_FR", "Bière Kronenbourg 1664 pack de 20 x 25 cl 13,99€", "Bière Kronenbourg 1664"),
  ])
  func wordsOfShopsAreNotNames(_ locale: String, _ line: String, _ name: String) {
    checkName(Readers.read(line, locale), line, name)
  }

  @Test(arguments: [
    ("es_ES", "4 yogures 1,20", "yogures"), ("es_ES", "2 yogur 125 g 0,90", "yogur"),
    ("fr_FR", "4 yaourts 1,20", "yaourts"), ("fr_FR", "2 yaourts 125 g 0,90", "yaourts"),
    ("de_DE", "Cola 1,5 l 1,49 inkl. Pfand", "Cola"),
    ("fi_FI", "Olut 24 x 0,33 l 24,90 sis. pantin 3,60", "Olut"),
  ])
  func wordsOfAnAmountAreNotNames(_ locale: String, _ line: String, _ name: String) {
    switch Readers.read(line, locale).outcome {
    case .product(let product), .ask(_, let product, _): #expect(product.name == name)
    case .refuse(let reason): Issue.record("\(line) is refused: \(reason)")
    }
  }

  @Test(arguments: [
    ("en_US", "eggs (12) 3.00", 12), ("en_US", "eggs, 12, $3.00", 12),
    ("fr_FR", "Kiwi les 6 2,40 €", 6),
  ])
  func aNumberAfterANameCanBeTheQuantity(_ locale: String, _ line: String, _ pieces: Int) {
    guard case .ask(.amount, _, let answers) = Readers.read(line, locale).outcome else {
      Issue.record("\(line)")
      return
    }
    #expect(answers.map(\.amount) == [LineAmount(Rational(pieces), .piece)])
  }

  @Test func aLetterOfANameIsNotACounter() {
    let reading = Readers.read("2本で298円 コーラ 500ml", "ja_JP", offers: .read)
    guard case .product(let product) = reading.outcome else {
      Issue.record("The line is not read as a product.")
      return
    }
    #expect(product.name == "コーラ")
    #expect(summary(Readers.read("コロッケ 4コ 298円", "ja_JP")) == "4 piece 298")
  }

  /// The name of an answer has neither its price nor a price behind the quantity.
  @Test(arguments: [
    ("en_GB", "Cheddar 550g 5.25 Clubcard 3.99", ["Cheddar", "Cheddar"]),
    ("de_DE", "Schokolade 100g 0,99 ab 3 Stück 0,79", ["Schokolade", "Schokolade", "Schokolade"]),
    ("pl_PL", "Masło 200g 6,99 przy zakupie 2 szt 5,49", ["Masło", "Masło"]),
    ("en_GB", "Foundation 2.25 30 ml 4.99", ["Foundation 2.25", "Foundation"]),
    ("en_GB", "Cheddar 5.25 550 g 3.99", ["Cheddar 5.25", "Cheddar"]),
    ("en_GB", "4 papayas ripe £2", ["papayas ripe"]),
    ("en_GB", "Eggs 15 mixed £2.95", ["Eggs mixed"]),
    ("it_IT", "uova 2,10 le 6", ["uova"]),
  ])
  func answersHaveTheirOwnName(locale: String, line: String, names: [String]) {
    guard case .ask(_, _, let candidates) = Readers.read(line, locale, offers: .read).outcome else {
      return #expect(Bool(false), "no question")
    }
    #expect(candidates.map(\.name) == names)
  }

  @Test(arguments: [
    "Oats 500 g £4.50 per pack", "Oats 500 g 4.50 per pack", "Oats 500 g 4.50 a pack",
    "Oats 500 g £4.50/pack", "Oats £4.50 per pack 500 g",
  ])
  func theWordsForThePackOfAPriceAreNotInTheName(_ line: String) throws {
    #expect(try Readers.product(line, "en_GB").name == "Oats")
  }
}
