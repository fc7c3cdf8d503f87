import PerCore

/// Measures how fast the values of rows are made.
@MainActor
func measureRows() throws {
  let shelf = try ShelfPrices.load()
  let count = 100_000
  let controller = ProductListController(conventions: conventions)
  for product in try shelf.products(count: count) { try controller.add(product) }
  heading(
    "Row contents of \(grouped(count)) products: \(shelf.source); the largest kind, repeated with "
      + "prices a cent higher. Medians of 5 rounds.")
  let rows = try sideBySide(
    rounds: 5,
    [{ for rank in 0..<count { use(controller.row(at: rank)) } }])[0].median
  var table = Table("", "rows per second", "time per row")
  table.add(
    "ProductListController.row(at:)", grouped(Int(Double(count) / rows)),
    microseconds(rows / Double(count)))
  table.print()
}
