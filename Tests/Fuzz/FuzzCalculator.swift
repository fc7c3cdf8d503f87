import PerCore

private let inserted = Array("().,  \u{A0}x-k٫😀\u{301}")

/// Checks that keys which are off do nothing, and that the others change the text as they should.
@MainActor func checkKeys(
  _ script: some Collection<UInt8>, format: NumberFormat
) throws(Violation) {
  let controller = CalculatorController(format: format)
  // The states before the last one are those of shorter scripts.
  var script = script.prefix(30).makeIterator()
  while let byte = script.next() {
    let before = controller.state.calculator
    func position() -> Int { Int(script.next() ?? 0) % (before.scalars.count + 1) }
    switch Int(byte & 0x1f) {
    case let index where index < CalculatorKey.all.count:
      controller.press(CalculatorKey.all[index])
    case CalculatorKey.all.count:
      let caret = position()
      controller.edit(before.text, selection: caret..<caret)
    case CalculatorKey.all.count + 1:
      let (a, b) = (position(), position())
      controller.edit(before.text, selection: min(a, b)..<max(a, b))
    case CalculatorKey.all.count + 2:
      let character = Character(Unicode.Scalar(script.next() ?? 0))
      if case .refused = controller.type(character) {
        try require(controller.state.calculator == before, "a refused character changed the field")
      }
    case let index:
      let character = inserted[(index - CalculatorKey.all.count - 3) % inserted.count]
      var text = before.scalars
      text.replaceSubrange(before.selection, with: character.unicodeScalars)
      let caret = before.selection.lowerBound + character.unicodeScalars.count
      controller.edit(String(scalars: text[...]), selection: caret..<caret)
    }
  }
  try checkKeys(controller.state.calculator)
}

private func checkKeys(_ calculator: Calculator) throws(Violation) {
  let text = calculator.text
  let count = calculator.scalars.count
  let pairs = operatorPairs(in: calculator.scalars)
  let selection = calculator.selection
  try require(
    selection.upperBound <= count, "the caret is after the text's end")
  let keysOn = calculator.keysOn
  for key in CalculatorKey.all {
    let isOn = calculator.isOn(key)
    try require(keysOn.contains(key) == isOn, "\(key) is on and off")
    var next = calculator
    next.press(key)
    guard isOn else {
      try require(next == calculator, "\(key) is off and changed \(text)")
      continue
    }
    switch key {
    case .operation:
      try require(
        operatorPairs(in: next.scalars) == pairs,
        "\(key) made \(text) into \(next.text)")
      try require(
        next.scalars.count == count + 1,
        "\(key) took something away")
      try require(
        Operator.allCases.allSatisfy { !next.isOn(.operation($0)) },
        "an operator may follow the one in \(next.text)")
    case .digit, .decimal:
      try require(
        next.scalars.count == count - selection.count + 1,
        "\(key) made \(text) into \(next.text)")
    case .percent:
      try require(
        next.scalars.count == count + 1
          && !next.isOn(.percent) && !next.isOn(.digit(1)),
        "\(key) made \(text) into \(next.text)")
    case .parenthesis:
      try require(
        [1, 1 - selection.count].contains(next.scalars.count - count),
        "\(key) made \(text) into \(next.text)")
    case .delete:
      try require(
        next.scalars.count == count - max(1, selection.count),
        "delete took too much of \(text)")
    case .equals:
      let amount = outcome { () throws(EntryError) in
        try Expression(calculator.expression, format: calculator.format).amount()
      }
      guard case .success(let amount) = amount else {
        try require(next == calculator, "an error changed \(text)")
        continue
      }
      let result = outcome { () throws(EntryError) in
        try Expression(next.expression, format: next.format).amount()
      }
      try require(result == .success(amount), "\(text) was calculated as \(next.text)")
      let once = next
      next.press(.equals)
      try require(next == once, "equals changed the result \(once.text)")
    }
  }
}

/// Returns the number of operators that follow another operator, possibly with space between them.
private func operatorPairs(in text: [Unicode.Scalar]) -> Int {
  var count = 0
  var isAfterOperator = false
  for scalar in text where !scalar.isSpace {
    let isOperator = Operator(typed: scalar) != nil
    if isOperator, isAfterOperator { count += 1 }
    isAfterOperator = isOperator
  }
  return count
}
