import Testing

/// `per rank` for an amount that is needed.
@Suite struct NeedCommandTests {
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

  @Test func aRankingByOnePackAlsoPrintsThePurchase() throws {
    let one = try run(
      "rank", "--lines", "--locale", "en_US", "--need", "700g", "--buy", "one", input: Self.oats)
    #expect(one.output.contains("1.  Oats      2 kg"), "\(one.output)")
    #expect(one.output.contains("Buy 1 × Oats (750 g)"), "\(one.output)")
  }

  @Test func thePurchaseForANeedOfAnotherKindIsNull() throws {
    let volume = try run(
      "rank", "--lines", "--json", "--locale", "en_US", "--need", "1L", input: Self.oats)
    #expect(volume.output.contains(#""purchase":null"#), "\(volume.output)")
  }

  @Test func contradictingOptionsAreWrongUsage() throws {
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

  @Test func invalidNeedsAreRefused() throws {
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

  @Test func aNeedOfAnotherKindHasNoPacks() throws {
    let result = try run(
      "rank", "--lines", "--locale", "en_GB", "--need", "1 kg", input: "Milk 1 l £2\n")
    #expect(result.errors == "per: no packs found for --need 1 kg\n")
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

  @Test func onlyProductsWithTheLeastLeftOverAreTheBest() throws {
    let lines = "Q 500 g 3.00\nP 400 g 3.00\nR 400 g 3.00\n"
    let json = try run(
      "rank", "--lines", "--json", "--locale", "en_US", "--need", "300g", input: lines)
    let verdicts = json.output.split(separator: "\"verdict\":{").dropFirst().map {
      String($0.prefix { $0 != "}" })
    }
    #expect(
      verdicts == [#""best":true"#, #""best":true"#, #""best":false,"morePercent":"0""#],
      "\(json.output)")
    let table = try run("rank", "--lines", "--locale", "en_US", "--need", "300g", input: lines)
    #expect(table.output.contains("same price, more left over"), "\(table.output)")
  }

  @Test func aPurchaseIsPrintedOnce() throws {
    let result = try run(
      "rank", "--lines", "--locale", "en_US", "--need", "1.6 kg",
      input: "B 400 g 2.49\nC 1 kg 4.99\nD 750 g 4.49, $1 off\n")
    #expect(
      result.output.hasSuffix(
        """
        Buy 1 × C (1 kg) and 1 × D (750 g): 1.75 kg for 8.48 USD, 150 g more than you need.
        With one product only: 4 × B (400 g): 1.6 kg for 9.96 USD, exactly what you need.

        """), "\(result.output)")
  }

  /// Amounts with many decimals are rounded, but not beside "exactly what you need".
  @Test func anExactAmountIsNotRounded() throws {
    let result = try run(
      "rank", "--lines", "--locale", "en_GB", "--need", "453.59237kg",
      input: "A 1 lb £2.99, 3 for 2\nB 453 g £2.89\n")
    #expect(
      result.output.contains(
        ": 453.59237 kg for 1,994.33 GBP, exactly what you need."), "\(result.output)")
  }

  /// The amounts have no common part, and too many packs to try all of them.
  @Test func rankStatesThatOtherPurchasesWereNotSearchedFor() throws {
    let lines = (1...9).map { "P\($0) 30\($0).0000\($0)7\($0) g £2.0\($0)\n" }.joined()
    let note = "There are too many packs to look for other purchases."
    let large = try run("rank", "--lines", "--locale", "en_GB", "--need", "20kg", input: lines)
    #expect(large.output.contains("\(note)\n"), "\(large.output)")
    let small = try run("rank", "--lines", "--locale", "en_GB", "--need", "600g", input: lines)
    #expect(small.output.contains("Buy ") && !small.output.contains(note), "\(small.output)")
  }
}
