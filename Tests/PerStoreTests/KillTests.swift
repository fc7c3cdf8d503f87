import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

@MainActor
struct KillTests {
  /// What a process reported about the library before it was killed.
  private struct Account {
    /// The library as it was shown last; `nil` before the first report.
    var shown: String?
    /// The library after the unfinished change, if there is one.
    var begun: String?
    var steps = 0

    mutating func take(_ line: String) {
      let words = line.split(separator: " ").map(String.init) + [""]
      switch words[0] {
      case "opened":
        // The whole file is checked when it is opened.
        #expect(["opened", "fresh"].contains(words[1]), "\(line)")
      case "state":
        if let shown { #expect([shown, begun].contains(words[1])) }
        (shown, begun) = (words[1], nil)
      case "begun":
        begun = words[1]
      case "shown":
        #expect(words[1] == begun)
        (shown, begun) = (words[1], nil)
        steps += 1
      default: Issue.record("\(line)")
      }
    }
  }

  /// Kills a process that adds, changes, removes and undoes products, at random moments from the creation of the
  /// library on. Each restart finds everything that was shown. It can also find the change that was not finished.
  @Test func keepsWhatWasShown() throws {
    var generator = SeededRandom(seed: FaultVolume.seed(of: 3))
    var steps = 0
    let rounds = FaultVolume.isFull ? 25 : 7
    for round in 0..<rounds {
      let scratch = Scratch(onDisk: round == 0)
      var account = Account()
      for kill in 1...41 {
        let probe = ProbeProcess(scratch.store)
        probe.say("type \(FaultVolume.seed(of: round * 41 + kill))")
        if !kill.isMultiple(of: 4) {
          // Kills it while it types. Otherwise it is killed while it starts.
          for _ in 1...Int.random(in: 2...24, using: &generator) {
            account.take(try #require(probe.line()))
          }
        }
        usleep(UInt32.random(in: 0...5_000, using: &generator))
        probe.kill()
        while let line = probe.line() { account.take(line) }
      }
      steps += account.steps
      #expect(scratch.files().filter { $0.contains("damaged") } == [])
      #expect(Inspector.rows("PRAGMA integrity_check", in: scratch.database) == ["ok"])
    }
    #expect(steps > 1000)
    print("\(rounds * 41) kills, \(steps) changes shown")
  }

  /// Kills a process at random moments while another thread adds products or replaces all of them.
  @Test(arguments: [false, true]) func leavesNothingOrEverything(ofARestoredCopy isRestored: Bool)
    throws
  {
    let folder = ScratchFolder()
    let command = isRestored ? "restore \(folder.path)/copy.db" : "import 3000"
    let source = ProbeProcess(Scratch(onDisk: false).store)
    _ = source.line()
    #expect(source.ask("import 3000") == "begun")
    #expect(source.line() == "finished")
    #expect(source.ask("save \(folder.path)/copy.db") == "saved")
    var (after, time): ([Int], UInt32) = ([], 0)
    // The first round isn't killed.
    var generator = SeededRandom(seed: FaultVolume.seed(of: isRestored ? 7 : 8))
    var outcomes: Set<[Int]> = []
    for round in 0...25 {
      let scratch = Scratch(onDisk: false)
      let probe = ProbeProcess(scratch.store)
      _ = probe.line()
      #expect(probe.ask("enter") == "entered 1 saved")
      #expect(probe.ask(command) == "begun")
      let start = ContinuousClock.now
      if round == 0 {
        #expect(probe.line() == "finished")
        time = UInt32((ContinuousClock.now - start) / .microseconds(1))
      } else {
        usleep(UInt32.random(in: 0...time * 5 / 4, using: &generator))
      }
      probe.kill()
      let (store, opening) = try SQLiteStore.open(in: scratch.store)
      #expect(opening == .opened)
      let counts = try store.summaries().map(\.count)
      if round == 0 { after = counts }
      #expect([[1], after].contains(counts))
      outcomes.insert(counts)
      store.close()
      #expect(Inspector.rows("PRAGMA integrity_check", in: scratch.database) == ["ok"])
    }
    #expect(after.contains(3_000))
    print("after kills: \(outcomes)")
  }
}
