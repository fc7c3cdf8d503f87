import Foundation
import PerCore

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
      { use(LineReader(notation: reader.notation)) },
    ])
  var table = Table("", "lines", "median", "lines/s", "")
  let median = times[0].median
  table.add(
    "read", grouped(lines.count), milliseconds(median), grouped(Int(Double(lines.count) / median)),
    target("≤ 1 s", isMet: median <= 1))
  table.add("make a reader", "", milliseconds(times[1].median), "", "")
  table.print()

  print()
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("per-bench-lines.txt")
  try lines.prefix(20).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  let binary =
    ProcessInfo.processInfo.environment["PER_BINARY"]
    ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("per").path
  let start = try sideBySide(
    rounds: 21,
    [
      {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: binary)
        process.arguments = ["rank", "--lines", "--locale", "de_DE", file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
      }
    ])
  var startTable = Table("per rank --lines", "lines", "median", "")
  startTable.add(
    "from start to exit", "20", milliseconds(start[0].median),
    target("≤ 20 ms", isMet: start[0].median <= 0.02))
  startTable.print()
}
