/// An enumeration whose raw values are those of a C enumeration.
protocol CEnumeration: RawRepresentable<UInt32> {
  associatedtype Value: RawRepresentable<UInt32>
}

extension CEnumeration {
  var value: Value { Value(rawValue: rawValue)! }

  /// Creates the case that stands for a value; nil if there is none.
  init?(_ value: Value) {
    self.init(rawValue: value.rawValue)
  }
}
