import Foundation
import PerCore

/// A shelf price as published by the shop.
struct ShelfPrice {
  let name: String
  let quantity: String
  let unit: PerCore.Unit
  let price: String

  /// - Throws: `EntryError` if the quantity or the price is not a number above zero.
  func product() throws -> Product {
    Product(
      quantity: try Amount(quantity, format: .plain), unit: unit,
      price: try Amount(price, format: .plain), name: name)
  }
}

/// The shelf prices used by all benchmarks.
struct ShelfPrices {
  /// A description of the prices and their file, for the output.
  let source: String
  /// The prices by kind and counted item, in the order of the file, without those that make no product.
  let byKind: [(kind: Kind, prices: [ShelfPrice])]

  /// The number of prices in the full file. A sample is repeated up to this number.
  private static let fullCount = 64_703

  /// Loads the file named by `PER_SHELF_PRICES`, else the full file beside the checkout, else the
  /// sample of the tests.
  static func load() throws -> ShelfPrices {
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let full = package.appendingPathComponent("../shared/data/shelf-prices.csv").standardized.path
    let sample = package.appendingPathComponent(
      "Tests/PerCoreTests/Fixtures/shelf-prices-sample.csv"
    ).path
    let paths = [ProcessInfo.processInfo.environment["PER_SHELF_PRICES"], full, sample]
    guard let path = paths.compactMap({ $0 }).first(where: FileManager.default.fileExists) else {
      throw Failure("no shelf prices found; set PER_SHELF_PRICES")
    }
    return try ShelfPrices(path: path)
  }

  private init(path: String) throws {
    let records = CSV(try String(contentsOfFile: path, encoding: .utf8)).records.dropFirst()
    let units: [String: PerCore.Unit] = [
      "g": .gram, "mg": .milligram, "ml": .millilitre, "cm": .centimetre, "pcs": .piece,
      "unit": .one, "washes": .wash,
    ]
    let prices = try records.map { record in
      guard record.count == 5, let unit = units[record[3]] else {
        throw Failure("not a shelf price: \(record)")
      }
      return ShelfPrice(name: record[1], quantity: record[2], unit: unit, price: record[4])
    }
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
      return ShelfPrice(
        name: price.name, quantity: price.quantity, unit: price.unit, price: "\(cents)")
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
