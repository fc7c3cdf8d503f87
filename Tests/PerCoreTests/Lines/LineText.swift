import PerCore

/// What a reading says, in one line: "1980 mL 4.49", "ask number 2.99", "refuse unit".
func summary(_ reading: LineReading) -> String {
  func text(_ product: LineProduct) -> [String] {
    var words: [String] = []
    if let amount = product.amount {
      let isFinite = amount.value.exactDecimals != nil
      words += [
        isFinite ? NumberFormat.plain.string(amount.value) : amount.value.description,
        amount.unit.rawValue,
      ]
    }
    if let price = product.price { words.append(NumberFormat.plain.string(price)) }
    return words
  }
  switch reading.outcome {
  case .product(let product): return text(product).joined(separator: " ")
  case .ask(let reason, let known, _):
    return (["ask", reason.rawValue] + text(known)).joined(separator: " ")
  case .refuse(let reason): return "refuse \(reason.rawValue)"
  }
}

/// Readers by locale, because it takes some milliseconds to create a reader.
struct Readers {
  private var readers: [String: LineReader] = [:]

  subscript(locale: String) -> LineReader {
    mutating get {
      if let reader = readers[locale] { return reader }
      let reader = LineReader(notation: LineNotation(locale: locale) ?? LineNotation())
      readers[locale] = reader
      return reader
    }
  }

  static func read(_ line: String, _ locale: String) -> LineReading {
    LineReader(notation: LineNotation(locale: locale) ?? LineNotation()).read(line)
  }
}
