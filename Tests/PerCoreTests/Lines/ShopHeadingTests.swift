import PerCore
import Testing

@Suite struct ShopHeadingTests {
  @Test(arguments: [
    ("ALDI", "ALDI"), ("Lidl:", "Lidl"), ("## Tesco ##", "Tesco"),
    ("* Trader Joe's", "Trader Joe's"),
    ("[Whole Foods]", "Whole Foods"), ("— B&M —", "B&M"), ("bei Rewe", "Rewe"),
    ("At Aldi:", "Aldi"),
    ("Boots:", "Boots"), ("كارفور", "كارفور"),
  ])
  func theNameOfAChainIsAShop(line: String, shop: String) {
    #expect(ShopHeading(line) == .shop(shop))
  }

  @Test(arguments: ["Boots", "Market", "Corner Shop:", "Aldi milk", "---"])
  func anotherTextWithoutNumbersIsNone(line: String) { #expect(ShopHeading(line) == .other) }

  @Test(arguments: ["bread", "some cheese maybe?", "- bread", "at"])
  func aTextInLowerCaseCanBeAProduct(line: String) { #expect(ShopHeading(line) == .lowercase) }

  @Test(arguments: ["- [ ] Bread", "☐ Bread", "- [x] Toilet paper"])
  func aLineWithABoxIsNotAHeading(line: String) { #expect(ShopHeading(line) == nil) }

  @Test(arguments: ["", "  ", "Aldi 500 g 3.99", "حليب ١ لتر", "牛乳一", "½ lb"])
  func aLineWithNumbersIsNotAHeading(line: String) { #expect(ShopHeading(line) == nil) }

  @Test func productsBelowAHeadingAreFromItsShop() throws {
    #expect(
      try shops([
        "Lidl", "", "Rice 1 kg £1.45", "Oats 1 kg £0.90 at Tesco", "2 kg flour", "Bakery",
        "Bread 800 g £1",
      ]) == ["heading Lidl", nil, "Lidl", "Tesco", "Lidl", "", ""])
  }

  @Test func aProductWithoutAPriceIsNotAHeading() throws {
    #expect(
      try shops(["Lidl", "bread", "Rice 1 kg £1.45", "- [ ] Cheese", "Oats 1 kg £0.90"]) == [
        "heading Lidl", "Lidl", "Lidl", "Lidl", "Lidl",
      ])
    // The headings are in lower case as well.
    #expect(
      try shops(["lidl", "corner shop", "Rice 1 kg £1.45"]) == ["heading lidl", "", ""])
  }

  private func shops(_ lines: [String]) throws -> [String?] {
    let reader = LineReader(notation: try #require(LineNotation(locale: "en_GB")), offers: .read)
    let headings = ShopHeadings(lines)
    return lines.indices.map { index -> String? in
      switch reader.read(index, of: lines, under: headings) {
      case .shop(let shop): "heading \(shop)"
      case .reading(let reading):
        switch reading.outcome {
        case .product(let product), .ask(_, let product, _): product.shop
        case .refuse: nil
        }
      case .empty, .countsAbove: nil
      }
    }
  }
}
