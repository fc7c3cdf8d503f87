import Foundation
import PerCore
import TestSupport

/// The baseline: a product with floating-point numbers.
private struct DoubleRow {
  let name: String
  let quantity: Double
  let unit: PerCore.Unit
  let price: Double
  /// The price per base unit, computed once.
  let unitPrice: Double

  init(_ price: ShelfPrice) {
    name = price.name
    quantity = Double(price.quantity) ?? 0
    unit = price.unit
    self.price = Double(price.price) ?? 0
    unitPrice = self.price / (quantity * price.unit.factor.approximation)
  }

  init(_ product: Product) {
    name = product.name
    quantity = product.quantity.value.approximation
    unit = product.unit
    price = product.price?.value.approximation ?? 0
    unitPrice = price / (quantity * unit.factor.approximation)
  }

  static func ranking(_ rows: [DoubleRow]) -> [DoubleRow] {
    rows.sorted { $0.unitPrice < $1.unitPrice }
  }
}

/// A `Dimension` for counted items. Foundation has none.
private final class UnitCount: Dimension, @unchecked Sendable {
  static let pieces = UnitCount(symbol: "", converter: UnitConverterLinear(coefficient: 1))

  override static func baseUnit() -> Self {
    // The class is final, so the cast cannot fail.
    unsafeDowncast(pieces, to: Self.self)
  }
}

/// A product with Foundation's `Measurement`, converted in each comparison.
private struct MeasurementRow {
  let name: String
  let quantity: Measurement<Dimension>
  let price: Double

  init(_ price: ShelfPrice) {
    name = price.name
    quantity = Measurement(value: Double(price.quantity) ?? 0, unit: Self.dimension(of: price.unit))
    self.price = Double(price.price) ?? 0
  }

  private static func dimension(of unit: PerCore.Unit) -> Dimension {
    switch unit {
    case .gram: UnitMass.grams
    case .milligram: UnitMass.milligrams
    case .millilitre: UnitVolume.milliliters
    case .centimetre: UnitLength.centimeters
    default: UnitCount.pieces
    }
  }

  private static func baseUnit(of kind: Kind) -> Dimension {
    switch kind {
    case .weight: UnitMass.kilograms
    case .volume: UnitVolume.liters
    case .length: UnitLength.meters
    default: UnitCount.pieces
    }
  }

  static func ranking(_ rows: [MeasurementRow], kind: Kind) -> [MeasurementRow] {
    let base = baseUnit(of: kind)
    return rows.sorted {
      $0.price / $0.quantity.converted(to: base).value
        < $1.price / $1.quantity.converted(to: base).value
    }
  }
}

/// Returns the positions sorted by their keys, in which nothing but keys and positions is moved.
private func rankedPlaces(_ keys: [Double]) -> [Int32] {
  zip(keys, 0..<Int32(keys.count)).sorted { $0.0 < $1.0 }.map(\.1)
}

/// Measures the ranking of the shelf prices, compared with sorting `Double` and Foundation's `Measurement`.
@MainActor
func measureRanking() throws {
  let shelf = try ShelfPrices.load()
  let rounds = 21
  heading("Ranking: \(shelf.source). Medians of \(rounds) alternating rounds.")
  try rankReady(shelf, rounds: rounds).print()
  print()
  try rankFromText(shelf, rounds: rounds).print()
}

/// Measures only the ranking. Products and rows are created before.
private func rankReady(_ shelf: ShelfPrices, rounds: Int) throws -> Table {
  var table = Table(
    "ranking only", "products", "Per", "Doubles", "Per/Doubles", "target", "keys only", "Per/keys",
    "Measurement", "Measurement/Per", "target")
  var sums = [0.0, 0, 0, 0]
  /// - Parameter medians: The last one, of `Measurement`, can be missing.
  func add(_ name: String, _ count: Int, _ medians: [Double]) {
    let (per, doubles, bare) = (medians[0], medians[1], medians[2])
    let measurement = medians.count > 3 ? medians[3] : nil
    table.add(
      name, grouped(count), milliseconds(per), milliseconds(doubles), times(per / doubles),
      target("≤ 0.7", isMet: per <= 0.7 * doubles), milliseconds(bare), times(per / bare),
      measurement.map { milliseconds($0) } ?? "", measurement.map { times($0 / per) } ?? "",
      measurement.map { target("≥ 10", isMet: $0 >= 10 * per) } ?? "")
  }
  func medians(_ products: [Product], _ measured: [MeasurementRow]?, rounds: Int) throws -> [Double]
  {
    let doubleRows = products.map(DoubleRow.init)
    let keys = doubleRows.map(\.unitPrice)
    let kind = products[0].kind
    try checkOrders(products, doubleRows, keys)
    // A single ranking of a short list takes less time than the clock and the caches need to settle.
    let repetitions = max(1, 20_000 / products.count)
    var contenders: [() throws -> Void] = [
      { use(try ProductList(products)) },
      { use(DoubleRow.ranking(doubleRows)) },
      { use(rankedPlaces(keys)) },
    ]
    if let measured { contenders.append { use(MeasurementRow.ranking(measured, kind: kind)) } }
    let repeated = contenders.map { contender in
      { for _ in 0..<repetitions { try contender() } }
    }
    return try sideBySide(rounds: rounds, repeated).map { $0.median / Double(repetitions) }
  }
  for (kind, prices) in shelf.byKind {
    let medians = try medians(
      try prices.map { try $0.product() }, prices.map(MeasurementRow.init), rounds: rounds)
    add(kind.rawValue, prices.count, medians)
    sums = zip(sums, medians).map(+)
  }
  add("all", shelf.byKind.reduce(0) { $0 + $1.prices.count }, sums)
  // A million measurements would take minutes.
  let many = try shelf.products(count: 1_000_000)
  add("larger", many.count, try medians(many, nil, rounds: 5))
  return table
}

/// Checks that all contenders rank equal unit prices equally, within the precision of a `Double`.
private func checkOrders(_ products: [Product], _ rows: [DoubleRow], _ keys: [Double]) throws {
  let ranked = try ProductList(products).ranked.map(\.unitPrice.exact.approximation)
  for order in [DoubleRow.ranking(rows).map(\.unitPrice), rankedPlaces(keys).map { keys[Int($0)] }]
  {
    guard zip(ranked, order).allSatisfy({ abs($0 - $1) <= 1e-12 * $0 }), ranked.count == order.count
    else { throw Failure("the contenders rank differently") }
  }
}

/// Measures the ranking including the creation of products and rows from text.
private func rankFromText(_ shelf: ShelfPrices, rounds: Int) throws -> Table {
  var table = Table(
    "creation and ranking", "products", "Per", "Doubles", "Per/Doubles", "Measurement",
    "Measurement/Per")
  for (kind, prices) in shelf.byKind {
    let medians = try sideBySide(
      rounds: rounds,
      [
        { use(try ProductList(prices.map { try $0.product() })) },
        { use(DoubleRow.ranking(prices.map(DoubleRow.init))) },
        { use(MeasurementRow.ranking(prices.map(MeasurementRow.init), kind: kind)) },
      ]
    ).map(\.median)
    table.add(
      kind.rawValue, grouped(prices.count), milliseconds(medians[0]), milliseconds(medians[1]),
      times(medians[0] / medians[1]), milliseconds(medians[2]), times(medians[2] / medians[0]))
  }
  return table
}
