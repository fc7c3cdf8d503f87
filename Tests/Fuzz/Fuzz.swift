import PerCore

/// Feeds `bytes` to the number parser, the calculator and the form, and checks properties that hold
/// for every input: nothing traps, printed and stored numbers are read as the same numbers, keys that
/// are off do nothing, an amount is greater than zero, and an error does not change the text.
///
/// The first byte selects the conventions. Its highest bit selects whether the other bytes are the
/// text of the fields or a script of key presses.
///
/// - Returns: A description of the property that does not hold, or nil.
@MainActor public func fuzz(_ bytes: some Collection<UInt8>) -> String? {
  guard let first = bytes.first else { return nil }
  let conventions = Conventions.fuzzed[Int(first & 0x7f) % Conventions.fuzzed.count]
  do {
    if first & 0x80 == 0 {
      let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
      try checkReading(text, format: conventions.numbers)
      if conventions.prices != conventions.numbers {
        try checkReading(text, format: conventions.prices)
      }
      try checkForm(text, conventions: conventions)
    } else {
      try checkScript(bytes.dropFirst(), format: conventions.numbers)
    }
    return nil
  } catch {
    return error.description
  }
}

private struct Violation: Error {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

private func require(
  _ condition: Bool, _ description: @autoclosure () -> String
) throws(Violation) {
  if !condition { throw Violation(description()) }
}

extension Conventions {
  fileprivate static let fuzzed: [Conventions] = [
    Conventions(
      numbers: NumberFormat(decimalMark: ".", groupingMark: ","), symbol: "$", code: "USD",
      measures: .us),
    Conventions(
      numbers: NumberFormat(decimalMark: ",", groupingMark: "."), symbol: "€", code: "EUR",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ",", groupingMark: "\u{202F}"), symbol: "€", code: "EUR",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ".", groupingMark: "’"), symbol: "CHF", code: "CHF",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ".", groupingMark: ",", groupSizes: [3, 2]), symbol: "₹",
      code: "INR", measures: .imperial),
    Conventions(
      numbers: NumberFormat(decimalMark: "٫", groupingMark: "٬"), symbol: "ج.م.", code: "EGP",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ",", groupingMark: ".", groupsRepeat: false), symbol: "R$",
      code: "BRL", measures: .metric),
    .plain,
  ]

  private init(
    numbers: NumberFormat, moneyNumbers: NumberFormat? = nil, symbol: String, code: String,
    measures: MeasureSystem
  ) {
    self.init(
      numbers: numbers,
      money: MoneyFormat(
        symbol: symbol, code: code, usualDecimals: 2, numbers: moneyNumbers ?? numbers),
      measures: measures)
  }
}

private func outcome<Value>(
  _ body: () throws(EntryError) -> Value
) -> Result<Value, EntryError> {
  do throws(EntryError) {
    return .success(try body())
  } catch {
    return .failure(error)
  }
}

// MARK: - Reading

private func checkReading(_ text: String, format: NumberFormat) throws(Violation) {
  if let value = try? format.number(text) {
    try require(!value.isNegative, "a number without a sign is negative")
    try checkPrinting(value, format: format)
  }
  guard let expression = try? Expression(text, format: format) else { return }
  let value = outcome { () throws(EntryError) in try expression.value() }
  let amount = outcome { () throws(EntryError) in try expression.amount() }
  if let amount = try? amount.get() {
    guard let value = try? value.get() else { throw Violation("an amount without a value") }
    try require(amount.isPositive, "an amount that is not above zero")
    try require(amount == value, "an amount that was rounded")
    let printed = format.string(amount, grouped: false)
    let read = outcome { () throws(EntryError) in try format.number(printed) }
    guard case .success(let shown) = read else {
      throw Violation("\(printed) reads back as \(read)")
    }
    if shown == amount { try checkPrinting(amount, format: format) }
    let stored = outcome { () throws(EntryError) in
      let typed = try Amount(text, format: format)
      return try Amount(plain: typed.plain, expression: text).value
    }
    try require(stored == .success(amount), "\(amount) is stored as \(stored)")
  }
}

private func checkPrinting(_ value: Rational, format: NumberFormat) throws(Violation) {
  for grouped in [true, false] {
    let printed = format.string(value, grouped: grouped)
    let read = outcome { () throws(EntryError) in try format.number(printed) }
    try require(read == .success(value), "\(printed) reads back as \(read)")
    let sum = outcome { () throws(EntryError) in try Expression(printed, format: format).value() }
    try require(sum == .success(value), "\(printed) is calculated as \(sum)")
  }
}

// MARK: - The form

