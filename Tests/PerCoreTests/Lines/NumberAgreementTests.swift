import PerCore
import TestSupport
import Testing

/// Typed lines and the fields of the form read numbers by the same rules.
@Suite struct NumberAgreementTests {
  private static let formats: [(NumberFormat, LineReader)] =
    [("US", NumberFormat.us), ("DE", .german), ("FR", .french), ("CH", .swiss)].map {
      region, format in
      let notation = LineNotation(
        decimalMark: format.decimalMark, groupingMark: format.groupingMark, currency: "EUR",
        currencyDecimals: 2, measures: .metric, language: "en", region: region)
      return (format, LineReader(notation: notation))
    }

  /// The values that a line has for a number of metres.
  private func values(_ text: String, _ reader: LineReader) -> [Rational] {
    switch reader.read("\(text) kg €9").outcome {
    case .product(let product): product.amount.map { [$0.value] } ?? []
    case .ask(_, let known, let candidates):
      known.amount.map { [$0.value] } ?? candidates.compactMap(\.amount?.value)
    case .refuse: []
    }
  }

  @Test func linesAndFieldsReadTheSameNumbers() throws {
    var random = SeededRandom(seed: 7)
    var compared = 0
    for _ in 0..<20_000 {
      var text = ""
      for group in 0...Int.random(in: 0...2, using: &random) {
        if group > 0 { text.append([".", ",", "'"].randomElement(using: &random)!) }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          text.append(String(Int.random(in: 0...9, using: &random)))
        }
      }
      for (format, reader) in Self.formats {
        guard let value = (try? Amount(text, format: format))?.value else { continue }
        let values = values(text, reader)
        if values.isEmpty { continue }
        #expect(values.contains(value), "\(text) \(format): \(value), \(values)")
        compared += 1
      }
    }
    #expect(compared > 20_000)
  }
}
