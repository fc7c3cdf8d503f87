import PerCore
import PerStore
import TestSupport
import Testing

/// Damages a write-ahead log after Per was killed.
@MainActor
struct LogTests {
  /// The file and the log of a library, and the size of the log after each commit.
  private struct Sample {
    var file: [UInt8]
    var log: [UInt8]
    var ends: [Int] = []
  }

  private static let frameSize = 24 + 4096

  /// Makes a library of three products, added in three commits that are in the log.
  private func makeSample() throws -> Sample {
    let scratch = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    var ends: [Int] = []
    try store.commit(.create(Comparison(id: 1), []), from: &revision)
    for id in 1...3 as ClosedRange<Int64> {
      try store.commit(.insert([.sample(id)], into: 1), from: &revision)
      ends.append(Files.read(scratch.log).count)
    }
    return Sample(
      file: Files.read(scratch.database), log: Files.read(scratch.log), ends: ends)
  }

  /// Opens a library. Returns how opening went, and the ids of its products.
  private func open(_ sample: Sample) throws -> (opening: StoreOpening, products: [Product.ID]) {
    let scratch = Scratch(onDisk: false)
    scratch.makeStoreFolder()
    Files.write(sample.file, to: scratch.database)
    Files.write(sample.log, to: scratch.log)
    let (store, opening) = try SQLiteStore.open(in: scratch.store)
    return (opening, try store.summaries().flatMap { try store.products(of: $0.id).map(\.id) })
  }

