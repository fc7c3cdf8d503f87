import PerCore
import Testing

/// bc calculates with whole numbers of any length; numerators and denominators make it a second
/// calculator.
@Suite struct CalculatorOracleTests {
  private indirect enum Sum {
    /// Digits and decimals.
    case number(UInt64, Int)
    case negated(UInt64, Int)
    case operation(Operator, Sum, Sum)

    static func random(depth: Int, using random: inout SeededRandom) -> Sum {
      guard depth > 0, Int.random(in: 0..<6, using: &random) > 0 else {
        let digits = UInt64.random(
          in: 0...[9, 99, 999_999].randomElement(using: &random)!, using: &random)
        let decimals = Int.random(in: 0...3, using: &random)
        let isNegated = depth == 0 && Int.random(in: 0..<12, using: &random) == 0
        return isNegated ? .negated(digits, decimals) : .number(digits, decimals)
      }
      return .operation(
        Operator.allCases.randomElement(using: &random)!, .random(depth: depth - 1, using: &random),
        .random(depth: depth - 1, using: &random))
    }

    private var binding: Int {
      switch self {
      case .number, .negated: 3
      case .operation(.multiply, _, _), .operation(.divide, _, _): 2
      case .operation: 1
      }
    }

    /// As a person would type it: brackets where they are needed, and now and then where they are
    /// not.
    func text(in format: NumberFormat, using random: inout SeededRandom) -> String {
      switch self {
      case .number(let digits, let decimals):
        return format.string(
          Rational(BigUInt(UInt(digits)), decimals: decimals), minimumDecimals: 0,
          grouped: Bool.random(using: &random))
      case .negated(let digits, let decimals):
        return "(-" + Sum.number(digits, decimals).text(in: format, using: &random) + ")"
      case .operation(let operation, let a, let b):
        let left = a.text(in: format, using: &random)
        let right = b.text(in: format, using: &random)
        let signs: [String] =
          switch operation {
          case .plus: ["+", " + ", "＋"]
          case .minus: ["-", "−", " – "]
          case .multiply: ["×", "*", "x", " X "]
          case .divide: ["÷", "/", ":", " ∕ "]
          }
        let needless = Int.random(in: 0..<8, using: &random) == 0
        return (a.binding < binding || needless ? "(\(left))" : left)
          + signs.randomElement(using: &random)!
          + (b.binding <= binding || needless ? "(\(right))" : right)
      }
    }

    /// Statements that leave the fraction in `n[index]` and `d[index]`, and 1 in `z` after a
    /// division by zero.
    func program(_ index: Int = 1) -> String {
      switch self {
      case .number(let digits, let decimals):
        return "n[\(index)]=\(digits);d[\(index)]=10^\(decimals)\n"
      case .negated(let digits, let decimals):
        return "n[\(index)]=-\(digits);d[\(index)]=10^\(decimals)\n"
      case .operation(let operation, let a, let b):
        let (i, j) = (index * 2, index * 2 + 1)
        let (n, d) =
          switch operation {
          case .plus: ("n[\(i)]*d[\(j)]+n[\(j)]*d[\(i)]", "d[\(i)]*d[\(j)]")
          case .minus: ("n[\(i)]*d[\(j)]-n[\(j)]*d[\(i)]", "d[\(i)]*d[\(j)]")
          case .multiply: ("n[\(i)]*n[\(j)]", "d[\(i)]*d[\(j)]")
          case .divide: ("n[\(i)]*d[\(j)]", "d[\(i)]*n[\(j)]")
          }
        let guarded = operation == .divide ? "if(n[\(j)]==0){z=1;n[\(j)]=1}\n" : ""
        return a.program(i) + b.program(j) + guarded + "n[\(index)]=\(n);d[\(index)]=\(d)\n"
      }
    }
  }

