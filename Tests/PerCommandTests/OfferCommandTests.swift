import Testing

/// `per read` and `per rank` with offers.
@Suite struct OfferCommandTests {
  private func read(_ line: String, locale: String = "en_GB") throws -> String {
    try run(["read", "--json", "--locale", locale, line]).output
  }

  private func rank(_ arguments: [String], _ lines: [String]) throws -> String {
    try run(
      ["rank", "--lines", "--locale", "de_DE"] + arguments,
      input: lines.map { $0 + "\n" }.joined()
    ).output
  }

  @Test func readPrintsTheOfferAsJSON() throws {
    #expect(
      try read("Oats 500 g £3.99 3 for 2")
        == #"{"outcome":"product","amount":{"value":"500","unit":"g"},"#
        + #""price":{"value":"3.99","currency":"GBP"},"name":"Oats","#
        + #""unitPrice":{"value":"5.32","per":{"value":"1","unit":"kg"},"shown":"5.32"},"#
        + #""offer":{"type":"multibuy","packs":3,"pay":2},"packs":3,"rules":["signed price"]}"#
        + "\n")
    let rows: [(String, String)] = [
      ("500 g £3.99 or 2 for £5", #"{"type":"bundle","packs":2,"price":"5"}"#),
      ("500 g £3.99 50% off the second", #"{"type":"nth","every":2,"percent":"50"}"#),
      ("500 g £3.99 20% off", #"{"type":"percent","percent":"20"}"#),
      ("500 g £3.99 £1 off", #"{"type":"amount","amount":"1"}"#),
      ("500 g £3.99 £2 off when you buy 3", #"{"type":"coupon","amount":"2","packs":3}"#),
      ("500 g + 50 g free £3.99", #"{"type":"bonus","amount":{"value":"50","unit":"g"}}"#),
      (
        "500 g £3.99 3 for 2 max. 6 per household",
        #"{"type":"multibuy","packs":3,"pay":2,"limit":6}"#
      ),
    ]
    for (line, offer) in rows {
      #expect(try read(line).contains(#""offer":\#(offer),"packs""#), "\(line)")
    }
  }

  /// The words are those of the window.
  @Test func readPrintsTheOfferInWords() throws {
    for (line, offer) in [
      ("500 g £3.99 50% off the second", "2nd pack 50% off"),
      ("500 g £3.99 £2 off when you buy 3", "2.00 GBP off once if you buy 3 packs"),
    ] {
      let text = try run(["read", "--locale", "en_GB", line]).output
      #expect(text.contains(" · \(offer) → "), "\(text)")
    }
  }

  @Test func readPrintsTheOfferInColumns() throws {
    let csv = try run([
      "read", "--csv", "--locale", "en_GB", "Oats 500 g £3.99 3 for 2", "Rice 1 kg £2",
    ])
    #expect(
      csv.output
        == "outcome,reason,name,quantity,unit,price,currency,packs,offer,unit_price,per,line\n"
        + "product,,Oats,500,g,3.99,GBP,3,3 for 2,5.32,kg,Oats 500 g £3.99 3 for 2\n"
        + "product,,Rice,1,kg,2,GBP,,,2,kg,Rice 1 kg £2\n")
    let tsv = try run(["read", "--tsv", "--locale", "en_GB", "500 g 2 for £5"])
    #expect(
      tsv.output.hasSuffix("product\t\t\t500\tg\t\tGBP\t2\t2 for 5.00 GBP\t5\tkg\t500 g 2 for £5\n")
    )
  }

  /// A table of the ranking has the words of an exported table, so its offers are read again.
  @Test func theOffersOfATableAreReadAgain() throws {
    let csv = try run(
      ["rank", "--lines", "--csv", "--locale", "en_GB"],
      input: """
        Oats 500 g £3.99 £2 off when you buy 3
        Rice 500 g £3.99 3 for 2 max 6
        Beans 500 g 2 for £5
        Lentils 500 g £3.99 50% off the second

        """
    ).output
    #expect(csv.contains("2 GBP coupon for 3 packs"))
    let again = try run(["rank", "--csv", "--locale", "en_GB"], input: csv)
    #expect(again.errors.isEmpty && again.status == 0)
    func withoutSource(_ table: String) -> [String] {
      table.split(whereSeparator: \.isNewline).map { line in
        line.split(separator: ",", omittingEmptySubsequences: false)
          .enumerated().filter { $0.offset != 8 }.map { String($0.element) }.joined(separator: ",")
      }
    }
    #expect(withoutSource(again.output) == withoutSource(csv))
  }

  @Test func aBundleNeedsNoPriceOfOnePack() throws {
    let output = try read("500 g 2 für 5 €", locale: "de_DE")
    #expect(!output.contains(#""price":{"#) && output.contains(#""outcome":"product""#))
    #expect(output.contains(#""unitPrice":{"value":"5","#) && output.contains(#""packs":2"#))
  }

  @Test func readPrintsDepositAndNetWeight() throws {
    let deposit = try read("Cola 6 x 1 l 4,49 € + je 0,25 € Pfand", locale: "de_DE")
    #expect(deposit.contains(#""deposit":{"value":"1.5","currency":"EUR"}"#), "\(deposit)")
    #expect(deposit.contains(#""unitPrice":{"value":"449/600","#))
    let net = try read("Oliven 400 g (Abtropfgewicht 240 g) 2 € 3 für 2", locale: "de_DE")
    #expect(net.contains(#""amount":{"value":"240","unit":"g"}"#), "\(net)")
    #expect(net.contains(#""net":{"value":"400","unit":"g"}"#) && net.contains("multibuy"))
  }

  @Test func readNamesTheConditionInWords() throws {
    let result = try run(["read", "--locale", "en_GB", "Oats 500 g £3.99 3 for 2"])
    #expect(
      result.output
        == "Oats · 500 g · 3.99 GBP · 3 for 2 → 5.32 GBP per kg if you buy 3"
        + " (one pack: 7.98 GBP per kg)\n")
  }

  @Test func readNamesTheNetWeightAndTheDeposit() throws {
    let result = try run([
      "read", "--locale", "en_GB", "Beans 400 g drained weight 240 g £1.20 + 0.25 deposit",
    ])
    #expect(
      result.output
        == "Beans · 240 g · 400 g net · 1.20 GBP · 0.25 GBP deposit → 5.00 GBP per kg\n")
  }

  @Test func readNamesTheShop() throws {
    let result = try run(["read", "--locale", "en_GB", "Beans 400 g £1.20 at Corner Shop"])
    #expect(result.output == "Beans · 400 g · 1.20 GBP · at Corner Shop → 3.00 GBP per kg\n")
  }

  @Test func ranksAnExportedTableWithItsTaxes() throws {
    let titles =
      "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for,offer,"
      + "deposit,net_weight,tax_percent"
    let rows = [
      "Taxed,1,kg,4,EUR,,,,,,,,,,,25", "Plain,1,kg,4.5,EUR,,,,,,,,,0.25,1.5 kg,",
    ]
    let table = ([titles] + rows).joined(separator: "\r\n")
    let output = try run(["rank", "--json", "--locale", "de_DE"], input: table).output
    let plain = try #require(output.firstRange(of: "Plain"))
    let taxed = try #require(output.firstRange(of: "Taxed"))
    #expect(plain.lowerBound < taxed.lowerBound)
    #expect(output.contains(#""unitPrice":{"value":"5""#), "\(output)")
    #expect(output.contains(#""deposit":{"value":"0.25","currency":"EUR"}"#))
    #expect(output.contains(#""net":{"value":"1.5","unit":"kg"}"#))
  }

  private static let oats = [
    "Hafer 500 g 3,99 € 3 für 2", "Großpackung 2 kg 12,99 €", "Paar 500 g 2 für 6 €",
  ]

  @Test func ranksByTheUnitPriceOfTheOffer() throws {
    let table = try rank([], Self.oats)
    let lines = table.split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("1.  Hafer") && lines[2].hasPrefix("2.  Paar"), "\(table)")
    #expect(lines[1].hasSuffix("3 for 2, if you buy 3 (one pack: 7,98 EUR per kg)"), "\(table)")
    #expect(lines[3].hasPrefix("3.  Großpackung") && lines[3].hasSuffix("22% more"), "\(table)")
    let json = try rank(["--json"], Self.oats)
    #expect(
      json.contains(#""offer":{"type":"bundle","packs":2,"price":"6"},"packs":2,"unitPrice":"#),
      "\(json)")
  }

