import Foundation
import PerCore
import PerThreads
import TestSupport

/// Measures the reading of typed lines, and the start of `per rank` with a small file.
@MainActor
func measureLines() throws {
  let reader = LineReader(notation: LineNotation(locale: "de_DE") ?? LineNotation())
  let shelf = try ShelfPrices.load()
  let prices = shelf.byKind.flatMap(\.prices)
  let lines = (0..<100_000).map { index in
    let price = prices[index % prices.count]
    return "\(price.name), \(price.price) €"
  }
  heading("Lines: names and prices of \(shelf.source)")
  let times = try sideBySide(
    rounds: 5,
    [
      { for line in lines { use(reader.read(line)) } },
      {
        ParallelParts.forEach(lines) { part in
          part.map { reader.read($0) }
        } use: { readings in
          use(readings)
        }
      },
    ])
  var table = Table("", "lines", "median", "lines/s", "")
  // The commands read lines on all processors.
  for (name, times) in zip(["read on one processor", "read on all processors"], times) {
    let median = times.median
    table.add(
      name, grouped(lines.count), milliseconds(median),
      grouped(Int(Double(lines.count) / median)),
      name.hasSuffix("all processors") ? target("≤ 1 s", isMet: median <= 1) : "")
  }
  table.print()

  print()
  let folder = ScratchFolder()
  let file = folder.path + "/lines.txt"
  Files.write(lines.prefix(20).joined(separator: "\n"), to: file)
  let per = Program([Environment.per, "rank", "--lines", "--locale", "de_DE", file])
  let start = try sideBySide(rounds: 21, [{ use(try per.run()) }])
  var startTable = Table("per rank --lines", "lines", "median", "")
  startTable.add(
    "from start to exit", "20", milliseconds(start[0].median),
    target("≤ 20 ms", isMet: start[0].median <= 0.02))
  startTable.print()
}
