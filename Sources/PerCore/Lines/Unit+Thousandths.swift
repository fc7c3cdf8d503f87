extension Unit {
  /// Whether three digits after the unit can be its thousandths, as in "1kg200".
  var hasThousandths: Bool { self == .kilogram || self == .litre || self == .metre }
}
