import PerCore
import PerFiles
import Testing

@Suite struct TableReaderTests {
  /// The rows of a table in a few words: "Milk 1000 mL 1.09", "2 price" for the reason on line 2.
  private func rows(
    _ text: String, _ locale: String = "en_US", options: TableReader.Options = .init()
  ) throws -> [String] {
    try tableRows(Array(text.utf8), locale, options: options)
  }

  @Test(arguments: [
    (
      "de_DE",
      "Artikel;Menge;Einheit;Preis;Grundpreis\nMilch;1;l;1,09 €;1,09 €/l\n\"Käse, jung\";0,4;kg;3,99 €;9,98",
      ["Milch: 1 L 1.09", "Käse, jung: 0.4 kg 3.99"]
    ),
    (
      "de_DE", "Bezeichnung;Füllmenge (g);Preis (€)\r\nReis;1.000;2,49\r\nMehl;2.500;1,89\r\n",
      ["Reis: 1000 g 2.49", "Mehl: 2500 g 1.89"]
    ),
    (
      "en_US", "Product,Size,Price\nCola,6 x 330 ml,$4.49\nJuice,\"1,000 ml\",$2.50",
      ["Cola: 1980 mL 4.49", "Juice: 1000 mL 2.5"]
    ),
    (
      "en_US", "name\tqty\tunit\tprice\nEggs\t12\tpcs\t3.49\nEggs L\t6\tpcs\t1.99",
      ["Eggs: 12 piece 3.49", "Eggs L: 6 piece 1.99"]
    ),
    (
      "en_GB", "product_name,net_weight_g,price_gbp\nPasta,500,0.95\nPasta XL,1000,1.70",
      ["Pasta: 500 g 0.95", "Pasta XL: 1000 g 1.7"]
    ),
    (
      "fr_FR", "sep=;\nProduit;Contenance;Prix TTC\nEau;1,5 L;0,45\nLait;50 cl;0,79",
      ["Eau: 1.5 L 0.45", "Lait: 50 cL 0.79"]
    ),
    (
      "pl_PL", "Nazwa;Ilość;J.m.;Cena\nCukier;1;kg;3,99 zł\nMąka;1000;g;2,79 zł",
      ["Cukier: 1 kg 3.99", "Mąka: 1000 g 2.79"]
    ),
    ("ja_JP", "商品名,内容量,価格\n米,5kg,2480円\n水,2L,98円", ["米: 5 kg 2480", "水: 2 L 98"]),
    (
      "da_DK", "Vare;Størrelse;Pris\nSmør;200 g;29,-\nFløde;1/2 l;15.00 kr",
      ["Smør: 200 g 29", "Fløde: 0.5 L 15"]
    ),
    (
      "ru_RU", "Товар;Вес, г;Цена, ₽\nГречка;800;89,90\nРис;900;120",
      ["Гречка: 800 g 89.9", "Рис: 900 g 120"]
    ),
    (
      "it_IT", "Prodotto;Peso;Unità;Prezzo;Negozio\nPasta;500;g;€ 0,89;Coop\nRiso;1.000;g;€ 2,49;",
      ["Pasta: 500 g 0.89", "Riso: 1000 g 2.49"]
    ),
    (
      "pt_BR", "id;produto;quantidade;unidade;preço\n1;Arroz;5;kg;R$ 27,90", ["Arroz: 5 kg 27.9"]
    ),
    (
      "en_US", "name,size_ml,price_cents\nWater,500,79\nJuice,1000,249",
      ["Water: 500 mL 0.79", "Juice: 1000 mL 2.49"]
    ),
    (
      "de_DE",
      "| Produkt | Menge | Preis |\n|---|---:|---:|\n| Kaffee | 500 g | 5,99 |\n| Tee | 100 g | 2,49 |",
      ["Kaffee: 500 g 5.99", "Tee: 100 g 2.49"]
    ),
    (
      "en_GB", "Date,Shop,Item,Pack,Price,Price/kg\n2024-05-12,Aldi,Cheddar,\"1,000g\",£6.99,£6.99",
      ["Cheddar: 1000 g 6.99"]
    ),
  ])
  func readsTablesOfSeveralLanguages(_ locale: String, _ text: String, _ expected: [String]) throws
  {
    #expect(try rows(text, locale) == expected)
  }

