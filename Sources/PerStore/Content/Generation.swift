/// The number of a commit, which shows which commit it follows.
///
/// The lower bits are random. The upper bits are the lower bits of the commit before it. So a log shows whether it
/// continues the commits of a file, even if both come from the same library.
enum Generation {
  /// The number of lower bits, and of upper bits. A number of both is less than `Schema.highestNumber`.
  private static let bits = 26
  private static let lower: Int64 = 1 << bits - 1

  /// Returns the number of a commit after another one.
  static func next(after number: Int64) -> Int64 {
    (number & lower) << bits | Int64.random(in: 0...lower)
  }

  /// Returns whether the commit with a number can follow another one.
  ///
  /// - Parameter version: The version of the file with the earlier commit. Before version 6, commits were counted.
  static func canFollow(
    _ number: Int64, _ earlier: Int64, version: Int64 = Schema.current.version
  ) -> Bool {
    version < 6 ? number == earlier + 1 : number >> bits == earlier & lower
  }

  /// Returns the number of the commit that wrote a page; nil if it isn't the page of the table `library`, which has one
  /// row.
  static func number(on page: ArraySlice<UInt8>) -> Int64? {
    let bytes = Array(page.prefix(5))
    guard bytes[0] == 0x0D, bytes.half(3) == 1 else { return nil }
    let rows = PageRows().rows(on: Array(page), from: 0)
    return rows.lazy.compactMap(Salvage.library).first?.integer("generation")
  }
}
