import PerCore
import TestSupport
import Testing

/// Compares expressions with bc, which calculates with integers of any length: the numerator and the
/// denominator of the result.
@Suite struct CalculatorOracleTests {
  private indirect enum Node {
    /// Digits and the number of decimals.
    case number(UInt64, Int)
    case negated(UInt64, Int)
    case parentheses(Node)
    case percentage(Node)
    case operation(Operator, Node, Node)

    static func random(depth: Int, using random: inout SeededRandom) -> Node {
      guard depth > 0, Int.random(in: 0..<6, using: &random) > 0 else {
        let digits = UInt64.random(
          in: 0...[9, 99, 999_999].randomElement(using: &random)!, using: &random)
        let decimals = Int.random(in: 0...3, using: &random)
        let isNegated = depth == 0 && Int.random(in: 0..<12, using: &random) == 0
        return isNegated ? .negated(digits, decimals) : .number(digits, decimals)
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        return .percentage(.random(depth: depth - 1, using: &random).operand)
      }
      let operation = Operator.allCases.randomElement(using: &random)!
      let a = Node.random(depth: depth - 1, using: &random)
      let b = Node.random(depth: depth - 1, using: &random)
      let precedence = operation == .plus || operation == .minus ? 1 : 2
      let hasExtraParentheses = Int.random(in: 0..<8, using: &random) == 0
      return .operation(
        operation, a.precedence < precedence || hasExtraParentheses ? .parentheses(a) : a,
        b.precedence <= precedence || hasExtraParentheses ? .parentheses(b) : b)
    }

    private var precedence: Int {
      switch self {
      case .number, .negated, .parentheses, .percentage: 3
      case .operation(.multiply, _, _), .operation(.divide, _, _): 2
      case .operation: 1
      }
    }

    /// The node as the operand of a percentage.
    private var operand: Node {
      switch self {
      case .number, .parentheses: self
      default: .parentheses(self)
      }
    }

    /// The expression as a user types it.
    func text(in format: NumberFormat, using random: inout SeededRandom) -> String {
      switch self {
      case .number(let digits, let decimals):
        return format.string(
          Rational(BigUInt(UInt(digits)), decimals: decimals), minimumDecimals: 0,
          grouped: Bool.random(using: &random))
      case .negated(let digits, let decimals):
        return "(-" + Node.number(digits, decimals).text(in: format, using: &random) + ")"
      case .parentheses(let node):
        return "(" + node.text(in: format, using: &random) + ")"
      case .percentage(let node):
        return node.text(in: format, using: &random)
          + ["%", " %", "٪", "％"].randomElement(using: &random)!
      case .operation(let operation, let a, let b):
        let signs: [String] =
          switch operation {
          case .plus: ["+", " + ", "＋"]
          case .minus: ["-", "−", " – "]
          case .multiply: ["×", "*", "x", " X ", " · "]
          case .divide: ["÷", "/", " : ", " ∕ "]
          }
        return a.text(in: format, using: &random) + signs.randomElement(using: &random)!
          + b.text(in: format, using: &random)
      }
    }

    /// Statements that leave the fraction in `n[index]` and `d[index]`, and 1 in `z` after a division
    /// by zero.
    func program(_ index: Int = 1) -> String {
      let (i, j) = (index * 2, index * 2 + 1)
      switch self {
      case .number(let digits, let decimals):
        return "n[\(index)]=\(digits);d[\(index)]=10^\(decimals)\n"
      case .negated(let digits, let decimals):
        return "n[\(index)]=-\(digits);d[\(index)]=10^\(decimals)\n"
      case .parentheses(let node):
        return node.program(index)
      case .percentage(let node):
        return node.program(index) + "d[\(index)]=100*d[\(index)]\n"
      case .operation(let operation, let a, let b):
        let share = if case .percentage = b { "n[\(i)]*" } else { "d[\(i)]*" }
        let (n, d) =
          switch operation {
          case .plus: ("n[\(i)]*d[\(j)]+\(share)n[\(j)]", "d[\(i)]*d[\(j)]")
          case .minus: ("n[\(i)]*d[\(j)]-\(share)n[\(j)]", "d[\(i)]*d[\(j)]")
          case .multiply: ("n[\(i)]*n[\(j)]", "d[\(i)]*d[\(j)]")
          case .divide: ("n[\(i)]*d[\(j)]", "d[\(i)]*n[\(j)]")
          }
        let guarded = operation == .divide ? "if(n[\(j)]==0){z=1;n[\(j)]=1}\n" : ""
        return a.program(i) + b.program(j) + guarded + "n[\(index)]=\(n);d[\(index)]=\(d)\n"
      }
    }
  }

  private struct Case {
    let text: String
    let value: Result<Rational, EntryError>
    let amount: Result<Rational, EntryError>
  }

  @Test(
    .enabled(
      if: Tool.isInstalled("bc") || Environment.isStrict, "The program \"bc\" is not installed."))
  func tenThousandExpressionsAgreeWithBC() throws {
    let bc = try #require(Tool("bc"), "The program \"bc\" is not installed.")
    var random = SeededRandom(seed: 10)
    var input = "define s(x){if(x<0){return -1};if(x>0){return 1};return 0}\n"
    let cases = (0..<10_000).map { index in
      let format = NumberFormat.all[index % NumberFormat.all.count]
      let node = Node.random(depth: index % 5, using: &random)
      let text = node.text(in: format, using: &random)
      let value = outcome { () throws(EntryError) in try Expression(text, format: format).value() }
      let amount = outcome { () throws(EntryError) in try Expression(text, format: format).amount()
      }
      // Prints whether there was a division by zero, the sign, and the difference from the value.
      input += "z=0\n\(node.program())z\ns(n[1])*s(d[1])\n"
      switch value {
      case .success(let value):
        input += "n[1]*\(value.denominator)-d[1]*\(value.isNegative ? "-" : "")\(value.numerator)\n"
      case .failure: input += "0\n"
      }
      return Case(text: text, value: value, amount: amount)
    }
    let output = try bc.output(["-q"], input: input).split(separator: "\n")
    try #require(output.count == cases.count * 3)
    var seen: [String: Int] = [:]
    for (index, sample) in cases.enumerated() {
      let answer = output[index * 3..<index * 3 + 3].map(String.init)
      let (isDivisionByZero, sign, difference) = (answer[0] == "1", answer[1], answer[2])
      if isDivisionByZero {
        seen["divisionByZero", default: 0] += 1
        #expect(sample.value == .failure(.divisionByZero), "\(sample.text)")
        #expect(sample.amount == .failure(.divisionByZero), "\(sample.text)")
        continue
      }
      #expect(throws: Never.self, "\(sample.text)") { try sample.value.get() }
      #expect(difference == "0", "\(sample.text)")
      switch sample.amount {
      case .success(let amount):
        seen[amount.exactDecimals == nil ? "fraction" : "decimal", default: 0] += 1
        #expect(sign == "1" && sample.value == .success(amount), "\(sample.text)")
      case .failure(let error):
        seen["\(error)", default: 0] += 1
        let expected: [EntryError: String] = [
          .zero: "0", .negative: "-1", .resultOutOfRange: "1",
        ]
        #expect(expected[error] == sign, "\(sample.text)")
      }
    }
    #expect(seen["decimal", default: 0] > 3000 && seen["fraction", default: 0] > 1000)
    #expect(seen["resultOutOfRange", default: 0] < 300)
    for rare in ["divisionByZero", "zero", "negative"] { #expect(seen[rare, default: 0] > 50) }
  }
}
