import PerCore
import PerFiles
import Testing

/// Tables with a column of prices for each shop.
@Suite struct ShopColumnTests {
  private func reader(
    _ text: String, _ locale: String = "de_DE", options: TableReader.Options = .init()
  ) throws -> TableReader {
    try TableReader(
      DecodedText(Array(text.utf8)), notation: #require(LineNotation(locale: locale)),
      options: options)
  }

  private func products(_ reader: TableReader) -> [String] {
    var reader = reader
    var products: [String] = []
    while let row = reader.next() {
      if case .product(let product) = row.outcome {
        let price = product.price.map { NumberFormat.plain.string($0) } ?? ""
        products.append("\(row.line) \(product.name) \(product.shop) \(price)")
      } else {
        products.append("\(row.line) no product")
      }
    }
    return products
  }

  private let table = """
    Produkt;Größe;Aldi;Preis bei Lidl (€);Penny;Hofladen
    Butter;250 g;1,99;1,95;-;2,75
    Milch;1 l;1,05;;1,25;
    Eier;10 Stück;;n. v.;;
    """

  @Test func eachPriceIsAProductOfItsShop() throws {
    #expect(
      products(try reader(table)) == [
        "2 Butter Aldi 1.99", "2 Butter Lidl 1.95", "2 Butter Hofladen 2.75",
        "3 Milch Aldi 1.05", "3 Milch Penny 1.25", "4 no product",
      ])
    #expect(try reader(table).competingColumns.isEmpty)
  }

  @Test func oneChosenColumnHasThePricesOfItsShop() throws {
    var options = TableReader.Options()
    options.columns = [.price: "4"]
    #expect(
      products(try reader(table, options: options)) == [
        "2 Butter Lidl 1.95", "3 no product", "4 no product",
      ])
  }

  @Test func oneShopBesideAnotherPriceIsAQuestion() throws {
    let text = "Produkt;Größe;Aldi;Mittelwert\nButter;250 g;1,99;2,10\n"
    #expect(products(try reader(text)) == ["2 no product"])
  }

  @Test func anOfferBesideSeveralShopsIsAQuestion() throws {
    let text = """
      Item;Size;Tesco Price;Tesco Offer;Aldi Price
      Milk;1 l;1.45;2 for £2;1.45
      Oil;1 l;3.30;;2.79
      """
    #expect(
      products(try reader(text, "en_GB")) == [
        "2 no product", "3 Oil Tesco 3.3", "3 Oil Aldi 2.79",
      ])
  }

  /// What the tables below can't be read as: another shop, another currency, and a shop of which a price can't be read.
  @Test(arguments: [
    ("en_GB", "Item;Size;Tesco;Aldi;Booths\nMilk;1 l;1.45;1.35;1.2"),
    ("en_GB", "Item;Size;Tesco;Aldi;Sainsburys\nMilk;1 l;1.45;1.35;1.30 (App)"),
    ("de_DE", "Produkt;Größe;Aldi (€);Migros (CHF);Lidl (€)\nKaffee;500 g;5,99;6,95;5,49"),
    ("en_GB", "Item;Size;Tesco;Tesco/kg;Aldi;Aldi/kg\nRice;1 kg;1.80;1.80;1.19;1.19"),
  ])
  func columnsOfUnclearPricesAreAQuestion(_ locale: String, _ text: String) throws {
    #expect(products(try reader(text, locale)) == ["2 no product"])
  }

  @Test func aDifferenceIsNotThePriceOfAShop() throws {
    let text = "Item;Size;Tesco;Aldi;Difference\nMilk;1 l;1.45;1.35;0.10\n"
    #expect(products(try reader(text, "en_GB")) == ["2 Milk Tesco 1.45", "2 Milk Aldi 1.35"])
  }

  @Test func findsAShopWithANumberInItsName() throws {
    let text = "Drink,Size,7-Eleven,Walmart\nCola,16 oz,3.29,2.18\n"
    #expect(
      products(try reader(text, "en_US")) == ["2 Cola 7-Eleven 3.29", "2 Cola Walmart 2.18"])
  }

  @Test func findsShopsAboveThePrices() throws {
    let text = ";;Carrefour;Leclerc\nCapsules;Nombre;Prix;Prix\nEspresso;40;12,90;11,95\n"
    #expect(
      products(try reader(text, "fr_FR")) == [
        "1 no product", "3 Espresso Carrefour 12.9", "3 Espresso Leclerc 11.95",
      ])
  }

  @Test func findsShopsWithoutAHeader() throws {
    let text = "Karma A 15 kg;229,00 zł;Zooplus\nKarma B 15 kg;189,90 zł;Allegro\n"
    #expect(
      products(try reader(text, "pl_PL")) == ["1 Karma A Zooplus 229", "2 Karma B Allegro 189.9"])
  }

  @Test func aPlaceAtHomeIsNotAShop() throws {
    let text = "Item,Where,Amount,Price\nLentils,Top shelf,2 lb,3.29\nRice,Basement,5 lb,6.49\n"
    #expect(products(try reader(text, "en_US")) == ["2 Lentils  3.29", "3 Rice  6.49"])
  }

  @Test func aTargetPriceIsNotThePriceOfAShop() throws {
    let text = "Product;Size;Amazon price;Target price\nBeans;2 lb;24.99;19.99\n"
    #expect(products(try reader(text, "en_US")) == ["2 Beans  24.99"])
  }

  @Test func theLowestPriceIsNotThePriceOfAShop() throws {
    let text = "Item;Size;Tesco;Aldi;Cheapest\nMilk;1 l;1.45;1.35;1.35\n"
    #expect(products(try reader(text, "en_GB")) == ["2 Milk Tesco 1.45", "2 Milk Aldi 1.35"])
  }

  @Test func theBestPriceIsNotThePriceOfAShop() throws {
    let text = """
      Item;Size;Tesco;Aldi;Best price
      Milk;1 l;1.45;1.35;1.35
      Rice;1 kg;1.45;1.55;1.45
      """
    #expect(
      products(try reader(text, "en_GB")) == [
        "2 Milk Tesco 1.45", "2 Milk Aldi 1.35", "3 Rice Tesco 1.45", "3 Rice Aldi 1.55",
      ])
  }

  @Test func aFootnoteLeavesTheOtherRows() throws {
    let text = """
      Item;Size;Tesco;Aldi
      Milk;1 l;1.45;1.39 (App)
      Rice;1 kg;1.45;1.55
      """
    #expect(
      products(try reader(text, "en_GB")) == [
        "2 no product", "3 Rice Tesco 1.45", "3 Rice Aldi 1.55",
      ])
  }

  @Test func mergedShopsApplyToTheirRows() throws {
    let text = """
      Shop,Item,Size,Price
      Lidl,Oats,500 g,0.75
      ,Muesli,1 kg,1.79
      Farm shop,Oats,1 kg,3.10
      ,Honey,454 g,6.50
      """
    let reader = try reader(text, "en_GB")
    #expect(
      products(reader) == [
        "2 Oats Lidl 0.75", "3 Muesli Lidl 1.79", "4 Oats Farm shop 3.1", "5 Honey Farm shop 6.5",
      ])
    let muesli = text.utf8.distance(
      from: text.startIndex, to: try #require(text.firstRange(of: ",Muesli")).lowerBound)
    guard case .product(let edited) = reader.read(",Muesli,1 kg,1.89", at: muesli).outcome else {
      Issue.record("The row is no product")
      return
    }
    #expect(edited.shop == "Lidl")
  }

  /// A row repeats the shop above, or the first row has none.
  @Test(arguments: [
    "Shop,Item,Size,Price\nLidl,Oats,500 g,0.75\nLidl,Tea,100 g,1.20\n,Muesli,1 kg,1.79\n",
    "Shop,Item,Size,Price\n,Tea,100 g,1.20\nLidl,Oats,500 g,0.75\n,Muesli,1 kg,1.79\n",
  ])
  func otherEmptyCellsAreNotMergedShops(_ text: String) throws {
    #expect(products(try reader(text, "en_GB")).last == "4 Muesli  1.79")
  }

  @Test func aRowWithOnlyAShopAppliesToTheRowsBelow() throws {
    let text = """
      Item,Size,Price
      Tesco,,
      Milk,2 l,£1.45
      Aldi,,
      Milk,2 l,£1.39
      Tea,80 bags,£0.99
      Bakery,,
      Bread,800 g,£0.79
      """
    #expect(
      products(try reader(text, "en_GB")) == [
        "2 no product", "3 Milk Tesco 1.45", "4 no product", "5 Milk Aldi 1.39",
        "6 Tea Aldi 0.99", "7 no product", "8 Bread  0.79",
      ])
  }

  /// Names of shops that have other meanings or a number.
  @Test(arguments: [
    ("pt_BR", "Amazon", "Mercado Livre"), ("sv_SE", "City Gross", "Willys"),
    ("tr_TR", "A101", "BİM"), ("es_ES", "DIA", "Lidl"),
  ])
  func namesCanHaveOtherMeanings(_ locale: String, _ first: String, _ second: String) throws {
    let text = "Item;\(first);\(second)\nA 1 kg;12,90;11,90\nB 2 kg;22,50;24,50\n"
    #expect(
      products(try reader(text, locale)) == [
        "2 A \(first) 12.9", "2 A \(second) 11.9", "3 B \(first) 22.5",
        "3 B \(second) 24.5",
      ])
  }

  /// "Día" is also the word for a day.
  @Test func aDayIsNotAShop() throws {
    let text = "Día;Producto;Lidl\n15;Arroz 1 kg;1,29\n16;Leche 1 l;0,89\n"
    #expect(products(try reader(text, "es_ES")) == ["2 Arroz  1.29", "3 Leche  0.89"])
  }

  @Test(arguments: [
    ("en_US", "Where"), ("de_DE", "Wo"), ("fr_FR", "Vendeur"), ("sv_SE", "Säljare"),
  ])
  func otherWordsForShops(_ locale: String, _ title: String) throws {
    let text = "Item;Price;\(title)\nOil 1 kg;12.99;Foodland\nTea 1 kg;19.98;Corner\n"
    #expect(products(try reader(text, locale)) == ["2 Oil Foodland 12.99", "3 Tea Corner 19.98"])
  }

  @Test func aFurtherHeaderHasItsOwnShops() throws {
    let text = """
      Produkt;Größe;Aldi;Lidl
      Kaffee;500 g;5,99;0,00
      Produkt;Größe;Lidl;Aldi
      Tee;250 g;2,99;1,49
      """
    #expect(
      products(try reader(text)) == [
        "2 Kaffee Aldi 5.99", "3 no product", "4 Tee Lidl 2.99", "4 Tee Aldi 1.49",
      ])
  }

  @Test func aColumnOfShopsIsNotAPrice() throws {
    let text = "Produkt;Größe;Preis;Geschäft\nButter;250 g;1,99;Aldi\n"
    #expect(products(try reader(text)) == ["2 Butter Aldi 1.99"])
  }

  /// Long tables are read in parts, on several threads.
  @Test func allPricesOfALongTableAreRead() throws {
    let count = 5_000
    let rows = (1...count).map { "Ware \($0);\($0) g;1,99;;2,99" }.joined(separator: "\n")
    var reader = try reader("Produkt;Menge;Aldi;Lidl;Netto\n" + rows)
    var read: [TableRow] = []
    for _ in 0..<3 { if let row = reader.next() { read.append(row) } }
    while case let next = reader.nextRows(), !next.isEmpty { read += next }
    #expect(read.map(\.line) == (2..<count + 2).flatMap { [$0, $0] })
  }

  @MainActor @Test func anEditedRowIsAQuestionOfTheShop() throws {
    let session = ImportSession(.text(table))
    try session.read()
    let controller = session.controller
    #expect(controller.rows.count(where: { $0.product != nil }) == 5)
    controller.edit(5, "Eier;10 Stück;1,89;1,79;;")
    #expect(controller.answers(to: controller.rows[5].outcome).count == 2)
    controller.edit(5, "Eier;10 Stück;1,89;;;")
    #expect(controller.rows[5].product?.shop == "Aldi")
  }

  @Test func aNameWithTheQuantityCanHaveTheShop() throws {
    let table = """
      Produkt;Preis
      Milch 1 l (Lidl);1,05
      Milch 1 l @ Aldi;1,09
      Milch 2 l 3 für 2 (Penny);1,19
      """
    #expect(
      products(try reader(table)) == [
        "2 Milch Lidl 1.05", "3 Milch Aldi 1.09", "4 Milch Penny 1.19",
      ])
  }

  @Test func theShopOfTheRowHasPriorityOverTheName() throws {
    let table = """
      Produkt;Preis;Markt
      Milch 1 l (Lidl);1,05;Tesco
      Milch 1 l (Lidl);1,05;
      """
    #expect(
      products(try reader(table)) == ["2 Milch (Lidl) Tesco 1.05", "3 Milch Lidl 1.05"])
  }
}
