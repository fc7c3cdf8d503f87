import TestSupport
import Testing

/// `per rank` with the tables that it writes.
@Suite struct RankAgainTests {
  private typealias Row = [String: String]

  private static let header =
    "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for,"
    + "offer,deposit,net_weight,tax_percent"

  /// Returns an exported table of random products with all kinds of offers.
  private func exported(_ count: Int) -> String {
    var random = SeededRandom(seed: 41)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func pick(_ texts: [String]) -> String { texts[number(0...texts.count - 1)] }
    var table = Self.header + "\n"
    for index in 0..<count {
      let (price, limit) = (
        pick(["3.99", "4", "2.5", "1234.5"]), pick(["", ", max \(number(6...9))"])
      )
      let offer = pick([
        "", "3 for 2", "2 packs for 4.75 GBP", "50% off the 2nd", "12.5% off",
        "0.35 GBP off each pack",
        "1 GBP coupon", "0.5 GBP coupon for 3 packs", "100 g free", "1/3 oz free", "20% free",
      ])
      let isBundle = offer.contains("packs for 4.75")
      let amount = pick(["400", "1.5", "1/3", "1234.567"])
      let unit = pick(["g", "kg", "lb", "oz"])
      table += "P\(index),\(amount),\(unit),\(isBundle ? pick(["3.99", ""]) : price),GBP,,,,,,,,"
      table += offer.isEmpty ? "," : "\"\(offer)\(limit)\","
      table +=
        pick(["", "0.25"]) + "," + pick(["", "\(number(2...9)) t"]).replacing("t", with: "kg")
      table += "," + pick(["", "8.875", "7"]) + "\n"
    }
    return table
  }

  private func rows(_ table: String, _ separator: Character) -> [Row] {
    let lines = table.split(whereSeparator: \.isNewline).map { line in
      var (fields, isQuoted) = ([""], false)
      for character in line {
        if character == "\"" {
          isQuoted.toggle()
        } else if character == separator, !isQuoted {
          fields.append("")
        } else {
          fields[fields.count - 1].append(character)
        }
      }
      return fields
    }
    return lines.dropFirst().map { fields in
      Dictionary(uniqueKeysWithValues: zip(lines[0], fields)).filter { $0.key != "source" }
    }
  }

  @Test(arguments: [("--csv", "en_GB"), ("--tsv", "de_DE")])
  func aTableOfTheRankingIsRankedAgain(format: String, locale: String) throws {
    let table = exported(200)
    let separator: Character = format == "--tsv" ? "\t" : ","
    let options = ["rank", format, "--locale", locale, "--currency", "GBP"]
    let first = try run(options, input: table)
    let source = rows(table, ",").filter { row in
      !first.errors.contains(",\(row["name"] ?? ""),")
        && !first.errors.contains(" \(row["name"] ?? ""),")
    }
    #expect(source.count > 120)
    let again = try run(options, input: first.output)
    #expect(again.status == 0 && again.errors.isEmpty, "\(again.errors.prefix(400))")
    let ranked = rows(first.output, separator)
    #expect(rows(again.output, separator) == ranked && ranked.count == source.count)
    // Nothing is lost on the way.
    let byName = Dictionary(uniqueKeysWithValues: ranked.map { ($0["name"] ?? "", $0) })
    for row in source {
      let found = byName[row["name"] ?? ""]
      for column in ["quantity", "unit", "price", "offer", "deposit", "net_weight", "tax_percent"] {
        #expect(found?[column] == row[column], "\(row)")
      }
    }
  }

  /// Columns are written only if a row has them.
  @Test func columnsWithoutContentAreLeftOut() throws {
    let table = Self.header + "\nA,400,g,2,GBP,,,,,,,,,0.25,,\n"
    let result = try run("rank", "--csv", "--locale", "en_GB", input: table)
    #expect(
      result.output.split(whereSeparator: \.isNewline).map(String.init) == [
        "rank,name,quantity,unit,price,currency,unit_price,per,source,deposit",
        "1,A,400,g,2,GBP,5,kg,-:2,0.25",
      ], "\(result.output)")
  }
}
