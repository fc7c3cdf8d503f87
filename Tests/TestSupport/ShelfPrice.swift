package import PerCore

/// A price published by a shop.
package struct ShelfPrice {
  package var name: String
  package var quantity: String
  package var unit: Unit
  package var price: String

  /// Returns the product with this price.
  ///
  /// - Throws: `EntryError` if the quantity or the price is not a number above zero.
  package func product() throws(EntryError) -> Product {
    Product(
      quantity: try Amount(quantity, format: .plain), unit: unit,
      price: try Amount(price, format: .plain), name: name)
  }

  private static let units: [String: Unit] = [
    "g": .gram, "mg": .milligram, "ml": .millilitre, "cm": .centimetre, "pcs": .piece,
    "unit": .one, "washes": .wash,
  ]

  /// The error thrown if a file has no shelf prices.
  package struct InvalidFile: Error {
    package let path: String
    package let record: [String]
  }

  /// The file with 438 of the prices. The README in its folder names their source.
  package static let sample =
    Environment.packageRoot + "/Tests/PerCoreTests/Fixtures/shelf-prices-sample.csv"

  /// The file with all 64,703 prices, which the repository doesn't contain: `$PER_SHELF_PRICES`, or a file beside the
  /// checkout.
  package static let all =
    Environment["PER_SHELF_PRICES"] ?? Environment.packageRoot + "/../shared/data/shelf-prices.csv"

  /// Reads the prices in a file.
  package static func load(_ path: String) throws(InvalidFile) -> [ShelfPrice] {
    var prices: [ShelfPrice] = []
    for record in CSV(Files.text(path) ?? "").records.dropFirst() {
      guard record.count == 5, let unit = units[record[3]] else {
        throw InvalidFile(path: path, record: record)
      }
      prices.append(
        ShelfPrice(name: record[1], quantity: record[2], unit: unit, price: record[4]))
    }
    guard !prices.isEmpty else { throw InvalidFile(path: path, record: []) }
    return prices
  }
}