  /// `g`: the greatest common divisor; `f`: what is left of a denominator without its twos and
  /// fives.
  private let functions = """
    define g(a,b){auto t;while(b!=0){t=a%b;a=b;b=t};if(a<0){a=-a};return a}
    define f(n,d){d=d/g(n,d);if(d<0){d=-d};while(d%2==0){d=d/2};while(d%5==0){d=d/5};return d}
    define s(x){if(x<0){return -1};if(x>0){return 1};return 0}

    """

  private struct Case {
    let text: String
    let value: Result<Rational, EntryError>
    let amount: Result<Rational, EntryError>
  }

  @Test(
    .enabled(
      if: Tool.isInstalled("bc") || Environment.isStrict, "The program \"bc\" is not installed."))
  func tenThousandSumsAreThoseOfBc() throws {
    let bc = try #require(Tool("bc"), "The program \"bc\" is not installed.")
    var random = SeededRandom(seed: 10)
    var input = functions
    let cases = (0..<10_000).map { index in
      let format = NumberFormat.all[index % NumberFormat.all.count]
      let sum = Sum.random(depth: index % 5, using: &random)
      let text = sum.text(in: format, using: &random)
      let value = outcome { () throws(EntryError) in try Expression(text, format: format).value() }
      let amount = outcome { () throws(EntryError) in try Expression(text, format: format).amount()
      }
      input += "z=0\n\(sum.program())"
      // 1: division by zero; 2: sign; 3: one where the decimals end; 4: ours without theirs; 5:
      // ours rounded without theirs; 6: twice that error without one in the last of 15 digits.
      input += "z\ns(n[1])*s(d[1])\nf(n[1],d[1])\n"
      switch value {
      case .success(let value):
        input += "n[1]*\(value.denominator)-d[1]*\(value.isNegative ? "-" : "")\(value.numerator)\n"
      case .failure: input += "0\n"
      }
      switch amount {
      case .success(let amount):
        let decimals = max(14 - amount.leadingExponent!, amount.exactDecimals!, 0)
        let last = 14 - amount.leadingExponent!
        input += "e=n[1]*10^\(decimals)-d[1]*\(amount.rounded(decimals: decimals))\ne\n"
        input += "s(2*e*s(e)-d[1]*s(d[1])*10^\(decimals - last))\n"
      case .failure: input += "0\n0\n"
      }
      return Case(text: text, value: value, amount: amount)
    }
    let output = try bc.output(["-q"], input: input).split(separator: "\n")
    try #require(output.count == cases.count * 6)
    var seen: [String: Int] = [:]
    for (index, sum) in cases.enumerated() {
      let answer = output[index * 6..<index * 6 + 6].map(String.init)
      let (isDivisionByZero, isFinite, sign) = (answer[0] == "1", answer[2] == "1", answer[1])
      if isDivisionByZero {
        seen["by zero", default: 0] += 1
        #expect(sum.value == .failure(.divisionByZero), "\(sum.text)")
        #expect(sum.amount == .failure(.divisionByZero), "\(sum.text)")
        continue
      }
      #expect(throws: Never.self, "\(sum.text)") { try sum.value.get() }
      #expect(answer[3] == "0", "\(sum.text)")
      switch sum.amount {
      case .success:
        seen[isFinite ? "exact" : "rounded", default: 0] += 1
        #expect(sign == "1" && (answer[4] == "0") == isFinite, "\(sum.text)")
        #expect(isFinite || answer[5] != "1", "\(sum.text)")
      case .failure(.zero):
        seen["zero", default: 0] += 1
        #expect(sign == "0", "\(sum.text)")
      case .failure(.negative):
        seen["negative", default: 0] += 1
        #expect(sign == "-1", "\(sum.text)")
      case .failure(let error):
        seen["\(error)", default: 0] += 1
        #expect(error == .tooManyDigits && sign == "1", "\(sum.text)")
      }
    }
    #expect(seen["exact", default: 0] > 3000 && seen["rounded", default: 0] > 1000)
    #expect(seen["tooManyDigits", default: 0] < 300)
    for rare in ["by zero", "zero", "negative"] { #expect(seen[rare, default: 0] > 50) }
  }
}
