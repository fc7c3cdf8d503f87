import Glibc
import PerCore
import PerStore
import TestSupport
import Testing

/// Tests real faults in a separate process.
@MainActor
struct FaultTests {
  let scratch = Scratch(onDisk: false)
  /// Permissions do not apply to root, so the probe runs as another user.
  private let nobody: UInt32 = 65534

  func probe(wrapper: [String] = []) -> ProbeProcess {
    ProbeProcess(scratch.store, user: nobody, wrapper: wrapper)
  }

  init() {
    scratch.makeStoreFolder()
    chmod(scratch.folder, 0o755)
    give(scratch.folder + "/data")
    give(scratch.store)
  }

  private func give(_ path: String) {
    if getuid() == 0 { chown(path, nobody, nobody) }
  }

  func makeLibrary() {
    let probe = probe()
    #expect(probe.line() == "opened fresh")
    #expect(probe.ask("add") == "kept 1")
    probe.kill()
  }

  /// Checks that the next start finds all products.
  func expectProducts(_ count: Int) {
    let probe = probe()
    #expect(probe.line() == "opened opened")
    #expect(probe.ask("count") == "kept \(count)")
    probe.kill()
  }

  @Test(arguments: [1, 4000, 8192, 20_000, 32_768, 40_000, 65_536, 100_000])
  func survivesAFileThatCannotGrow(limit: Int) {
    let probe = probe()
    #expect(probe.line() == "opened fresh")
    #expect(probe.ask("add") == "kept 1")
    _ = probe.ask("limit \(limit)")
    let (kept, pending) = addUntilFull(probe, kept: 1)
    // Saved products can be read while the limit is in force.
    #expect(probe.ask("count") == "kept \(kept)")
    _ = probe.ask("limit none")
    #expect(probe.ask("add") == "kept \(kept + pending + 1)")
    probe.kill()
    expectProducts(kept + pending + 1)
  }

  /// Adds products until six in a row cannot be saved.
  private func addUntilFull(
    _ probe: ProbeProcess, kept: Int
  ) -> (kept: Int, pending: Int) {
    var (kept, pending) = (kept, 0)
    while pending < 6, kept < 2000 {
      let answer = probe.ask("add")
      if answer.hasPrefix("kept") {
        // Products that could not be saved before were saved with it.
        kept += pending + 1
        pending = 0
        #expect(answer == "kept \(kept)")
      } else {
        pending += 1
        #expect(answer == "failed full \(scratch.database)")
      }
    }
    #expect(pending == 6)
    return (kept, pending)
  }

