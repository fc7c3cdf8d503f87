import Foundation
import PerCore
import TestSupport
import Testing

/// A product that was copied as text is read back, in every language of the user interface.
@Suite struct CopiedTextTests {
  private static let locales = [
    "en_US", "ar_EG", "de_DE", "es_ES", "fr_FR", "it_IT", "ja_JP", "pt_BR",
  ]

  @Test(arguments: locales) func copiedProductsAreReadBack(_ locale: String) throws {
    let isEnglish = locale.hasPrefix("en")
    let catalogue =
      isEnglish ? nil : try Catalogue(locale == "pt_BR" ? locale : String(locale.prefix(2)))
    func texts(
      _ english: String, _ values: [String: String] = [:], context: String = ""
    ) -> [String] {
      let texts = catalogue?.translations(of: english, context: context) ?? [english]
      return texts.map { text in
        values.reduce(text) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
      }
    }
    func text(
      _ english: String, _ values: [String: String] = [:], context: String = ""
    ) throws -> String {
      try #require(texts(english, values, context: context).first)
    }
    let notation = try #require(LineNotation(locale: locale))
    let numbers = NumberFormat(
      decimalMark: notation.decimalMark, groupingMark: notation.groupingMark)
    func money(_ value: String) throws -> String {
      let number = numbers.string(
        try NumberFormat.plain.number(value), minimumDecimals: notation.currencyDecimals)
      return locale == "en_US" ? "$" + number : number + " " + notation.currency
    }
    let isYen = notation.currencyDecimals == 0
    let separator = try text(", ", context: "between parts")
    let reader = LineReader(notation: notation)
    let verdicts =
      texts("Best value!") + texts("You’re paying {percent}% more", ["percent": "16"])
      + texts("Less than {percent}% more", ["percent": "1"])
      + texts("{number} time the price", ["number": "3"])
    for (quantity, unit, amount, price, unitPrice) in [
      ("500", "g", Rational(1) / Rational(2), isYen ? "399" : "3.99", isYen ? "798" : "7.98"),
      (
        "6 × 330", "mL", Rational(198) / Rational(100), isYen ? "449" : "4.49",
        isYen ? "227" : "2.27"
      ),
    ] {
      let size = try text("{quantity} {unit}", ["quantity": quantity, "unit": unit])
      let pack = try text("{quantity} for {price}", ["quantity": size, "price": money(price)])
      let shop = try text("{offer} at {shop}", ["offer": pack, "shop": "Spar"])
      let rate = try text(
        "{price} per {unit}", ["price": money(unitPrice), "unit": unit == "g" ? "kg" : "L"])
      for line in verdicts.flatMap({ [["Olio", pack, rate, $0], ["Olio", shop, rate, $0]] }) {
        let line = line.joined(separator: separator)
        let reading = reader.read(line)
        guard case .product(let product) = reading.outcome else {
          Issue.record("\(locale): \(line) is read as \(summary(reading))")
          continue
        }
        let value = try NumberFormat.plain.number(price)
        #expect(
          product.amount?.inBaseUnits == amount && product.price == value, "\(locale): \(line)")
        #expect(product.name == "Olio" || product.name.contains("Spar"), "\(line): \(product.name)")
        #expect(product.name.count < 15, "\(line): \(product.name)")
      }
    }
  }
}
