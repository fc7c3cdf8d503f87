import Foundation

/// Times from repeated runs, in seconds.
struct Times {
  private(set) var sorted: [Double]

  init(_ seconds: [Double]) {
    sorted = seconds.sorted()
  }

  var median: Double { quantile(0.5) }

  /// The time that the given share of the runs kept within.
  func quantile(_ share: Double) -> Double {
    sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  var worst: Double { sorted.last ?? 0 }
}

/// Keeps the compiler from leaving out the work whose result is given.
@inline(never)
func use<T>(_ value: T) {
  withExtendedLifetime(value) {}
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// Runs the works in turn, round by round, so that whatever else the machine does hits all of them alike.
func sideBySide(rounds: Int, _ works: [() throws -> Void]) throws -> [Times] {
  var measured = works.map { _ in [Double]() }
  // The first round warms up and does not count.
  for round in 0...rounds {
    for (index, work) in works.enumerated() {
      let time = try seconds(work)
      if round > 0 { measured[index].append(time) }
    }
  }
  return measured.map(Times.init)
}
