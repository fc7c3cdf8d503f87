import PerCore
import PerStore
import TestSupport
import Testing

/// Pages of the library that the disk did not write, so that they are older than the others.
@MainActor
struct OlderPageTests {
  private let scratch = Scratch(onDisk: false)

  /// Makes a library of three comparisons with two products each, and a setting.
  private func makeLibrary() throws {
    for id in 1...3 as ClosedRange<Int64> {
      let (store, _) = try SQLiteStore.open(in: scratch.store)
      var revision = id - 1
      let products: [Product] = [.sample(2 * id - 1), .sample(2 * id, name: "Oats")]
      try store.commit(.create(Comparison(id: id, name: "\(id)"), products), from: &revision)
      try store.set("name", for: "sort")
      store.close()
    }
  }

  /// Changes the library, and restores the earlier version of a page.
  private func change(
    _ table: String, _ work: (SQLiteStore, inout Int64) throws -> Void
  ) throws {
    let before = Files.read(scratch.database)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 3
    try work(store, &revision)
    store.close()
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"
    let page = try #require(Int(Inspector.rows(sql, in: scratch.database)[0]))
    let range = (page - 1) * 4096..<page * 4096
    var file = Files.read(scratch.database)
    try #require(file[range] != before[range])
    file.replaceSubrange(range, with: before[range])
    Files.write(file, to: scratch.database)
  }

  /// Opens the library and reads all products, and returns what was recovered.
  private func recovery() throws -> StoreOpening.Recovery? {
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    defer { store.close() }
    if let recovery = opening.recovery { return recovery }
    do {
      for summary in try store.summaries() { _ = try store.products(of: summary.id) }
      return nil
    } catch {
      #expect(error.reason == .damaged)
      return try store.reopen()?.recovery
    }
  }

  /// The losses that are reported if a setting is older.
  private let older = RecoveryLosses(missingProducts: 0, mayBeOlder: true)
  private let olderProducts = RecoveryLosses(mayBeOlder: true)

  @Test func noticesAnOlderProduct() throws {
    try makeLibrary()
    try change("product") { store, revision in
      let old = try store.products(of: 2)[0]
      try store.commit(.replace(old, by: .sample(old.id, for: "9"), in: 2), from: &revision)
    }
    let recovery = try recovery()
    #expect(recovery?.products == 6 && recovery?.losses == olderProducts)
    #expect(try self.recovery() == recovery)
  }

  /// The sidebar shows the best product of each comparison.
  @Test func noticesAnOlderProductBeforeItsComparisonIsOpened() throws {
    try makeLibrary()
    try change("product") { store, revision in
      let old = try store.products(of: 2)[0]
      try store.commit(.replace(old, by: .sample(old.id, for: "9"), in: 2), from: &revision)
    }
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    store.close()
    #expect(opening.recovery?.losses == olderProducts)
  }

  @Test func keepsTheSumsIfAllProductsAreRemoved() throws {
    try makeLibrary()
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 3
    let products = try store.products(of: 2)
    try store.commit(.remove(products, from: 2), from: &revision)
    try store.commit(.insert(products, into: 2), from: &revision)
    store.close()
    #expect(try recovery() == nil)
  }

  @Test func noticesARemovedProductThatComesBack() throws {
    try makeLibrary()
    try change("product") { store, revision in
      try store.commit(.remove([store.products(of: 2)[1]], from: 2), from: &revision)
    }
    #expect(try recovery()?.losses == olderProducts)
  }

  @Test func noticesAProductThatWasNotWritten() throws {
    try makeLibrary()
    try change("product") { store, revision in
      try store.commit(.insert([.sample(7)], into: 2), from: &revision)
    }
    #expect(try recovery()?.losses == olderProducts)
  }

  @Test func noticesAnOlderComparison() throws {
    try makeLibrary()
    try change("comparison") { store, revision in
      let comparison = Comparison(id: 2, name: "2")
      var new = comparison
      new.name = "new"
      try store.commit(.update(to: new, from: comparison), from: &revision)
    }
    // It could lack one, too, and its products could also be older.
    let losses = RecoveryLosses(mayMissComparisons: true, mayBeOlder: true)
    #expect(try recovery()?.losses == losses)
  }

  @Test func noticesAnOlderSetting() throws {
    try makeLibrary()
    try change("setting") { store, _ in try store.set("price", for: "sort") }
    #expect(try recovery()?.losses == older)
  }

  @Test func noticesARemovedSettingThatComesBack() throws {
    try makeLibrary()
    try change("setting") { store, _ in try store.set(["sort": nil]) }
    #expect(try recovery()?.losses == older)
  }

  @Test func noticesAnOlderRowOfTheLibrary() throws {
    try makeLibrary()
    try change("library") { store, _ in try store.set("price", for: "sort") }
    #expect(try recovery()?.losses == older)
  }

