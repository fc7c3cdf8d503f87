import PerThreads
import Testing

struct ThreadQueueTests {
  @Test func elementsArriveInTheirOrder() {
    let queue = ThreadQueue<Int>(capacity: 2)
    let elements = BackgroundPart {
      var elements: [Int] = []
      while let element = queue.next() { elements.append(element) }
      return elements
    }
    #expect(elements.start())
    for element in 0..<1000 { queue.add(element) }
    queue.add(nil)
    #expect(elements.result() == Array(0..<1000))
  }

  /// A part whose thread was not started is done when its result is asked for.
  @Test func aPartWithoutAThreadIsDoneLater() {
    let queue = ThreadQueue<Int>(capacity: 2)
    let elements = BackgroundPart { [queue.next(), queue.next()] }
    queue.add(1)
    queue.add(nil)
    #expect(elements.result() == [1, nil])
  }
}
