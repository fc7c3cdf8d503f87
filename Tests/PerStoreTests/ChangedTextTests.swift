import PerCore
import PerStore
import TestSupport
import Testing

/// Finds texts that damage has changed.
@MainActor
struct ChangedTextTests {
  private static let pageSize = 4096
  private static let note = String(repeating: "ripe and sweet ", count: 1200)

  private func product(_ id: Int64) -> Product {
    .sample(id, name: "Oats \(id)", note: "\(id) " + Self.note)
  }

  /// Makes a library with notes on overflow pages, and returns the file and the log.
  private func makeSample(withLog: Bool) throws -> (file: [UInt8], log: [UInt8]) {
    let scratch = Scratch(onDisk: false)
    var (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), (1...5).map { product($0) }), from: &revision)
    store.close()
    (store, _) = try SQLiteStore.open(in: scratch.store)
    if withLog {
      for id in 6...8 as ClosedRange<Int64> {
        try store.commit(.insert([product(id)], into: 1), from: &revision)
      }
    }
    return (Files.read(scratch.database), withLog ? Files.read(scratch.log) : [])
  }

  /// Checks that a damaged library is recovered when it is opened or read, and shows no text that was not entered.
  private func expectRecovery(
    file: [UInt8], log: [UInt8], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scratch = Scratch(onDisk: false)
    scratch.makeStoreFolder()
    Files.write(file, to: scratch.database)
    if !log.isEmpty { Files.write(log, to: scratch.log) }
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: .plain)
    guard case .recovered = library.reopening ?? opening else {
      Issue.record(comment, sourceLocation: sourceLocation)
      return
    }
    for product in library.list.state.products.ranked {
      let whole = self.product(product.id)
      #expect(whole.name.hasPrefix(product.name), comment, sourceLocation: sourceLocation)
      #expect(
        !product.note.utf8.contains(0) && product.note.count <= whole.note.count, comment,
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [false, true])
  func noticesAFileThatIsTooShort(withLog: Bool) throws {
    let sample = try makeSample(withLog: withLog)
    let count = sample.file.count / Self.pageSize
    // The log contains the first pages, but not the notes that were written before.
    for pages in 1..<count where !withLog || pages < count - 1 {
      for extra in [0, 1000] {
        try expectRecovery(
          file: Array(sample.file[..<(pages * Self.pageSize + extra)]), log: sample.log,
          "\(pages) pages and \(extra) bytes")
      }
    }
  }

  @Test func noticesPagesOfZeros() throws {
    let sample = try makeSample(withLog: false)
    for page in 1..<sample.file.count / Self.pageSize {
      var file = sample.file
      let start = page * Self.pageSize
      file.replaceSubrange(
        start..<start + Self.pageSize, with: repeatElement(0, count: Self.pageSize))
      if file == sample.file { continue }
      try expectRecovery(file: file, log: [], "page \(page + 1)")
    }
  }

  @Test func noticesATextThatIsNotUTF8() throws {
    let sample = try makeSample(withLog: false)
    var file = sample.file
    let place = try #require(
      file.indices.first { file[$0...].starts(with: "ripe and".utf8) })
    file[place] = 0xFF
    try expectRecovery(file: file, log: [], "a byte that is not UTF-8")
  }

  /// One changed letter leaves a text that could have been entered.
  @Test(arguments: ["Oats 3", "3 ripe", "3.99", "500"])
  func noticesOneChangedLetter(text: String) throws {
    let sample = try makeSample(withLog: false)
    var file = sample.file
    let place = try #require(file.indices.last { file[$0...].starts(with: text.utf8) })
    file[place] ^= 1
    let scratch = Scratch(onDisk: false)
    scratch.makeStoreFolder()
    Files.write(file, to: scratch.database)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    let library = LibraryController(store: store, conventions: .plain)
    let recovery = try #require(library.reopening?.recovery)
    #expect(
      recovery.products == 5
        && recovery.losses == RecoveryLosses(missingProducts: 0, changedProducts: 1))
  }

  @Test func noticesAChangedNameOfAComparison() throws {
    let scratch = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1, name: "Oats"), [.sample(1)]), from: &revision)
    try store.commit(Comparison(id: 1, name: "Oats").update { $0.name = "Apples" }, from: &revision)
    store.close()
    var file = Files.read(scratch.database)
    let place = try #require(file.indices.last { file[$0...].starts(with: "Apples".utf8) })
    file[place] ^= 1
    Files.write(file, to: scratch.database)
    let (again, _) = try SQLiteStore.open(in: scratch.store)
    #expect(throws: StoreFailure.self) { try again.summaries() }
    let recovery = try #require(try again.reopen()?.recovery)
    #expect(recovery.losses == RecoveryLosses(missingProducts: 0, changedComparisons: 1))
    #expect(try again.summaries().map(\.comparison.name) == ["@pples"])
  }

  @Test func savesTextsWithoutNUL() throws {
    let scratch = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(
      .create(Comparison(id: 1), [.sample(1, name: "Oa\0ts", note: "\0")]), from: &revision)
    #expect(try store.products(of: 1) == [.sample(1, name: "Oats")])
  }
}