  @Test func aPriceBesidePenceHasTwoAnswers() throws {
    let text = "Item,Size,Price\nEggs,12,285p\nBread,800g,75\n"
    let notation = try #require(LineNotation(locale: "en_GB"))
    var reader = try TableReader(DecodedText(Array(text.utf8)), notation: notation)
    var rows: [TableRow] = []
    while let row = reader.next() { rows.append(row) }
    let prices: [Rational?] = [Rational(75), Rational(3) / Rational(4)]
    #expect(reader.answers(to: rows[1]).map(\.price) == prices)
  }

  @Test func findsTheColumnsOfATableWithoutAHeader() throws {
    #expect(
      try rows("12345678;Bread;500;g;2.19\n87654321;Toast;750;g;1.99")
        == ["Bread: 500 g 2.19", "Toast: 750 g 1.99"])
    #expect(
      try rows("Milk 1 L,1.09\nYogurt 500 g,0.89\nCheese 400 g,3.99")
        == ["Milk: 1 L 1.09", "Yogurt: 500 g 0.89", "Cheese: 400 g 3.99"])
  }

  @Test func refusesRowsWithTheirReason() throws {
    let text = """
      name,quantity,unit,price
      Bread,500,g,2.19
      Tea,100,g,x
      Rice,0,g,2
      Oil,1,l,-3
      Oats,1.5E+3,g,2
      Salt,1,kg,0.49,extra
      Flour,1,kg
      Salad,,g,1
      Soap,1,blob,1
      Beer,1,l,€2
      """
    #expect(
      try rows(text) == [
        "Bread: 500 g 2.19", "3 price", "4 number", "5 number", "6 number", "7 none", "8 price",
        "9 amount", "10 unit", "11 currency",
      ])
  }

  @Test func aMissingPriceIsTheReasonForANumberInTheName() throws {
    let text =
      "name,quantity,price\nRice,500 g,1.29\nRye 2 kg 1.00\nRye 2 kg 1.00,,\nRye 2 kg 1.00,,2.00\n"
    #expect(try rows(text) == ["Rice: 500 g 1.29", "3 price", "4 price", "5 number"])
  }

  @Test func leavesOutBlankLinesRepeatedHeadersAndTotals() throws {
    let text =
      "name;quantity;unit;price;\n\nTea;100;g;2;\n;;;;\nname;quantity;unit;price;\nTotal;;;2;\nJam;1;kg;4;\n"
    #expect(try rows(text) == ["Tea: 100 g 2", "5 header", "6 total", "Jam: 1 kg 4"])
  }

  @Test func anUnclosedQuoteSpoilsOneRowOnly() throws {
    var text = "name,quantity,unit,price\n\"Unclosed,1,l,1.09\n\"Bread\",500,g,2.19\n"
    for number in 1...500 { text += "Tea \(number),100,g,2\n" }
    let rows = try rows(text)
    #expect(rows.count == 502 && rows[0] == "2 none" && rows[1] == "Bread: 500 g 2.19")
    #expect(rows.last == "Tea 500: 100 g 2")
  }

  @Test func aFieldInQuotesHasLineBreaksAndQuotes() throws {
    let text =
      "name,quantity,price\r\n\"Cheese \"\"old\"\"\",500 g,7.49\r\n\"Milk\r\nfresh\",1 l,1.19\r\nTea,1 kg,x"
    #expect(
      try rows(text, "en_GB") == ["Cheese \"old\": 500 g 7.49", "Milk fresh: 1 L 1.19", "5 price"])
  }

  @Test func asksForTheDecimalMarkOnlyIfTheColumnDoesNotProveIt() throws {
    // 0,5 proves the comma, so 1.234 has a grouping mark.
    #expect(
      try rows("name;quantity;unit;price\nA;1.234;g;2,00\nB;0,5;kg;1,00", "en_US")
        == ["A: 1234 g 2", "B: 0.5 kg 1"])
    // Nothing proves a mark, so the locale's is taken.
    #expect(try rows("name;quantity;unit;price\nA;1.234;g;2", "de_DE") == ["A: 1234 g 2"])
    #expect(try rows("name;quantity;unit;price\nA;1.234;g;2", "en_US") == ["A: 1.234 g 2"])
    // Both are proved.
    #expect(
      try rows("name;quantity;unit;price\nA;0.5;kg;2\nB;0,5;kg;2\nC;1.234;g;2")
        == ["A: 0.5 kg 2", "B: 0.5 kg 2", "4 number"])
  }

  @Test func takesThePriceToPay() throws {
    let text =
      "Artikel;Größe;Preis;Angebotspreis\nBier;0,5 l;1,09;0,89\nSaft;1 l;2,00;2,00\nWein;1 l;3,00;"
    #expect(try rows(text, "de_DE") == ["Bier: 0.5 L 0.89", "Saft: 1 L 2", "Wein: 1 L 3"])
    #expect(
      try rows("Artikel;Inhalt;UVP;Preis\nBier;0,5 l;1,09;0,89", "de_DE") == ["Bier: 0.5 L 0.89"])
    #expect(
      try rows("name,size,price_usd,price_eur\nTea,100 g,2.00,1.80", "de_DE") == ["Tea: 100 g 1.8"])
  }

  @Test(arguments: ["划线价", "划線價", "劃線價"])
  func findsCrossedOutPrices(_ header: String) throws {
    let text = try DecodedText(Array("商品,規格,\(header),特價\n茶,1 kg,9.9,7.9\n".utf8))
    let notation = try #require(LineNotation(locale: "zh_TW"))
    let reader = try TableReader(text, notation: notation)
    #expect(reader.roles == [.name, .quantity, .oldPrice, .price])
  }

  @Test func aNumberOfPacksIsAQuestion() throws {
    #expect(
      try rows("name,qty,size,price\nTea,1,100 g,2\nJam,3,250 g,6")
        == ["Tea: 100 g 2", "3 total"])
  }

  @Test func takesTheColumnsThatTheUserNames() throws {
    var options = TableReader.Options()
    options.columns = [.name: "2", .quantity: "A", .price: "3"]
    #expect(
      try rows("A;B;C;D\n1 kg;Tea;4.00;9.00\n", "en_US", options: options) == ["Tea: 1 kg 4"])
    let notation = try #require(LineNotation(locale: "en_US"))
    let text = try DecodedText(Array("A;B\n1;2\n".utf8))
    for place in ["E", "0", "3", "-9223372036854775808", "99999999999999999999"] {
      options.columns = [.price: place]
      do throws(TableReader.Failure) {
        _ = try TableReader(text, notation: notation, options: options)
        Issue.record("\(place) is a column.")
      } catch {
        guard case .noColumn(place, _, _) = error else {
          Issue.record("\(place): \(error)")
          continue
        }
      }
    }
  }

  /// The unit of the quantities, and that the prices are in cents.
  @Test func keepsWhatTheHeaderOfANamedColumnSays() throws {
    var options = TableReader.Options()
    options.columns = [.quantity: "Menge (g)", .price: "price_cents"]
    #expect(
      try rows("name,Menge (g),price_cents\nTea,100,250\n", "en_US", options: options)
        == ["Tea: 100 g 2.5"])
  }

  @Test func refusesRowsWithCharactersThatAreNotText() throws {
    var bytes = Array("name,quantity,price\nMüsli,500 g,2\nTea,100 g,1\nCoffee,500 g,5\n".utf8)
    bytes +=
      Array("Käse ".utf8) + [0xff] + Array(",1 kg,3\nSo".utf8) + [0] + Array("up,1 l,2\n".utf8)
    #expect(
      try tableRows(bytes, "en_US") == [
        "Müsli: 500 g 2", "Tea: 100 g 1", "Coffee: 500 g 5", "5 none", "6 none",
      ])
  }

  @Test func aLineOfOneMegabyteIsOneRow() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let text =
      "name,quantity,price\nTea,100 g,1\n\(long)\n\(long),100 g,2\nJam,\(long),2\nRice,1 kg,2\n"
    let rows = try rows(text)
    #expect(rows.count == 5 && rows[0] == "Tea: 100 g 1" && rows[1] == "3 long")
    #expect(rows[3] == "5 long" && rows[4] == "Rice: 1 kg 2")
  }

  @Test func removesTheGuardAgainstFormulas() throws {
    #expect(
      try rows("name,quantity,price\n'=Tea,1 kg,2\n'n Roll,1 kg,2\n''=Cola,1 kg,2\n''n,1 kg,2")
        == ["=Tea: 1 kg 2", "'n Roll: 1 kg 2", "'=Cola: 1 kg 2", "''n: 1 kg 2"])
  }

  @Test(arguments: [
    "Milch 1,5% Fett, 1 l 1,09 €\nButter 250 g 2,29 €\n", "", "\n\n", "Tea 100 g 2.00",
  ])
  func otherTextIsNotATable(_ text: String) throws {
    let notation = try #require(LineNotation(locale: "de_DE"))
    let decoded = try DecodedText(Array(text.utf8))
    #expect(throws: TableReader.Failure.noTable) {
      try TableReader(decoded, notation: notation)
    }
  }

  /// In a column of offers, an additional amount can't be part of the quantity, and a number with decimals is money.
  @Test func offersOfColumnsHaveOneMeaning() throws {
    let cells = [
      "50 g free", "\"50 g free, max 3\"", "20% free", "20 % extra", "+20% extra free", "0.50 off",
      "\"0.5 off, max 4\"", "20 off", "-0.5", "50 ml free", "5% more",
    ]
    let text =
      "name,quantity,unit,price,offer\n" + cells.map { "A,400,g,2,\($0)\n" }.joined()
    #expect(
      try rows(text, "en_GB") == [
        "A: 400 g 2, bonus 50 g", "A: 400 g 2, bonus 50 g limit 3", "A: 400 g 2, bonus 20%",
        "A: 400 g 2, bonus 20%", "6 offer", "A: 400 g 2, amount 0.5",
        "A: 400 g 2, amount 0.5 limit 4", "9 offer", "10 offer", "11 offer", "12 offer",
      ])
    #expect(
      try rows(
        "Artikel;Menge;Einheit;Preis;Aktion\nA;400;g;2,00;12,5 g gratis\nB;400;g;2,00;0,50 Rabatt",
        "de_DE") == ["A: 400 g 2, bonus 12.5 g", "B: 400 g 2, amount 0.5"])
  }

  @Test func joinsTheNamesThatTheUserAdds() throws {
    let text = "Product,Brand,Size,Price\nOats,Quaker,500 g,2.99\nOats,Store,1 kg,3.99\n"
    var options = TableReader.Options()
    let told = ["Quaker Oats: 500 g 2.99", "Store Oats: 1 kg 3.99"]
    #expect(try rows(text, options: options) == told)
    options.roles = [.name, .name, .quantity, .price]
    let joined = ["Oats Quaker: 500 g 2.99", "Oats Store: 1 kg 3.99"]
    #expect(try rows(text, options: options) == joined)
  }

  /// A long table has further headers, columns that contradict each other, and rows without a product.
  @Test(arguments: [[], [3_000], [1_999, 2_000, 9_000]])
  func rowsAreReadTogetherAsOneByOne(headers: [Int]) throws {
    var text = "Name,Size,Price,Price now\n"
    for row in 0..<12_000 {
      if headers.contains(row) { text += "Item,Volume (ml),Price,Price now\n" }
      switch row % 7 {
      case 3: text += "Rice \(row),,1.99,\n"
      case 5 where row > 6_000: text += "Oats \(row),500 g,2.99,3.49\n"
      default: text += "Milk \(row),\(row % 9 + 1)00 ml,0.\(row % 90 + 10),\n"
      }
    }
    text = "Prices in the north\n\n" + text
    let notation = try #require(LineNotation(locale: "en_US"))
    let table = try TableReader(DecodedText(Array(text.utf8)), notation: notation)
    var (single, together) = (table, table)
    var expected: [TableRow] = []
    while let row = single.next() { expected.append(row) }
    var rows: [TableRow] = []
    while case let next = together.nextRows(), !next.isEmpty { rows += next }
    #expect(rows.map(summary) == expected.map(summary))
    #expect(rows.map(\.line) == expected.map(\.line))
    #expect(expected.count == 12_001 + headers.count)
    #expect(together.competingColumns == single.competingColumns)
    #expect(!single.competingColumns.isEmpty)
  }
}
