import Foundation

// Each section prints its tables when it is measured.
let sections: [(name: String, summary: String, run: @MainActor () throws -> Void)] = [
  ("ranking", "ranking of the shelf prices, compared with sorting Doubles", measureRanking),
  ("insertion", "insertion of one product into 100,000", measureInsertion),
  ("rows", "row contents of 100,000 products", measureRows),
  ("bound", "frames after a jump and an addition with 100,000 products", measureBoundRows),
  ("store", "commit of one change, and opening, with 10 to 100,000 products", measureStore),
  ("bulk", "one change of 100,000 products", measureBulk),
  ("suggestions", "suggestions of names among 100,000 products", measureSuggestions),
  ("lines", "reading of 100,000 typed lines, and start of per rank", measureLines),
  ("tables", "reading of tables, compared with tables of four times the length", measureTables),
  ("purchases", "search for the cheapest purchase of 20 products with offers", measurePurchases),
  ("import", "import of 100,000 rows, search, and copies of everything", measureImport),
  ("frames", "frames of the window with 100,000 products or 10,000 comparisons", measureLongLists),
  ("memory", "memory of 100,000 products", measureMemory),
  ("cycles", "memory after cycles of opening the form, adding and undoing", measureCycles),
  ("start", "start time and memory, compared with three widgets in C", measureStart),
  ("window", "start time and memory, compared with the same window in C", measureSameWindow),
  (
    "long", "start time and memory with 100,000 and 1,000,000 products, compared with none",
    measureLongStart
  ),
]

let usage = """
  Usage: per-bench [SECTION...]

  Measures Per and a baseline in alternation, and prints medians, ratios and targets. Runs all
  sections unless some are named:

  \(sections.map { "  \($0.name.padding(toLength: 13, withPad: " ", startingAt: 0))\($0.summary)" }
    .joined(separator: "\n"))

  Environment:
    PER_SHELF_PRICES  CSV file with shelf prices
    PER_BINARY        program whose start is measured (default: per, beside per-bench)
    PER_CYCLES        number of cycles in the section "cycles" (at least 10, default: 500)
  """

var wanted = CommandLine.arguments.dropFirst()
if wanted.contains(where: { argument in !sections.contains { $0.name == argument } }) {
  print(usage)
  exit(wanted.contains("--help") || wanted.contains("-h") ? 0 : 2)
}
for section in sections where wanted.isEmpty || wanted.contains(section.name) {
  do {
    try section.run()
  } catch {
    print("\(section.name): \(error)")
    closeWindowDisplay()
    exit(1)
  }
}
closeWindowDisplay()
