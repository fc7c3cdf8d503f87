/// An unsigned integer of any size.
///
/// A value that fits a machine word needs no allocation. Larger ones are arrays of words.
public struct BigUInt: Hashable, Sendable {
  /// The words are in order from the least significant one. There are at least two, and the last is not zero: equal
  /// values have equal storage.
  private enum Storage: Hashable, Sendable {
    case word(UInt)
    case words([UInt])
  }

  private var storage: Storage

  public static let zero = BigUInt(0)
  public static let one = BigUInt(1)

  public init(_ value: UInt) {
    storage = .word(value)
  }

  private init(words: [UInt]) {
    var words = words
    while let last = words.last, last == 0 { words.removeLast() }
    storage = words.count > 1 ? .words(words) : .word(words.first ?? 0)
  }

  private var words: [UInt] {
    switch storage {
    case .word(let value): value == 0 ? [] : [value]
    case .words(let words): words
    }
  }

  public var isZero: Bool {
    if case .word(0) = storage { return true }
    return false
  }

  public var isOne: Bool {
    if case .word(1) = storage { return true }
    return false
  }

  /// The value as a machine word, or nil if it is too large.
  var word: UInt? {
    guard case .word(let value) = storage else { return nil }
    return value
  }

  /// The value as an `Int`, or nil if it is too large.
  public var asInt: Int? { word.flatMap { Int(exactly: $0) } }

  /// A `Double` within three units in the last place of the value; infinity above its range.
  public var approximation: Double {
    switch storage {
    case .word(let value): Double(value)
    case .words(let words): words.reversed().reduce(0) { $0 * 0x1p64 + Double($1) }
    }
  }
}

// MARK: - Arithmetic

extension BigUInt {
  /// Returns the sum, in O(*n*) for numbers of up to *n* words.
  public static func + (a: BigUInt, b: BigUInt) -> BigUInt {
    if case .word(let x) = a.storage, case .word(let y) = b.storage {
      let (sum, overflow) = x.addingReportingOverflow(y)
      return overflow ? BigUInt(words: [sum, 1]) : BigUInt(sum)
    }
    var sum = a.words
    let other = b.words
    if sum.count < other.count { sum += Array(repeating: 0, count: other.count - sum.count) }
    var carry = false
    for index in sum.indices {
      let addend = index < other.count ? other[index] : 0
      let (partial, first) = sum[index].addingReportingOverflow(addend)
      let (total, second) = partial.addingReportingOverflow(carry ? 1 : 0)
      sum[index] = total
      carry = first || second
    }
    if carry { sum.append(1) }
    return BigUInt(words: sum)
  }

