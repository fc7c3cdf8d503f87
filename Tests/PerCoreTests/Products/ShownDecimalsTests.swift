import PerCore
import Testing

/// Rule 5: no two unequal unit prices look equal, and nothing above zero shows as zero; of a price below the smallest
/// amount that is usually shown, two digits are seen.
@Suite struct ShownDecimalsTests {
  private func shown(
    _ list: ProductList, per unit: DisplayUnit, minimum: Int, format: NumberFormat = .us
  ) -> [String] {
    (0..<list.count).map { rank in
      let decimals = list.decimals(at: rank, per: unit, minimum: minimum)
      return format.string(list[rank].unitPrice.per(unit), decimals: decimals)
    }
  }

  @Test(
    arguments: [
      (["1", "2"], 2, ["1.00", "2.00"]),
      (["1.001", "1.002"], 2, ["1.001", "1.002"]),
      (["1", "1"], 2, ["1.00", "1.00"]),
      (["1", "1.0004", "5"], 2, ["1.0000", "1.0004", "5.00"]),
      (["1.004", "1.005"], 2, ["1.00", "1.01"]),
      (["1.0049", "1.00499"], 2, ["1.0049", "1.0050"]),
      (["100", "100.4", "101"], 0, ["100.0", "100.4", "101"]),
      (["0.004"], 2, ["0.0040"]), (["0.006"], 2, ["0.0060"]), (["0.00063"], 2, ["0.00063"]),
      (["0.01"], 2, ["0.01"]), (["0.0858"], 2, ["0.09"]),
      (["0.4"], 0, ["0.40"]), (["0.5"], 0, ["0.50"]), (["0.05"], 0, ["0.050"]), (["1"], 0, ["1"]),
      (["3.99"], 0, ["4"]), (["3.99"], 3, ["3.990"]),
    ] as [([String], Int, [String])])
  func showsEnoughDecimals(_ prices: [String], _ minimum: Int, _ expected: [String]) throws {
    let list = try ProductList(prices.map { try product("1", .one, $0) })
    #expect(shown(list, per: DisplayUnit(.one), minimum: minimum) == expected)
  }

  private func randomList(using random: inout SeededRandom) throws -> ProductList {
    let kind = Kind.allCases.randomElement(using: &random)!
    let units = kind.units(preferring: .us, counting: .sheet)
    var products: [Product] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      if let twin = products.randomElement(using: &random),
        Int.random(in: 0..<3, using: &random) > 0
      {
        // As dear, or dearer by next to nothing.
        let zeros = String(repeating: "0", count: Int.random(in: 1...9, using: &random))
        let factor = ["1", "2", "3", "1.\(zeros)1"].randomElement(using: &random)!
        let quantity = twin.quantity.expression + ["×2", "×3", ""].randomElement(using: &random)!
        // A twin of a twin of a twin may have more digits than a person may type.
        guard let next = try? product(quantity, twin.unit, "(\(twin.price.expression))×\(factor)")
        else { continue }
        products.append(next)
      } else {
        let digits = Int.random(in: 1...9_999, using: &random)
        let decimals = Int.random(in: 0...5, using: &random)
        products.append(
          try product(
            "\(Int.random(in: 1...2000, using: &random))", units.randomElement(using: &random)!,
            NumberFormat.plain.string(Rational(BigUInt(UInt(digits)), decimals: decimals))))
      }
    }
    return try ProductList(products)
  }

  @Test func neverLies() throws {
    var random = SeededRandom(seed: 6)
    for _ in 0..<2_500 {
      let list = try randomList(using: &random)
      let minimum = Int.random(in: 0...3, using: &random)
      let unit = DisplayUnit.choices(for: list.kind!, preferring: .us).randomElement(
        using: &random)!
      let texts = shown(list, per: unit, minimum: minimum, format: .plain)
      let values = texts.map(decimal)
      #expect(values.allSatisfy { $0.isPositive })
      for rank in 0..<list.count {
        for dearer in rank + 1..<max(rank + 1, list.count) {
          let tie = list[rank].unitPrice == list[dearer].unitPrice
          #expect(tie ? texts[rank] == texts[dearer] : values[rank] < values[dearer])
        }
        // And it shows no decimal that is not called for.
        let decimals = list.decimals(at: rank, per: unit, minimum: minimum)
        let price = list[rank].unitPrice.per(unit)
        #expect(decimals >= minimum)
        guard decimals > minimum else { continue }
        let shorter = price.rounded(decimals: decimals - 1)
        let looksEqual = list.ranked.contains {
          $0.unitPrice != list[rank].unitPrice
            && $0.unitPrice.per(unit).rounded(decimals: decimals - 1) == shorter
        }
        let smallest = Rational(BigUInt.one, decimals: minimum)
        let hasOneDigitOnly = price < smallest && shorter <= BigUInt(10)
        #expect(hasOneDigitOnly || looksEqual)
      }
    }
  }
}