  /// The row contains nothing that the user entered.
  @Test(arguments: [
    "generation = generation + 1", "last_product = last_product + 1", "setting_sum = 1",
    "checksum = NULL", "checksum = checksum + 1",
  ])
  func noticesAChangedRowOfTheLibrary(change: String) throws {
    try makeLibrary()
    #expect(Inspector.rows("UPDATE library SET \(change)", in: scratch.database) == [])
    #expect(try recovery()?.losses == RecoveryLosses(missingProducts: 0))
  }

  /// A lost or damaged row also changes the sum.
  @Test(arguments: ["price = '1'", "quantity = '5O0'"])
  func doesNotCallADamagedRowOlder(change: String) throws {
    try makeLibrary()
    let sql = "UPDATE product SET \(change) WHERE id = 3"
    #expect(Inspector.rows(sql, in: scratch.database) == [])
    let losses = try #require(try recovery()?.losses)
    #expect(!losses.mayBeOlder)
    #expect(losses.changedProducts + (losses.missingProducts ?? 0) == 1)
  }

  /// The checksum in the damaged row shows that the sum differs for another reason.
  @Test func noticesAnOlderProductBesideADamagedOne() throws {
    try makeLibrary()
    try change("product") { store, revision in
      let old = try store.products(of: 2)[0]
      try store.commit(.replace(old, by: .sample(old.id, for: "9"), in: 2), from: &revision)
    }
    let sql = "UPDATE product SET price = '1' WHERE id = 4"
    #expect(Inspector.rows(sql, in: scratch.database) == [])
    #expect(
      try recovery()?.losses
        == RecoveryLosses(missingProducts: 0, changedProducts: 1, mayBeOlder: true))
  }

  /// The page with the end of a long note, after which the checksum is, has only zeros.
  @Test func doesNotCallProductsOlderIfTheEndOfOneIsLost() throws {
    let note = String(repeating: "n", count: 3000)
    try scratch.makeLibrary((Comparison(id: 1), [.sample(1), .sample(2, note: note)]))
    var file = Files.read(scratch.database)
    let start = try #require(
      stride(from: 0, to: file.count, by: 4096).first { start in
        file[start + 4..<start + 40].allSatisfy { $0 == UInt8(ascii: "n") }
      })
    file.replaceSubrange(start..<start + 4096, with: repeatElement(0, count: 4096))
    Files.write(file, to: scratch.database)
    let recovery = try recovery()
    #expect(recovery?.losses.changedProducts == 1 && recovery?.losses.mayBeOlder == false)
  }

  /// The sum shows that the values are the ones that were saved.
  @Test func countsNoProductWhoseChecksumIsDamaged() throws {
    try makeLibrary()
    for change in ["checksum = checksum + 1 WHERE id = 3", "price = '1' WHERE id = 4"] {
      #expect(Inspector.rows("UPDATE product SET \(change)", in: scratch.database) == [])
    }
    #expect(
      try recovery()?.losses == RecoveryLosses(missingProducts: 0, changedProducts: 1))
  }

  /// Version 1 could write texts that this one writes differently.
  @Test func removesAProductOfAnEarlierVersion() throws {
    try Version1.make(in: scratch)
    Version1.insert(1, "Oats", products: [(1, "g"), (2, "g"), (3, "g")], in: scratch)
    Version1.run("UPDATE product SET quantity = '10.0', quantity_typed = '10.0'", in: scratch)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    #expect(opening.recovery == nil && opening.failure == nil)
    var revision = try #require(try store.summaries().map(\.comparison.revision).max())
    let summary = try #require(try store.summaries().first { $0.count > 1 })
    let products = try store.products(of: summary.id)
    try #require(products[0].quantity.plain == "10")
    try store.commit(.remove([products[0]], from: summary.id), from: &revision)
    let other = Product.sample(products[1].id, "2", products[1].unit)
    try store.commit(.replace(products[1], by: other, in: summary.id), from: &revision)
    store.close()
    #expect(try recovery() == nil)
  }

  /// The conversion would hide that a row is damaged.
  @Test(arguments: [
    "comparison SET revision = 1", "comparison SET name = 'x'", "setting SET value = 1",
    "comparison SET count = 1, summary_checksum = NULL WHERE id = 1",
  ])
  func checksAFileOfVersion6WhileItIsConverted(change: String) throws {
    let fixtures = Environment.packageRoot + "/Tests/PerStoreTests/Fixtures"
    scratch.makeStoreFolder()
    Files.write(Files.read(fixtures + "/version-6.db"), to: scratch.database)
    #expect(Inspector.rows("UPDATE \(change)", in: scratch.database) == [])
    #expect(try recovery()?.products == 2)
  }
}
