/// A stable sort of integers by their upper digits. The rest is compared only where these are equal.
package enum RadixSort {
  /// Below this count, a sort by comparison is as fast.
  static let minimumCount = 200

  /// The maximum number of digits. Keys that are spread evenly seldom have three equal digits: digits of 8 bits if
  /// there are fewer than 4,000 keys, and digits of 12 bits if there are a million.
  private static let maximumPasses = 3

  /// Returns the positions of the keys in ascending order of the keys. Equal keys keep their order.
  ///
  /// - Complexity: O(*n*), and O(*k* log *k*) for each run of *k* keys with equal upper digits.
  package static func order(of keys: [UInt64]) -> [Int32] {
    guard let lowest = keys.min(), let highest = keys.max() else { return [] }
    // Counting the digits of few keys takes longer than further passes.
    let digitBits: UInt64 = keys.count < 4_000 ? 8 : 12
    let bits = UInt64(UInt64.bitWidth - (highest - lowest).leadingZeroBitCount)
    let passes = min(maximumPasses, Int((bits + digitBits - 1) / digitBits))
    let lowerBits = bits - min(bits, UInt64(passes) * digitBits)
    let size = 1 << Int(digitBits)
    var starts = counts(
      of: keys, above: lowest, lowerBits: lowerBits, passes: passes, digitBits: digitBits)
    var (values, order) = (keys, Array(Int32(0)..<Int32(keys.count)))
    var (otherValues, otherOrder) = (values, order)
    for pass in 0..<passes {
      starts.withUnsafeMutableBufferPointer { starts in
        let starts = UnsafeMutableBufferPointer(rebasing: starts[pass * size..<(pass + 1) * size])
        // One digit for all keys needs no pass.
        guard !starts.contains(Int32(keys.count)) else { return }
        var next: Int32 = 0
        for digit in starts.indices { (starts[digit], next) = (next, next + starts[digit]) }
        let shift = lowerBits + UInt64(pass) * digitBits
        values.withUnsafeBufferPointer { values in
          order.withUnsafeBufferPointer { order in
            otherValues.withUnsafeMutableBufferPointer { newValues in
              otherOrder.withUnsafeMutableBufferPointer { newOrder in
                for index in values.indices {
                  let value = values[index]
                  let digit = Int(truncatingIfNeeded: (value - lowest) >> shift) & (size - 1)
                  let place = Int(starts[digit])
                  starts[digit] += 1
                  newValues[place] = value
                  newOrder[place] = order[index]
                }
              }
            }
          }
        }
        swap(&values, &otherValues)
        swap(&order, &otherOrder)
      }
    }
    if lowerBits > 0 { sortRuns(&order, values, keys, above: lowest, lowerBits: lowerBits) }
    return order
  }

  /// Sorts the runs of keys with equal upper digits.
  ///
  /// - Parameter values: The keys in the order so far.
  private static func sortRuns(
    _ order: inout [Int32], _ values: [UInt64], _ keys: [UInt64], above lowest: UInt64,
    lowerBits: UInt64
  ) {
    var start = 0
    while start < values.count {
      let upper = (values[start] - lowest) >> lowerBits
      var end = start + 1
      var areEqual = true
      while end < values.count, (values[end] - lowest) >> lowerBits == upper {
        areEqual = areEqual && values[end] == values[start]
        end += 1
      }
      if !areEqual {
        order[start..<end].sort { a, b in
          let (x, y) = (keys[Int(a)], keys[Int(b)])
          return x == y ? a < b : x < y
        }
      }
      start = end
    }
  }

  /// Returns how often each digit occurs in each pass.
  private static func counts(
    of keys: [UInt64], above lowest: UInt64, lowerBits: UInt64, passes: Int, digitBits: UInt64
  ) -> [Int32] {
    let size = 1 << Int(digitBits)
    var counts = [Int32](repeating: 0, count: passes * size)
    counts.withUnsafeMutableBufferPointer { counts in
      for key in keys {
        var rest = (key - lowest) >> lowerBits
        for pass in 0..<passes {
          counts[pass * size + Int(truncatingIfNeeded: rest) & (size - 1)] += 1
          rest >>= digitBits
        }
      }
    }
    return counts
  }
}
