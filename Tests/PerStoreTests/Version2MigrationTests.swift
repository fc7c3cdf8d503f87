import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Tests what version 2 changes in the content of version 1: counted items, currencies, settings.
@MainActor
struct Version2MigrationTests {
  private let scratch = Scratch(onDisk: false)

  private func legacy(_ symbol: String = "€", _ code: String = "EUR") -> LegacyValues {
    LegacyValues(money: MoneyFormat(symbol: symbol, code: code, numbers: .plain)) {
      "\($0)/\($1.rawValue)"
    }
  }

  private func open(_ legacy: LegacyValues) throws -> SQLiteStore {
    try SQLiteStore.open(in: scratch.store, legacy: legacy).store
  }

  /// Makes comparisons of which the second mixes three items with plain units.
  private func makeMixed() throws {
    try Version1.make(in: scratch)
    Version1.insert(1, "Oats", products: [(1, "kg"), (2, "g")], in: scratch)
    Version1.insert(
      2, "Laundry", display: "100, 'unit'",
      products: [
        (3, "wash"), (4, "sheet"), (5, "unit"), (6, "sheet"), (7, "dozen"), (8, "piece"),
        (9, "sheet"), (10, "wash"),
      ], in: scratch)
    Version1.insert(3, "Eggs", products: [(11, "dozen"), (12, "unit"), (13, "piece")], in: scratch)
    Version1.insert(4, "Empty", products: [], in: scratch)
  }

