import PerCore
import PerFiles
import Testing

@Suite struct TableFixtureTests {
  @Test(arguments: TableFixture.all)
  func readsEveryRow(_ fixture: TableFixture) throws {
    var options = TableReader.Options()
    options.isTable = true
    #expect(try tableRows(fixture.bytes, fixture.locale, options: options) == fixture.rows)
  }

  @Test(arguments: TableFixture.all)
  func accountsForEveryLine(_ fixture: TableFixture) throws {
    let notation = try #require(LineNotation(locale: fixture.locale))
    let text = try DecodedText(fixture.bytes)
    var options = TableReader.Options()
    options.isTable = true
    var reader = try TableReader(text, notation: notation, options: options)
    var isRead = [Bool](repeating: false, count: text.utf8.count)
    var last = 0
    while let row = reader.next() {
      // A row with the prices of several shops is returned for each of them.
      if case .product = row.outcome, row.line == last { continue }
      last = row.line
      for place in row.range {
        #expect(!isRead[place], "line \(row.line) is read twice")
        isRead[place] = true
      }
    }
    let rest = zip(text.utf8, isRead).map { $0.1 ? UInt8(ascii: "\n") : $0.0 }
    let lines = String(decoding: rest, as: UTF8.self).split { $0.isNewline }.filter {
      $0.contains { !",;|:-\" \t\u{feff}".contains($0) } && !$0.hasPrefix("sep=")
    }
    // The header can have a line for its units; nothing else may be missing.
    let titles = (reader.titles ?? []).joined().filter { $0.isLetter || $0.isNumber }
    let missing = lines.joined().filter { $0.isLetter || $0.isNumber }
    #expect(lines.isEmpty || reader.titles != nil)
    #expect(Set(missing).isSubset(of: Set(titles)), "\(missing)")
    #expect(missing.count <= titles.count, "\(missing)")
  }
}

/// The rows of a table in a few words: "Milk: 1000 mL 1.09", or "2 price" for the reason on line 2.
func tableRows(
  _ bytes: [UInt8], _ locale: String, options: TableReader.Options = .init()
) throws -> [String] {
  try tableRows(bytes, try #require(LineNotation(locale: locale)), options: options)
}

func tableRows(
  _ bytes: [UInt8], _ notation: LineNotation, options: TableReader.Options = .init()
) throws -> [String] {
  let decoded = try DecodedText(bytes)
  var reader = try TableReader(decoded, notation: notation, options: options)
  var rows: [String] = []
  while let row = reader.next() { rows.append(summary(of: row)) }
  return rows
}

/// How a row is read, in a few words: "Milk: 1 L 1.09", or the line and the reason.
func summary(of row: TableRow) -> String {
  switch row.outcome {
  case .product(let product):
    let amount = NumberFormat.plain.string(product.amount.value)
    let price = product.price.map { NumberFormat.plain.string($0) } ?? ""
    let offer = product.offer.map { ", \(terms(of: $0))" } ?? ""
    let deposit = product.deposit.map { ", deposit \(NumberFormat.plain.string($0))" } ?? ""
    let net = product.net.map { ", net \(NumberFormat.plain.string($0.value))" } ?? ""
    let unit = product.amount.unit.rawValue
    return "\(product.name): \(amount) \(unit) \(price)\(offer)\(deposit)\(net)"
  case .refused(let reason): return "\(row.line) \(reason.rawValue)"
  case .leftOut(let content): return "\(row.line) \(content.rawValue)"
  }
}

/// The terms of an offer in a few words: "multibuy 3 2".
private func terms(of offer: Offer) -> String {
  let plain = NumberFormat.plain
  let limit = offer.limit.map { " limit \($0)" } ?? ""
  switch offer.terms {
  case .multibuy(let packs, let pay): return "multibuy \(packs) \(pay)\(limit)"
  case .bundle(let packs, let price): return "bundle \(packs) \(plain.string(price))\(limit)"
  case .nth(let every, let percent): return "nth \(every) \(plain.string(percent))\(limit)"
  case .percent(let percent): return "percent \(plain.string(percent))\(limit)"
  case .amount(let amount): return "amount \(plain.string(amount))\(limit)"
  case .bonus(let amount, let unit): return "bonus \(plain.string(amount)) \(unit.rawValue)\(limit)"
  case .bonusPercent(let percent): return "bonus \(plain.string(percent))%\(limit)"
  case .coupon: return "other\(limit)"
  }
}
