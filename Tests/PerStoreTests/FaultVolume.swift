import TestSupport

/// The extent of the fault tests.
enum FaultVolume {
  /// The number of the round of `./meson-helper.sh faults`; nil in other test runs.
  private static let round = Environment["PER_FAULTS_SEED"].flatMap { UInt64($0) }

  /// A Boolean value indicating whether all faults are tested. Otherwise, the same sample is tested in each
  /// run.
  static var isFull: Bool { round != nil }

  /// Returns the seed of a test's random numbers, which differs in each round.
  static func seed(of test: Int) -> UInt64 { UInt64(test) + (round ?? 0) * 1_000_000 }
}
