import Foundation
import Testing

/// `per rank` with tables.
@Suite struct TableCommandTests {
  @Test func rankReadsTables() throws {
    let table = "Artikel;Inhalt;Preis\nTee;100 g;2,00\nReis;1 kg;3,00\nMilch;1 l;1,09\nSalz;;1,00\n"
    let result = try run("rank", "--json", "--locale", "de_DE", input: table)
    #expect(result.status == 1 && result.errors == "-:5: amount: Salz;;1,00\n")
    #expect(
      result.output.hasPrefix(
        #"{"rankings":[{"kind":"weight","per":{"value":"1","unit":"kg"},"currency":"EUR","#
          + #""products":[{"rank":1,"name":"Reis","amount":{"value":"1","unit":"kg"},"#
          + #""price":{"value":"3","currency":"EUR"},"unitPrice":{"value":"3","#
          + #""per":{"value":"1","unit":"kg"},"shown":"3.00"},"verdict":{"best":true},"#
          + #""source":{"file":"-","line":3}}"#), "\(result.output)")
    #expect(result.output.contains(#"{"kind":"volume""#))
    #expect(
      result.output.contains(
        #""refused":[{"file":"-","line":5,"reason":"amount","text":"Salz;;1,00"}]"#))
  }

  /// The lines have commas in their numbers and between their parts, and words of headers.
  @Test(arguments: [
    ("de_DE", "Milch 1 l, 0,95 €\nÖl 5 l, 24,95 €\nReis 1 kg, 1,29 €\n"),
    ("de_DE", "Milch 1,5 l 1,69 €\nÖl 0,75 l 8,99 €\nWasser 1,5 l 0,19 €\n"),
    ("de_DE", "Reis 1 kg 2,99 €, Edeka\nBohnen 2 kg 3,99 €, Rewe\nMehl 1 kg 0,99 €, Aldi\n"),
    ("pt_BR", "Arroz 5 kg, R$ 28,90\nFeijão 1 kg, R$ 8,99\n"),
    ("fr_FR", "Pommes, 1 kg, 2,5 €\nPoires, 1 kg, 3,2 €\nPrunes, 500 g, 1,9 €\n"),
    ("en_US", "Rice, 1,500 g, $2.99\nBeans, 2,000 g, $3.99\nPasta, 1,200 g, $1.99\n"),
    ("en_US", "Milk 1 gal 3.49\nGood Value Eggs, 18 Count $3.92\nBread 20 oz 2.99\n"),
    ("en_US", "Milk 1 gal 3.49\nDiapers Size 4, 150 Count $39.99\nBread 20 oz 2.99\n"),
    (
      "de_DE",
      "Eier 6 Stück aus Freilandhaltung Gr. M-L 1,99\nGewürz 35 g 1,99\n"
        + "Erdbeeren 500 g Aktion 2,49 statt 3,49\n"
    ),
  ]) func typedLinesAreNotATable(_ locale: String, _ lines: String) throws {
    let result = try run("rank", "--json", "--locale", locale, input: lines)
    let asLines = try run("rank", "--lines", "--json", "--locale", locale, input: lines)
    #expect(result.output == asLines.output && result.errors == asLines.errors)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func rankPrintsTheShops() throws {
    let table = "Product,Size,Price,Store\nTea,100 g,2.00,Aldi\nRice,1 kg,3.00,\n"
    let result = try run("rank", "--json", "--locale", "en_US", input: table)
    #expect(result.output.contains(#""shop":"Aldi""#), "\(result.output)")
    #expect(result.output.components(separatedBy: #""shop""#).count == 2, "\(result.output)")
    let text = try run("rank", "--locale", "en_US", input: table)
    #expect(text.output.contains("  Shop\n") && text.output.contains("Aldi\n"), "\(text.output)")
    let values = try run("rank", "--csv", "--locale", "en_US", input: table)
    #expect(
      values.output.hasPrefix(
        "rank,name,quantity,unit,price,currency,unit_price,per,source,shop\n"),
      "\(values.output)")
    #expect(values.output.contains(",-:2,Aldi\n") && values.output.contains(",-:3,\n"))
    let again = try run("rank", "--json", "--locale", "en_US", input: values.output)
    #expect(again.output.contains(#""shop":"Aldi""#), "\(again.output)")
  }

  @Test func rowsThatAreNotProductsAreListed() throws {
    let table = "My list,,\nItem,Size,Price\nTea,1 kg,2\nItem,Size,Price\nTotal,,2\n"
    let result = try run("rank", "--json", "--locale", "en_US", input: table)
    #expect(result.status == 0)
    #expect(
      result.errors == "-:1: left out: above the header\n-:4: left out: repeated header\n"
        + "-:5: left out: total\n")
    #expect(
      result.output.contains(
        #""leftOut":[{"file":"-","line":1,"content":"title","text":"My list,,"},"#
          + #"{"file":"-","line":4,"content":"header","text":"Item,Size,Price"},"#
          + #"{"file":"-","line":5,"content":"total","text":"Total,,2"}]"#))
  }

  @Test func rankNamesTheColumnsThatContradictEachOther() throws {
    let text =
      "Product,Size,Pack weight net,Price,Card price\nTea,100 g,120 g,2.00,2.00\nJam,1 kg,,3.00,2.50\n"
    let result = try run("rank", "--locale", "en_US", input: text)
    #expect(
      result.errors.contains(
        "per: -: the columns 4 (Price), 5 (Card price) have different prices; "
          + "choose one with --columns price=4 or price=5"))
    #expect(result.errors.contains("the columns 2 (Size), 3 (Pack weight net) have different"))
    let columns = try run(
      "rank", "--locale", "en_US", "--columns", "price=4,quantity=2", input: text)
    #expect(columns.errors.isEmpty && columns.status == 0)
  }

