/// A stable sort of integers by their digits, which needs no comparisons.
enum RadixSort {
  /// Below this count, a sort by comparison is as fast.
  static let minimumCount = 200

  /// Returns the positions of the keys in ascending order of the keys. Equal keys keep their order.
  ///
  /// - Complexity: O(*n*)
  static func order(of keys: [UInt64]) -> [Int32] {
    guard let least = keys.min(), let greatest = keys.max() else { return [] }
    // Counting the digits of few keys takes longer than further passes.
    let digitBits: UInt64 = keys.count < 4_000 ? 8 : 12
    let bits = UInt64(UInt64.bitWidth - (greatest - least).leadingZeroBitCount)
    let passes = Int((bits + digitBits - 1) / digitBits)
    let size = 1 << Int(digitBits)
    var starts = counts(of: keys, above: least, passes: passes, digitBits: digitBits)
    var (values, order) = (keys, Array(Int32(0)..<Int32(keys.count)))
    var (otherValues, otherOrder) = (values, order)
    for pass in 0..<passes {
      starts.withUnsafeMutableBufferPointer { starts in
        let starts = UnsafeMutableBufferPointer(rebasing: starts[pass * size..<(pass + 1) * size])
        // One digit for all keys needs no pass.
        guard !starts.contains(Int32(keys.count)) else { return }
        var next: Int32 = 0
        for digit in starts.indices { (starts[digit], next) = (next, next + starts[digit]) }
        let shift = UInt64(pass) * digitBits
        values.withUnsafeBufferPointer { values in
          order.withUnsafeBufferPointer { order in
            otherValues.withUnsafeMutableBufferPointer { newValues in
              otherOrder.withUnsafeMutableBufferPointer { newOrder in
                for index in values.indices {
                  let value = values[index]
                  let digit = Int(truncatingIfNeeded: (value - least) >> shift) & (size - 1)
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
    return order
  }

  /// Returns how often each digit occurs in each pass.
  private static func counts(
    of keys: [UInt64], above least: UInt64, passes: Int, digitBits: UInt64
  ) -> [Int32] {
    let size = 1 << Int(digitBits)
    var counts = [Int32](repeating: 0, count: passes * size)
    counts.withUnsafeMutableBufferPointer { counts in
      for key in keys {
        var rest = key - least
        for pass in 0..<passes {
          counts[pass * size + Int(truncatingIfNeeded: rest) & (size - 1)] += 1
          rest >>= digitBits
        }
      }
    }
    return counts
  }
}
