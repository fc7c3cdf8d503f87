import PerCore
import PerStore
import TestSupport
import Testing

/// Tests that files of all released versions, which are in `Fixtures`, are converted to the current version.
@MainActor
struct MigrationTests {
  private let scratch = Scratch(onDisk: false)
  private let euros = LegacyValues(
    money: MoneyFormat(symbol: "€", code: "EUR", numbers: .plain))

  private static let fixtures = Environment.packageRoot + "/Tests/PerStoreTests/Fixtures"

  /// A version after the current one, with one more table.
  private static let next: Schema = {
    precondition(
      Schema.current.version == 7, "the step below leads to the version after the current one")
    return Schema(
      steps: Schema.current.steps + [
        """
        CREATE TABLE later (a INTEGER PRIMARY KEY, b TEXT NOT NULL, c TEXT) STRICT;
        INSERT INTO later SELECT id, name, NULL FROM comparison;
        UPDATE library SET version = 8;
        PRAGMA user_version = 8;
        """
      ])
  }()

  /// Checks the content of a fixture.
  private func check(_ store: SQLiteStore, from version: Int64) throws {
    let entered = version == 1 ? nil : CalendarDay(year: 2026, month: 1, day: 31)
    #expect(
      try store.products(of: 1) == [
        Product(
          id: 1, quantity: Amount(plain: "1980", expression: "6×330"), unit: .millilitre,
          price: Amount(plain: "4.74", expression: "6×0,79"), name: "Water", shop: "Corner",
          note: "<b>with gas</b>", entered: entered),
        version < 4 ? .sample(2, "1.5", .litre, for: "0.99") : Self.offered(version),
      ])
    let second = version == 1 ? Currency("EUR") : nil
    #expect(
      try store.summaries().map(\.comparison) == [
        Comparison(id: 2, currency: second, revision: 4),
        Comparison(
          id: 1, name: "Drinks", displayUnit: DisplayUnit(100, .millilitre),
          currency: Currency("EUR"),
          buying: version < 4 ? Buying() : Self.buying(version), revision: 3),
      ])
    #expect(try store.summaries().map(\.best?.id) == [nil, 2])
    #expect(try store.lastProductID() == 7)
    #expect(try store.lastComparisonID() == 2)
    #expect(try store.setting("open-comparison") == "2")
  }

  /// What versions 4 and 5 added.
  private static func buying(_ version: Int64) -> Buying {
    Buying(
      .need, need: Need(Product.sample(1, "2.3").quantity, .litre),
      weight: version < 5 ? .drained : .net)
  }

  private static func offered(_ version: Int64) -> Product {
    let plain = Product.sample(2, "1.5", .litre, for: "0.99")
    let terms =
      version < 5
      ? nil
      : PackTerms(
        deposit: Rational(1) / Rational(4), net: LineAmount(Rational(1750), .millilitre),
        tax: Rational(71) / Rational(8))
    let product = try? Product(
      id: 2, quantity: plain.quantity, unit: plain.unit, price: plain.price,
      offer: Offer(.multibuy(packs: 3, pay: 2), limit: 6), terms: terms ?? .none)
    return product ?? plain
  }

  private func makeFixture(in folder: String, schema: Schema) throws {
    let (store, _) = try SQLiteStore.open(in: folder, schema: schema)
    var revision: Int64 = 0
    let water = Product(
      id: 1, quantity: try Amount(plain: "1980", expression: "6×330"), unit: .millilitre,
      price: try Amount(plain: "4.74", expression: "6×0,79"), name: "Water", shop: "Corner",
      note: "<b>with gas</b>", entered: CalendarDay(year: 2026, month: 1, day: 31))
    let drinks = Comparison(
      id: 1, name: "Drinks", displayUnit: DisplayUnit(100, .millilitre), currency: Currency("EUR"),
      buying: Self.buying(Schema.current.version))
    try store.commit(
      .create(drinks, [water, .sample(7)]), .remove([.sample(7)], from: 1),
      .insert([Self.offered(Schema.current.version)], into: 1), .create(Comparison(id: 2), []),
      from: &revision)
    try store.set("2", for: "open-comparison")
    store.close()
  }

  @Test(arguments: 1...Schema.current.version)
  func opensEveryVersion(version: Int64) throws {
    let fixture = Files.read("\(Self.fixtures)/version-\(version).db")
    try #require(!fixture.isEmpty)
    scratch.makeStoreFolder()
    Files.write(fixture, to: scratch.database)
    let (store, report) = try SQLiteStore.open(in: scratch.store, legacy: euros)
    try check(store, from: version)
    if version == Schema.current.version {
      #expect(report == .opened)
    } else {
      #expect(report == .migrated(copy: "\(scratch.database).v\(version).bak", splits: 0))
    }
  }

  @Test(arguments: 1...Schema.current.version)
  func convertsEveryVersionToTheNext(version: Int64) throws {
    let fixture = Files.read("\(Self.fixtures)/version-\(version).db")
    scratch.makeStoreFolder()
    Files.write(fixture, to: scratch.database)
    let copy = "\(scratch.database).v\(version).bak"
    let (store, report) = try SQLiteStore.open(
      in: scratch.store, schema: Self.next, legacy: euros)
    #expect(report == .migrated(copy: copy, splits: 0))
    #expect(Files.mode(copy) == 0o600)
    try check(store, from: version)
    store.close()
    #expect(Inspector.rows("SELECT b FROM later", in: scratch.database) == ["Drinks", ""])
    #expect(Inspector.rows("PRAGMA user_version", in: scratch.database) == ["8"])
    #expect(Inspector.rows("PRAGMA integrity_check", in: scratch.database) == ["ok"])
    let (again, second) = try SQLiteStore.open(in: scratch.store, schema: Self.next)
    #expect(second == .opened)
    try check(again, from: version)
    again.close()
    let other = Scratch(onDisk: false)
    other.makeStoreFolder()
    Files.write(Files.read(copy), to: other.database)
    try check(SQLiteStore.open(in: other.store, legacy: euros).store, from: version)
  }

  @Test func changesNothingIfAStepFails() throws {
    try makeFixture(in: scratch.store, schema: .current)
    let failing = Schema(
      steps: Self.next.steps + [
        """
        DROP TABLE product;
        INSERT INTO nowhere VALUES (1);
        UPDATE library SET version = 9;
        PRAGMA user_version = 9;
        """
      ])
    for _ in 1...2 {
      let (store, report) = try SQLiteStore.open(in: scratch.store, schema: failing)
      #expect(report.failure != nil)
      #expect(throws: StoreFailure.self) { try store.reopen() }
      #expect(scratch.files().filter { $0.hasSuffix(".bak") } == [])
      store.close()
    }
    let (store, report) = try SQLiteStore.open(in: scratch.store)
    #expect(report == .opened)
    try check(store, from: Schema.current.version)
  }

  @Test func refusesALaterVersion() throws {
    try makeFixture(in: scratch.store, schema: Self.next)
    #expect(throws: StoreFailure(.newer, path: scratch.database)) {
      try SQLiteStore.open(in: scratch.store)
    }
  }

  @Test func keepsTheCopiesOfEarlierMigrations() throws {
    try makeFixture(in: scratch.store, schema: .current)
    let copy = scratch.database + ".v\(Schema.current.version).bak"
    Files.write([1, 2, 3], to: copy)
    let (_, report) = try SQLiteStore.open(in: scratch.store, schema: Self.next)
    #expect(report == .migrated(copy: copy + "-2", splits: 0))
    #expect(Files.read(copy) == [1, 2, 3])
  }

  /// Writes the fixture of the current version if there is none.
  @Test func hasAFixtureOfTheCurrentVersion() throws {
    let path = "\(Self.fixtures)/version-\(Schema.current.version).db"
    if !Files.exists(path) {
      try makeFixture(in: scratch.store, schema: .current)
      Files.write(Files.read(scratch.database), to: path)
      Issue.record("There was no fixture of version \(Schema.current.version). \(path) is new.")
    }
  }
}
