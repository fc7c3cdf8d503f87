import Foundation
import PerCore
import TestSupport

/// The shelf prices used by all benchmarks.
struct ShelfPrices {
  /// A description of the prices and their file, for the output.
  let source: String
  /// The prices by kind and counted item, in the order of the file. Prices that aren't those of a product are left out.
  let byKind: [(kind: Kind, prices: [ShelfPrice])]

  /// The number of prices in the full file. A sample is repeated up to this number.
  private static let fullCount = 64_703

  /// Loads the file with all shelf prices, or the sample of the tests.
  static func load() throws -> ShelfPrices {
    try ShelfPrices(path: Files.exists(ShelfPrice.all) ? ShelfPrice.all : ShelfPrice.sample)
  }

  private init(path: String) throws {
    let prices = try ShelfPrice.load(path)
    let usable = prices.filter { (try? $0.product()) != nil }
    guard !usable.isEmpty else { throw Failure("no prices in \(path)") }
    // Repeat a sample up to the size of the full file.
    let copies = max(1, Self.fullCount / usable.count)
    let repeated = (0..<copies).flatMap { _ in usable }
    let items = [nil] + CountedItem.allCases
    byKind = Kind.allCases.flatMap { kind in
      items.compactMap { item in
        let prices = repeated.filter { $0.unit.kind == kind && $0.unit.item == item }
        return prices.isEmpty ? nil : (kind, prices)
      }
    }
    source =
      "\(grouped(prices.count)) shelf prices (\(URL(fileURLWithPath: path).lastPathComponent)), "
      + "\(grouped(prices.count - usable.count)) of them without a quantity or price above zero left out"
      + (copies > 1 ? ", repeated \(copies) times" : "")
  }

  /// Returns products of the largest kind.
  func products(count: Int) throws -> [Product] {
    try prices(count: count).map { try $0.product() }
  }

  /// Returns prices of the largest kind. Each repetition of the file adds a cent to every price,
  /// so that unit prices vary as real ones do.
  func prices(count: Int) throws -> [ShelfPrice] {
    let prices = byKind.max { $0.prices.count < $1.prices.count }?.prices ?? []
    return (0..<count).map { index in
      let (copy, place) = index.quotientAndRemainder(dividingBy: prices.count)
      let price = prices[place]
      guard copy > 0 else { return price }
      let cents = (Decimal(string: price.price) ?? 0) + Decimal(copy) / 100
      var raised = price
      raised.price = "\(cents)"
      return raised
    }
  }
}
