import PerCore
import PerStore
import TestSupport
import Testing

/// Libraries whose pages are not where they belong, and earlier versions of pages.
@MainActor
struct ShiftedPageTests {
  private let scratch = Scratch(onDisk: false)

  /// Makes a library of four comparisons with a hundred products each, and returns its file.
  private func makeFile() throws -> [UInt8] {
    for id in 1...4 as ClosedRange<Int64> {
      let products = (1...100).map { product in
        Product.sample(id * 100 + product, name: "Name-\(id * 100 + product)")
      }
      let (store, _) = try SQLiteStore.open(in: scratch.store)
      var revision = id - 1
      try store.commit(.create(Comparison(id: id, name: "C\(id)"), products), from: &revision)
      store.close()
    }
    return Files.read(scratch.database)
  }

  private func open(_ file: [UInt8]) throws -> (
    recovery: StoreOpening.Recovery?, products: [Product], names: Set<String>
  ) {
    Files.write(file, to: scratch.database)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    defer { store.close() }
    let summaries = try store.summaries()
    return (
      opening.recovery, try summaries.flatMap { try store.products(of: $0.id) },
      Set(summaries.map(\.comparison.name))
    )
  }

  /// Each row except those at that place is found. The header of a page leads to all of its rows.
  @Test(
    arguments: [(8200, 80), (5 * 4096, 2), (5 * 4096 + 3000, 2), (6 * 4096 + 1, 80)],
    [-300, -9, -1, 1, 9, 300, 5000])
  func findsRowsBehindInsertedOrRemovedBytes(place: (offset: Int, rows: Int), by length: Int) throws
  {
    var file = try makeFile()
    if length > 0 {
      file.insert(contentsOf: repeatElement(0x5A, count: length), at: place.offset)
    } else {
      file.removeSubrange(place.offset..<place.offset - length)
    }
    let (recovery, products, names) = try open(file)
    #expect(recovery != nil)
    let lost = 400 - products.count
    #expect((0...place.rows + max(0, -length) / 20).contains(lost))
    #expect(Set(products.map(\.name)).count == products.count)
    #expect(names.isSuperset(of: ["C2", "C3"]))
  }

  /// The file has its length again, so that only the pages show that they were shifted.
  @Test func findsShiftedRowsInAFileOfWholePages() throws {
    var file = try makeFile()
    file.insert(contentsOf: repeatElement(0, count: 100), at: 4 * 4096)
    file += repeatElement(0, count: 4096 - 100)
    let (_, products, _) = try open(file)
    #expect(products.count >= 398)
  }

  /// A row from another place is used only if it matches its checksum.
  @Test func usesOnlySoundRowsOfOtherPlaces() throws {
    var file = try makeFile()
    file.insert(0, at: 4 * 4096)
    let place = try #require(file.indices.last { file[$0...].starts(with: "Name-450".utf8) })
    file[place] ^= 1
    let (_, products, _) = try open(file)
    #expect(!products.contains { $0.id == 450 })
  }

  /// The last version of a page in the log is overwritten.
  @Test(arguments: [false, true])
  func usesAnEarlierVersionOfABrokenPage(hasEarlierInLog: Bool) throws {
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1, name: "Oats"), .sample(2)]))
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 1
    if hasEarlierInLog { try store.commit(.insert([.sample(3)], into: 1), from: &revision) }
    let start = Files.read(scratch.log).count
    try store.commit(.insert([.sample(4)], into: 1), from: &revision)
    let end = Files.read(scratch.log).count
    try store.set("name", for: "sort")
    let (file, log) = (Files.read(scratch.database), Files.read(scratch.log))
    store.close()
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'product'"
    let page = try #require(UInt8(Inspector.rows(sql, in: scratch.database)[0]))
    let frame = try #require(
      stride(from: max(start, 32), to: end, by: 4120).first { log[$0 + 3] == page })
    var broken = log
    broken.replaceSubrange(frame + 24..<frame + 4120, with: repeatElement(0, count: 4096))
    Files.write(broken, to: scratch.log)
    let (recovery, products, _) = try open(file)
    #expect(recovery?.losses.mayBeOlder == true)
    #expect(products.map(\.id) == (hasEarlierInLog ? [1, 2, 3] : [1, 2]))
    // A frame after lost ones is whole, so the version before it isn't used.
    var whole = log
    whole[frame + 16] ^= 1
    Files.write(whole, to: scratch.log)
    let (other, all, _) = try open(file)
    #expect(other?.losses.mayBeOlder == false)
    #expect(all.map(\.id) == (hasEarlierInLog ? [1, 2, 3, 4] : [1, 2, 4]))
  }
}