  @Test func rowsWithoutAReducedPriceKeepTheirUsualPrice() throws {
    let text =
      "Product,Size,Regular price,Sale price,Sale starts\nTea,1 kg,9.00,7.00,12/05\nJam,1 kg,3.00,,\n"
    let unclear = try run("rank", "--locale", "en_US", input: text)
    #expect(unclear.errors.hasSuffix("-:2: offer: Tea,1 kg,9.00,7.00,12/05\n"))
    let reduced = try run(
      "rank", "--csv", "--locale", "en_US", "--columns", "price=Sale price", input: text)
    #expect(reduced.errors.isEmpty && reduced.status == 0)
    #expect(reduced.output.contains("1,Jam,1,kg,3,") && reduced.output.contains("2,Tea,1,kg,7,"))
    let regular = try run(
      "rank", "--csv", "--locale", "en_US", "--columns", "price=3", input: text)
    #expect(regular.output.contains("2,Tea,1,kg,9,"), "\(regular.output)")
  }

  @Test func columnsOfTextAreAligned() throws {
    let text = "Product,Size,Price\nKäse,1 kg,9.00\n食パン,1 kg,3.00\nCafe\u{301},1 kg,2.00\n"
    let result = try run("rank", "--locale", "en_IE", input: text)
    #expect(
      result.output.split(separator: "\n").map(String.init) == [
        "    Name    Quantity     Price    Per kg",
        "1.  Cafe\u{301}        1 kg  2.00 EUR  2.00 EUR  best",
        "2.  食パン      1 kg  3.00 EUR  3.00 EUR  50% more",
        "3.  Käse        1 kg  9.00 EUR  9.00 EUR  4.5 times the price",
      ], "\(result.output)")
  }

  /// The percentage is rounded before the times are chosen, and a hundred times are whole, as in the window.
  @Test func theVerdictIsRoundedAsInTheWindow() throws {
    let text = "Product,Size,Price\nA,1 kg,1\nB,1 kg,2.99\nC,10 kg,29.96\nD,1 kg,150.4\n"
    let table = try run("rank", "--locale", "en_IE", input: text)
    let verdicts = table.output.split(separator: "\n").dropFirst().map {
      String($0.split(separator: "EUR  ").last ?? "")
    }
    #expect(
      verdicts == ["best", "199% more", "3 times the price", "150 times the price"],
      "\(table.output)")
    let json = try run("rank", "--json", "--locale", "en_IE", input: text)
    #expect(
      json.output.contains(#""verdict":{"best":false,"morePercent":"200","times":"3.0"}"#),
      "\(json.output)")
  }

  @Test func optionsDescribeTheTable() throws {
    let table = "Tee#x#100 g#2,00\nReis#x#1 kg#3,00\n"
    let columns = try run(
      "rank", "--csv", "--locale", "de_DE", "--separator", "#", "--columns",
      "name=1,quantity=3,price=4", input: table)
    #expect(columns.status == 0 && columns.output.contains("1,Reis,1,kg,3,EUR,3,kg,-:2"))
    let missing = try run("rank", "--columns", "price=9", input: table)
    #expect(missing.status == 2 && missing.output.isEmpty)
    #expect(missing.errors == "per: - has no column 9; it has 2 columns without headers\n")
    let line = try run("rank", "--columns", "price=9", input: "Tea\n")
    #expect(line.errors == "per: - has no column 9; it has 1 column without a header\n")
    let separated = try run("rank", "--separator", "#", "--columns", "price=9", input: table)
    #expect(separated.errors == "per: - has no column 9; it has 4 columns without headers\n")
    let titled = try run("rank", "--columns", "price=Preis", input: "Item,Size,Price\nTea,1 kg,2\n")
    #expect(titled.errors == "per: - has no column Preis; it has the headers Item, Size, Price\n")
    let strict = try run(
      "rank", "--strict", "--locale", "de_DE", input: "Artikel;Inhalt;Preis\nA;1 kg;1\nB;1 kg;x\n")
    #expect(strict.status == 1 && strict.output.isEmpty && !strict.errors.isEmpty)
    let kind = try run(
      "rank", "--kind", "volume", "--locale", "de_DE",
      input: "Artikel;Inhalt;Preis\nA;1 kg;1\nB;1 l;2\n")
    #expect(kind.errors == "-:2: kind: A;1 kg;1\n" && kind.output.contains("B"))
  }

  @Test func textWithoutColumnsIsReadLineByLine() throws {
    let result = try run("rank", "--locale", "en_US", input: "Tea 100 g $2\nRice 1 kg $3\n")
    #expect(result.status == 0 && result.output.contains("Rice"))
  }
}
