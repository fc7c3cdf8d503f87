internal import Glibc
internal import PerFiles

/// Works on the parts of a long text on all processors, in the order of the text.
enum LineParts {
  /// The number of lines that are worth a thread.
  private static let minimumLines = 500
  private static let maximumLines = 4000
  private static let maximumThreads = 8

  /// Calls `work` with parts of `lines` on several threads, and `use` with the results in the order of the lines.
  ///
  /// Only the results for a few thousand lines per processor are in memory at once.
  static func forEach<Result: Sendable>(
    _ lines: [String], _ work: @escaping @Sendable (ArraySlice<String>) -> Result,
    use: (Result) -> Void
  ) {
    let threads = min(max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))), maximumThreads)
    var rest = lines[...]
    while !rest.isEmpty {
      let size = max(minimumLines, min(maximumLines, (rest.count + threads - 1) / threads))
      var parts: [Part<Result>] = []
      while !rest.isEmpty, parts.count < threads {
        let lines = rest.prefix(size)
        rest = rest.dropFirst(size)
        parts.append(Part { work(lines) })
      }
      for part in parts.dropFirst() { part.start() }
      for part in parts { use(part.result()) }
    }
  }

  /// The work on one part.
  ///
  /// The result is written by one thread, and read after that thread has ended.
  private final class Part<Result: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> Result
    private var thread: pthread_t?
    private var finished: Result?

    init(_ work: @escaping @Sendable () -> Result) { self.work = work }

    /// Starts a thread. Without one, `result()` does the work.
    func start() {
      thread = BackgroundThread.start { [self] in finished = work() }
    }

    /// Returns the result when the work is done.
    func result() -> Result {
      if let thread { pthread_join(thread, nil) }
      return finished ?? work()
    }
  }
}