  private func expectRecovery(
    _ sample: Sample, products: [Product.ID], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (opening, found) = try open(sample)
    let recovery = try #require(opening.recovery, sourceLocation: sourceLocation)
    #expect(recovery.damage == .damaged, sourceLocation: sourceLocation)
    #expect(found == products, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<32)
  func noticesAChangedByteOfTheHeader(offset: Int) throws {
    var sample = try makeSample()
    sample.log[offset] ^= 0x40
    try expectRecovery(sample, products: [1, 2, 3])
  }

  @Test func noticesAnOverwrittenHeader() throws {
    var sample = try makeSample()
    sample.log.replaceSubrange(0..<32, with: repeatElement(0, count: 32))
    try expectRecovery(sample, products: [1, 2, 3])
  }

  /// The last frame of the commit before the last one.
  @Test(arguments: [0, 8, 16, 24, 3000])
  func noticesAnOverwrittenFrameBetweenCommits(offset: Int) throws {
    var sample = try makeSample()
    let start = sample.ends[1] - Self.frameSize + offset
    let end = offset == 0 ? sample.ends[1] : start + 4
    sample.log.replaceSubrange(start..<end, with: repeatElement(0xA5, count: end - start))
    try expectRecovery(sample, products: [1, 2, 3])
  }

  @Test func noticesAZeroedFrameBetweenCommits() throws {
    var sample = try makeSample()
    let range = sample.ends[1] - Self.frameSize..<sample.ends[1]
    sample.log.replaceSubrange(range, with: repeatElement(0, count: Self.frameSize))
    try expectRecovery(sample, products: [1, 2, 3])
  }

  /// Inserts bytes into the log, or removes some. The place is an offset in the second of three commits.
  @Test(arguments: [0, 10, 24, 700, 4119], [-9, -1, 1, 9, 5000])
  func noticesShiftedFrames(place: Int, by length: Int) throws {
    var sample = try makeSample()
    let start = sample.ends[0] + place
    if length > 0 {
      sample.log.insert(contentsOf: repeatElement(0x5A, count: length), at: start)
    } else {
      sample.log.removeSubrange(start..<start - length)
    }
    try expectRecovery(sample, products: [1, 2, 3])
  }

  /// Removes bytes from one of the frames before the last one of the last commit. The next frame begins inside it.
  @Test(arguments: [24, 700, 4110], [1, 9])
  func noticesBytesRemovedFromTheLastCommit(place: Int, length: Int) throws {
    let sample = try makeSample()
    let starts = stride(
      from: sample.ends[1], to: sample.ends[2] - Self.frameSize, by: Self.frameSize)
    try #require(starts.underestimatedCount > 0)
    for start in starts {
      var short = sample
      short.log.removeSubrange(start + place..<start + place + length)
      #expect(try open(short).opening.recovery != nil, "\(start)")
    }
  }

  /// Only the content of the last frame but one is not on the disk yet. It contains the salts.
  @Test func ignoresSaltsInAnInterruptedCommit() throws {
    var sample = try makeSample()
    let start = sample.ends[2] - 2 * Self.frameSize
    let header = Array(sample.log[start..<start + 24])
    sample.log.replaceSubrange(start + 1000..<start + 1024, with: header)
    let (opening, products) = try open(sample)
    #expect(opening == .opened && products == [1, 2])
  }

  /// A long run of one byte can't begin a frame anywhere, so no checksum is computed for it.
  @Test(arguments: [0, 1, 0x55, 0xFF] as [UInt8])
  func expectsNoFramesInARunOfOneByte(byte: UInt8) {
    #expect(Array(LogReading.pairs(in: Array(repeating: byte, count: 20_000))) == [])
  }

  @Test func findsTheFramesAfterARunOfOneByte() throws {
    var sample = try makeSample()
    sample.log.replaceSubrange(0..<32, with: repeatElement(0xFF, count: 4 << 20))
    try expectRecovery(sample, products: [1, 2, 3])
  }

  @Test(arguments: [0, 5, 31, 32], [-3, 1, 40])
  func noticesAShiftedHeader(place: Int, by length: Int) throws {
    var sample = try makeSample()
    if length > 0 {
      sample.log.insert(contentsOf: repeatElement(0x5A, count: length), at: place)
    } else {
      sample.log.removeSubrange(place..<place - length)
    }
    try expectRecovery(sample, products: [1, 2, 3])
  }

  /// A crash can interrupt the first write of a log, or the last commit.
  @Test func ignoresWhatACrashInterrupted() throws {
    let sample = try makeSample()
    for count in [1, 20, 31, 32, 40, 32 + Self.frameSize - 1] {
      var short = sample
      short.log = Array(sample.log[..<count])
      if count < 32 { short.log[0] ^= 1 }
      #expect(try open(short).opening == .opened, "\(count)")
    }
    for end in sample.ends[1]..<sample.ends[2] where end % 1000 == 0 {
      var torn = sample
      torn.log = Array(sample.log[..<end])
      #expect(try open(torn).opening == .opened, "\(end)")
      torn.log += repeatElement(0, count: sample.ends[2] - end)
      let (opening, products) = try open(torn)
      #expect(opening == .opened)
      #expect(products == [1, 2])
    }
  }

  /// The system writes the blocks of the last commit in any order, so a power cut can lose any of them. In their place,
  /// the log then has zeros, or what an earlier use left.
  @Test(arguments: [false, true])
  func ignoresACommitThatAPowerCutInterrupted(isUsedAgain: Bool) throws {
    let sample = try makeSample()
    var left = [UInt8](repeating: 0, count: sample.log.count)
    if isUsedAgain {
      // Frames with other content, and with salts of an earlier use in their headers.
      left = sample.log.map { ~$0 }
      for start in stride(from: 32, to: left.count, by: Self.frameSize) {
        left.replaceSubrange(start..<start + 24, with: sample.log[start..<start + 24])
        let salt = left[start + 8..<start + 12].reduce(0) { $0 << 8 | UInt32($1) } &- 3
        for place in 0..<4 {
          left[start + 8 + place] = UInt8(truncatingIfNeeded: salt >> UInt32(24 - 8 * place))
        }
      }
    }
    let blocks = Array(sample.ends[1] / 4096 + 1...(sample.ends[2] - 1) / 4096)
    try #require(blocks.count > 2)
    for set in 1..<1 << blocks.count {
      var torn = sample
      for (index, block) in blocks.enumerated() where set & 1 << index != 0 {
        let range = block * 4096..<min(block * 4096 + 4096, sample.log.count)
        torn.log.replaceSubrange(range, with: left[range])
      }
      let (opening, products) = try open(torn)
      #expect(opening == .opened && products == [1, 2], "\(set)")
    }
  }

  /// The frames of a commit are lost that was complete, since a later one follows: all of them, the first ones and those
  /// at the beginning of the later one, or the last one.
  @Test(arguments: [0, 1], [-1, 0, 1])
  func noticesLostFramesOfACompleteCommit(start: Int, end: Int) throws {
    var sample = try makeSample()
    let range =
      sample.ends[0] + start * Self.frameSize..<sample.ends[1] + end * Self.frameSize
    sample.log.replaceSubrange(range, with: repeatElement(0, count: range.count))
    #expect(try open(sample).opening.recovery != nil)
  }

  /// Two commits are in the log, and all of their frames but the last one are lost. By the number of its page, the frame
  /// could be the end of one commit.
  @Test func noticesLostFramesAtTheStart() throws {
    let scratch = Scratch(onDisk: false)
    try scratch.makeLibrary((Comparison(id: 1), (1...400).map { .sample($0) }))
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision = try #require(try store.summaries().first).comparison.revision
    try store.commit(.insert([.sample(401)], into: 1), from: &revision)
    try store.commit(.insert([.sample(402)], into: 1), from: &revision)
    var sample = Sample(file: Files.read(scratch.database), log: Files.read(scratch.log))
    let lost = 32..<sample.log.count - Self.frameSize
    sample.log.replaceSubrange(lost, with: repeatElement(0, count: lost.count))
    #expect(try open(sample).opening.recovery != nil)
  }

  /// SQLite overwrites a log from its beginning, so frames of an earlier use can follow.
  @Test func ignoresFramesOfAnEarlierUse() throws {
    let scratch = Scratch(onDisk: false)
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    try store.commit(.create(Comparison(id: 1), []), from: &revision)
    var longest = 0
    var id: Int64 = 0
    // The log becomes no longer after SQLite has begun to overwrite it.
    repeat {
      longest = Files.read(scratch.log).count
      id += 1
      try store.commit(.insert([.sample(id)], into: 1), from: &revision)
    } while Files.read(scratch.log).count > longest && id < 2000
    #expect(id < 2000)
    let sample = Sample(file: Files.read(scratch.database), log: Files.read(scratch.log))
    let (opening, products) = try open(sample)
    #expect(opening == .opened)
    #expect(products.count == Int(id))
  }
}
