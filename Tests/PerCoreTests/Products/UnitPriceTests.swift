import PerCore
import Testing

@Suite struct UnitPriceTests {
  @Test func comparesPricesThatDoublesCannotTellApart() {
    // They differ by one part in 10^29.
    let a = UnitPrice(price: decimal("1"), amount: decimal("3"))
    let b = UnitPrice(price: decimal("1.00000000000000000000000000001"), amount: decimal("3"))
    #expect(a < b && !(b < a) && a != b)
  }

  @Test func comparesBeyondTheRangeOfDoubles() {
    let huge = Rational(BigUInt.powerOfTen(400))
    let prices = [
      UnitPrice(price: .one, amount: huge), UnitPrice(price: Rational(2), amount: huge),
      UnitPrice(price: .one, amount: .one), UnitPrice(price: huge, amount: huge + .one),
      UnitPrice(price: huge, amount: huge), UnitPrice(price: huge + .one, amount: huge),
      UnitPrice(price: huge, amount: .one), UnitPrice(price: huge * Rational(2), amount: .one),
      UnitPrice(price: huge * huge, amount: .one),
    ]
    for a in prices {
      for b in prices { #expect((a < b) == (a.exact < b.exact)) }
    }
  }
}
