import PerCore

/// Checks that printed and stored numbers are read as the same numbers, and that amounts are above zero.
func checkReading(_ text: String, format: NumberFormat) throws(Violation) {
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
