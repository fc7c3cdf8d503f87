import Foundation
import PerCore
import PerStore
import TestSupport

/// A library on disk, and a file in the same folder to measure the disk alone.
@MainActor
private struct StoreBench {
  /// A folder on a disk.
  private let folder = ScratchFolder(in: "/var/tmp")
  private let file: Int32
  private var position = 0
  private var store: SQLiteStore
  private var library = Library()
  private var generator = SeededRandom(seed: 7)

  /// The number of bytes that a commit of one product appends to the log: three pages with their
  /// frame headers.
  static let bytesOfCommit = 3 * (24 + 4096)

  init(count: Int) throws {
    store = try SQLiteStore.open(in: folder.path).store
    let products = try (1...Int64(count)).map(Self.product)
    try store.commit(library.apply([.create(Comparison(id: 1), products)], as: nil).changes)
    file = open(folder.path + "/sync", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  }

  private static func product(_ id: Int64) throws -> Product {
    // Pseudorandom prices, so that products have all ranks.
    let price = (id &* 7_919 % 9_973) + 50
    return Product(
      id: id, quantity: try Amount(plain: "\(id % 97 * 10 + 100)", expression: "2×\(id % 97)"),
      unit: .gram,
      price: try Amount(plain: "\(price / 100).\(price % 100 / 10)5", expression: "\(price)"),
      name: "Rolled oats \(id)")
  }

  private mutating func commit(_ change: Change) throws -> Double {
    let changes = try library.apply([change], as: nil).changes
    return try seconds { try store.commit(changes) }
  }

  mutating func add() throws -> Double {
    try commit(.insert([Self.product(library.lastProductID + 1)], into: 1))
  }

  mutating func remove() throws -> Double {
    guard let products = library.products(of: 1) else { return 0 }
    let rank = Int.random(in: 0..<products.count, using: &generator)
    return try commit(.remove([products[rank]], from: 1))
  }

  mutating func removeBest() throws -> Double {
    guard let best = library.products(of: 1)?.first else { return 0 }
    return try commit(.remove([best], from: 1))
  }

  /// Writes as many bytes as a commit, in a file of at most 1 MiB, and synchronizes it.
  mutating func synchronize() -> Double {
    let bytes = [UInt8](repeating: 1, count: Self.bytesOfCommit)
    position = (position + bytes.count) % (1 << 20)
    return seconds {
      pwrite(file, bytes, bytes.count, position)
      fdatasync(file)
    }
  }

  mutating func reopen() throws -> (open: Double, summaries: Double, load: Double) {
    store.close()
    let opening = try seconds { store = try SQLiteStore.open(in: folder.path).store }
    let summaries = try seconds { use(try store.summaries()) }
    return (opening, summaries, try seconds { use(try store.products(of: 1)) })
  }

  func finish() {
    store.close()
    close(file)
  }
}

/// Measures commits of one change, and opening, with short and long lists.
@MainActor
func measureStore() throws {
  let rounds = 300
  heading(
    "Store: commit of one change, compared with writing \(grouped(StoreBench.bytesOfCommit)) bytes "
      + "and fdatasync in /var/tmp. Medians of \(rounds) alternating rounds, for opening of 7."
  )
  var commits = Table(
    "products", "disk only", "add", "remove", "remove best", "maximum", "add − disk", "target")
  var loads = Table("products", "open and check", "read comparisons", "read products")
  for count in [10, 10_000, 100_000] {
    var bench = try StoreBench(count: count)
    var times: [[Double]] = [[], [], [], []]
    for _ in 0..<rounds {
      times[0].append(bench.synchronize())
      times[1].append(try bench.add())
      times[2].append(try bench.remove())
      _ = try bench.add()
      times[3].append(try bench.removeBest())
    }
    let medians = times.map { Times($0).median }
    let maximum = times.dropFirst().map { Times($0).maximum }.max() ?? 0
    let beyond = medians[1] - medians[0]
    commits.add(
      grouped(count), milliseconds(medians[0]), milliseconds(medians[1]),
      milliseconds(medians[2]), milliseconds(medians[3]), milliseconds(maximum),
      milliseconds(beyond), target("< 1 ms", isMet: max(medians[1], medians[2]) - medians[0] < 1e-3)
    )
    let openings = try (0..<7).map { _ in try bench.reopen() }
    loads.add(
      grouped(count), milliseconds(Times(openings.map(\.open)).median),
      milliseconds(Times(openings.map(\.summaries)).median),
      milliseconds(Times(openings.map(\.load)).median))
    bench.finish()
  }
  commits.print()
  print()
  loads.print()
}
