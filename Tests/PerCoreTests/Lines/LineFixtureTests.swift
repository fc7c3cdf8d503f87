import Foundation
import PerCore
import TestSupport
import Testing

/// The lines of the fixtures, read in their locales.
@Suite struct LineFixtureTests {
  /// Returns whether a summary is as expected; a question can have additional parts.
  private func matches(_ summary: String, _ expected: String) -> Bool {
    func words(_ text: String) -> [String] {
      text.split(separator: " ").map { word in
        (try? NumberFormat.plain.number(word))?.description ?? word.lowercased()
      }
    }
    let (shown, wanted) = (words(summary), words(expected))
    if shown == wanted { return true }
    guard let first = wanted.first, first == "ask" || first == "refuse" else { return false }
    return Array(shown.prefix(2)) == Array(wanted.prefix(2))
      && wanted.allSatisfy(shown.contains)
  }

  @Test func linesAreReadAsExpected() throws {
    var count = 0
    for row in Environment.records(ofFixture: "lines.tsv") {
      try #require(row.count == 3, "\(row)")
      let reading = Readers.read(row[1], row[0])
      let summary = summary(reading)
      #expect(matches(summary, row[2]), "\(row[0]): \(row[1]) is read as \(summary)")
      count += 1
    }
    #expect(count > 500)
  }

  /// A line is wrong if its reading is not among the accepted ones, and silently wrong if it also
  /// is not a question.
  @Test func typedLinesAreNeverSilentlyWrong() throws {
    var (right, all): ([String: Int], [String: Int]) = ([:], [:])
    for row in Environment.records(ofFixture: "typed-lines.tsv") {
      try #require(row.count == 3, "\(row)")
      let summary = summary(Readers.read(row[1], row[0]))
      let accepted = try row[2].components(separatedBy: " | ").map(TypedReading.init)
      let reading = try TypedReading(summary)
      all[row[0], default: 0] += 1
      if accepted.contains(where: { reading.matches($0) }) {
        right[row[0], default: 0] += 1
      } else {
        let isWrong = reading.isSilent && !accepted.contains { $0.amount == reading.amount }
        #expect(
          reading.outcome != "product" && !isWrong,
          "\(row[0]): \(row[1]) is read as \(summary), not as \(row[2])")
      }
    }
    #expect(all.values.reduce(0, +) > 3000)
    for (locale, count) in all {
      #expect(right[locale, default: 0] * 100 >= count * 95, "\(locale): \(right[locale] ?? 0)")
    }
  }

  @Test func amountsOfShelfNamesAreRead() throws {
    var (right, wrong) = (0, 0)
    let rows = Environment.records(ofFixture: "shelf-names.tsv")
    for row in rows {
      try #require(row.count == 2, "\(row)")
      let words = row[1].split(separator: " ")
      var amount: LineAmount?
      if case .ask(.price, let known, _) = Readers.read(row[0], "de_AT").outcome {
        amount = known.amount
      }
      guard words.count == 2 else {
        if amount == nil { right += 1 } else { wrong += 1 }
        continue
      }
      let found = PerCore.Unit(rawValue: String(words[1]))
      let unit = try #require(found, "\(row)")
      let expected = LineAmount(try NumberFormat.plain.number(words[0]), unit)
      if let amount {
        let isRight =
          amount.unit.kind == unit.kind && amount.inBaseUnits == expected.inBaseUnits
          && (unit.kind != .units || amount.unit == unit)
        if isRight { right += 1 } else { wrong += 1 }
      }
    }
    #expect(rows.count >= 400)
    #expect(right * 100 >= rows.count * 98, "\(right) of \(rows.count) are right")
    #expect(wrong * 100 <= rows.count, "\(wrong) of \(rows.count) are wrong without a question")
  }
}
