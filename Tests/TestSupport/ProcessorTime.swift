internal import Glibc

/// Returns how much processor time `body` takes on this thread, in seconds: the minimum of several runs.
///
/// The load of the machine does not count.
package func processorTime(runs: Int = 5, _ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  var minimum = Double.infinity
  for _ in 0..<runs {
    let start = now()
    try body()
    minimum = min(minimum, now() - start)
  }
  return minimum
}
