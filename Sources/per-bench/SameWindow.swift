import Foundation
import PerCore
import PerStore
import PerUI
import TestSupport

/// Measures the start of Per and of the same window in C, empty and with a short list.
@MainActor
func measureSameWindow() throws {
  let per = try Starter.per()
  let starter = try Starter(rounds: 60, quiet: 300)
  defer { starter.close() }
  let folder = ScratchFolder()
  let program = try compile("same-window.c", into: folder.path)
  let style = folder.path + "/style.css"
  try AppStyle.css(isDark: false, isHighContrast: false)
    .write(toFile: style, atomically: true, encoding: .utf8)
  heading(
    "Start: \(per) and the same window in C, on Xvfb without a window manager. Medians of "
      + "\(starter.rounds) alternating starts; medians of the ratios of each pair, with their 95% "
      + "confidence intervals; memory after the window has settled.")
  for count in [0, 8] {
    let data = folder.path + "/\(count)"
    let products = try makeLibrary(of: count, in: data)
    let arguments = try [style] + shownTexts(of: products)
    for drawing in Drawing.all {
      let launches = try starter.launch(
        [
          Starter.Command(per, environment: ["XDG_DATA_HOME": data]),
          Starter.Command(program, arguments: arguments),
        ], drawing)
      var table = Table(
        "\(count) products, \(drawing.name)", "Per", "C", "ratio", "interval", "target")
      let limits: [(name: String, value: KeyPath<Launch, Double>, limit: Double)] = [
        ("time to painted window", \.painted, 1.05),
        ("resident memory", \.resident, drawing.hasGL ? 1.15 : 1.25),
      ]
      for (name, value, limit) in limits {
        let ratio = PairedRatio(
          launches[0].map { $0[keyPath: value] }, launches[1].map { $0[keyPath: value] })
        let medians = launches.map { Times($0.map { $0[keyPath: value] }).median }
        let shown = medians.map {
          value == \.painted ? milliseconds($0, decimals: 1) : mebibytes($0)
        }
        table.add(
          name, shown[0], shown[1], String(format: "%.3f", ratio.median),
          String(format: "%.3f…%.3f", ratio.interval.lowerBound, ratio.interval.upperBound),
          target("≤ \(limit)", isMet: ratio.median <= limit))
      }
      print()
      table.print()
    }
  }
}

/// Creates a library with one comparison of the given number of products, and returns them.
@MainActor
@discardableResult
func makeLibrary(of count: Int, in folder: String) throws -> [Product] {
  let store = try SQLiteStore.open(in: folder + "/per").store
  defer { store.close() }
  guard count > 0 else { return [] }
  var products = try ShelfPrices.load().products(count: count)
  for index in products.indices { products[index].id = Product.ID(index + 1) }
  var library = Library()
  try store.commit(library.apply([.create(Comparison(id: 1), products)], as: nil).changes)
  return products
}

/// Returns the texts that the program in C shows: the title of the comparison, what its best product is worth, and for
/// each product its texts and the length of its bar.
@MainActor
private func shownTexts(of products: [Product]) throws -> [String] {
  let controller = ProductListController(conventions: .ofLocale())
  for product in products { try controller.add(product) }
  let summary = ComparisonSummary(Comparison(id: 1), of: controller.state.products)
  let title = summary.title(controller.conventions)
  guard let worth = controller.worth(at: 0) else { return [title] }
  let format = controller.conventions.numbers
  let rows = products.indices.map { ProductRowTexts(controller.row(at: $0), format: format) }
  return [title, worth.textOfBest]
    + rows.flatMap { [$0.title, $0.details, $0.unitPrice, $0.verdict, String($0.bar ?? 0)] }
}

/// The median of the ratios of paired measurements.
struct PairedRatio {
  let median: Double
  /// The confidence interval of the median at a level of 95%, from the order of the ratios.
  let interval: ClosedRange<Double>

  /// - Precondition: Both arrays have the same number of elements, at least six.
  init(_ values: [Double], _ baseline: [Double]) {
    let ratios = zip(values, baseline).map { $0 / $1 }.sorted()
    precondition(values.count == baseline.count && ratios.count >= 6)
    let middle = ratios.count / 2
    median =
      ratios.count.isMultiple(of: 2) ? (ratios[middle - 1] + ratios[middle]) / 2 : ratios[middle]
    // The normal approximation of the binomial distribution of the values below the median.
    let rank = Int((Double(ratios.count) - 1.96 * Double(ratios.count).squareRoot()) / 2)
    interval = ratios[max(0, rank)]...ratios[min(ratios.count - 1, ratios.count - 1 - rank)]
  }
}
