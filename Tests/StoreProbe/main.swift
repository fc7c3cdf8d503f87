// A helper process of the store's tests, which kill it, limit its resources and change its user.
//
//     store-probe FOLDER [USER-ID]
//
// It opens the library in FOLDER, or the user's own library if FOLDER is "-", prints the result,
// and executes commands from standard input:
//
//     add           adds a product; prints "kept" and the number of products, or "failed" and the
//                   reason
//     type SEED     performs random actions without end; prints "state", then "begun" before and
//                   "shown" after each change, each with a digest of everything shown
//     limit BYTES   limits the size of files; "limit none" removes the limit
//     fill, free    fills the disk, and frees it again
//     reopen        opens the store again; prints "reopened" and the result
//     enter         adds a product with the controllers; prints "entered", the number of products in all
//                   comparisons, and "saved" or the reason why it isn't saved
//     retry         tries again to save what was entered; prints the same
//     calls         prints "calls" and the number of system calls that used the folder
//     count         prints "kept" and the number of products in the store
//     detach        reads the products on another thread; prints "read" and their number
//     save PATH     saves a copy of everything; prints "saved"
//     restore PATH  replaces everything by a copy on another thread; prints "begun" before and "finished"
//                   after that
//     import COUNT  adds products to a new comparison on another thread; prints the same
//
// With PER_FAULT="NUMBER KIND", that system call fails (see Faults/include/faults.h).

import CFaults
import Glibc
import PerCore
import PerStore
import TestSupport

// Without the signal, writing beyond the limit returns EFBIG.
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
  private let opening: StoreOpening
  private lazy var library = makeLibrary()
  private lazy var controller = LibraryController(
    store: store, failure: opening.failure, conventions: .plain, today: { nil })
  private var pending: [AppliedChange] = []

  private let folder: String

  init(_ store: SQLiteStore, _ opening: StoreOpening, in folder: String) {
    self.store = store
    self.opening = opening
    self.folder = folder
  }

  private func makeLibrary() -> Library {
    if let summaries = try? store.summaries(), !summaries.isEmpty {
      return Library(
        summaries: summaries, openID: 1, lastComparisonID: (try? store.lastComparisonID()) ?? 0,
        lastProductID: (try? store.lastProductID()) ?? 0)
    }
    var library = Library()
    apply(.create(Comparison(id: 1), []), to: &library)
    return library
  }

  private func apply(_ change: Change, to library: inout Library) {
    do {
      pending += try library.apply([change], as: nil).changes
    } catch {
      fatalError("\(error)")
    }
  }

  private func add() throws(StoreFailure) {
    if library.products(of: 1) == nil {
      let products = try store.products(of: 1)
      guard let list = try? ProductList(products) else { fatalError("invalid products") }
      library.load(list, of: 1)
    }
    let id = library.lastProductID + 1
    let product = Self.sample(id)
    apply(.insert([product], into: 1), to: &library)
    try store.commit(pending)
    pending = []
  }

  private func count() throws(StoreFailure) -> Int {
    try store.summaries().first { $0.id == 1 }?.count ?? 0
  }

  /// Returns the number of products that another thread reads.
  private func countOnOtherThread() throws(StoreFailure) -> Int {
    guard let detached = try store.detach(onlyToRead: true) else {
      fatalError("no other thread can read")
    }
    let work = BackgroundWork { () -> Result<[Product], StoreFailure> in
      defer { detached.finish() }
      do throws(StoreFailure) {
        return .success(try detached.products(of: 1))
      } catch {
        return .failure(error)
      }
    }
    return try work.result().get().count
  }

  func execute(_ words: [Substring]) throws(StoreFailure) {
    switch words[0] {
    case "add":
      try add()
      say("kept \(try count())")
    case "type":
      let store = InterceptingStore(store)
      let library = LibraryController(store: store, conventions: .plain)
      RandomUser(library, store: store).type(seed: UInt64(words[1]) ?? 0)
    case "limit":
      limit(words[1])
      say("done")
    case "fill":
      fill()
      say("done")
    case "free":
      unlink(folder + "/ballast")
      say("done")
    case "reopen": say("reopened \(try store.reopen().map { "\($0)" } ?? "same")")
    case "enter":
      _ = try? controller.list.add(Self.sample(0))
      describeController()
    case "retry":
      controller.retry()
      describeController()
    case "calls": say("calls \(per_faults_count())")
    case "count": say("kept \(try count())")
    case "detach": say("read \(try countOnOtherThread())")
    case "save": try save(to: String(words[1]))
    case "restore": try restore(from: String(words[1]))
    case "import": try importProducts(Int(words[1]) ?? 0)
    default: fatalError("unknown command")
    }
  }

  private func save(to path: String) throws(StoreFailure) {
    guard let snapshot = try controller.makeSnapshot() else { fatalError("no snapshot") }
    while try snapshot.copyMore() {}
    let bytes = try controller.bytes(of: snapshot)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard write(file, bytes, bytes.count) == bytes.count else { fatalError("cannot write") }
    close(file)
    say("saved")
  }

  private func importProducts(_ count: Int) throws(StoreFailure) {
    let action = controller.beginImport(count: count) {
      let products = (0..<Int64(count)).map { Self.sample($0) }
      return ImportedProducts(comparisons: [.init(name: "imported", products: products)])
    }
    try run(action)
  }

  private func restore(from path: String) throws(StoreFailure) {
    guard let copy = try? controller.copyReader?(path) else { fatalError("no copy") }
    try run(controller.beginReplacement(by: copy))
  }

  /// Runs an action on another thread.
  private func run(_ action: DetachedAction?) throws(StoreFailure) {
    guard let action else { fatalError("busy") }
    say("begun")
    do throws(DetachedAction.Failure) {
      try controller.finish(BackgroundWork { action.run() }.result())
    } catch {
      guard case .store(let failure) = error else { fatalError("\(error)") }
      throw failure
    }
    say("finished")
  }

  private func describeController() {
    let count = controller.summaries.reduce(0) { $0 + $1.count }
    let state = controller.failure.map { describe($0) }
    let saved = controller.hasUnsavedChanges ? "unsaved" : "saved"
    let losses = controller.unrecovered == nil ? "" : ", incomplete"
    say("entered \(count) \(state ?? saved)\(losses)")
  }

  nonisolated private static func sample(_ id: Int64) -> Product {
    guard let quantity = try? Amount(plain: "\(id + 1)", expression: "\(id + 1)"),
      let price = try? Amount(plain: "3.99", expression: "3,99")
    else { fatalError("invalid amount") }
    return Product(
      id: id, quantity: quantity, unit: .gram, price: price, name: "Oats \(id)")
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
  if let fault = getenv("PER_FAULT").map({ String(cString: $0).split(separator: " ") }) {
    per_faults_start(folder, Int(fault[0]) ?? 0, String(fault[1]))
  }
  let (store, report) = try SQLiteStore.open(in: folder)
  say("opened \(report)")
  let probe = Probe(store, report, in: folder)
  while let line = readLine() {
    do throws(StoreFailure) {
      try probe.execute(line.split(separator: " "))
    } catch {
      say(describe(error))
    }
  }
} catch {
  say(describe(error))
}
