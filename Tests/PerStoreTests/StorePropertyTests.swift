import PerCore
import PerStore
import TestSupport
import Testing

@MainActor
struct StorePropertyTests {
  /// Applies, undoes and redoes random changes, one or several in a commit.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func agreesWithTheModelAfterEachStep(seed: UInt64) throws {
    let scratch = Scratch(onDisk: false)
    var (store, _) = try SQLiteStore.open(in: scratch.store)
    var changes = RandomChanges(seed: seed)
    var done: [Change] = []
    for step in 1...300 {
      var batch: [AppliedChange] = []
      for _ in 0..<(step.isMultiple(of: 10) ? 5 : 1) {
        if let last = done.last, Bool.random(using: &changes.generator) {
          for change in [last.inverse, last, last.inverse].prefix(step % 2 == 0 ? 1 : 3) {
            batch.append(changes.apply(change))
          }
          done.removeLast()
        } else {
          let change = changes.next()
          done.append(change.change)
          batch.append(change)
        }
      }
      try store.commit(batch)
      try changes.model.check(store)
      if step.isMultiple(of: 50) {
        store.close()
        (store, _) = try SQLiteStore.open(in: scratch.store)
        try changes.model.check(store)
      }
    }
    try store.set("main", for: "view")
    while let last = done.popLast() { try store.commit([changes.apply(last.inverse)]) }
    try changes.model.check(store)
    #expect(try store.summaries().isEmpty)
  }

  /// Recovery finds all rows of the file and no removed ones.
  @Test(arguments: 11...16 as ClosedRange<UInt64>, [false, true])
  func recoversTheWholeFile(seed: UInt64, fromLog: Bool) throws {
    let scratch = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var changes = RandomChanges(seed: seed)
    for _ in 1...300 { try store.commit([changes.next()]) }
    try store.set("800×600", for: "window")
    let copy = Scratch(onDisk: false)
    copy.makeStoreFolder()
    if !fromLog { store.close() }
    var bytes = Files.read(scratch.database)
    // SQLite cannot open this file.
    bytes[0] = 0
    Files.write(bytes, to: copy.database)
    if fromLog { Files.write(Files.read(scratch.log), to: copy.log) }

    let (recovered, report) = try SQLiteStore.open(in: copy.store)
    let recovery = try #require(report.recovery)
    #expect(recovery.damage == .damaged)
    #expect(recovery.comparisons == changes.model.comparisons.count)
    #expect(recovery.products == changes.model.products.values.reduce(0) { $0 + $1.count })
    try changes.model.check(recovered)
    #expect(try recovered.setting("window") == "800×600")
    #expect(Files.read(recovery.setAside) == bytes)
  }
}
