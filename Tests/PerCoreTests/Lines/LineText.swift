import PerCore
import Synchronization
import Testing

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

/// What one of several lines says: "counts above", "empty", or what its reading says.
func summary(_ meaning: LineReader.LineMeaning) -> String {
  switch meaning {
  case .empty: "empty"
  case .countsAbove: "counts above"
  case .shop(let shop): "shop \(shop)"
  case .reading(let reading): summary(reading)
  }
}

/// Readers by locale, because it takes some milliseconds to create a reader.
enum Readers {
  private static let readers = Mutex<[String: LineReader]>([:])

  static func reader(_ locale: String, offers: LineReader.Offers = .asked) -> LineReader {
    readers.withLock { readers in
      let key = "\(locale) \(offers)"
      if let reader = readers[key] { return reader }
      let notation = LineNotation(locale: locale) ?? LineNotation()
      let reader = LineReader(notation: notation, offers: offers)
      readers[key] = reader
      return reader
    }
  }

  static func read(
    _ line: String, _ locale: String, offers: LineReader.Offers = .asked
  ) -> LineReading {
    reader(locale, offers: offers).read(line)
  }

  /// Returns the product of a line with one meaning, which can have an offer.
  static func product(
    _ line: String, _ locale: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LineProduct {
    let outcome = read(line, locale, offers: .read).outcome
    let product: LineProduct? = if case .product(let product) = outcome { product } else { nil }
    return try #require(product, "\(line) is read as \(outcome)", sourceLocation: sourceLocation)
  }

  /// Returns the lines of a shop page whose products are joined, without those that are empty then.
  static func joined(
    _ page: String, _ locale: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let joined = reader(locale, offers: .read).joiningTiles(lines)
    #expect(joined.count == lines.count, sourceLocation: sourceLocation)
    return joined.filter { !$0.isEmpty }
  }

  /// Returns the joined lines of a shop page that are products.
  static func joinedProducts(_ page: String, _ locale: String) -> [String] {
    joined(page, locale).filter { line in
      if case .product = read(line, locale, offers: .read).outcome { true } else { false }
    }
  }

  /// Returns the answers to the question of a line; an empty array if it is none.
  static func answers(
    _ line: String, _ locale: String, offers: LineReader.Offers = .asked
  ) -> [LineProduct] {
    guard case .ask(_, _, let answers) = read(line, locale, offers: offers).outcome else {
      return []
    }
    return answers
  }
}

/// A line, the locale in whose notation it is read, and what it says.
typealias LineRow<Meaning> = (locale: String, line: String, meaning: Meaning)

/// Expects the meanings of lines, as `summary` writes them.
func checkLines(_ rows: [LineRow<String>], at location: SourceLocation = #_sourceLocation) {
  checkLines(rows, at: location) { summary(Readers.read($0, $1)) }
}

/// Expects the meanings of lines with offers, as `offerSummary` writes them.
func checkOffers(_ rows: [LineRow<String>], at location: SourceLocation = #_sourceLocation) {
  checkLines(rows, at: location, by: offerSummary)
}

/// Expects the meanings of lines, which `meaning` finds from a line and its locale.
func checkLines<Meaning: Equatable>(
  _ rows: [LineRow<Meaning>], at location: SourceLocation = #_sourceLocation,
  by meaning: (String, String) -> Meaning
) {
  for row in rows {
    let found = meaning(row.line, row.locale)
    #expect(found == row.meaning, "\(row.locale): \(row.line)", sourceLocation: location)
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
  switch Readers.read(line, locale, offers: .read).outcome {
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
