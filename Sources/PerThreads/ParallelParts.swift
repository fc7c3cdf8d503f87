internal import Glibc

/// Works on the parts of a long list of lines or rows on all processors, in their order.
package enum ParallelParts {
  /// The number of lines that are worth a thread.
  private static let minimumCount = 500
  private static let maximumCount = 4000

  private static let threads = min(max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))), 8)

  /// The number of lines that all processors work on at once.
  package static let greatestCount = threads * maximumCount

  /// Calls `work` with parts of `elements` on several threads, and `use` with the results in the order of the elements.
  ///
  /// Only the results for `greatestCount` elements are in memory at once.
  package static func forEach<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (ArraySlice<Element>) -> Result,
    use: (Result) -> Void
  ) {
    var rest = elements[...]
    while !rest.isEmpty {
      let size = max(minimumCount, min(maximumCount, (rest.count + threads - 1) / threads))
      var parts: [BackgroundPart<Result>] = []
      while !rest.isEmpty, parts.count < threads {
        let part = rest.prefix(size)
        rest = rest.dropFirst(size)
        parts.append(BackgroundPart { work(part) })
      }
      for part in parts.dropFirst() { part.start() }
      for part in parts { use(part.result()) }
    }
  }
}
