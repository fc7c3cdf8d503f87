/// An enumeration whose cases stand for the values of a C enumeration.
protocol CEnumeration: CaseIterable {
  associatedtype Value: Equatable

  var value: Value { get }
}

extension CEnumeration {
  /// Creates the case that stands for a value; nil if there is none.
  init?(_ value: Value) {
    guard let found = Self.allCases.first(where: { $0.value == value }) else { return nil }
    self = found
  }
}
