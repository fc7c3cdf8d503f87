import PerCore
import Testing

@Suite struct VerdictTests {
  private func verdict(_ price: String, beside best: String) throws -> Verdict {
    let list = try ProductList([product("1", .one, best), product("1", .one, price)])
    return list.verdict(at: 1)
  }

  @Test func aLoneProductHasNone() throws {
    #expect(try ProductList([product("1", .one, "1")]).verdicts == [.none])
  }

  @Test func allThatTieForBestAreBest() throws {
    let list = try ProductList([
      product("2", .one, "4"), product("1", .one, "3"), product("3", .one, "6"),
    ])
    #expect(list.verdicts == [.best, .best, .percent(50)])
  }

  @Test(
    arguments: [
      ("1.01", "1", 1), ("1.0149", "1", 1), ("1.015", "1", 2), ("1.0249999", "1", 2),
      ("1.025", "1", 3),
      ("1.5", "1", 50), ("2", "1", 100), ("1.995", "1", 100), ("4", "3", 33), ("5", "3", 67),
      ("1.1599", "1", 16), ("1.165", "1", 17), ("0.02", "0.01", 100), ("10", "0.01", 99_900),
    ] as [(String, String, UInt)])
  func roundsToTheNearestWhole(_ price: String, _ best: String, _ percent: UInt) throws {
    #expect(try verdict(price, beside: best) == .percent(percent))
  }

  @Test(arguments: [
    ("1.009999999", "1"), ("1.000000000000000000000000001", "1"), ("1.005", "1"), ("100.99", "100"),
  ])
  func saysLessThanOne(_ price: String, _ best: String) throws {
    #expect(try verdict(price, beside: best) == .more(.lessThanOne))
  }

  @Test func hugeRatiosStayExact() throws {
    let digits = String(repeating: "9", count: 30)
    let percent = natural(digits) * BigUInt.powerOfTen(32) - BigUInt(100)
    #expect(
      try verdict(digits, beside: "0.000000000000000000000000000001") == .more(.whole(percent)))
  }
}
