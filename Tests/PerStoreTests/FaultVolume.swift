import Glibc

/// How much the tests of faults do.
enum FaultVolume {
  /// The number of the round of `./meson-helper.sh faults`; nil in other test runs.
  private static let round = getenv("PER_FAULTS_SEED").flatMap { UInt64(String(cString: $0)) }

  /// A Boolean value indicating whether each fault is tested, instead of a part that is the same in each run.
  static var isFull: Bool { round != nil }

  /// Returns the seed of a test's random numbers, which differs in each round.
  static func seed(of test: Int) -> UInt64 { UInt64(test) + (round ?? 0) * 1_000_000 }
}
