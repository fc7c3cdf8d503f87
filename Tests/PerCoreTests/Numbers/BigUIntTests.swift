import PerCore
import TestSupport
import Testing

@Suite struct BigUIntTests {
  /// Returns the number with the given words, the most significant one first.
  private func bigUInt(words: [UInt]) -> BigUInt {
    let base = BigUInt(UInt.max) + .one
    return words.reduce(.zero) { $0 * base + BigUInt($1) }
  }

  /// Returns a number of up to six words, many of which cause carries.
  private func random(using random: inout SeededRandom) -> BigUInt {
    let edges: [UInt] = [0, 1, 2, .max, .max - 1, 1 << 63, 1 << 63 - 1, 1 << 32]
    return bigUInt(
      words: (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Bool.random(using: &random) ? edges.randomElement(using: &random)! : random.next().asWord
      })
  }

  @Test(arguments: ["0", "1", "9", "10", "18446744073709551615", "18446744073709551616"])
  func readsAndPrintsDigits(_ digits: String) {
    #expect(PerCoreTests.bigUInt(digits).description == digits)
  }

  @Test func readsAndPrintsDigitsOfEveryLength() {
    for length in 1...120 {
      for pattern in ["9", "10", "1234567890", "90000000000000000000"] {
        let digits = String(String(repeating: pattern, count: length).prefix(length))
        #expect(PerCoreTests.bigUInt(digits).description == digits)
      }
    }
  }

  @Test func ignoresLeadingZeros() {
    #expect(PerCoreTests.bigUInt("000") == .zero)
    #expect(PerCoreTests.bigUInt("000000000000000000000000000000000000000007") == BigUInt(7))
    #expect(BigUInt(digits: [UInt]()) == .zero)
  }

  @Test func carriesThroughAllWords() {
    #expect(BigUInt(.max) + .one == bigUInt(words: [1, 0]))
    #expect(bigUInt(words: [.max, .max, .max]) + .one == bigUInt(words: [1, 0, 0, 0]))
    #expect(.one + bigUInt(words: [.max, .max]) == bigUInt(words: [1, 0, 0]))
    #expect(bigUInt(words: [1, 0]) - .one == BigUInt(.max))
    #expect(bigUInt(words: [1, 0, 0, 0]) - .one == bigUInt(words: [.max, .max, .max]))
    #expect(BigUInt(5) - BigUInt(5) == .zero)
  }

