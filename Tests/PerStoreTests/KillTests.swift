import Glibc
import PerCore
import PerStore
import Testing

@MainActor
struct KillTests {
  /// What a process reported about the library before it was killed.
  private struct Account {
    /// The last state that the window showed; nil if it is unknown.
    var shown: String?
    /// The state after the change that was being committed; nil if there was none.
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

  /// A process that adds, edits, removes and undoes without end is killed at random moments. The next start shows the
  /// last state that it showed, or the state after the change that was being committed.
  @Test func keepsWhatWasShown() throws {
    var generator = SeededGenerator(seed: 3)
    var steps = 0
    for round in 0..<7 {
      let scratch = Scratch(onDisk: round == 0)
      var account = Account()
      for kill in 1...41 {
        let probe = ProbeProcess(scratch.store)
        probe.say("type \(round * 41 + kill)")
        if !kill.isMultiple(of: 4) {
          // The process is killed while it changes the library, not while it starts.
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
