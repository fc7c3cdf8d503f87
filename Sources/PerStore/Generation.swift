/// The number of a commit, which shows which commit it follows.
///
/// The lower bits are random. The upper bits are the lower bits of the commit before it. So a log shows whether it
/// continues the commits of a file, also if both come from the same library.
enum Generation {
  /// The number of lower bits, and of upper bits. A number of both is less than `Schema.highestNumber`.
  private static let bits = 26
  private static let lower: Int64 = 1 << bits - 1

  /// Returns the number of a commit after another one.
  static func next(after number: Int64) -> Int64 {
    (number & lower) << bits | Int64.random(in: 0...lower)
  }

  /// Returns whether the commit with a number can follow another one.
  static func canFollow(_ number: Int64, _ earlier: Int64) -> Bool {
    number >> bits == earlier & lower
  }
}
