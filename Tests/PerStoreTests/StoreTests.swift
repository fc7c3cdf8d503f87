import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

@MainActor
struct StoreTests {
  private let scratch = Scratch(onDisk: false)

  @Test func storesAllPropertiesOfAProduct() throws {
    let (store, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report == .fresh)
    var revision: Int64 = 0
    let product = Product(
      id: 7, quantity: try Amount(plain: "1980", expression: "6×330"), unit: .millilitre,
      price: try Amount(plain: "4.74", expression: "6×0,79"), name: "Water", shop: "Corner",
      note: "with gas")
    let comparison = Comparison(
      id: 3, name: "Drinks", displayUnit: DisplayUnit(100, .millilitre))
    try store.commit(.create(comparison, [product]), from: &revision)
    store.close()

    let (again, reportAgain) = try SQLiteStore.open(in: scratch.store)
    #expect(reportAgain == .opened)
    #expect(try again.products(of: 3) == [product])
    var expected = comparison
    expected.revision = 1
    #expect(
      try again.summaries() == [ComparisonSummary(comparison: expected, count: 1, best: product)])
    #expect(try again.lastProductID() == 7)
    #expect(try again.lastComparisonID() == 3)
  }

  @Test func storesAllUnits() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    for (index, unit) in PerCore.Unit.allCases.enumerated() {
      let id = Int64(index + 1)
      try store.commit(
        .create(
          Comparison(id: id, displayUnit: DisplayUnit(unit)), [.sample(id, "1", unit, for: "1")]),
        from: &revision)
      #expect(try store.products(of: id).map(\.unit) == [unit])
    }
    #expect(
      try store.summaries().map(\.comparison.displayUnit?.unit) == PerCore.Unit.allCases.reversed())
  }

  @Test(arguments: [
    "", "a", "<b>&amp;</b>", "\u{202E}dlog\u{202C}", "שלום",
    "e\u{301}",
    "é", "'; DROP TABLE product; --", "\"", "?1", "\u{FEFF}", "👩‍👩‍👧", "\r\n\t",
  ])
  func storesTextUnchanged(_ text: String) throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    let product = Product.sample(1, name: text, shop: text, note: text)
    try store.commit(.create(Comparison(id: 1, name: text), [product]), from: &revision)
    try store.set(text, for: "key " + text)
    store.close()
    let (again, _) = try SQLiteStore.open(in: scratch.store)
    let found = try #require(again.products(of: 1).first)
    for found in [found.name, found.shop, found.note] {
      #expect(Array(found.utf8) == Array(text.utf8))
    }
    #expect(try Array(again.summaries()[0].comparison.name.utf8) == Array(text.utf8))
    #expect(try again.setting("key " + text).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func storesANameOfTenMegabytes() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    let name = String(repeating: "0123456789abcdeé", count: 10_000_000 / 17)
    let long = Product.sample(1, name: name)
    try store.commit(.create(Comparison(id: 1), [long, .sample(2)]), from: &revision)
    store.close()
    let (again, _) = try SQLiteStore.open(in: scratch.store)
    #expect(try again.products(of: 1) == [long, .sample(2)])
  }

  @Test(arguments: [
    "0.000000000000000000000000000001", "999999999999999999999999999999",
    "123456789012345.678901234567890", "0.1", "1", "18446744073709551616", "4503599627370497.5",
  ])
  func keepsNumbersExactly(_ number: String) throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    let product = Product.sample(1, number, .kilogram, for: number)
    try store.commit(.create(Comparison(id: 1), [product]), from: &revision)
    let found = try #require(store.products(of: 1).first)
    #expect(found.quantity.value == product.quantity.value)
    #expect(found == product)
  }

  @Test func storesNumbersWithManyDigits() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    let format = NumberFormat(decimalMark: ".")
    let amount = try Amount("1234567.8901234*1.00000000000001", format: format)
    let product = Product(id: 1, quantity: amount, unit: .gram, price: amount)
    try store.commit(.create(Comparison(id: 1), [product]), from: &revision)
    #expect(try store.products(of: 1) == [product])
  }

  @Test func doesNotReuseIDs() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(
      .create(Comparison(id: 1), []), .create(Comparison(id: 9), [.sample(40)]),
      .insert([.sample(41), .sample(42)], into: 1), from: &revision)
    try store.commit(
      .remove([.sample(41), .sample(42)], from: 1), .delete(Comparison(id: 9), [.sample(40)]),
      .delete(Comparison(id: 1), []), from: &revision)
    store.close()
    let (again, _) = try SQLiteStore.open(in: scratch.store)
    #expect(try again.summaries().isEmpty)
    #expect(try again.lastProductID() == 42)
    #expect(try again.lastComparisonID() == 9)
  }

  @Test func ordersComparisonsByRevision() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    for id in 1...5 as ClosedRange<Int64> {
      try store.commit(.create(Comparison(id: id), []), from: &revision)
    }
    try store.commit(Comparison(id: 2).update { $0.name = "b" }, from: &revision)
    try store.commit(
      Comparison(id: 4).update { $0.displayUnit = DisplayUnit(.pound) }, from: &revision)
    #expect(try store.summaries().map(\.id) == [4, 2, 5, 3, 1])
  }

  @Test func refusesChangesThatDoNotFit() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), [.sample(1), .sample(2)]), from: &revision)
    let before = (try store.summaries(), try store.products(of: 1))
    let misfits: [Change] = [
      .create(Comparison(id: 1), []), .insert([.sample(2)], into: 1),
      .insert([.sample(3)], into: 2), .remove([.sample(3)], from: 1),
      .replace(.sample(3), by: .sample(3), in: 1), Comparison(id: 2).update { $0.name = "a" },
      .delete(Comparison(id: 2), []),
      // Undo could not restore all products.
      .delete(Comparison(id: 1), [.sample(1)]),
    ]
    for misfit in misfits {
      #expect(throws: StoreFailure.self) {
        try store.commit(.insert([.sample(10)], into: 1), misfit, from: &revision)
      }
      #expect(try store.summaries() == before.0)
      #expect(try store.products(of: 1) == before.1)
    }
    try store.commit(.insert([.sample(10)], into: 1), from: &revision)
    #expect(try store.products(of: 1).count == 3)
  }

  @Test func storesAndRemovesSettings() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    #expect(try store.setting("width") == nil)
    try store.set("800", for: "width")
    try store.set("900", for: "width")
    #expect(try store.setting("width") == "900")
    try store.set(nil, for: "width")
    #expect(try store.setting("width") == nil)
  }

  @Test func onlyTheUserCanReadTheFile() throws {
    let mask = umask(0)
    defer { umask(mask) }
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), []), from: &revision)
    #expect(Files.mode(scratch.folder + "/data") == 0o700)
    #expect(Files.mode(scratch.store) == 0o700)
    for file in scratch.files() { #expect(Files.mode(scratch.store + "/" + file) == 0o600) }
    #expect(scratch.files() == ["per.db", "per.db-wal", "per.lock"])
    store.close()
    chmod(scratch.database, 0o644)
    _ = try SQLiteStore.open(in: scratch.store)
    #expect(Files.mode(scratch.database) == 0o600)
  }

  @Test func leavesOneFile() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), []), from: &revision)
    store.close()
    #expect(scratch.files() == ["per.db", "per.lock"])
    let path = scratch.database
    #expect(Inspector.rows("PRAGMA integrity_check", in: path) == ["ok"])
    #expect(Inspector.rows("PRAGMA journal_mode", in: path) == ["wal"])
    #expect(Inspector.rows("PRAGMA application_id", in: path) == ["1346720305"])
    #expect(Inspector.rows("PRAGMA user_version", in: path) == ["\(Schema.current.version)"])
    #expect(
      Inspector.rows(
        "SELECT strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%'",
        in: path)
        == ["1", "1", "1", "1"])
    #expect(
      Inspector.rows("SELECT \"table\" FROM pragma_foreign_key_list('product')", in: path) == [
        "comparison"
      ])
    #expect(
      Inspector.rows(
        "INSERT INTO comparison VALUES ('x', 1, NULL, NULL, NULL, 1, 0, NULL)", in: path) != [])
  }

  @Test func configuresItsConnection() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    #expect(store.pragmas == ["wal", "2", "1", "1", "exclusive"])
  }

  /// Products with the same unit price are in the order of their ids.
  @Test func findsTheBestProductExactly() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    let tied = [
      Product.sample(1, "1", .usGallon, for: "4"), .sample(2, "4", .usQuart, for: "4"),
      .sample(3, "8", .usPint, for: "4"),
    ]
    let better = Product.sample(4, "1", .usGallon, for: "3.999999999999999999999999999999")
    try store.commit(.create(Comparison(id: 1), tied.reversed()), from: &revision)
    #expect(try store.summaries()[0].best == tied[0])
    try store.commit(.insert([better], into: 1), from: &revision)
    #expect(try store.summaries()[0].best == better)
    try store.commit(.remove([better], from: 1), from: &revision)
    #expect(try store.summaries()[0].best == tied[0])
    try store.commit(.remove([tied[0]], from: 1), from: &revision)
    #expect(try store.summaries()[0].best == tied[1])
    try store.commit(.replace(tied[1], by: .sample(2, "1", for: "9"), in: 1), from: &revision)
    #expect(try store.summaries()[0].best == tied[2])
  }
}