  /// Checks that all products of `makeMixed` are there, and each comparison is one that can be compared.
  private func checkMixed(_ store: SQLiteStore) throws {
    let summaries = try store.summaries()
    var lists: [String: [Product.ID]] = [:]
    for summary in summaries {
      let products = try store.products(of: summary.id)
      let list = try ProductList(products)
      #expect(summary.count == products.count && summary.best == list.ranked.first)
      #expect(summary.comparison.currency == Currency("EUR"))
      #expect(products.allSatisfy { $0.note == "Note" && $0.entered == nil })
      lists[summary.comparison.name] = products.map(\.id)
    }
    #expect(
      lists == [
        "Oats": [1, 2], "Laundry/sheet": [4, 5, 6, 7, 9], "Laundry/wash": [3, 10],
        "Laundry/piece": [8], "Eggs": [11, 12, 13], "Empty": [],
      ])
    #expect(try store.lastProductID() == 13)
    #expect(try store.lastComparisonID() == 6)
    #expect(
      Set(summaries.filter { $0.comparison.displayUnit != nil }.map(\.comparison.name)) == [
        "Laundry/sheet", "Laundry/wash", "Laundry/piece",
      ])
  }

  @Test func splitsMixedItems() throws {
    try makeMixed()
    let (store, report) = try SQLiteStore.open(in: scratch.store, legacy: legacy())
    #expect(report == .migrated(copy: scratch.database + ".v1.bak", splits: 1))
    try checkMixed(store)
    let largest = try #require(try store.summaries().first { $0.id == 2 })
    #expect(largest.comparison.name == "Laundry/sheet", "The largest part keeps the id.")
    #expect(try store.setting("open-comparison") == "4", "The latest comparison stays open.")
    store.close()
    let (again, second) = try SQLiteStore.open(in: scratch.store, legacy: legacy())
    #expect(second == .opened)
    try checkMixed(again)
  }

  @Test func recoversMixedItemsOfADamagedFile() throws {
    try makeMixed()
    var bytes = Files.read(scratch.database)
    bytes[0] = 0
    Files.write(bytes, to: scratch.database)
    let (store, report) = try SQLiteStore.open(in: scratch.store, legacy: legacy())
    let recovery = try #require(report.recovery)
    #expect(recovery.products == 13 && recovery.comparisons == 6)
    try checkMixed(store)
  }

  /// A value that cannot be read stops the migration. The rest of the file is recovered.
  @Test func recoversIfTheMigrationFindsDamage() throws {
    try makeMixed()
    Version1.run("UPDATE product SET quantity = '1O' WHERE id = 9", in: scratch)
    let bytes = Files.read(scratch.database)
    let (store, report) = try SQLiteStore.open(in: scratch.store, legacy: legacy())
    let recovery = try #require(report.recovery)
    #expect(recovery.products == 12)
    #expect(Files.read(recovery.setAside) == bytes)
    #expect(try store.summaries().count == 6)
    store.close()
    #expect(try SQLiteStore.open(in: scratch.store).opening == report)
  }

  /// Earlier versions have no checksums, so that only the numbers themselves show this damage. No value is lost.
  @Test(arguments: [
    "UPDATE comparison SET display_multiple = 0 WHERE id = 2",
    "UPDATE comparison SET display_multiple = -100 WHERE id = 2",
    "UPDATE library SET last_product = 3", "UPDATE library SET last_comparison = 1",
  ])
  func recoversFromImpossibleNumbers(statement: String) throws {
    try makeMixed()
    Version1.run(statement, in: scratch)
    let (store, report) = try SQLiteStore.open(in: scratch.store, legacy: legacy())
    #expect(report.recovery?.products == 13)
    let units = try store.summaries().compactMap(\.comparison.displayUnit)
    #expect(units.allSatisfy { $0.multiple > 0 })
    #expect(try store.lastProductID() == 13)
    store.close()
    #expect(try SQLiteStore.open(in: scratch.store).opening == report)
  }

  /// The largest part of a comparison that was open stays open, even if another part changed last, fits the draft, or
  /// if the setting is missing or out of date.
  @Test(arguments: ["2", "99", nil], [false, true])
  func keepsTheLargestPartOpen(_ setting: String?, _ isDamaged: Bool) throws {
    try makeMixed()
    Version1.run("DELETE FROM product WHERE comparison > 2", in: scratch)
    Version1.run("DELETE FROM comparison WHERE id > 2", in: scratch)
    let draft = "6×3\n2,5\npiece\ncounted\n\n\n"
    Version1.run("INSERT INTO setting VALUES ('draft', '\(draft)')", in: scratch)
    if let setting {
      Version1.run("INSERT INTO setting VALUES ('open-comparison', '\(setting)')", in: scratch)
    }
    if isDamaged {
      var bytes = Files.read(scratch.database)
      bytes[0] = 0
      Files.write(bytes, to: scratch.database)
    }
    let store = try open(legacy())
    #expect(try store.setting("open-comparison") == "2")
    #expect(try store.products(of: 2).map(\.id) == [4, 5, 6, 7, 9])
    #expect(try store.summaries().count == 4)
  }

  /// Prices keep the currency in which version 1 showed them.
  @Test(
    arguments: [
      (nil, "€", "EUR", "EUR", nil), (nil, "", "", nil, nil), ("$", "€", "EUR", "USD", "USD"),
      ("CHF", "€", "EUR", "CHF", "CHF"), ("kr", "€", "EUR", "kr", "kr"),
      ("kr", "kr", "SEK", "SEK", "SEK"), ("Taler", "€", "EUR", "Taler", "Taler"),
      ("$", "$", "CAD", "CAD", "CAD"), ("1", "€", "EUR", "EUR", nil),
    ] as [(String?, String, String, String?, String?)])
  func keepsTheCurrencyThatWasShown(
    _ preferred: String?, _ symbol: String, _ code: String, _ currency: String?, _ setting: String?
  ) throws {
    for isDamaged in [false, true] {
      let scratch = Scratch(onDisk: false)
      try Version1.make(in: scratch)
      Version1.insert(1, "Oats", products: [(1, "g")], in: scratch)
      if let preferred {
        Version1.run("INSERT INTO setting VALUES ('currency-symbol', '\(preferred)')", in: scratch)
      }
      if isDamaged {
        var bytes = Files.read(scratch.database)
        bytes[0] = 0
        Files.write(bytes, to: scratch.database)
      }
      let (store, _) = try SQLiteStore.open(in: scratch.store, legacy: legacy(symbol, code))
      #expect(try store.summaries()[0].comparison.currency?.code == currency)
      #expect(try store.setting("currency") == setting)
      #expect(try store.setting("currency-symbol") == nil)
    }
  }

  @Test func keepsSettings() throws {
    try makeMixed()
    let settings = [
      "window-width": "800", "measures": "us", "display-unit-units": "100 unit",
      "open-comparison": "2", "draft": "6×3\n2,5\nwash\ncounted\nName\\n\n\nNote",
    ]
    for (key, value) in settings {
      Version1.run("INSERT INTO setting VALUES ('\(key)', '\(value)')", in: scratch)
    }
    let store = try open(legacy())
    #expect(try store.setting("window-width") == "800")
    let draft = try #require(try store.setting("draft"))
    #expect(Draft(text: draft) != nil)
    let preferences = Preferences { key in try? store.setting(key) }
    #expect(preferences.measures == .us)
    #expect(preferences.displayUnits == [.units: DisplayUnit(100, .one)])
  }

  /// The conversion copies the log into the file. That isn't a change by another program, after which the file would be
  /// checked again.
  @Test func checksAConvertedFileOnce() throws {
    try Version1.make(in: scratch)
    Version1.insertMany(1, of: 20_000, in: scratch)
    let probe = ProbeProcess(scratch.store)
    #expect(probe.line()?.hasPrefix("opened migrated") == true)
    let read = try #require(probe.bytesRead)
    #expect(probe.ask("count") == "kept 20000")
    #expect(try #require(probe.bytesRead) - read < Files.read(scratch.database).count / 3)
    probe.kill()
  }

  /// A process that is killed while it converts a file leaves the file as it was, or completely converted.
  @Test func isWholeAfterAKill() throws {
    let original = Scratch(onDisk: false)
    try Version1.make(in: original)
    Version1.insertMany(40, of: 500, in: original)
    Version1.insert(41, "Laundry", products: [(30001, "wash"), (30002, "sheet")], in: original)
    let bytes = Files.read(original.database)
    func start() -> (scratch: Scratch, probe: ProbeProcess) {
      let scratch = Scratch(onDisk: false)
      scratch.makeStoreFolder()
      Files.write(bytes, to: scratch.database)
      return (scratch, ProbeProcess(scratch.store))
    }
    // A first process shows how long a migration takes here.
    let clock = ContinuousClock()
    let begin = clock.now
    let first = start()
    #expect(first.probe.line()?.hasPrefix("opened migrated") == true)
    let time = clock.now - begin
    let microseconds =
      Int(time.components.seconds) * 1_000_000
      + Int(time.components.attoseconds / 1_000_000_000_000)
    first.probe.kill()
    var generator = SeededRandom(seed: 5)
    for _ in 1...25 {
      let (scratch, probe) = start()
      usleep(UInt32(Int.random(in: 0...microseconds, using: &generator)))
      probe.kill()
      let hasOpened = probe.line() != nil
      let (store, report) = try SQLiteStore.open(in: scratch.store, legacy: legacy())
      switch report {
      case .migrated(_, let splits): #expect(splits == 1 && !hasOpened)
      case .opened: break
      default: Issue.record("\(report)")
      }
      let summaries = try store.summaries()
      #expect(summaries.count == 42)
      #expect(summaries.reduce(0) { $0 + $1.count } == 20_002)
      #expect(try store.products(of: 17).count == 500)
    }
  }
}
