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

  @Test(arguments: ["Boots", "Market", "Corner Shop:", "Aldi milk", "---", "at"])
  func anotherTextWithoutNumbersIsNone(line: String) { #expect(ShopHeading(line) == .other) }

  @Test(arguments: ["", "  ", "Aldi 500 g 3.99", "حليب ١ لتر", "牛乳一", "½ lb"])
  func aLineWithNumbersIsNoHeading(line: String) { #expect(ShopHeading(line) == nil) }

  @Test func productsBelowAHeadingAreFromItsShop() throws {
    let reader = LineReader(notation: try #require(LineNotation(locale: "en_GB")), offers: .read)
    let lines = [
      "Lidl", "", "Rice 1 kg £1.45", "Oats 1 kg £0.90 at Tesco", "2 kg flour", "Bakery",
      "Bread 800 g £1",
    ]
    let headings = ShopHeadings(lines)
    let shops = lines.indices.map { index -> String? in
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
    #expect(shops == ["heading Lidl", nil, "Lidl", "Tesco", "Lidl", "", ""])
  }
}
