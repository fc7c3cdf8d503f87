import PerCore
import PerFiles
import TestSupport
import Testing

/// Random and mutated tables: every line is accounted for once, and no table stops the reader.
@Suite struct TableFuzzTests {
  private static let cells = [
    "Milk 1 l", "name", "Preis (€)", "Menge", "1.234,5", "0,5", "500", "g", "kg", "500 g",
    "6 x 330 ml",
    "4.99", "-4,99", "(4.99)", "€ 1.99", "1e5", "04. Aug", "\"", "\"a\"\"b\"", "\"a\nb\"", "", " ",
    "-",
    "N/A", "½", "٥", "5千克", "99999999999999999999999999", "0", "0.000", ",", ".", "'=1", "Total",
    "\u{fffd}",
    "\u{0}", "\u{202f}", "1 000 000", "12.05.2025", "4006381333931", "R$ 5", "x", "🧀", "|---|",
    "sep=;", "2.99 €/kg", "€ 2,49 per kg", "1 kg", "3 for 2", "US $5", "4 pack",
  ]

  private static let locales = ["en_US", "de_DE", "fr_FR", "sv_SE", "ja_JP", "ar_EG", "de_CH"]

  private func table(_ random: inout SeededRandom) -> [UInt8] {
    let separator = [",", ";", "\t", "|"].randomElement(using: &random)!
    let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random)!
    let width = Int.random(in: 1...6, using: &random)
    var text =
      Bool.random(using: &random) ? "name\(separator)quantity\(separator)price\(lineEnd)" : ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      var fields = (0..<width).map { _ in Self.cells.randomElement(using: &random)! }
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

  @Test func accountsForEveryLineOnce() throws {
    var random = SeededRandom(seed: 12)
    var products = 0
    for number in 0..<100 {
      let bytes = table(&random)
      guard let text = try? DecodedText(bytes) else { continue }
      let locale = Self.locales[number % Self.locales.count]
      let notation = try #require(LineNotation(locale: locale))
      var options = TableReader.Options()
      options.isTable = true
      guard var reader = try? TableReader(text, notation: notation, options: options) else {
        continue
      }
      var line = 0
      var titles: [UInt8] = []
      var content: [UInt8] = []
      while let row = reader.next() {
        #expect(row.line > line, "\(number)")
        line = row.line
        let bytes = reader.text(of: row).utf8.filter { $0 > 0x20 }
        if case .leftOut(.title) = row.outcome { titles += bytes } else { content += bytes }
        if case .product(let product) = row.outcome {
          #expect(product.amount.value.isPositive && product.price?.isPositive == true)
          products += 1
        }
      }
      // The header is between the titles and the other rows; what else is between rows is blank.
      let all = String(decoding: text.utf8, as: UTF8.self).utf8.filter { $0 > 0x20 }
      let isBlank: (UInt8) -> Bool = { ",;|\t-:\"".utf8.contains($0) }
      let rest = all.drop(while: isBlank).filter { !isBlank($0) }
      #expect(rest.reversed().starts(with: content.filter { !isBlank($0) }.reversed()), "\(number)")
      if !text.utf8.starts(with: Array("sep=".utf8)) {
        #expect(rest.starts(with: titles.filter { !isBlank($0) }), "\(number)")
      }
      // A row with a price is no header.
      #expect(reader.titles?.contains { $0 == "2.99 €/kg" || $0 == "€ 1.99" } != true, "\(number)")
      if reader.titles == nil, !text.utf8.starts(with: Array("sep=".utf8)) {
        #expect(rest == content.filter { !isBlank($0) }, "\(number)")
      }
    }
    #expect(products > 20)
  }

  @Test func takesTimeInProportionToTheLength() throws {
    let notation = try #require(LineNotation(locale: "en_US"))
    func seconds(_ text: String) throws -> Double {
      let decoded = try DecodedText(Array(text.utf8))
      var options = TableReader.Options()
      options.isTable = true
      return try processorTime {
        var reader = try TableReader(decoded, notation: notation, options: options)
        while reader.next() != nil {}
      }
    }
    for part in [
      "\"a,1 kg,2\n", "\"\"\"\"\"", "\"a\nb", "a,\"\"b,", ",", "Tea,100 g,2.00\n", "\"x\"y,",
    ] {
      let short = try seconds(String(repeating: part, count: 1_500))
      let long = try seconds(String(repeating: part, count: 6_000))
      #expect(long < max(short, 0.002) * 12, "\(part)")
    }
  }
}
