extension Rational {
  /// The whole number that selects a plural form.
  ///
  /// It is the number itself if that is whole and fits an `Int`. Fractions and larger numbers are never singular: they
  /// give a rounded number of at least two.
  var pluralCount: Int {
    guard denominator.isOne, let count = numerator.asInt else {
      return max(2, rounded(decimals: 0).asInt ?? 1_000_000)
    }
    return count
  }
}
