extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a condition that all later elements satisfy as well; `endIndex` if
  /// there is none.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitioningIndex(
    where condition: (Element) throws -> Bool
  ) rethrows -> Index {
    var lower = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(lower, offsetBy: half)
      if try condition(self[middle]) {
        count = half
      } else {
        lower = index(after: middle)
        count -= half + 1
      }
    }
    return lower
  }
}
