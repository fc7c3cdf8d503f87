import Glibc
import PerCore
import PerFiles
import Synchronization
import Testing

/// An import into a library that is not saved, whose parts a test takes like a main loop.
@MainActor
final class ImportSession: ImportControllerDelegate {
  /// What other threads want to do on the main thread.
  private final class Queue: Sendable {
    let bodies = Mutex<[@MainActor @Sendable () -> Void]>([])
  }

  let library: LibraryController
  let controller: ImportController
  private(set) var changed: [[Int]] = []
  private(set) var starts: [Int] = []
  private let queue = Queue()

  init(
    _ source: ImportSource, into library: LibraryController? = nil,
    conventions: Conventions = .german
  ) {
    let library = library ?? LibraryController(store: nil, conventions: conventions)
    self.library = library
    controller = ImportController(source, library: library) { [queue] body in
      queue.bodies.withLock { $0.append(body) }
    }
    controller.delegate = self
    controller.start()
  }

  /// A Boolean value indicating whether another thread handed something over.
  var hasNext: Bool { queue.bodies.withLock { !$0.isEmpty } }

  /// Runs what was handed over first. Returns false if there was nothing.
  @discardableResult
  func runNext() -> Bool {
    let body = queue.bodies.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    body?()
    return body != nil
  }

  /// Waits until a condition holds. The main thread is blocked, so that tests on other threads don't delay it.
  func wait(until condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !condition() {
      try #require(ContinuousClock.now < deadline)
      if !runNext() { usleep(500) }
    }
  }

  /// Waits until reading has ended.
  func read() throws {
    try wait { controller.state != .reading }
  }

  /// Adds the products, and returns their number; nil if they can't be added.
  @discardableResult
  func add() throws -> Int? {
    var isAdded = false
    var count: Int?
    controller.add {
      count = $0
      isAdded = true
    }
    try wait { isAdded }
    return count
  }

  func importDidStart(_ controller: ImportController) {}

  func importDidFindTable(_ controller: ImportController) {}

  func `import`(_ controller: ImportController, didReadFrom start: Int) { starts.append(start) }

  func `import`(_ controller: ImportController, didChange rows: [Int]) { changed.append(rows) }

  func importDidEnd(_ controller: ImportController) {}
}

extension Conventions {
  /// The notation of Germany, in euros.
  static let german: Conventions = {
    let numbers = NumberFormat(decimalMark: ",", groupingMark: ".")
    return Conventions(
      numbers: numbers, money: MoneyFormat(symbol: "€", code: "EUR", numbers: numbers),
      measures: .metric, language: "de", region: "DE")
  }()
}