  /// Returns the difference, in O(*n*); `a` must not be less than `b`.
  public static func - (a: BigUInt, b: BigUInt) -> BigUInt {
    precondition(a >= b, "The difference is less than zero")
    if case .word(let x) = a.storage, case .word(let y) = b.storage { return BigUInt(x - y) }
    var difference = a.words
    let other = b.words
    var borrow = false
    for index in difference.indices {
      let subtrahend = index < other.count ? other[index] : 0
      let (partial, first) = difference[index].subtractingReportingOverflow(subtrahend)
      let (total, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
      difference[index] = total
      borrow = first || second
    }
    return BigUInt(words: difference)
  }

  /// Returns the product, in O(*m* · *n*) for factors of *m* and *n* words.
  public static func * (a: BigUInt, b: BigUInt) -> BigUInt {
    if case .word(let x) = a.storage, case .word(let y) = b.storage {
      let (high, low) = x.multipliedFullWidth(by: y)
      return high == 0 ? BigUInt(low) : BigUInt(words: [low, high])
    }
    let x = a.words
    let y = b.words
    var product = [UInt](repeating: 0, count: x.count + y.count)
    for i in x.indices {
      var carry: UInt = 0
      for j in y.indices {
        var (high, low) = x[i].multipliedFullWidth(by: y[j])
        for addend in [product[i + j], carry] {
          let (sum, overflow) = low.addingReportingOverflow(addend)
          low = sum
          if overflow { high += 1 }
        }
        product[i + j] = low
        carry = high
      }
      product[i + y.count] = carry
    }
    return BigUInt(words: product)
  }

  /// Returns the quotient and the remainder of the division by `divisor`, which must not be zero.
  ///
  /// - Complexity: O(*m* · *n*) for a divisor of *m* words and a quotient of *n* words.
  public func quotientAndRemainder(
    dividingBy divisor: BigUInt
  ) -> (quotient: BigUInt, remainder: BigUInt) {
    precondition(!divisor.isZero, "Division by zero")
    if case .word(let y) = divisor.storage {
      if case .word(let x) = storage { return (BigUInt(x / y), BigUInt(x % y)) }
      var quotient = words
      var remainder: UInt = 0
      for index in quotient.indices.reversed() {
        (quotient[index], remainder) = y.dividingFullWidth((remainder, quotient[index]))
      }
      return (BigUInt(words: quotient), BigUInt(remainder))
    }
    if self < divisor { return (.zero, self) }
    return longDivision(by: divisor.words)
  }

  /// Divides by Knuth's algorithm D (The Art of Computer Programming, volume 2, section 4.3.1).
  private func longDivision(by divisor: [UInt]) -> (quotient: BigUInt, remainder: BigUInt) {
    let count = divisor.count
    let shift = UInt(divisor[count - 1].leadingZeroBitCount)
    let v = BigUInt(words: divisor).shiftedLeft(bits: shift).words
    var u = shiftedLeft(bits: shift).words
    u += Array(repeating: 0, count: max(0, words.count + 1 - u.count))
    var quotient = [UInt](repeating: 0, count: u.count - count)
    for j in quotient.indices.reversed() {
      var estimate = UInt.max
      if u[j + count] < v[count - 1] {
        var remainder: UInt
        (estimate, remainder) = v[count - 1].dividingFullWidth((u[j + count], u[j + count - 1]))
        while true {
          let product = estimate.multipliedFullWidth(by: v[count - 2])
          if (product.high, product.low) <= (remainder, u[j + count - 2]) { break }
          estimate -= 1
          let (sum, overflow) = remainder.addingReportingOverflow(v[count - 1])
          if overflow { break }
          remainder = sum
        }
      }
      var borrow: UInt = 0
      for i in 0...count {
        var (high, low) = estimate.multipliedFullWidth(by: i < count ? v[i] : 0)
        let (sum, carried) = low.addingReportingOverflow(borrow)
        low = sum
        if carried { high += 1 }
        let (difference, borrowed) = u[i + j].subtractingReportingOverflow(low)
        u[i + j] = difference
        borrow = high + (borrowed ? 1 : 0)
      }
      // The estimate is too large by at most two.
      while borrow != 0 {
        estimate -= 1
        var carry = false
        for i in 0...count {
          let (partial, first) = u[i + j].addingReportingOverflow(i < count ? v[i] : 0)
          let (total, second) = partial.addingReportingOverflow(carry ? 1 : 0)
          u[i + j] = total
          carry = first || second
        }
        if carry { borrow -= 1 }
      }
      quotient[j] = estimate
    }
    return (BigUInt(words: quotient), BigUInt(words: u).shiftedRight(bits: shift))
  }

  private func shiftedLeft(bits: UInt) -> BigUInt {
    bits == 0 ? self : self * BigUInt(1 << bits)
  }

  private func shiftedRight(bits: UInt) -> BigUInt {
    guard bits > 0 else { return self }
    let source = words
    return BigUInt(
      words: source.indices.map { index in
        let above = index + 1 < source.count ? source[index + 1] << (UInt(UInt.bitWidth) - bits) : 0
        return source[index] >> bits | above
      })
  }

  /// Returns the greatest common divisor, in O(*n*²). If one number is zero, that is the other number.
  public static func greatestCommonDivisor(_ a: BigUInt, _ b: BigUInt) -> BigUInt {
    if case .word(var x) = a.storage, case .word(var y) = b.storage {
      while y != 0 { (x, y) = (y, x % y) }
      return BigUInt(x)
    }
    var (a, b) = (a, b)
    while !b.isZero {
      (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder)
    }
    return a
  }

  /// Returns ten to the power of `exponent`, which must not be negative, in O(*n*²).
  public static func powerOfTen(_ exponent: Int) -> BigUInt {
    var power = BigUInt(wordPowersOfTen[exponent % wordPowersOfTen.count])
    for _ in 0..<exponent / wordPowersOfTen.count {
      power = power * BigUInt(wordPowersOfTen[19]) * BigUInt(10)
    }
    return power
  }

  /// The powers of ten that fit a machine word, from 10^0 to 10^19.
  private static let wordPowersOfTen: [UInt] =
    (0...19).map { (0..<$0).reduce(1) { result, _ in result * 10 } }
}

// MARK: - Order and digits

extension BigUInt: Comparable {
  public static func < (a: BigUInt, b: BigUInt) -> Bool {
    if case .word(let x) = a.storage, case .word(let y) = b.storage { return x < y }
    let (x, y) = (a.words, b.words)
    if x.count != y.count { return x.count < y.count }
    return x.reversed().lexicographicallyPrecedes(y.reversed())
  }
}

extension BigUInt {
  /// The number of decimal digits; 1 for zero.
  var digitCount: Int {
    guard let word else { return description.utf8.count }
    return max(1, Self.wordPowersOfTen.count { $0 <= word })
  }
}

extension BigUInt: CustomStringConvertible {
  /// The decimal digits, in O(*n*²).
  public var description: String {
    switch storage {
    case .word(let value):
      return String(value)
    case .words:
      let chunk = 19  // Every number of 19 digits fits a word.
      var chunks: [String] = []
      var rest = self
      while !rest.isZero {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: .powerOfTen(chunk))
        let digits = remainder.description
        chunks.append(
          String(repeating: "0", count: quotient.isZero ? 0 : chunk - digits.count) + digits)
        rest = quotient
      }
      return chunks.reversed().joined()
    }
  }

  /// Creates a number from its decimal digits in order from the most significant one, in O(*n*²).
  public init(digits: some Sequence<UInt>) {
    var value = BigUInt.zero
    var chunk: UInt = 0
    var scale: UInt = 1
    for digit in digits {
      chunk = chunk * 10 + digit
      scale *= 10
      if scale == 1_000_000_000_000_000_000 {
        value = value * BigUInt(scale) + BigUInt(chunk)
        (chunk, scale) = (0, 1)
      }
    }
    self = value * BigUInt(scale) + BigUInt(chunk)
  }
}
