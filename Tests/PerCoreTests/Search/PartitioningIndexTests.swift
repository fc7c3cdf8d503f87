import PerCore
import Testing

@Suite struct PartitioningIndexTests {
  @Test func findsTheFirstElementThatSatisfiesTheCondition() {
    for count in 0...20 {
      for first in 0...count {
        #expect((0..<count).partitioningIndex { $0 >= first } == first, "\(first) of \(count)")
      }
    }
  }

  @Test func returnsAnIndexOfTheSlice() {
    let slice = [9, 1, 3, 3, 5, 0][1...4]
    #expect(slice.partitioningIndex { $0 > 0 } == 1)
    #expect(slice.partitioningIndex { $0 > 1 } == 2)
    #expect(slice.partitioningIndex { $0 > 3 } == 4)
    #expect(slice.partitioningIndex { $0 > 5 } == 5)
  }

  @Test func evaluatesTheConditionALogarithmicNumberOfTimes() {
    var count = 0
    let index = (0..<1_000_000).partitioningIndex { element in
      count += 1
      return element >= 777_777
    }
    #expect(index == 777_777)
    #expect(count <= 20)
  }
}
