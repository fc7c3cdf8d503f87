import Foundation

/// The times of repeated runs, in seconds.
struct Times {
  private(set) var sorted: [Double]

  init(_ seconds: [Double]) {
    sorted = seconds.sorted()
  }

  var median: Double { quantile(0.5) }

  /// Returns the quantile of the times for a probability.
  func quantile(_ probability: Double) -> Double {
    sorted[min(sorted.count - 1, Int(Double(sorted.count) * probability))]
  }

  var maximum: Double { sorted.last ?? 0 }
}

/// Prevents the compiler from removing the computation of a value.
@inline(never)
func use<T>(_ value: T) {
  withExtendedLifetime(value) {}
}

/// Returns the duration of `work`, in seconds.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// Measures several workloads in alternation, so that other load on the machine affects all of them
/// equally.
func sideBySide(rounds: Int, _ works: [() throws -> Void]) throws -> [Times] {
  var measured = works.map { _ in [Double]() }
  // Round 0 is a warm-up and is not recorded.
  for round in 0...rounds {
    for (index, work) in works.enumerated() {
      let time = try seconds(work)
      if round > 0 { measured[index].append(time) }
    }
  }
  return measured.map(Times.init)
}
