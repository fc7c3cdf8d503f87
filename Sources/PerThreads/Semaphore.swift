internal import Glibc

/// Lets one thread wait for another.
package final class Semaphore: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  /// - Parameter count: The number of calls of `wait()` that return without a signal.
  package init(_ count: UInt32 = 0) {
    sem_init(semaphore, 0, count)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  package func signal() {
    sem_post(semaphore)
  }

  package func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