@MainActor private func checkForm(_ text: String, conventions: Conventions) throws(Violation) {
  let list = ProductListController(conventions: conventions)
  let form = ProductFormController(list: list)
  for field in AmountField.allCases {
    let other: AmountField = field == .quantity ? .price : .quantity
    form.calculator(field).edit(text)
    let isComplete = form.calculator(field).isComplete
    try require(form.form[field].calculator.text == text, "typing changed the text")
    form.calculator(other).edit("1")
    try require(form.form.canAdd == isComplete, "the form can add a field that is not complete")
    let amount = outcome { () throws(EntryError) in try form.calculator(field).amount() }
    let unit = form.form.unit
    form.leave(field)
    let state = form.form[field]
    switch amount {
    case .failure(let error):
      let name = form.form[.name]
      // The words after a quantity can become the name.
      guard name.isEmpty else {
        try require(
          name.split(separator: " ").allSatisfy(text.contains), "\(name) was not typed")
        form.describe(.name, "")
        form.calculator(field).reset()
        break
      }
      try require(state.error == error || text.isEmpty, "the error \(error) is not shown")
      try require(state.calculator.text == text, "an error changed the text")
      try require(form.form.unit == unit, "an error changed the unit")
      form.submit(from: field)
      try require(list.state.products.isEmpty, "an invalid product was added")
      form.calculator(field).reset()
    case .success(let amount):
      try require(state.error == nil, "an error where there is an amount")
      let left = outcome { () throws(EntryError) in try form.calculator(field).amount() }
      try require(left == .success(amount), "\(amount) was calculated as \(left)")
      form.leave(field)
      try require(form.form[field] == state, "leaving once more changed the field")
      form.submit(from: nil)
      // An implausible quantity is questioned once.
      if form.form.result.suggestion != nil { form.submit(from: nil) }
      try require(list.state.products.count == 1, "a complete form added nothing")
      let product = list.state.products[0]
      let stored = field == .quantity ? product.quantity : product.price!
      try require(stored.value == amount, "\(amount) was added as \(stored.value)")
      _ = list.row(at: 0)
      list.clear()
      form.calculator(other).reset()
    }
  }
}

// MARK: - Keys

private let inserted = Array("().,  \u{A0}x-k٫😀\u{301}")

@MainActor private func checkScript(
  _ script: some Collection<UInt8>, format: NumberFormat
) throws(Violation) {
  let controller = CalculatorController(format: format)
  // The states before the last one are those of shorter scripts.
  var script = script.prefix(30).makeIterator()
  while let byte = script.next() {
    let before = controller.state.calculator
    let count = before.text.unicodeScalars.count
    switch Int(byte & 0x1f) {
    case let index where index < CalculatorKey.all.count:
      controller.press(CalculatorKey.all[index])
    case CalculatorKey.all.count:
      let caret = Int(script.next() ?? 0) % (count + 1)
      controller.edit(before.text, selection: caret..<caret)
    case CalculatorKey.all.count + 1:
      let (a, b) = (Int(script.next() ?? 0) % (count + 1), Int(script.next() ?? 0) % (count + 1))
      controller.edit(before.text, selection: min(a, b)..<max(a, b))
    case CalculatorKey.all.count + 2:
      let character = Character(Unicode.Scalar(script.next() ?? 0))
      if case .refused = controller.type(character) {
        try require(controller.state.calculator == before, "a refused character changed the field")
      }
    case let index:
      var scalars = Array(before.text.unicodeScalars)
      let character = inserted[(index - CalculatorKey.all.count - 3) % inserted.count]
      scalars.replaceSubrange(before.selection, with: character.unicodeScalars)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let caret = before.selection.lowerBound + character.unicodeScalars.count
      controller.edit(String(text), selection: caret..<caret)
    }
  }
  try checkKeys(controller.state.calculator)
}

private func checkKeys(_ calculator: Calculator) throws(Violation) {
  let text = calculator.text
  let selection = calculator.selection
  try require(
    selection.upperBound <= text.unicodeScalars.count, "the caret is behind the text's end")
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
        operatorPairs(in: next.text) == operatorPairs(in: text),
        "\(key) made \(text) into \(next.text)")
      try require(
        next.text.unicodeScalars.count == text.unicodeScalars.count + 1,
        "\(key) took something away")
      try require(
        Operator.allCases.allSatisfy { !next.isOn(.operation($0)) },
        "an operator may follow the one in \(next.text)")
    case .digit, .decimal:
      try require(
        next.text.unicodeScalars.count == text.unicodeScalars.count - selection.count + 1,
        "\(key) made \(text) into \(next.text)")
    case .percent:
      try require(
        next.text.unicodeScalars.count == text.unicodeScalars.count + 1
          && !next.isOn(.percent) && !next.isOn(.digit(1)),
        "\(key) made \(text) into \(next.text)")
    case .parenthesis:
      try require(
        [1, 1 - selection.count].contains(
          next.text.unicodeScalars.count - text.unicodeScalars.count),
        "\(key) made \(text) into \(next.text)")
    case .delete:
      try require(
        next.text.unicodeScalars.count
          == text.unicodeScalars.count - max(1, selection.count), "delete took too much of \(text)")
    case .equals:
      let amount = outcome { () throws(EntryError) in try calculator.amount() }
      guard case .success(let amount) = amount else {
        try require(next == calculator, "an error changed \(text)")
        continue
      }
      let result = outcome { () throws(EntryError) in try next.amount() }
      try require(result == .success(amount), "\(text) was calculated as \(next.text)")
      let typed = outcome { () throws(EntryError) in
        try Expression(next.expression, format: next.format).amount()
      }
      try require(typed == .success(amount), "\(next.expression) is kept for \(next.text)")
      let once = next
      next.press(.equals)
      try require(next == once, "equals changed the result \(once.text)")
    }
  }
}

/// Returns the number of operators that follow another operator, possibly with space between them.
private func operatorPairs(in text: String) -> Int {
  let isOperator = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    .map { Operator(typed: Character($0)) != nil }
  return zip(isOperator, isOperator.dropFirst()).count { $0 && $1 }
}
