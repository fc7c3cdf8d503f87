import PerCore
import PerFiles

/// The reader of tables in one notation.
struct FuzzedTables {
  private let notation: LineNotation

  static let all = LineNotation.fuzzed.map(FuzzedTables.init)

  private init(_ notation: LineNotation) {
    self.notation = notation
  }

  /// Checks the reading of a file: each line is accounted for once, amounts and prices are greater than zero, and a
  /// table of the products that Per writes is read as the same products.
  func check(_ bytes: [UInt8]) throws(Violation) {
    guard let text = try? DecodedText(bytes) else { return }
    var options = TableReader.Options()
    options.isTable = true
    guard var reader = try? TableReader(text, notation: notation, options: options) else { return }
    var line = 0
    var rows: [UInt8] = []
    var products: [Product] = []
    var conversion = ProductConversion(.plain)
    while let row = reader.next() {
      // A row with the prices of several shops is returned several times.
      try require(row.line >= line, "line \(row.line) follows line \(line)")
      if row.line > line { rows += Self.visible(reader.text(of: row).utf8) }
      line = row.line
      guard case .product(let product) = row.outcome else { continue }
      try require(
        product.amount.value.isPositive && product.price?.isPositive != false
          && (product.price != nil || product.offer != nil),
        "line \(line) has an amount or a price that is not above zero")
      if let product = conversion.product(
        product.amount, product.multiple, price: product.price, offer: product.offer,
        terms: product.terms, name: product.name, shop: product.shop, note: product.note)
      {
        products.append(product)
      }
    }
    // The header is between two rows; what else is between rows is blank.
    var all = Self.visible(text.utf8)
    if text.utf8.starts(with: Array("sep=".utf8)) {
      all.removeFirst(Self.visible(text.utf8.prefix { $0 != 10 && $0 != 13 }).count)
    }
    let start = zip(all, rows).prefix { $0 == $1 }.count
    let end = zip(all.reversed(), rows.reversed()).prefix { $0 == $1 }.count
    try require(start + end >= rows.count, "a row is missing or read twice")
    try require(reader.titles != nil || all == rows, "a row is missing")
    try require(
      reader.titles?.contains { ["2.99 €/kg", "€ 1.99"].contains($0) } != true,
      "a row with a price is the header")
    try checkExport(products)
  }

  /// Returns bytes without those that can be between the fields of a row and between rows.
  private static func visible(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.filter { $0 > 0x20 && !",;|-+:\"".utf8.contains($0) }
  }

  private func checkExport(_ products: [Product]) throws(Violation) {
    guard let first = products.first else { return }
    // The products of a list are of one kind.
    let products = products.filter { $0.unit.kind == first.unit.kind }
    let table = ProductTable(.international, currency: nil, displayUnit: DisplayUnit(first.unit))
    guard let text = try? DecodedText(table.bytes(products)),
      var reader = try? TableReader(text, notation: notation)
    else { throw Violation("the exported table isn't a table") }
    for product in products {
      guard case .product(let read) = reader.next()?.outcome else {
        throw Violation("the exported \(product.name) isn't a product")
      }
      try require(read.exported == product, "\(product) is exported as another product")
    }
    try require(reader.next() == nil, "the exported table has further rows")
  }
}

/// The cells of generated tables.
private let cells = [
  "Milk 1 l", "name", "Preis (€)", "Menge", "1.234,5", "0,5", "500", "g", "kg", "500 g",
  "6 x 330 ml", "4.99", "-4,99", "(4.99)", "€ 1.99", "1e5", "04. Aug", "\"", "\"a\"\"b\"",
  "\"a\nb\"", "", " ", "-", "N/A", "½", "٥", "5千克", "99999999999999999999999999", "0", "0.000", ",",
  ".", "'=1", "Total", "\u{fffd}", "\u{0}", "\u{202f}", "1 000 000", "12.05.2025", "4006381333931",
  "R$ 5", "x", "🧀", "|---|", "sep=;", "2.99 €/kg", "€ 2,49 per kg", "1 kg", "3 for 2", "US $5",
  "4 pack", "Pfand", "0,25", "net weight", "240 g", "-20%", "3 pour 2", "tax", "7%", "shop", "Aldi",
]

/// Returns the bytes of a table of random cells, some bytes of which are changed.
func randomTable(_ random: inout some RandomNumberGenerator) -> [UInt8] {
  let separator = [",", ";", "\t", "|"].randomElement(using: &random)!
  let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random)!
  let width = Int.random(in: 1...6, using: &random)
  var text =
    Bool.random(using: &random) ? "name\(separator)quantity\(separator)price\(lineEnd)" : ""
  for _ in 0..<Int.random(in: 0...12, using: &random) {
    var fields = (0..<width).map { _ in cells.randomElement(using: &random)! }
    if width >= 3, Bool.random(using: &random) { fields[..<3] = ["Milk", "500 g", "4.99"] }
    text += fields.joined(separator: separator) + lineEnd
  }
  var bytes = Array(text.utf8)
  for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
    let place = bytes.indices.randomElement(using: &random)!
    switch Int.random(in: 0...2, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    }
  }
  return bytes
}
