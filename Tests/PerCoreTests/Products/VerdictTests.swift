import PerCore
import Testing

@Suite struct VerdictTests {
  private func verdict(_ price: String, beside best: String) throws -> Verdict {
    let list = try ProductList([product("1", .one, best), product("1", .one, price)])
    return list.verdict(at: 1)
  }

  @Test func aSingleProductHasNone() throws {
    #expect(try ProductList([product("1", .one, "1")]).verdicts == [.none])
  }

  @Test func productsThatTieForBestAreBest() throws {
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
      ("1.1599", "1", 16), ("1.165", "1", 17), ("0.02", "0.01", 100), ("2.99", "1", 199),
      ("2.9949", "1", 199),
    ] as [(String, String, UInt)])
  func roundsPercentages(_ price: String, _ best: String, _ percent: UInt) throws {
    #expect(try verdict(price, beside: best) == .percent(percent))
  }

  @Test(arguments: [
    ("1.009999999", "1"), ("1.000000000000000000000000001", "1"), ("1.005", "1"), ("100.99", "100"),
  ])
  func saysLessThanOne(_ price: String, _ best: String) throws {
    #expect(try verdict(price, beside: best) == .more(.lessThanOne))
  }

  @Test(
    arguments: [
      ("3", "1", 30), ("2.995", "1", 30), ("3.0499999", "1", 30), ("3.05", "1", 31),
      ("3.1", "1", 31), ("10", "3", 33), ("10", "0.01", 10_000), ("1", "1÷3", 30),
      ("12.34", "1", 123), ("99.94", "1", 999), ("99.96", "1", 1000), ("100.4", "1", 1000),
      ("100.5", "1", 1010), ("123.46", "1", 1230), ("123456789.5", "1", 1_234_567_900),
    ] as [(String, String, UInt)])
  func saysHowManyTimesThePrice(_ price: String, _ best: String, _ tenths: UInt) throws {
    #expect(try verdict(price, beside: best) == .times(tenths: BigUInt(tenths)))
  }

  @Test func largeRatiosAreExact() throws {
    let digits = String(repeating: "9", count: 30)
    let tenths = bigUInt(digits) * BigUInt.powerOfTen(31)
    #expect(
      try verdict(digits, beside: "0.000000000000000000000000000001") == .times(tenths: tenths))
  }
}
