import PerCore

extension Calculator {
  /// Creates a field from a text with marks: in `"12|+3"`, the caret is after the 2; in `"1[23]4"`, 23 is selected.
  /// Without marks, the caret is at the end.
  init(_ drawing: String, format: NumberFormat = .us) {
    self.init(format: format)
    var text = ""
    var marks: [Int] = []
    for character in drawing {
      if "[]|".contains(character) {
        marks.append(text.unicodeScalars.count)
      } else {
        text.append(character)
      }
    }
    let end = text.unicodeScalars.count
    edit(text, selection: (marks.first ?? end)..<(marks.last ?? end))
  }

  /// The text of the field with marks, without a caret at the end.
  var drawing: String {
    let scalars = Array(text.unicodeScalars)
    func part(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range])
      return String(view)
    }
    let before = part(0..<selection.lowerBound)
    let after = part(selection.upperBound..<scalars.count)
    if !selection.isEmpty { return before + "[" + part(selection) + "]" + after }
    return after.isEmpty ? before : before + "|" + after
  }

  /// The keys that are on: `d` all digits, `.` the decimal mark, `o` all operators, `%` percent,
  /// `(` parenthesis, `<` delete, `=` equals.
  var keys: String {
    let on = keysOn
    func all(_ keys: [CalculatorKey], _ sign: String) -> String {
      on.isSuperset(of: keys) ? sign : on.isDisjoint(with: keys) ? "" : "?"
    }
    return all((0...9).map(CalculatorKey.digit), "d") + all([.decimal], ".")
      + all(Operator.allCases.map(CalculatorKey.operation), "o") + all([.percent], "%")
      + all([.parenthesis], "(") + all([.delete], "<")
      + all([.equals], "=")
  }

  /// Presses the keys of `sequence`: digits, `.`, `+-*/`, `%`, `(`, `<` and `=`.
  mutating func press(_ sequence: String) {
    for key in CalculatorKey.keys(sequence) { press(key) }
  }
}

extension CalculatorKey {
  static func keys(_ sequence: String) -> [CalculatorKey] {
    sequence.map { character in
      if let digit = character.wholeNumberValue { return .digit(digit) }
      if let operation = Operator(typed: character) { return .operation(operation) }
      return switch character {
      case ".": .decimal
      case "%": .percent
      case "(": .parenthesis
      case "<": .delete
      default: .equals
      }
    }
  }
}

extension CalculatorController {
  func press(_ sequence: String) {
    for key in CalculatorKey.keys(sequence) { press(key) }
  }
}
