import Glibc
import PerCore
import PerStore
import Testing

@MainActor
struct KillTests {
  /// What a process has said of the library before it was killed.
  private struct Account {
    /// What the window was told to show last; nil while nothing is known.
    var shown: String?
    /// What the change makes of it that was under way, if any.
    var begun: String?
    var steps = 0

    mutating func take(_ line: String) {
      let words = line.split(separator: " ").map(String.init) + [""]
      switch words[0] {
      case "opened":
        // Opening checks the whole file.
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

  /// A process in which somebody types, changes, removes and undoes without end is killed at random moments, from the
  /// making of the library on: what was shown is there on the next start, whole, and nothing else but the change that
  /// was under way.
  @Test func losesNothingThatWasShown() throws {
    var generator = SeededGenerator(seed: 3)
    var steps = 0
    for round in 0..<7 {
      let scratch = Scratch(onDisk: round == 0)
      var account = Account()
      for kill in 1...41 {
        let probe = ProbeProcess(scratch.store)
        probe.say("type \(round * 41 + kill)")
        if !kill.isMultiple(of: 4) {
          // Killed while somebody types, rather than while Per starts.
          for _ in 1...2 { account.take(try #require(probe.line())) }
        }
        usleep(UInt32.random(in: 0...25_000, using: &generator))
        probe.kill()
        while let line = probe.line() { account.take(line) }
      }
      steps += account.steps
      #expect(scratch.files().filter { $0.contains("damaged") } == [])
      #expect(Inspector.rows("PRAGMA integrity_check", in: scratch.database) == ["ok"])
    }
    #expect(steps > 1000)
  }
}
