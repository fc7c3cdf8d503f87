package import PerCore

extension Conventions {
  /// The conventions of the C locale.
  package static let plain = Conventions(numbers: .plain, money: .plain, measures: .metric)
}