  @Test func agreesWithUInt128() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<20_000 {
      let (a, b) = (UInt128(random.next()), UInt128(random.next()))
      let (x, y) = (BigUInt(UInt(a)), BigUInt(UInt(b)))
      #expect((x * y).description == (a * b).description)
      #expect((x + y).description == (a + b).description)
      let wide = a * b + 12_345
      let narrow = b >> UInt128(Int.random(in: 0..<64, using: &random)) | 1
      let parts = PerCoreTests.bigUInt(wide.description)
        .quotientAndRemainder(dividingBy: BigUInt(UInt(narrow)))
      #expect(parts.quotient.description == (wide / narrow).description)
      #expect(parts.remainder.description == (wide % narrow).description)
    }
  }

  /// Returns the product, calculated digit by digit.
  private func product(_ a: String, _ b: String) -> String {
    var digits = [Int](repeating: 0, count: a.count + b.count)
    for (i, x) in a.utf8.reversed().enumerated() {
      for (j, y) in b.utf8.reversed().enumerated() {
        digits[i + j] += (Int(x) - 48) * (Int(y) - 48)
      }
      for k in digits.indices.dropLast() {
        digits[k + 1] += digits[k] / 10
        digits[k] %= 10
      }
    }
    let text = digits.reversed().drop { $0 == 0 }.map(String.init).joined()
    return text.isEmpty ? "0" : text
  }

  @Test func agreesWithLongMultiplication() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<300 {
      let (a, b) = (self.random(using: &random), self.random(using: &random))
      #expect((a * b).description == product(a.description, b.description))
    }
  }

  @Test func divisionReversesMultiplication() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<20_000 {
      let (dividend, divisor) = (self.random(using: &random), self.random(using: &random))
      guard !divisor.isZero else { continue }
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      #expect(remainder < divisor)
      #expect(quotient * divisor + remainder == dividend)
    }
  }

  /// Dividends and divisors for which the first estimate of a quotient word is too large by one or two,
  /// or overflows.
  @Test(
    arguments: [
      ([1 << 63, 0, 0, 3], [1 << 61, 0, 1]),
      ([1 << 63 - 1, 1 << 63, 0, 0], [1 << 63, 0, 1]),
      ([1 << 63, .max - 1, 0, 0], [1 << 63, .max]),
      ([1 << 63, 0, .max, 0], [1 << 63, .max]),
      ([1 << 63, 0, 0], [1 << 63, 1]),
      ([.max, .max - 1, .max], [.max, .max]),
      ([3, 0, 1 << 63], [1, 0, 1 << 61]),
      ([0x7fff_ffff_ffff_ffff, .max, .max, .max], [1 << 63, 0, .max]),
    ] as [([UInt], [UInt])])
  func correctsEstimatesOfTheQuotient(_ dividend: [UInt], _ divisor: [UInt]) {
    let (x, y) = (bigUInt(words: dividend), bigUInt(words: divisor))
    let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
    #expect(remainder < y)
    #expect(quotient * y + remainder == x)
  }

  @Test func comparesAsDigitsDo() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<5_000 {
      let (a, b) = (self.random(using: &random), self.random(using: &random))
      let (x, y) = (a.description, b.description)
      #expect((a < b) == (x.count == y.count ? x < y : x.count < y.count))
      #expect((a == b) == (x == y))
      #expect((a - .zero, a * .one) == (a, a))
    }
  }

  @Test(arguments: [
    (0, 0, 0), (0, 7, 7), (7, 0, 7), (12, 18, 6), (17, 13, 1), (1 << 40, 1 << 20, 1 << 20),
  ])
  func findsTheGreatestCommonDivisor(_ a: UInt, _ b: UInt, _ divisor: UInt) {
    #expect(BigUInt.greatestCommonDivisor(BigUInt(a), BigUInt(b)) == BigUInt(divisor))
  }

  @Test func findsTheGreatestCommonDivisorOfLongNumbers() {
    let (a, b) = (BigUInt.powerOfTen(60) * BigUInt(21), BigUInt.powerOfTen(45) * BigUInt(35))
    #expect(BigUInt.greatestCommonDivisor(a, b) == .powerOfTen(45) * BigUInt(35))
  }

  @Test func powersOfTenAreExact() {
    for exponent in 0...100 {
      #expect(
        BigUInt.powerOfTen(exponent).description == "1" + String(repeating: "0", count: exponent))
    }
  }

  @Test func convertsToInt() {
    #expect(BigUInt(UInt(Int.max)).asInt == .max)
    #expect(BigUInt(UInt(Int.max) + 1).asInt == nil)
    #expect(BigUInt.powerOfTen(30).asInt == nil)
    #expect(
      (BigUInt.zero.isZero, BigUInt.one.isZero, BigUInt.powerOfTen(30).isZero) == (
        true, false, false
      ))
    #expect(
      (BigUInt.one.isOne, BigUInt.zero.isOne, BigUInt.powerOfTen(30).isOne) == (true, false, false))
  }

  @Test func approximatesByADouble() {
    for exponent in 0...300 {
      let expected = Double("1e\(exponent)")!
      let actual = BigUInt.powerOfTen(exponent).approximation
      #expect(abs(actual - expected) <= 3 * expected.ulp)
    }
    #expect(BigUInt.powerOfTen(400).approximation == .infinity)
  }
}

extension UInt64 {
  fileprivate var asWord: UInt { UInt(truncatingIfNeeded: self) }
}
