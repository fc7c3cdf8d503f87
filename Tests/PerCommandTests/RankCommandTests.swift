import Foundation
import Testing

/// `per rank` with lines.
@Suite struct RankCommandTests {
  @Test func rankPrintsTheBestFirst() throws {
    let result = try run(
      "rank", "--lines", "--locale", "de_DE",
      input: "B 500 g 3,99 €\nA 750 g 3,45 €\n\nC 1 kg 7,98 €\nMilch 1 l 1 €\nnichts\n")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasPrefix("1.  A"), "\(result.output)")
    #expect(lines[2].hasPrefix("2.  B") && lines[3].hasPrefix("2.  C"))
    #expect(lines[1].contains("best") && lines[2].contains("73% more"))
    #expect(lines.contains { $0.contains("Milch") })
    #expect(result.errors == "-:6: amount: nichts\n")
    #expect(result.status == 1)
  }

  @Test func controlCharactersAreNotSentToTheTerminal() throws {
    let result = try run(
      "rank", "--lines", "--locale", "en_GB", input: "Oats\t\u{1B}[31m 500 g £3\u{9B}2J\n")
    #expect(result.errors == "-:1: none: Oats\t\u{FFFD}[31m 500 g £3\u{FFFD}2J\n")
  }

  @Test(arguments: [
    ("de_DE", "MILCH 1L 2,10 B\n  2 Stk x 1,05\n", "L"),
    ("en_GB", "Milk 1L 2.90\n2 @ £1.45\n", "L"),
    ("en_US", "GV MILK 1 GAL 6.24 N\n2 AT 1 FOR 3.12\n", "gal-us"),
    ("fr_FR", "LAIT 1L 2,10\n\n2 x 1,05 €\n", "L"),
    ("de_DE", "H-MILCH 3,5% 1L\n2 Stk x 1,05 2,10 B\n", "L"),
    ("en_US", "MILK 1 GAL\n2 @ 3.12 6.24 F\n", "gal-us"),
  ])
  func linesBelowProductsCountThem(_ locale: String, _ lines: String, _ unit: String) throws {
    let result = try run("rank", "--lines", "--json", "--locale", locale, input: lines)
    #expect(
      result.output.contains(#""amount":{"value":"2","unit":"\#(unit)"}"#), "\(result.output)")
    #expect(result.errors == "" && result.status == 0)
  }

  @Test func aTotalThatIsNotThePriceChangesNoQuantity() throws {
    let result = try run(
      "rank", "--lines", "--json", "--locale", "de_DE", input: "MILCH 1L 2,10 B\n2 x 1,15\n")
    #expect(result.output.contains(#""amount":{"value":"1","unit":"L"}"#), "\(result.output)")
    #expect(result.status == 1)
  }

  @Test func unitPricesAgreeWithTheirPercentages() throws {
    let result = try run(
      "rank", "--lines", "--locale", "en_US", input: "250 pcs $6.75\n100 pcs $7.05\n")
    #expect(result.output.contains("0.027 USD  best"), "\(result.output)")
    #expect(result.output.contains("0.071 USD  161% more"), "\(result.output)")
  }

  @Test func unequalUnitPricesLookUnequal() throws {
    let table = "name,quantity,unit,price\nA,1000.0000000000001,g,1\nB,1,kg,1\n"
    let result = try run("rank", "--locale", "en_GB", input: table)
    #expect(result.output.contains("0.9999999999999999 GBP"), "\(result.output)")
    #expect(result.output.contains("1.0000000000000000 GBP"), "\(result.output)")
  }

  @Test func theNumberOfTimesIsInTheNotation() throws {
    let result = try run(
      "rank", "--lines", "--locale", "de_DE", input: "A 1 kg 1,00 €\nB 1 kg 3,50 €\n")
    #expect(result.output.contains("3,5 times the price"), "\(result.output)")
  }

  @Test func unitPricesHaveNoNeedlessDecimals() throws {
    let rank = try run("rank", "--lines", "--locale", "en_GB", input: "A 90 tablets £8.99\n")
    #expect(rank.output.contains(" 0.10 GBP"), "\(rank.output)")
    let read = try run("read", "--json", "--locale", "en_GB", "A 90 tablets £8.99")
    #expect(read.output.contains(#""shown":"0.10""#), "\(read.output)")
  }

  @Test func eachCountedItemHasItsOwnRanking() throws {
    let result = try run(
      "rank", "--lines", "--json", "--locale", "de_DE",
      input: "Pods 30 WL 6 €\nTücher 100 Blatt 2 €\nGel 40 WL 6 €\n")
    #expect(result.status == 0)
    #expect(result.output.components(separatedBy: "\"kind\":\"units\"").count == 3)
    #expect(result.output.contains(#""per":{"value":"1","unit":"wash"}"#))
    #expect(result.output.contains(#""per":{"value":"1","unit":"sheet"}"#))
  }

  /// Plain units and dozens are ranked with the most frequent item, as in the window.
  @Test func plainUnitsCountTheMostFrequentItem() throws {
    let header =
      "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for\n"
    let rows =
      "A,40,wash,4,GBP\nB,1,dozen,3,GBP\nC,20,wash,2,GBP\nD,5,piece,2,GBP\nE,4,unit,2,GBP\n"
    let result = try run("rank", "--csv", "--locale", "en_GB", input: header + rows)
    #expect(
      result.output.split(whereSeparator: \.isNewline).map {
        $0.split(separator: ",").prefix(3).joined(separator: " ")
      } == ["rank name quantity", "1 A 40", "1 C 20", "3 B 1", "4 E 4", "1 D 5"],
      "\(result.output)")
    #expect(result.output.contains("0.25,wash,-:3") && result.output.contains("0.4,piece,-:5"))
    let plain = try run(
      "rank", "--csv", "--locale", "en_GB", input: header + "B,1,dozen,3,GBP\nE,4,unit,2,GBP\n")
    #expect(plain.output.contains("0.25,piece,-:2") && plain.output.contains("0.5,piece,-:3"))
  }

  @Test func kindPerAndTopSelectWhatIsPrinted() throws {
    let result = try run(
      "rank", "--lines", "--json", "--locale", "de_DE", "--kind", "weight", "--per", "100g",
      "--top", "1", input: "A 500 g 5 €\nB 500 g 6 €\nC 1 l 1 €\n")
    #expect(result.output.contains(#""per":{"value":"100","unit":"g"}"#))
    #expect(result.output.contains(#""value":"1","per""#))
    #expect(!result.output.contains(#""name":"B""#))
    #expect(result.output.contains(#""reason":"kind""#))
  }

  @Test func perAppliesToTheSameItem() throws {
    let lines = "Pods 30 washes £6\nPins 50 pieces £1\nEggs 2 dozen £6\n"
    let rank = try run(
      "rank", "--lines", "--locale", "en_GB", "--per", "100 pieces", input: lines)
    let titles = rank.output.split(separator: "\n").filter { $0.contains("Per ") }
    try #require(titles.count == 2, "\(rank.output)")
    #expect(titles[0].contains("Per wash") && titles[1].contains("Per 100 pieces"))
    #expect(rank.output.contains("2.00 GBP  best") && rank.output.contains("25.00 GBP"))
    let read = try run(
      "read", "--json", "--locale", "en_GB", "--per", "100 pieces", "Pods 30 washes £6")
    #expect(read.output.contains(#""per":{"value":"1","unit":"wash"}"#), "\(read.output)")
  }

  @Test func manyLinesStayInTheirOrder() throws {
    // The lines are read on several threads.
    let count = 2500
    let input = (1...count).map { $0 % 7 == 0 ? "none \($0)\n" : "A\($0) 500 g $1\n" }.joined()
    let read = try run("read", "--lines", "--tsv", "--locale", "en_US", input: input)
    let lines = read.output.split(separator: "\n").dropFirst().map {
      String($0.split(separator: "\t").last ?? "")
    }
    #expect(lines == input.split(separator: "\n").map(String.init))
    let rank = try run("rank", "--lines", "--tsv", "--locale", "en_US", input: input)
    let sources = rank.output.split(separator: "\n").dropFirst().map {
      String($0.split(separator: "\t").last ?? "")
    }
    #expect(sources == (1...count).filter { $0 % 7 != 0 }.map { "-:\($0)" })
    let refused = rank.errors.split(separator: "\n").map { $0.split(separator: ":")[1] }
    #expect(refused == (1...count).filter { $0 % 7 == 0 }.map { "\($0)" })
  }

  @Test func rankPrintsJSONForAnEmptyInput() throws {
    let result = try run("rank", "--lines", "--json")
    #expect(result.output == "{\"rankings\":[],\"refused\":[]}\n")
    #expect(result.errors == "per: no products found\n")
    #expect(result.status == 1)
  }

  @Test func csvAndTSVSeparateTheValues() throws {
    let csv = try run(
      "rank", "--lines", "--csv", "--locale", "en_US",
      input: "Beans, \"red\" 500 g $5\n=A 1 kg $1\n")
    #expect(csv.output.contains(#","Beans, ""red""",500,g,5,USD"#))
    let tsv = try run("rank", "--lines", "--tsv", "--locale", "en_US", input: "A 1 kg $1\n")
    #expect(tsv.output.contains("1\tA\t1\tkg\t1\tUSD"))
  }

  @Test func columnsAreAlignedByDisplayWidth() throws {
    let result = try run(
      "rank", "--lines", "--locale", "ja_JP", input: "牛乳 1000ml 198円\nA 500ml 198円\n")
    let lines = result.output.split(separator: "\n").map(String.init)
    func column(_ line: String, of text: String) throws -> Int {
      let end = try #require(line.range(of: text)).lowerBound
      return line[..<end].reduce(0) { $0 + ($1.unicodeScalars.first!.value > 0x2e80 ? 2 : 1) }
    }
    #expect(try column(lines[1], of: "198 JPY") == column(lines[2], of: "198 JPY"))
  }
}
