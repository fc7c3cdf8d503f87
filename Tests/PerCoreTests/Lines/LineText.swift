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

private func terms(_ offer: Offer) -> String {
  let plain = NumberFormat.plain
  let text =
    switch offer.terms {
    case .multibuy(let packs, let pay): "multibuy \(packs) \(pay)"
    case .bundle(let packs, let price): "bundle \(packs) \(plain.string(price))"
    case .nth(let every, let percent): "nth \(every) \(plain.string(percent))"
    case .percent(let percent): "percent \(plain.string(percent))"
    case .amount(let amount): "amount \(plain.string(amount))"
    case .coupon(let amount, let packs): "coupon \(plain.string(amount)) \(packs)"
    case .bonus(let value, let unit): "bonus \(plain.string(value)) \(unit.rawValue)"
    case .bonusPercent(let percent): "bonus \(plain.string(percent))%"
    }
  return text + (offer.limit.map { " limit \($0)" } ?? "")
}

/// What a line with its offer says: "500 g 3.99, multibuy 3 2" or "ask offer".
func offerSummary(_ line: String, _ locale: String) -> String {
  let reader = LineReader(notation: LineNotation(locale: locale) ?? LineNotation(), offers: .read)
  switch reader.read(line).outcome {
  case .product(let product): return offerSummary(product)
  case .ask(let reason, let known, _):
    return "ask \(reason.rawValue)" + (known.offer.map { ", \(terms($0))" } ?? "")
  case .refuse(let reason): return "refuse \(reason.rawValue)"
  }
}

/// The amount, the price and the offer of a product: "500 g 3.99, multibuy 3 2".
func offerSummary(_ product: LineProduct) -> String {
  let amount = product.amount.map {
    "\(NumberFormat.plain.string($0.value)) \($0.unit.rawValue)"
  }
  let price = product.price.map { NumberFormat.plain.string($0) }
  let parts = [[amount, price].compactMap { $0 }.joined(separator: " ")]
  return (parts + [product.offer.map(terms)].compactMap { $0 }).joined(separator: ", ")
}