  @Test func ranksByOnePack() throws {
    let json = try rank(["--json", "--buy", "one"], Self.oats)
    let products = json.components(separatedBy: #"{"rank":"#)
    #expect(products.count == 3, "The bundle has no rank: \(json)")
    #expect(products[1].contains("Großpackung") && products[2].contains("Hafer"))
    #expect(
      products[2].contains(
        #"{"name":"Paar","amount":{"value":"500","unit":"g"},"#
          + #""offer":{"type":"bundle","packs":2,"price":"6"},"packs":1,"source""#), "\(json)")
    #expect(products[2].contains(#""packs":1,"unitPrice":{"value":"7.98""#))
  }

  @Test func ranksByTheNeed() throws {
    let json = try rank(["--json", "--need", "1,6 kg"], Self.oats)
    let names = json.components(separatedBy: #""name":""#).dropFirst().map { $0.prefix(5) }
    // 4 packs for 11.97, 4 packs for 12, and one pack for 12.99.
    #expect(names == ["Hafer", "Paar\"", "Großp"], "\(json)")
    #expect(
      json.contains(
        #""need":{"packs":4,"cost":{"value":"11.97","currency":"EUR"},"left":{"value":"400","unit":"g"}}"#
      ), "\(json)")
    #expect(
      json.contains(
        #""purchase":{"cost":{"value":"11.97","currency":"EUR"},"#), "\(json)")
  }

  private static let packs = ["500 g 3,99 €", "750 g 5,49 €", "2 kg 12,99 €"]

  /// The verdict is that of the cost, which decides the ranks.
  @Test func theVerdictIsForTheNeed() throws {
    let json = try rank(["--json", "--need", "4,1 kg"], Self.packs)
    let products = json.components(separatedBy: #"{"rank":"#).dropFirst()
    #expect(products.map { $0.contains(#""verdict":{"best":true}"#) } == [true, false, false])
    // 35.91 and 38.97 against 32.94.
    #expect(json.contains(#""best":false,"morePercent":"9"}"#), "\(json)")
    #expect(json.contains(#""best":false,"morePercent":"18"}"#), "\(json)")
  }

  /// The other purchases are below the cheapest one, as in the window.
  @Test func rankPrintsTheOtherPurchases() throws {
    let table = try rank(["--need", "4,1 kg"], Self.packs)
    #expect(
      table.hasSuffix(
        """
        Buy 3 × 750 g and 1 × 2 kg: 4,25 kg for 29,46 EUR, 150 g more than you need.
        With one product only: 6 × 750 g: 4,5 kg for 32,94 EUR, 400 g more than you need.

        """), "\(table)")
    let exact = try rank(["--need", "1,5 kg"], ["500 g 3,99 €", "2 kg 9,99 €", "700 g 4,99 €"])
    #expect(
      exact.hasSuffix(
        """
        Buy 1 × 2 kg for 9,99 EUR, 500 g more than you need.
        Nothing left over: 3 × 500 g: 1,5 kg for 11,97 EUR.

        """), "\(exact)")
  }

  @Test func limitsAreInThePurchase() throws {
    let lines = ["500 g 2 für 5 € max. 4 pro Haushalt", "400 g 3,99 €"]
    let json = try rank(["--json", "--need", "2,4 kg"], lines)
    #expect(
      json.contains(
        #""purchase":{"cost":{"value":"13.99","currency":"EUR"},"amount":{"value":"2400","unit":"g"},"#
          + #""left":{"value":"0","unit":"g"},"packs":[{"file":"-","line":1,"packs":4},"#
          + #"{"file":"-","line":2,"packs":1}]}"#), "\(json)")
    // The first product alone can't reach the need, so it is last and has no rank.
    let products = json.components(separatedBy: #"{"rank":"#)
    #expect(products.count == 2 && products[1].contains(#""offer""#), "\(json)")
  }

  @Test func equalPurchasesAreInTheOrderOfTheInput() throws {
    let json = try rank(
      ["--json", "--need", "1 kg"], ["B 1 kg 3,00 €", "A 500 g 3,00 € 2 für 1", "C 1 kg 3,00 €"])
    #expect(json.contains(#""packs":[{"file":"-","line":1,"packs":1}]}"#), "\(json)")
  }

  @Test func amountsOfMixedUnitsAreRoundedAsInTheWindow() throws {
    let lines = ["2 lb 3,99 €", "500 g 3,99 €"]
    let table = try rank(["--need", "1,6 kg"], lines)
    #expect(
      table.contains("Buy 2 × 2 lb: 1,814 kg for 7,98 EUR, 214 g more than you need.\n"), "\(table)"
    )
    let json = try rank(["--json", "--need", "1,6 kg"], lines)
    #expect(json.contains(#""amount":{"value":"1814.36948","unit":"g"}"#), "\(json)")
    let reduced = try rank(["--need", "1,5 kg"], ["500 g 3,99 € 12,5% Rabatt"])
    #expect(reduced.contains("Buy 3 × 500 g: 1,5 kg for 10,47 EUR, exactly"), "\(reduced)")
    let large = try rank(["--need", "1,6 kg"], ["3 kg 3,99 €", "5 kg 9,99 €"])
    #expect(large.contains("Buy 1 × 3 kg for 3,99 EUR, 1,4 kg more than you need.\n"), "\(large)")
  }
}
