import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Damages files at a thousand random places, which are the same in each run.
@MainActor
struct DamageTests {
  /// A library as it is on the disk while Per runs. Some of its content is only in the log.
  private struct Sample {
    let file: [UInt8]
    let log: [UInt8]
    /// The products by their names, which are unique and in one piece in the bytes.
    let products: [String: Product]
    let removed: [String]
  }

  private enum Part: CaseIterable {
    case file
    case log
  }

  private static let pageSize = 4096

  private func makeSample(withLog: Bool) throws -> Sample {
    let scratch = Scratch(onDisk: false)
    var (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    var id: Int64 = 0
    var all: [Comparison.ID: [Product]] = [:]
    func more(_ count: Int) -> [Product] {
      (0..<count).map { _ in
        id += 1
        return .sample(
          id, "\(id % 97 + 1)", .gram, for: "\(id % 13 + 1).5", name: "Name-\(id)-end",
          note: id % 50 == 0 ? String(repeating: "note ", count: 400) : "",
          entered: id % 3 == 0 ? nil : CalendarDay(year: 2026, month: 1, day: Int(id % 28) + 1))
      }
    }
    for comparison in 1...8 as ClosedRange<Int64> {
      all[comparison] = more(60)
      try store.commit(
        .create(
          Comparison(id: comparison, name: "C", currency: Currency("EUR")), all[comparison]!),
        from: &revision)
    }
    if withLog {
      store.close()
      (store, _) = try SQLiteStore.open(in: scratch.store)
    }
    var removed: [Product] = []
    for comparison in 1...8 as ClosedRange<Int64> {
      for _ in 1...3 {
        let products = more(4)
        try store.commit(.insert(products, into: comparison), from: &revision)
        all[comparison]! += products
        let old = all[comparison]!.remove(at: 7)
        try store.commit(.remove([old], from: comparison), from: &revision)
        removed.append(old)
      }
    }
    if !withLog { store.close() }
    return Sample(
      file: Files.read(scratch.database), log: Files.read(scratch.log),
      products: Dictionary(uniqueKeysWithValues: all.values.joined().map { ($0.name, $0) }),
      removed: removed.map(\.name))
  }

  /// Changes some bytes or removes the end. Returns the pages that changed.
  private func damage(
    _ bytes: inout [UInt8], _ generator: inout SeededRandom
  ) -> (pages: Set<Int>, isTruncated: Bool) {
    switch Int.random(in: 0...9, using: &generator) {
    case 0...4:
      let places = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        Int.random(in: 0..<bytes.count, using: &generator)
      }
      for place in places { bytes[place] ^= UInt8.random(in: 1...255, using: &generator) }
      return (Set(places.map { $0 / Self.pageSize }), false)
    case 5...6:
      let count = bytes.count
      bytes.removeLast(Int.random(in: 1...count, using: &generator))
      return (Set(bytes.count / Self.pageSize...count / Self.pageSize), true)
    default:
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...20_000, using: &generator))
      let filler: UInt8? = [nil, 0, 255].randomElement(using: &generator)!
      for place in start..<end {
        bytes[place] = filler ?? UInt8.random(in: 0...255, using: &generator)
      }
      return (Set(start / Self.pageSize...end / Self.pageSize), false)
    }
  }

  /// Returns the names on each page.
  private func names(in bytes: [UInt8]) -> [Set<String>] {
    (0..<bytes.count / Self.pageSize).map { page in
      var names: Set<String> = []
      var rest = bytes[page * Self.pageSize..<(page + 1) * Self.pageSize]
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

  /// Returns all products of a store; nil if it finds damage while it reads them.
  private func products(of store: SQLiteStore) throws -> [Product]? {
    do {
      return try store.summaries().flatMap { summary in
        let products = try store.products(of: summary.id)
        #expect(products.count == summary.count)
        return products
      }
    } catch let failure as StoreFailure {
      #expect(failure.reason == .damaged)
      return nil
    }
  }

  @Test func survivesDamageToTheFile() throws {
    let sample = try makeSample(withLog: false)
    let names = names(in: sample.file)
    let all = names.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(all == Set(sample.products.keys))
    var generator = SeededRandom(seed: FaultVolume.seed(of: 1))
    var outcomes: [String: Int] = [:]
    for round in 1...750 {
      let scratch = Scratch(onDisk: false)
      scratch.makeStoreFolder()
      var bytes = sample.file
      let (pages, isTruncated) = damage(&bytes, &generator)
      Files.write(bytes, to: scratch.database)
      let found = try check(scratch, bytes, sample, "\(round)", &outcomes)
      // Rows that continue on other pages may be incomplete. A damaged row can have the name of another product.
      let foundByName = Dictionary(grouping: found, by: \.name)
      let intact = names.indices.filter { !pages.contains($0) }.flatMap { names[$0] }
      let missing = intact.filter { name in
        let quantity = sample.products[name]?.quantity
        return foundByName[name]?.contains { $0.quantity == quantity } != true
      }
      #expect(missing.isEmpty, "round \(round): \(pages) \(isTruncated) \(missing)")
    }
    print("damage to the file: \(outcomes)")
  }

  /// A damaged row has the id of another product. It can be found before or after the row of that product.
  @Test(arguments: [(5, 6), (6, 5)])
  func keepsAProductWhoseIDADamagedRowHas(from id: UInt8, to taken: UInt8) throws {
    let scratch = Scratch(onDisk: false)
    try scratch.makeLibrary(
      (Comparison(id: 1), [.sample(5, "5005", name: "Five"), .sample(6, "6006", name: "Six")]))
    var bytes = Files.read(scratch.database)
    let row = [id] + Array((id == 5 ? "5005" : "6006").utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: row) })
    bytes[place] = taken
    Files.write(bytes, to: scratch.database)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening.recovery?.products == 2 && opening.recovery?.losses.changedProducts == 1)
    let products = try store.products(of: 1)
    #expect(products.first { $0.id == Int64(taken) }?.name == (taken == 5 ? "Five" : "Six"))
    #expect(Set(products.map(\.name)) == ["Five", "Six"])
  }

  /// The rows have half a gibibyte each, according to their lengths. They continue on a page that leads to itself.
  @Test func readsNoPageOfALongRowAgain() throws {
    let scratch = Scratch(onDisk: false)
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1)]))
    var file = Files.read(scratch.database)
    file[0] ^= 1
    let next = UInt8(file.count / Self.pageSize + 2)
    var leaf = [UInt8](repeating: 0, count: Self.pageSize)
    leaf[0] = 0x0D
    leaf[4] = 7
    for row in 0..<7 {
      let start = 100 + row * 522
      (leaf[8 + 2 * row], leaf[9 + 2 * row]) = (UInt8(start >> 8), UInt8(start & 0xFF))
      leaf.replaceSubrange(start..<start + 6, with: [0x82, 0x80, 0x80, 0x80, 0x00, 1])
      leaf[start + 6 + 512 + 3] = next
    }
    file += leaf + [0, 0, 0, next] + [UInt8](repeating: 0, count: Self.pageSize - 4)
    Files.write(file, to: scratch.database)
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line()?.hasPrefix("opened recovered") == true)
    #expect(probe.ask("count") == "kept 1")
    #expect(try #require(probe.peakMemory) < 200 << 20)
    probe.kill()
  }

  @Test func survivesDamageToTheLog() throws {
    let sample = try makeSample(withLog: true)
    var generator = SeededRandom(seed: FaultVolume.seed(of: 2))
    var outcomes: [String: Int] = [:]
    let inFile = names(in: sample.file).reduce(into: Set<String>()) { $0.formUnion($1) }
      .intersection(sample.products.keys)
    #expect(inFile.count > 400)
    for round in 1...250 {
      let scratch = Scratch(onDisk: false)
      scratch.makeStoreFolder()
      var bytes = sample.file
      var log = sample.log
      _ = damage(&log, &generator)
      if round.isMultiple(of: 5) { _ = damage(&bytes, &generator) }
      Files.write(bytes, to: scratch.database)
      Files.write(log, to: scratch.log)
      let found = try check(scratch, bytes, sample, "\(round)", &outcomes)
      if !round.isMultiple(of: 5) {
        #expect(found.count >= inFile.count - 60, "round \(round): \(found.count)")
      }
    }
    print("damage to the log: \(outcomes)")
  }

  /// Damage in a file of version 1 is found before or while it is converted.
  @Test func survivesDamageToAFileOfVersion1() throws {
    let original = Scratch(onDisk: false)
    try Version1.make(in: original)
    Version1.insertMany(8, of: 60, in: original)
    let sample = Files.read(original.database)
    let names = names(in: sample)
    #expect(names.reduce(into: Set<String>()) { $0.formUnion($1) }.count == 480)
    var generator = SeededRandom(seed: FaultVolume.seed(of: 3))
    for round in 1...150 {
      let scratch = Scratch(onDisk: false)
      scratch.makeStoreFolder()
      var bytes = sample
      let (pages, _) = damage(&bytes, &generator)
      Files.write(bytes, to: scratch.database)
      var (store, report) = try SQLiteStore.open(in: scratch.store)
      var products = try products(of: store)
      if products == nil {
        store.close()
        (store, report) = try SQLiteStore.open(in: scratch.store)
        products = try self.products(of: store)
      }
      let found = try #require(products)
      let foundNames = Set(found.map(\.name))
      let foundIDs = Set(found.map { "Name-\($0.id)-end" })
      let intact = names.indices.lazy.filter { !pages.contains($0) }.flatMap { names[$0] }
      // A damaged row can have the id of another product and replace it.
      let missing = Set(intact).subtracting(foundNames).subtracting(foundIDs)
      #expect(missing.isEmpty, "round \(round): \(report) \(pages) \(missing)")
    }
  }

  /// Opens the damaged library and returns its products.
  private func check(
    _ scratch: Scratch, _ bytes: [UInt8], _ sample: Sample, _ round: String,
    _ outcomes: inout [String: Int]
  ) throws -> [Product] {
    var (store, report) = try SQLiteStore.open(in: scratch.store)
    var products = try products(of: store)
    if products == nil {
      // The damage was found late. The next start recovers the file.
      #expect(report == .opened, "\(round)")
      outcomes["late", default: 0] += 1
      store.close()
      (store, report) = try SQLiteStore.open(in: scratch.store)
      products = try self.products(of: store)
    }
    switch report {
    case .opened: outcomes["not noticed", default: 0] += 1
    case .recovered(let recovery):
      #expect(Set(products?.map(\.id) ?? []).count == recovery.products, "round \(round)")
      outcomes["\(recovery.damage)", default: 0] += 1
      if outcomes["late"] == nil {
        #expect(Files.read(recovery.setAside) == bytes, "round \(round)")
      }
      #expect(recovery.products == products?.count, "round \(round)")
    default: Issue.record("round \(round): \(report)")
    }
    // The library accepts changes.
    var revision = try store.summaries().map(\.comparison.revision).max() ?? 0
    let comparison = try store.lastComparisonID() + 1
    let product = Product.sample(try store.lastProductID() + 1)
    try store.commit(.create(Comparison(id: comparison), [product]), from: &revision)
    #expect(try store.products(of: comparison) == [product])
    store.close()
    return try #require(products, "round \(round)")
  }
}
