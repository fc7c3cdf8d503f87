// A process of its own for the tests of the store: it is killed, limited, and made another user.
//
//     store-probe FOLDER [USER-ID]
//
// It opens the library of the folder, or the user's own where FOLDER is "-", says what became of that, and obeys the words on standard input:
//
//     add           adds a product; says "kept" and how many that makes, or "failed" and why
//     type SEED     drives the window's controllers at random without end; says "state", then "begun" before and "shown"
//                   after every change, each with what stands for all that is shown
//     limit BYTES   lets no file grow beyond that; "limit none" takes it back
//     fill, free    takes all room that is left on the disk, and gives it back
//     count         says how many products the store holds

import Glibc
import PerCore
import PerStore

// As in a shell that ignores it: writing beyond the limit is then an error like any other.
signal(SIGXFSZ, SIG_IGN)

func say(_ words: String) {
  print(words)
  fflush(nil)
}

let argument = CommandLine.arguments[1]
if CommandLine.arguments.count > 2, let user = UInt32(CommandLine.arguments[2]), getuid() == 0 {
  guard setgid(user) == 0, setuid(user) == 0 else { fatalError("cannot become another user") }
}

@MainActor
final class Probe {
  private let store: SQLiteStore
  private var pending: [(change: Change, revision: Int64)] = []
  private var lastID: Int64 = 0
  private var lastRevision: Int64 = 0

  private let folder: String

  init(_ store: SQLiteStore, in folder: String) {
    self.store = store
    self.folder = folder
    if let summaries = try? store.summaries(), !summaries.isEmpty {
      lastID = (try? store.lastProductID()) ?? 0
      lastRevision = summaries.map(\.comparison.revision).max() ?? 0
    } else {
      lastRevision = 1
      pending = [(.create(Comparison(id: 1), []), 1)]
    }
  }

  private func add() throws(StoreFailure) {
    lastID += 1
    lastRevision += 1
    guard let quantity = try? Amount(plain: "\(lastID)", expression: "\(lastID)"),
      let price = try? Amount(plain: "3.99", expression: "3,99")
    else { fatalError("no figure") }
    let product = Product(
      id: lastID, quantity: quantity, unit: .gram, price: price, name: "Oats \(lastID)")
    pending.append((.insert([product], into: 1), lastRevision))
    try store.commit(pending)
    pending = []
  }

  private func count() throws(StoreFailure) -> Int {
    try store.summaries().first { $0.id == 1 }?.count ?? 0
  }

  func obey(_ words: [Substring]) throws(StoreFailure) {
    switch words[0] {
    case "add":
      try add()
      say("kept \(try count())")
    case "type":
      let store = AnnouncingStore(store)
      let library = LibraryController(store: store, conventions: .plain)
      Typist(library, store: store).type(seed: Int(words[1]) ?? 0)
    case "limit":
      limit(words[1])
      say("done")
    case "fill":
      fill()
      say("done")
    case "free":
      unlink(folder + "/ballast")
      say("done")
    case "count": say("kept \(try count())")
    default: fatalError("unknown word")
    }
  }

  private func limit(_ bytes: Substring) {
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(1), &limits)  // RLIMIT_FSIZE
    limits.rlim_cur = rlim_t(bytes) ?? limits.rlim_max
    setrlimit(__rlimit_resource_t(1), &limits)
  }

  private func fill() {
    let ballast = open(folder + "/ballast", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let chunk = [UInt8](repeating: 1, count: 1 << 12)
    while write(ballast, chunk, chunk.count) > 0 {}
    close(ballast)
  }
}

func describe(_ failure: StoreFailure) -> String { "failed \(failure.reason) \(failure.path)" }

do throws(StoreFailure) {
  let folder = argument == "-" ? try DataFolder.path() : argument
  let (store, report) = try SQLiteStore.open(in: folder)
  say("opened \(report)")
  let probe = Probe(store, in: folder)
  while let line = readLine() {
    do throws(StoreFailure) {
      try probe.obey(line.split(separator: " "))
    } catch {
      say(describe(error))
    }
  }
} catch {
  say(describe(error))
}
