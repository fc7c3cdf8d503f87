import TestSupport
import Testing

/// `per read`.
@Suite struct ReadCommandTests {
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

  @Test func aNumberOfManyDecimalsIsExact() throws {
    let result = try run(
      "read", "--json", "--locale", "en_GB", "--measures", "metric", "x 8589934592 g £0.01")
    #expect(result.output.contains(#""value":"5/4294967296""#), "\(result.output)")
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

  @Test func theNameOfAFileHasAHint() throws {
    let program = Environment.per
    let result = try run("read", program)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "per: \(program) is a file. To read its lines, use per read --lines; to rank its products, "
        + "per rank\n")
    #expect(try run("read", "prices.csv").errors.isEmpty)
  }

  @Test func optionsOverrideTheLocale() throws {
    let result = try run(
      "read", "--json", "--locale", "de_DE", "--decimal", ".", "--group", ",", "--currency", "USD",
      "--measures", "us", "1,000 g $5.50", "1 pt $2")
    #expect(result.status == 0)
    #expect(result.output.contains(#""value":"1000""#) && result.output.contains("pt-us"))
    #expect(result.output.contains(#""price":{"value":"5.5","currency":"USD"}"#))
  }

  @Test func anUnknownLocaleKeepsItsLanguage() throws {
    let result = try run("read", "--json", "--locale", "de_XX", "10 Stück 5.00")
    #expect(result.output.contains(#""unit":"piece""#))
    #expect(result.errors.contains("de_XX"))
  }

  @Test(arguments: [
    ("eo_XX.UTF-8", true), ("es_PE.UTF-8", false), ("C.UTF-8", false), ("POSIX", false),
    ("", false),
  ])
  func anUnknownLocaleOfTheEnvironmentIsNamed(locale: String, isNamed: Bool) throws {
    func errors(_ options: String...) throws -> String {
      try Program(
        [Environment.per, "read"] + options + ["Tea 1 kg 2.00"],
        environment: ["LC_ALL": locale, "PATH": "/usr/bin:/bin"]
      ).run(input: "").errors
    }
    #expect(try errors().contains("the notation of \"\(locale)\" is unknown") == isNamed)
    #expect(try errors("--decimal", ".", "--currency", "EUR").isEmpty)
    #expect(try errors("--locale", "en_GB").isEmpty)
  }

  @Test(arguments: ["Milk 1 l 0.00", "Milk 1 l £0.00", "Milk 1 l -2.00", "Milk 0 l 2.00"])
  func aNumberThatIsNotPositiveIsRefusedWithAnExample(line: String) throws {
    let result = try run("read", "--locale", "en_GB", line)
    #expect(result.status == 1)
    #expect(
      result.output
        == "A number in this line is unclear, too low or too high. "
        + "Enter a positive number such as 1.5.\n")
  }

  @Test(arguments: [
    ("Rice 2 x 1kg £1.29 each", "Is 1.29 GBP for one or for all? Rice"),
    ("Rice 1kg 5", "Is this the price? Rice"), ("Rice 1kg", "No price found."),
    ("Sardines 1/4 135 g £2", "Is this right? Sardines"),
    ("5 parsnips £2", "Is this the quantity? parsnips"),
    ("Oats 600-800 g £3.99", "The quantity is a range. Enter the amount that you will get."),
    ("Oats 500 g £1.29 £0.99", "The line contains an offer or several prices. Oats"),
    ("Topsoil 0.75 zz £3", "Unknown unit \"zz\".\n"),
    ("Topsoil 500zz £3", "Unknown unit \"zz\".\n"),
  ])
  func aQuestionSaysWhatIsUnclear(line: String, question: String) throws {
    let result = try run("read", "--locale", "en_GB", line)
    #expect(result.output.hasPrefix(question), "\(result.output)")
  }

  @Test func badInputIsRefusedWithAReason() throws {
    let long = String(repeating: "1 kg ", count: 200_000)
    let result = try run(
      "read", "--json", "--lines", "--locale", "de_DE", input: "\(long)\n\u{0}\n1e5 g 5 €\n\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3 && result.status == 1)
    #expect(lines.allSatisfy { $0.contains(#""outcome":"refuse""#) })
    #expect(lines[0].contains("long") && lines[2].contains(#""reason":"number""#))
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}"])
  func emptyLinesAreIgnoredAndLinesEndWithAnyLineBreak(_ end: String) throws {
    let input = "Reis 1 kg 2 €\(end) \(end)Mehl 1 kg 1 €\(end)"
    let read = try run("read", "--json", "--lines", "--locale", "de_DE", input: input)
    #expect(read.output.split(separator: "\n").count == 2 && read.status == 0, "\(read.output)")
    let rank = try run("rank", "--tsv", "--lines", "--locale", "de_DE", input: input)
    #expect(rank.output.contains("-:1") && rank.output.contains("-:3"), "\(rank.output)")
    #expect(rank.status == 0)
  }

  @Test func linesOfReceiptsCountTheProductAbove() throws {
    let input = "Milch 1 l 2,10 €\n\n2 x 1,05\n2 x 1,05\n"
    func read(_ format: String) throws -> [String] {
      let result = try run("read", format, "--lines", "--locale", "de_DE", input: input)
      return result.output.split(separator: "\n").map { String($0) }
    }
    let json = try read("--json")
    try #require(json.count == 3, "\(json)")
    #expect(json[0].contains(#""amount":{"value":"2","unit":"L"}"#), "\(json)")
    #expect(json[1] == #"{"outcome":"counts-above"}"#)
    #expect(json[2].contains(#""outcome":"ask""#))
    let table = try read("--tsv")
    try #require(table.count == 4, "\(table)")
    #expect(table[2].hasPrefix("counts-above\t") && table[2].hasSuffix("\t2 x 1,05"))
  }

  @Test func theNameOfAChainGivesTheLinesBelowTheirShop() throws {
    let input = "ALDI\nMilch 1 l 1,10 €\n\nBrot 1 kg 2 € bei Rewe\nMarkt\nTee 100 g 2 €\n"
    let json = try run("read", "--json", "--lines", "--locale", "de_DE", input: input)
      .output.split(separator: "\n").map { String($0) }
    try #require(json.count == 5, "\(json)")
    #expect(json[0] == #"{"outcome":"shop","shop":"ALDI"}"#)
    #expect(json[1].contains(#""shop":"ALDI""#) && json[2].contains(#""shop":"Rewe""#), "\(json)")
    #expect(!json[4].contains("shop"), "\(json)")
    let rank = try run("rank", "--lines", "--locale", "de_DE", input: "ALDI\nMilch 1 l 1,10 €\n")
    #expect(rank.status == 0 && rank.errors.isEmpty && rank.output.contains("ALDI"), "\(rank)")
  }

  @Test func anApproximateAmountIsPrintedWithAbout() throws {
    let read = try run("read", "--locale", "de_DE", "Schinken ca. 500 g 4,99 €")
    #expect(read.output.hasPrefix("Schinken · about 500 g · 4,99 EUR"), "\(read.output)")
    let rank = try run(
      "rank", "--lines", "--locale", "de_DE", input: "Schinken ca. 500 g 4,99 €\nSpeck 1 kg 8 €\n")
    #expect(rank.output.contains("about 500 g") && !rank.output.contains("about 1 kg"))
  }
}
