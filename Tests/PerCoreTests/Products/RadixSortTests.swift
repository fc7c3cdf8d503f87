import PerCore
import TestSupport
import Testing

@Suite struct RadixSortTests {
  /// Where the differences of generated keys are.
  enum Shape: CaseIterable {
    case anyBits
    case lowerBits
    /// One key differs from the others in its upper bits.
    case lowerBitsButOne
    case fewKeys
    case equal
  }

  private func keys(_ shape: Shape, count: Int) -> [UInt64] {
    var random = SeededRandom(seed: UInt64(count))
    var keys = (0..<count).map { _ in
      switch shape {
      case .anyBits: UInt64.random(in: 0 ... .max, using: &random)
      case .lowerBits, .lowerBitsButOne: (1 << 61) + UInt64.random(in: 0...999, using: &random)
      case .fewKeys: UInt64.random(in: 0...3, using: &random) << 40
      case .equal: 7 as UInt64
      }
    }
    if shape == .lowerBitsButOne, count > 0 { keys[count / 2] = .max }
    return keys
  }

  @Test(arguments: Shape.allCases, [0, 1, 2, 200, 3_999, 4_000, 70_000])
  func sortsAsTheStandardLibraryDoes(_ shape: Shape, count: Int) {
    let keys = keys(shape, count: count)
    let expected = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    #expect(RadixSort.order(of: keys) == expected.map { Int32($0) })
  }
}
