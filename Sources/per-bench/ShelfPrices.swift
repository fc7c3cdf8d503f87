import Foundation
import PerCore

/// A price on a shelf as the shop published it.
struct ShelfPrice {
  let name: String
  let quantity: String
  let unit: PerCore.Unit
  let price: String

  /// - Throws: `EntryError` where quantity or price is no number above zero.
  func product() throws -> Product {
    Product(
      quantity: try Amount(quantity, format: .plain), unit: unit,
      price: try Amount(price, format: .plain), name: name)
  }
}

/// The real prices that everything is measured with.
struct ShelfPrices {
  /// What the prices are and where they come from, for the reader of a table.
  let source: String
  /// The prices by kind and counted item, in the order of the file, without those that make no product.
  let byKind: [(kind: Kind, prices: [ShelfPrice])]

  /// How many prices the full file has, to which a sample is repeated.
  private static let fullCount = 64_703

  /// The prices of `PER_SHELF_PRICES`, of the file beside the checkout, or of the tests' sample.
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
    // A sample makes up the size of the full file by repetition.
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

  /// A list's worth of products: the largest kind, repeated with every price a cent higher each time, so that
  /// the unit prices are as various as real ones.
  func products(count: Int) throws -> [Product] {
    let prices = byKind.max { $0.prices.count < $1.prices.count }?.prices ?? []
    return try (0..<count).map { index in
      let (copy, place) = index.quotientAndRemainder(dividingBy: prices.count)
      let price = prices[place]
      guard copy > 0 else { return try price.product() }
      let cents = (Decimal(string: price.price) ?? 0) + Decimal(copy) / 100
      return try ShelfPrice(
        name: price.name, quantity: price.quantity, unit: price.unit, price: "\(cents)"
      ).product()
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
