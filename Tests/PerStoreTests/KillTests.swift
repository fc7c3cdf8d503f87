import Glibc
import PerCore
import PerStore
import Testing

@MainActor
struct KillTests {
  /// A process that keeps products without end is killed at random moments; what it has acknowledged is there, in order
  /// and whole.
  @Test func losesNothingThatWasAcknowledged() throws {
    var generator = SeededGenerator(seed: 3)
    var scratch = Scratch(onDisk: false)
    var acknowledged: Int64 = 0
    var kills = 0
    while kills < 220 {
      if kills.isMultiple(of: 20) {
        // From the making of the library on.
        scratch = Scratch(onDisk: kills.isMultiple(of: 100))
        acknowledged = 0
      }
      let probe = ProbeProcess(scratch.store)
      if kills.isMultiple(of: 4) {
        usleep(UInt32.random(in: 0...15_000, using: &generator))
      } else {
        #expect(probe.line()?.hasPrefix("opened ") == true)
        probe.say("forever")
        usleep(UInt32.random(in: 0...25_000, using: &generator))
      }
      probe.kill()
      kills += 1
      while let line = probe.line() {
        if let id = Int64(line) {
          #expect(id == acknowledged + 1)
          acknowledged = id
        }
      }
      // Opening checks the whole file.
      let (store, report) = try SQLiteStore.open(in: scratch.store)
      let ids = try store.products(of: 1).map(\.id)
      let isWhole = report == .opened || (report == .fresh && acknowledged == 0)
      #expect(isWhole)
      // The last commit may have been done and not yet acknowledged.
      let count = Int64(ids.count)
      let expected = [Int64](1..<count + 1)
      #expect(ids == expected)
      #expect(count == acknowledged || count == acknowledged + 1)
      acknowledged = count
      store.close()
      #expect(scratch.files().filter { $0.contains("damaged") } == [])
      if kills.isMultiple(of: 20) {
        #expect(Inspector.rows("PRAGMA integrity_check", in: scratch.database) == ["ok"])
      }
    }
  }
}
