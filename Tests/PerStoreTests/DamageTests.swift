import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Damages files at a thousand random places, which are the same in each run.
@MainActor
struct DamageTests {
  private static let pageSize = DamageSample.pageSize

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

  /// Returns the content of a store; nil if it finds damage while it reads it.
  private func content(of store: SQLiteStore) throws -> DamageSample.Content? {
    do {
      return try DamageSample.Content(store)
    } catch let failure as StoreFailure {
      #expect(failure.reason == .damaged)
      return nil
    }
  }

  @Test func survivesDamageToTheFile() throws {
    let sample = try DamageSample(withLog: false)
    let names = DamageSample.names(in: sample.file)
    #expect(Set(names.joined()) == Set(sample.products.keys))
    var generator = SeededRandom(seed: FaultVolume.seed(of: 1))
    var outcomes: [String: Int] = [:]
    for round in 1...750 {
      let scratch = Scratch(onDisk: false)
      scratch.makeStoreFolder()
      var bytes = sample.file
      let (pages, isTruncated) = damage(&bytes, &generator)
      Files.write(bytes, to: scratch.database)
      let (found, isNoticed) = try check(scratch, bytes, "\(round)", &outcomes)
      if !isNoticed {
        #expect(found == sample.content, "round \(round): \(pages) \(isTruncated)")
      }
      // Rows that continue on other pages may be incomplete. A damaged row can have the name of another product.
      let foundByName = Dictionary(grouping: found.allProducts, by: \.name)
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
    let sample = try DamageSample(withLog: true)
    var generator = SeededRandom(seed: FaultVolume.seed(of: 2))
    var outcomes: [String: Int] = [:]
    let inFile = Set(DamageSample.names(in: sample.file).joined())
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
      let (found, isNoticed) = try check(scratch, bytes, "\(round)", &outcomes)
      if !round.isMultiple(of: 5) {
        let count = found.allProducts.count
        #expect(count >= inFile.count - 60, "round \(round): \(count)")
        if !isNoticed { try checkLostCommits(found, log, sample, "round \(round)") }
      }
    }
    print("damage to the log: \(outcomes)")
  }

  /// Checks that a log whose damage was not noticed looks like one that a power cut ended early: all commits before the
  /// damaged place are kept and no later one, and the damage includes the last commit.
  private func checkLostCommits(
    _ found: DamageSample.Content, _ log: [UInt8], _ sample: DamageSample, _ comment: Comment
  ) throws {
    let intact = zip(log, sample.log).prefix { $0 == $1 }.count
    let kept = try #require(sample.states.lastIndex { $0.logSize <= intact })
    #expect(found == sample.states[kept].content, comment)
    let lastCommit = sample.states[sample.states.count - 2].logSize...
    #expect(
      log == sample.log || log.count < sample.log.count
        || log[lastCommit] != sample.log[lastCommit], comment)
  }

  /// Damage in a file of version 1 is found before or while it is converted.
  @Test func survivesDamageToAFileOfVersion1() throws {
    let original = Scratch(onDisk: false)
    try Version1.make(in: original)
    Version1.insertMany(8, of: 60, in: original)
    let sample = Files.read(original.database)
    let names = DamageSample.names(in: sample)
    #expect(Set(names.joined()).count == 480)
    var generator = SeededRandom(seed: FaultVolume.seed(of: 3))
    for round in 1...150 {
      let scratch = Scratch(onDisk: false)
      scratch.makeStoreFolder()
      var bytes = sample
      let (pages, _) = damage(&bytes, &generator)
      Files.write(bytes, to: scratch.database)
      let (_, openings, content) = try open(scratch)
      let found = content.allProducts
      let foundNames = Set(found.map(\.name))
      let foundIDs = Set(found.map { "Name-\($0.id)-end" })
      let intact = names.indices.lazy.filter { !pages.contains($0) }.flatMap { names[$0] }
      // A damaged row can have the id of another product and replace it.
      let missing = Set(intact).subtracting(foundNames).subtracting(foundIDs)
      #expect(missing.isEmpty, "round \(round): \(openings) \(pages) \(missing)")
    }
  }

  /// Opens a damaged library: twice if the damage is found only while the content is read, because the next start
  /// recovers the file.
  private func open(
    _ scratch: Scratch
  ) throws -> (store: SQLiteStore, openings: [StoreOpening], content: DamageSample.Content) {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    if let content = try content(of: store) { return (store, [opening], content) }
    store.close()
    let (recovered, next) = try SQLiteStore.open(in: scratch.store)
    return (recovered, [opening, next], try #require(try content(of: recovered)))
  }

  /// Opens the damaged library.
  ///
  /// - Returns: Its content, and whether the damage was noticed.
  private func check(
    _ scratch: Scratch, _ bytes: [UInt8], _ round: String, _ outcomes: inout [String: Int]
  ) throws -> (content: DamageSample.Content, isNoticed: Bool) {
    let (store, openings, found) = try open(scratch)
    let isLate = openings.count > 1
    if isLate {
      #expect(openings[0] == .opened, "\(round)")
      outcomes["late", default: 0] += 1
    }
    let report = openings[openings.count - 1]
    switch report {
    case .opened: outcomes["not noticed", default: 0] += 1
    case .recovered(let recovery):
      let products = found.allProducts
      #expect(Set(products.map(\.id)).count == recovery.products, "round \(round)")
      outcomes["\(recovery.damage)", default: 0] += 1
      if !isLate {
        #expect(Files.read(recovery.setAside) == bytes, "round \(round)")
      }
      #expect(recovery.products == products.count, "round \(round)")
    default: Issue.record("round \(round): \(report)")
    }
    // The library accepts changes.
    var revision = found.comparisons.map(\.revision).max() ?? 0
    let comparison = try store.lastComparisonID() + 1
    let product = Product.sample(try store.lastProductID() + 1)
    try store.commit(.create(Comparison(id: comparison), [product]), from: &revision)
    #expect(try store.products(of: comparison) == [product])
    store.close()
    return (found, isLate || report != .opened)
  }
}