  /// Per tries again until there is space. A sound file is not read again each time.
  @Test func doesNotCheckTheFileAtEachTry() throws {
    let (store, _) = try SQLiteStore.open(in: scratch.store)
    var revision: Int64 = 0
    let products = (1...100_000 as ClosedRange<Int64>).map { Product.sample($0) }
    try store.commit(.create(Comparison(id: 1), products), from: &revision)
    store.close()
    _ = system("chmod -R a+rwX '\(scratch.folder)'")
    let probe = probe()
    #expect(probe.line() == "opened opened")
    _ = probe.ask("limit 4000")
    // The file is still open at the first try.
    #expect(probe.ask("add").hasPrefix("failed full"))
    let read = try #require(probe.bytesRead)
    for _ in 1...20 { #expect(probe.ask("add").hasPrefix("failed full")) }
    let readAgain = try #require(probe.bytesRead) - read
    #expect(readAgain < 20 * Files.read(scratch.database).count / 3)
    _ = probe.ask("limit none")
    #expect(probe.ask("add") == "kept 100022")
  }

  @Test func createsTheFileWhenThereIsSpace() {
    let shell = ["sh", "-c", "trap '' XFSZ; ulimit -S -f 8; exec \"$@\"", "sh"]
    let probe = probe(wrapper: shell)
    #expect(probe.line()?.hasPrefix("opened unavailable") == true)
    #expect(probe.ask("add") == "failed full \(scratch.database)")
    _ = probe.ask("limit none")
    #expect(probe.ask("add") == "kept 2")
    probe.kill()
    expectProducts(2)
  }

  private static let noRoom = ["sh", "-c", "trap '' XFSZ; ulimit -S -f 0; exec \"$@\"", "sh"]

  @Test func readsFromAFullDisk() {
    makeLibrary()
    let probe = probe(wrapper: Self.noRoom)
    #expect(probe.line() == "opened opened")
    #expect(probe.ask("count") == "kept 1")
    #expect(probe.ask("add") == "failed full \(scratch.database)")
    _ = probe.ask("limit none")
    #expect(probe.ask("add") == "kept 3")
    probe.kill()
    expectProducts(3)
  }

  @Test func recoversWhenThereIsSpace() {
    makeLibrary()
    Files.write([1] + Files.read(scratch.database).dropFirst(), to: scratch.database)
    let files = [Files.read(scratch.database), Files.read(scratch.log)]
    let probe = probe(wrapper: Self.noRoom)
    // What can be read is shown.
    #expect(probe.line()?.hasPrefix("opened readOnly") == true)
    #expect(probe.ask("count") == "kept 1")
    #expect(probe.ask("reopen") == "failed full \(scratch.database)")
    #expect([Files.read(scratch.database), Files.read(scratch.log)] == files)
    _ = probe.ask("limit none")
    #expect(probe.ask("reopen").hasPrefix("reopened recovered"))
    #expect(probe.ask("add") == "kept 2")
    probe.kill()
    let next = self.probe()
    #expect(next.line()?.hasPrefix("opened recovered") == true)
    #expect(next.ask("count") == "kept 2")
  }

  @Test(.enabled(if: system("unshare --mount mount -t tmpfs none /mnt 2>/dev/null") == 0))
  func survivesAFullDisk() {
    let mount = [
      "unshare", "--mount", "sh", "-c",
      "mount -t tmpfs -o size=400k,uid=65534,mode=700 none '\(scratch.store)' && exec \"$@\"", "sh",
    ]
    let probe = probe(wrapper: mount)
    #expect(probe.line() == "opened fresh")
    #expect(probe.ask("add") == "kept 1")
    _ = probe.ask("fill")
    let (kept, pending) = addUntilFull(probe, kept: 1)
    #expect(probe.ask("count") == "kept \(kept)")
    _ = probe.ask("free")
    #expect(probe.ask("add") == "kept \(kept + pending + 1)")
    #expect(probe.ask("count") == "kept \(kept + pending + 1)")
  }

  @Test func writesARemovedFileAgain() {
    let probe = probe()
    #expect(probe.line() == "opened fresh")
    #expect(probe.ask("add") == "kept 1")
    _ = system("rm -r '\(scratch.store)'")
    #expect(probe.ask("add") == "kept 2")
    #expect(probe.ask("add") == "kept 3")
    probe.kill()
    expectProducts(3)
  }

  @Test func doesNotOverwriteAFileThatAppeared() {
    chmod(scratch.store, 0o500)
    let probe = probe()
    #expect(probe.line()?.hasPrefix("opened unavailable") == true)
    chmod(scratch.store, 0o700)
    Files.write([1, 2, 3], to: scratch.database)
    #expect(probe.ask("add").hasPrefix("failed readOnly"))
    #expect(Files.read(scratch.database) == [1, 2, 3])
  }

  /// What prevents the creation of the folder, the error of the system, and the command that removes it.
  private nonisolated static let obstacles = [
    ("touch data", ENOTDIR, "rm data"), ("ln -s data data", ELOOP, "rm data"),
    ("ln -s nowhere data", EEXIST, "mkdir nowhere; chmod 777 nowhere"),
    ("mkdir -p data/per; touch data/per/x; chmod 0 data", EACCES, "chmod 755 data"),
  ]

  @Test(arguments: obstacles.indices)
  func waitsForAFolderThatCannotBeCreated(index: Int) {
    let (obstacle, code, remedy) = Self.obstacles[index]
    _ = system("cd '\(scratch.folder)'; rm -r data; \(obstacle)")
    give(scratch.store)
    let probe = probe()
    #expect(probe.line()?.hasPrefix("opened unavailable") == true)
    let answer = probe.ask("add")
    let path = answer.dropFirst(answer.count - scratch.store.count)
    #expect(code == EEXIST || path == scratch.store)
    let reason = code == EACCES ? "readOnly" : "other(\"\(String(cString: strerror(code)))\")"
    #expect(answer.hasPrefix("failed \(reason) \(scratch.folder)/data"))
    #expect(probe.ask("add").hasPrefix("failed \(reason) "))
    _ = system("cd '\(scratch.folder)'; \(remedy)")
    chmod(scratch.folder, 0o777)
    #expect(probe.ask("add") == "kept 3")
    probe.kill()
    expectProducts(3)
  }

  /// A library that appeared meanwhile was not read, so it is not overwritten.
  @Test func doesNotWriteToALibraryThatAppeared() {
    makeLibrary()
    _ = system("cd '\(scratch.folder)'; mv data real; touch data")
    let probe = probe()
    #expect(probe.line()?.hasPrefix("opened unavailable") == true)
    #expect(probe.ask("add").hasPrefix("failed other"))
    _ = system("cd '\(scratch.folder)'; rm data; mv real data")
    #expect(probe.ask("add").hasPrefix("failed other"))
    probe.kill()
    expectProducts(1)
  }
}
