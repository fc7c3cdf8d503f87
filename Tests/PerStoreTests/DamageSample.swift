import PerCore
import PerStore
import TestSupport
import Testing

/// A library as it is on the disk while Per runs. Some of its content can be only in the log.
@MainActor
struct DamageSample {
  /// The comparisons and products of a library.
  struct Content: Equatable {
    private(set) var comparisons: [Comparison] = []
    private(set) var products: [Comparison.ID: [Product]] = [:]

    var allProducts: [Product] { comparisons.flatMap { products[$0.id, default: []] } }

    @MainActor
    init(_ store: SQLiteStore) throws {
      for summary in try store.summaries() {
        comparisons.append(summary.comparison)
        let products = try store.products(of: summary.id)
        #expect(products.count == summary.count)
        self.products[summary.id] = products
      }
    }
  }

  static let pageSize = 4096

  let file: [UInt8]
  let log: [UInt8]
  /// The content before the first commit that can be in the log, and after each of them, with the size of the log then.
  let states: [(content: Content, logSize: Int)]

  /// The content after the last commit.
  var content: Content { states.last!.content }
  /// The products by their names, which are unique and in one piece in the bytes.
  let products: [String: Product]

  init(withLog: Bool) throws {
    let scratch = Scratch(onDisk: false)
    var (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    var lastID: Int64 = 0
    for comparison in 1...8 as ClosedRange<Int64> {
      let products = Self.products(after: &lastID, count: 60)
      try store.commit(
        .create(Comparison(id: comparison, name: "C", currency: Currency("EUR")), products),
        from: &revision)
    }
    if withLog {
      store.close()
      (store, _) = try SQLiteStore.open(in: scratch.store)
    }
    var states: [(content: Content, logSize: Int)] = []
    func note() throws {
      states.append((try Content(store), Files.read(scratch.log).count))
    }
    try note()
    for comparison in 1...8 as ClosedRange<Int64> {
      for _ in 1...3 {
        let products = Self.products(after: &lastID, count: 4)
        try store.commit(.insert(products, into: comparison), from: &revision)
        try note()
        let old = try store.products(of: comparison)[7]
        try store.commit(.remove([old], from: comparison), from: &revision)
        try note()
      }
    }
    self.states = states
    products = Dictionary(
      uniqueKeysWithValues: states.last!.content.allProducts.map { ($0.name, $0) })
    if !withLog { store.close() }
    file = Files.read(scratch.database)
    log = Files.read(scratch.log)
  }

  private static func products(after lastID: inout Int64, count: Int) -> [Product] {
    (0..<count).map { _ in
      lastID += 1
      let id = lastID
      return .sample(
        id, "\(id % 97 + 1)", .gram, for: "\(id % 13 + 1).5", name: "Name-\(id)-end",
        note: id % 50 == 0 ? String(repeating: "note ", count: 400) : "",
        entered: id % 3 == 0 ? nil : CalendarDay(year: 2026, month: 1, day: Int(id % 28) + 1))
    }
  }

  /// Returns the names on each page.
  static func names(in bytes: [UInt8]) -> [Set<String>] {
    (0..<bytes.count / pageSize).map { page in
      var names: Set<String> = []
      var rest = bytes[page * pageSize..<(page + 1) * pageSize]
      while let start = rest.firstIndex(of: UInt8(ascii: "N")) {
        rest = rest[start...]
        guard rest.starts(with: "Name-".utf8),
          let end = rest.dropFirst(5).firstIndex(of: UInt8(ascii: "-")),
          rest[end...].starts(with: "-end".utf8)
        else {
          rest = rest.dropFirst()
          continue
        }
        names.insert(String(decoding: rest[..<(end + 4)], as: UTF8.self))
        rest = rest[end...]
      }
      return names
    }
  }
}
