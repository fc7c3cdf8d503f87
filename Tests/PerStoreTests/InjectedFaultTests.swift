import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Makes each system call fail once while a library is opened and changed.
@MainActor
struct InjectedFaultTests {
  /// A library before it is opened.
  enum Scenario: CaseIterable, CustomTestStringConvertible {
    case missing
    case closed
    /// The process was killed, so that the content is in the log.
    case killed
    case damaged
    case version1

    var testDescription: String { "\(self)" }
  }

  enum Kind: String, CaseIterable {
    case eio = "EIO"
    case enospc = "ENOSPC"
    case eintr = "EINTR"
    case short
  }

  /// What is in the folder before the program starts.
  private struct Sample {
    var files: [String: [UInt8]] = [:]
    var products = 0
  }

  private func makeSample(_ scenario: Scenario) throws -> Sample {
    let scratch = Scratch(onDisk: false)
    guard scenario != .missing else { return Sample() }
    var sample = Sample()
    if scenario == .version1 {
      try Version1.make(in: scratch)
      Version1.insertMany(2, of: 3, in: scratch)
      sample.products = 6
    } else {
      let probe = ProbeProcess(scratch.store)
      #expect(probe.line() == "opened fresh")
      for count in 1...3 { #expect(probe.ask("enter") == "entered \(count) saved") }
      probe.kill()
      sample.products = 3
      if scenario != .killed { try SQLiteStore.open(in: scratch.store).store.close() }
    }
    for name in scratch.files() where name != "per.lock" {
      sample.files[name] = Files.read(scratch.store + "/" + name)
    }
    if scenario == .damaged { sample.files["per.db"]?[0] ^= 1 }
    return sample
  }

  private func copy(_ sample: Sample) -> Scratch {
    let scratch = Scratch(onDisk: false)
    guard !sample.files.isEmpty else { return scratch }
    scratch.makeStoreFolder()
    for (name, bytes) in sample.files { Files.write(bytes, to: scratch.store + "/" + name) }
    return scratch
  }

  private func probe(_ scratch: Scratch, failing number: Int, _ kind: Kind) -> ProbeProcess {
    ProbeProcess(scratch.store, wrapper: ["env", "PER_FAULT=\(number) \(kind.rawValue)"])
  }

  /// Returns the number of products and the state in an answer such as "entered 3 saved".
  private func parse(_ answer: String) throws -> (count: Int, state: String) {
    let words = answer.split(separator: " ", maxSplits: 2).map(String.init)
    try #require(words.count == 3 && words[0] == "entered", "\(answer)")
    return (try #require(Int(words[1])), words[2])
  }

  /// Each fault is reported or harmless, and everything that was entered is saved after it.
  @Test(arguments: Scenario.allCases)
  func survivesEachFault(scenario: Scenario) throws {
    let sample = try makeSample(scenario)
    let counting = copy(sample)
    let probe = probe(counting, failing: 0, .eio)
    _ = probe.line()
    for _ in 1...2 { _ = probe.ask("enter") }
    let calls = try #require(Int(probe.ask("calls").dropFirst("calls ".count)))
    probe.kill()
    #expect(calls > 20)
    var generator = SeededRandom(seed: FaultVolume.seed(of: 4))
    var told = 0
    var runs = 0
    for kind in Kind.allCases {
      for number in 1...calls
      where FaultVolume.isFull || Int.random(in: 0..<12, using: &generator) == 0 {
        runs += 1
        if try survives(number, kind, scenario, sample) { told += 1 }
      }
    }
    print("\(scenario): \(calls) system calls, \(runs) faults, \(told) reported")
  }

  /// A recovered library is used even if the recovery failed after the library was written.
  @Test func survivesEachFaultAtTheEndOfARecovery() throws {
    let sample = try makeSample(.damaged)
    let counting = copy(sample)
    let probe = probe(counting, failing: 0, .enospc)
    #expect(probe.line()?.hasPrefix("opened recovered") == true)
    let calls = try #require(Int(probe.ask("calls").dropFirst("calls ".count)))
    probe.kill()
    // These are the last calls for the new library, and those that rename the files.
    var told = 0
    for number in calls * 9 / 16...calls * 11 / 16 {
      if try survives(number, .enospc, .damaged, sample) { told += 1 }
      let scratch = copy(sample)
      let probe = self.probe(scratch, failing: number, .enospc)
      guard probe.line()?.hasPrefix("opened readOnly") == true else { continue }
      #expect(probe.ask("reopen").hasPrefix("reopened recovered"), "call \(number)")
    }
    #expect(told > 0)
  }

  /// - Returns: A Boolean value indicating whether the fault was reported.
  private func survives(
    _ number: Int, _ kind: Kind, _ scenario: Scenario, _ sample: Sample
  ) throws -> Bool {
    let comment: Comment = "\(kind.rawValue) at call \(number)"
    let scratch = copy(sample)
    let probe = probe(scratch, failing: number, kind)
    let opening = try #require(probe.line(), comment)
    #expect(opening.hasPrefix("opened "), comment)
    #expect(!scratch.files().contains { $0.hasSuffix(".tmp") }, comment)
    var wasTold = opening.contains("unavailable")
    var answers = [opening]
    for _ in 1...2 {
      let answer = probe.ask("enter")
      answers.append(answer)
      let (_, state) = try parse(answer)
      #expect(state != "unsaved", comment)
      wasTold = wasTold || state != "saved"
    }
    let answer = probe.ask("retry")
    answers.append(answer)
    let (count, state) = try parse(answer)
    #expect(state == "saved", "\(comment): \(answers)")
    // A product that could not be entered stays in the form, which says so.
    #expect(
      count == sample.products + 2 || wasTold && count >= sample.products,
      "\(comment): \(answers)")
    probe.kill()
    let store = try scratch.openSound("\(comment): \(answers)")
    let stored = try productCount(in: store)
    #expect(stored == count, "\(comment): \(answers)")
    store.close()
    if scenario != .damaged {
      #expect(!scratch.files().contains { $0.contains("damaged") }, "\(comment): \(answers)")
    }
    // The damaged file is never overwritten.
    if scenario == .damaged {
      #expect(
        scratch.files().contains {
          Files.read(scratch.store + "/" + $0) == sample.files["per.db"]
        }, "\(comment): \(answers)")
    }
    return wasTold
  }

