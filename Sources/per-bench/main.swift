import Foundation

// Each section prints its own table as soon as it is measured.
let sections: [(name: String, what: String, run: @MainActor () throws -> Void)] = [
  ("ranking", "rank the shelf prices, against sorting plain Doubles", measureRanking),
  ("insertion", "add one product to 100,000", measureInsertion),
  ("rows", "make the rows of 100,000 products", measureRows),
  ("bound", "bind the rows of 100,000 products to the window", measureBoundRows),
  ("store", "keep one change, and open the library, at 10, 10,000 and 100,000", measureStore),
  ("lines", "read 100,000 typed lines, and the start of per rank", measureLines),
  ("memory", "what 100,000 products take", measureMemory),
  ("start", "time to the first window and memory, against three widgets in C", measureStart),
  (
    "long", "the same with 100,000 products in the comparison, against an empty one",
    measureLongStart
  ),
]

let usage = """
  Usage: per-bench [SECTION...]

  Measures Per side by side with what it is held against, and prints medians. All sections, or those named:

  \(sections.map { "  \($0.name.padding(toLength: 11, withPad: " ", startingAt: 0))\($0.what)" }
    .joined(separator: "\n"))

  PER_SHELF_PRICES  the CSV file of prices to use
  PER_BINARY        the program whose start is measured, in place of the one beside this one
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
    exit(1)
  }
}
