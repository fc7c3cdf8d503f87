internal import Glibc

/// Divides a long list of lines or rows into parts, and works on them on all processors.
package enum ParallelParts {
  /// The minimum and the maximum number of elements in a part. Fewer are not worth a thread.
  private static let minimumSize = 500
  private static let maximumSize = 4000

  private static let threadCount = min(max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))), 8)

  /// The number of elements that all processors work on at once.
  package static let batchSize = threadCount * maximumSize

  /// Calls `work` with parts of `elements` on several threads, and `use` with the results in the order of the elements.
  ///
  /// Only the results for `batchSize` elements are in memory at once.
  package static func forEach<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (ArraySlice<Element>) -> Result,
    use: (Result) -> Void
  ) {
    var rest = elements[...]
    while !rest.isEmpty {
      let size = max(minimumSize, min(maximumSize, (rest.count + threadCount - 1) / threadCount))
      var parts: [BackgroundPart<Result>] = []
      while !rest.isEmpty, parts.count < threadCount {
        let part = rest.prefix(size)
        rest = rest.dropFirst(size)
        parts.append(BackgroundPart { work(part) })
      }
      for part in parts.dropFirst() { part.start() }
      for part in parts { use(part.result()) }
    }
  }
}
