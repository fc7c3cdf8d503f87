internal import Synchronization

/// A queue of elements that one thread adds and another one takes.
package final class ThreadQueue<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element?]>([])
  private let added = Semaphore()
  /// Lets the adding thread wait while the queue is full.
  private let free: Semaphore

  /// - Parameter capacity: The number of elements that can wait.
  package init(capacity: UInt32) {
    free = Semaphore(capacity)
  }

  /// Waits while the queue is full, and adds an element; nil ends the queue.
  package func add(_ element: Element?) {
    free.wait()
    elements.withLock { $0.append(element) }
    added.signal()
  }

  /// Waits for the next element.
  ///
  /// - Returns: The element; nil at the end of the queue.
  package func next() -> Element? {
    added.wait()
    defer { free.signal() }
    return elements.withLock { $0.removeFirst() }
  }
}
