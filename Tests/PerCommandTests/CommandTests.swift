import Foundation
import TestSupport
import Testing

/// Runs the built program without a display or a message bus.
@Suite struct CommandTests {
  private func run(_ arguments: String..., input: String = "") throws -> Program.Result {
    try run(arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Result {
    try Program(
      [Environment.per] + arguments, environment: ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    ).run(input: input)
  }

  @Test func readPrintsJSON() throws {
    let result = try run("read", "--json", "--locale", "de_DE", "Cola 6 x 330 ml 4,49 €")
    #expect(
      result.output
        == #"{"outcome":"product","amount":{"value":"1980","unit":"mL"},"#
        + #""price":{"value":"4.49","currency":"EUR"},"name":"Cola","#
        + #""unitPrice":{"value":"449/198","per":{"value":"1","unit":"L"},"shown":"2.27"},"#
        + #""rules":["signed price","multiply"]}"# + "\n")
    #expect(result.errors.isEmpty && result.status == 0)
  }

  @Test func aQuestionHasCandidatesAndStatusOne() throws {
    let result = try run("read", "--json", "--locale=de_DE", "1,000 g 5 €")
    #expect(result.status == 1)
    #expect(result.output.contains(#""outcome":"ask""#))
    #expect(result.output.contains(#""reason":"number""#))
    #expect(
      result.output.contains(
        #""candidates":[{"amount":{"value":"1","unit":"g"},"#
          + #""price":{"value":"5","currency":"EUR"}},{"amount":{"value":"1000","unit":"g"},"#))
  }

  @Test func optionsOverrideTheLocale() throws {
    let result = try run(
      "read", "--json", "--locale", "de_DE", "--decimal", ".", "--group", ",", "--currency", "USD",
      "--measures", "us", "1,000 g $5.50", "1 pt $2")
    #expect(result.status == 0)
    #expect(result.output.contains(#""value":"1000""#) && result.output.contains("pt-us"))
    #expect(result.output.contains(#""price":{"value":"5.5","currency":"USD"}"#))
  }

  @Test func rankNamesTheColumnsThatContradictEachOther() throws {
    let text =
      "Product,Size,Pack weight net,Price,Promo price\nTea,100 g,120 g,2.00,2.00\nJam,1 kg,,3.00,2.50\n"
    let result = try run("rank", "--locale", "en_US", input: text)
    #expect(
      result.errors.contains(
        "per: -: the columns 4 (Price), 5 (Promo price) have different prices; "
          + "--columns price=4 takes the first of them"))
    #expect(result.errors.contains("the columns 2 (Size), 3 (Pack weight net) have different"))
    let columns = try run(
      "rank", "--locale", "en_US", "--columns", "price=4,quantity=2", input: text)
    #expect(columns.errors.isEmpty && columns.status == 0)
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

  @Test func unitPricesAgreeWithTheirPercentages() throws {
    let result = try run(
      "rank", "--lines", "--locale", "en_US", input: "250 pcs $6.75\n100 pcs $7.05\n")
    #expect(result.output.contains("0.027 USD  best"), "\(result.output)")
    #expect(result.output.contains("0.071 USD  161% more"), "\(result.output)")
  }

  @Test func rankPrintsJSONForAnEmptyInput() throws {
    let result = try run("rank", "--lines", "--json")
    #expect(result.output == "{\"rankings\":[],\"refused\":[]}\n")
    #expect(result.errors == "per: no products found\n")
    #expect(result.status == 1)
  }

  @Test func rankTakesKindPerAndTop() throws {
    let result = try run(
      "rank", "--lines", "--json", "--locale", "de_DE", "--kind", "weight", "--per", "100g",
      "--top", "1", input: "A 500 g 5 €\nB 500 g 6 €\nC 1 l 1 €\n")
    #expect(result.output.contains(#""per":{"value":"100","unit":"g"}"#))
    #expect(result.output.contains(#""value":"1","per""#))
    #expect(!result.output.contains(#""name":"B""#))
    #expect(result.output.contains(#""reason":"kind""#))
  }

  private static let oats = "Oats 500 g 3.99\nOats 750 g 5.49\nOats 2 kg 12.99\n"

  @Test func rankPrintsWhatToBuyForAnAmount() throws {
    let result = try run(
      "rank", "--lines", "--json", "--locale", "en_US", "--currency", "EUR", "--need", "4.1kg",
      input: Self.oats)
    #expect(
      result.output.contains(
        #""purchase":{"cost":{"value":"29.46","currency":"EUR"},"amount":{"value":"4250","unit":"g"},"#
          + #""left":{"value":"150","unit":"g"},"packs":[{"file":"-","line":2,"packs":3},"#
          + #"{"file":"-","line":3,"packs":1}]}"#), "\(result.output)")
    #expect(result.output.contains(#""need":{"packs":6,"cost":{"value":"32.94","#))
    let table = try run(
      "rank", "--lines", "--locale", "en_US", "--need", "1.6kg", input: Self.oats)
    #expect(table.output.contains("1.  Oats      2 kg  12.99 USD"), "\(table.output)")
    #expect(
      table.output.contains(
        "Buy 1 × Oats (2 kg) for 12.99 USD, 400 g more than you need.\n"), "\(table.output)")
  }

  @Test func rankTakesANeed() throws {
    let one = try run(
      "rank", "--lines", "--locale", "en_US", "--need", "700g", "--buy", "one", input: Self.oats)
    #expect(one.output.contains("1.  Oats      2 kg"), "\(one.output)")
    #expect(one.output.contains("Buy 1 × Oats (750 g)"), "\(one.output)")
    let volume = try run(
      "rank", "--lines", "--json", "--locale", "en_US", "--need", "1L", input: Self.oats)
    #expect(volume.output.contains(#""purchase":null"#), "\(volume.output)")
    for arguments in [["--need", "x"], ["--buy", "need"], ["--need", "1kg", "--buy", "two"]] {
      let result = try run(["rank", "--lines"] + arguments, input: Self.oats)
      #expect(result.status == 2, "\(arguments)")
    }
  }

  @Test(arguments: [
    ("en_US", "799.999 g", "2"), ("en_US", "1.250 g", "1"), ("en_US", "1,250 g", "3"),
    ("en_US", "500.001 g", "2"), ("de_DE", "1,234 g", "1"), ("de_DE", "1.600 g", "4"),
    ("en_US", "1 lb 4 oz", "2"), ("fr_FR", "1,6 kg", "4"),
  ])
  func aNeedIsReadInTheNotation(locale: String, need: String, packs: String) throws {
    let result = try run(
      "rank", "--lines", "--json", "--locale", locale, "--currency", "EUR", "--need", need,
      input: "A 500 g €3\n")
    #expect(
      result.output.contains(#""packs":[{"file":"-","line":1,"packs":\#(packs)}]"#),
      "\(result.output)")
  }

  @Test func whatIsNoNeedIsRefused() throws {
    for need in ["-1 kg", "− 1 kg", "kg", "0 g", "5", "1 kg oats", ""] {
      let result = try run("rank", "--lines", "--need", need, input: Self.oats)
      #expect(result.status == 2, "\(need)")
      #expect(result.output.isEmpty, "\(need)")
    }
    // The point is neither the decimal mark nor the mark between groups of digits.
    let result = try run(
      "rank", "--lines", "--locale", "fr_FR", "--need", "1.234 g", input: Self.oats)
    #expect(result.status == 2)
    #expect(result.errors.contains("--need 1.234 g can mean 1,234 g or "), "\(result.errors)")
    let read = try run("read", "--per", "x", "Oats 1 kg 3")
    #expect(read.status == 2)
  }

  @Test func limitsOfProductsAreUsedTogether() throws {
    let lines = "A 500 g 2 for €5 max. 4\nB 500 g 2 for €6 max. 4\n"
    let result = try run(
      "rank", "--lines", "--json", "--locale", "en_IE", "--need", "4kg", input: lines)
    #expect(result.output.contains(#""purchase":{"cost":{"value":"22""#), "\(result.output)")
    let none = try run(
      "rank", "--lines", "--json", "--locale", "en_IE", "--need", "5kg", input: lines)
    #expect(none.output.contains(#""purchase":null"#), "\(none.output)")
    #expect(!none.output.contains(#""rank""#), "\(none.output)")
    #expect(!none.output.contains(#""best":true"#), "\(none.output)")
  }

  @Test func valuesAreSeparated() throws {
    let csv = try run(
      "rank", "--lines", "--csv", "--locale", "en_US",
      input: "Beans, \"red\" 500 g $5\n=A 1 kg $1\n")
    #expect(csv.output.contains(#","Beans, ""red""",500,g,5,USD"#))
    let tsv = try run("rank", "--lines", "--tsv", "--locale", "en_US", input: "A 1 kg $1\n")
    #expect(tsv.output.contains("1\tA\t1\tkg\t1\tUSD"))
  }

  @Test func anApproximateAmountIsCalledSo() throws {
    let read = try run("read", "--locale", "de_DE", "Schinken ca. 500 g 4,99 €")
    #expect(read.output.hasPrefix("Schinken · about 500 g · 4,99 EUR"), "\(read.output)")
    let rank = try run(
      "rank", "--lines", "--locale", "de_DE", input: "Schinken ca. 500 g 4,99 €\nSpeck 1 kg 8 €\n")
    #expect(rank.output.contains("about 500 g") && !rank.output.contains("about 1 kg"))
  }

  @Test func wrongUsageHasStatusTwo() throws {
    for arguments in [["read", "--frobnicate"], ["read", "--top", "x", "1"], ["read"]] {
      let result =
        arguments.count == 3
        ? try run(arguments[0], arguments[1], arguments[2])
        : arguments.count == 2 ? try run(arguments[0], arguments[1]) : try run(arguments[0])
      #expect(result.status == 2 && result.output.isEmpty && !result.errors.isEmpty)
    }
    for arguments in [["--columns", "name"], ["--columns", "taste=1"], ["--separator", ";;"]] {
      #expect(try run("rank", arguments[0], arguments[1]).status == 2)
    }
    #expect(try run("read", "--lines", "/nonexistent").status == 2)
    let formats = try run("rank", "--json", "--csv")
    #expect(formats.status == 2 && formats.errors.contains("only one of --json, --csv and --tsv"))
    let currency = try run("read", "--currency", "XXQ", "Tea 1 kg 2")
    #expect(currency.status == 2 && currency.errors.contains("ISO 4217 code, such as EUR, not XXQ"))
    let marks = try run("read", "--decimal", ",", "--group", ",", "Tea 1 kg 2")
    #expect(marks.status == 2 && marks.errors.contains("can't be the same mark"))
    let folder = try run("rank", "/tmp")
    #expect(folder.status == 2 && folder.errors == "per: /tmp can't be read: it is a folder\n")
    let binary = try run("rank", input: "\u{7f}ELF\u{1}\u{0}")
    #expect(binary.status == 2 && binary.errors == "per: - is no text file\n")
    let encoding = try run("rank", "--encoding", "klingon", input: "a")
    #expect(encoding.status == 2 && encoding.errors.contains("klingon"))
  }

  @Test func rankHasTheShops() throws {
    let table = "Product,Size,Price,Store\nTea,100 g,2.00,Aldi\nRice,1 kg,3.00,\n"
    let result = try run("rank", "--json", "--locale", "en_US", input: table)
    #expect(result.output.contains(#""shop":"Aldi""#), "\(result.output)")
    #expect(result.output.components(separatedBy: #""shop""#).count == 2, "\(result.output)")
  }

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

  @Test func rowsThatAreNoProductsAreListed() throws {
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

  @Test func optionsSayWhatATableIs() throws {
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

  @Test func helpNamesTheCommands() throws {
    for arguments in ["--help", "read", "rank"] {
      let result = arguments == "--help" ? try run("--help") : try run(arguments, "--help")
      #expect(result.status == 0)
      #expect(result.output.contains("per rank --lines"))
    }
  }

  /// The options that a text names.
  private func options(in text: String, _ pattern: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern)
    let range = NSRange(text.startIndex..., in: text)
    return Set(
      expression.matches(in: text, range: range).compactMap {
        Range($0.range(at: 1), in: text).map { String(text[$0]) }
      })
  }

  @Test func theManualAndTheCompletionHaveTheOptions() throws {
    let help = try options(in: try run("read", "--help").output, "--([a-z]+)")
    #expect(help.count >= 12)
    let manual = try Files.source("data/per.1")
    let start = try #require(manual.range(of: ".Sh COMMANDS"))
    let end = try #require(manual.range(of: ".Sh OPTIONS"))
    let commands = String(manual[start.upperBound..<end.lowerBound])
    #expect(try options(in: commands, "Fl Fl ([a-z]+)") == help.subtracting(["help"]))
    let completion = try Files.source("data/per.bash")
    let line = try #require(
      completion.range(of: "local options=\"[^\"]*\"", options: .regularExpression))
    #expect(
      try options(in: String(completion[line]), "--([a-z]+)") == help.union(["help"]))
    for option in help.subtracting(["help"]) {
      let result = try run("read", "--\(option)")
      #expect(!result.errors.contains("unknown option"), "\(option)")
    }
  }

  @Test func countedItemsHaveRankingsOfTheirOwn() throws {
    let result = try run(
      "rank", "--lines", "--json", "--locale", "de_DE",
      input: "Pods 30 WL 6 €\nTücher 100 Blatt 2 €\nGel 40 WL 6 €\n")
    #expect(result.status == 0)
    #expect(result.output.components(separatedBy: "\"kind\":\"units\"").count == 3)
    #expect(result.output.contains(#""per":{"value":"1","unit":"wash"}"#))
    #expect(result.output.contains(#""per":{"value":"1","unit":"sheet"}"#))
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

  @Test func badInputIsRefusedWithAReason() throws {
    let long = String(repeating: "1 kg ", count: 200_000)
    let result = try run(
      "read", "--json", "--lines", "--locale", "de_DE", input: "\(long)\n\u{0}\n1e5 g 5 €\n\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4 && result.status == 1)
    #expect(lines.allSatisfy { $0.contains(#""outcome":"refuse""#) })
    #expect(lines[0].contains("long") && lines[2].contains(#""reason":"number""#))
  }

  @Test func anUnknownLocaleKeepsItsLanguage() throws {
    let result = try run("read", "--json", "--locale", "de_XX", "10 Stück 5.00")
    #expect(result.output.contains(#""unit":"piece""#))
    #expect(result.errors.contains("de_XX"))
  }
}