  /// The number of products in all comparisons.
  private func productCount(in store: SQLiteStore) throws -> Int {
    try store.summaries().reduce(0) { try $0 + store.products(of: $1.id).count }
  }

  /// After a fault while everything is replaced by a copy, the replacement is complete or has changed nothing, and the
  /// next change is saved.
  @Test func survivesEachFaultOfRestoring() throws {
    let sample = try makeSample(.closed)
    let source = copy(sample)
    let path = source.folder + "/copy.db"
    let saving = ProbeProcess(source.store)
    _ = saving.line()
    #expect(saving.ask("save \(path)") == "saved")
    saving.kill()
    let counting = copy(sample)
    let counted = probe(counting, failing: 0, .eio)
    _ = counted.line()
    func calls() throws -> Int {
      try #require(Int(counted.ask("calls").dropFirst("calls ".count)))
    }
    #expect(counted.ask("enter") == "entered 4 saved")
    let first = try calls() + 1
    #expect(counted.ask("restore \(path)") == "begun")
    #expect(counted.line() == "finished")
    let last = try calls()
    counted.kill()
    #expect(last > first)
    var outcomes: [String: Int] = [:]
    for kind in Kind.allCases {
      for number in first...last {
        let comment: Comment = "\(kind.rawValue) at call \(number)"
        let scratch = copy(sample)
        let probe = probe(scratch, failing: number, kind)
        _ = probe.line()
        #expect(probe.ask("enter") == "entered 4 saved", comment)
        var outcome = probe.ask("restore \(path)")
        if outcome == "begun" { outcome = try #require(probe.line(), comment) }
        outcomes[String(outcome.prefix(15)), default: 0] += 1
        // The copy has three products.
        let count = outcome == "finished" ? 4 : 5
        #expect(probe.ask("enter") == "entered \(count) saved", "\(comment): \(outcome)")
        probe.kill()
        let (store, opening) = try SQLiteStore.open(in: scratch.store)
        #expect(opening == .opened, "\(comment): \(outcome)")
        let stored = try productCount(in: store)
        #expect(stored == count, "\(comment): \(outcome)")
        store.close()
      }
    }
    #expect(outcomes["finished"] != nil && outcomes.count > 1, "\(outcomes)")
  }
}
