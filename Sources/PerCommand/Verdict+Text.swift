internal import PerCore

/// How a unit price, or the cost of a need, compares with the best one.
struct Verdict {
  /// How much more it is, as a part of the best one.
  private let more: Rational
  /// A Boolean value indicating whether no product costs less, or costs as little and leaves less over.
  private let isBest: Bool

  /// - Parameter leavesMore: Whether more is left over than of the best one.
  init(_ price: Rational, best: Rational, leavesMore: Bool = false) {
    more = price / best - .one
    isBest = more.isZero && !leavesMore
  }

  private var percent: String {
    if more.isZero { return "0" }
    let percent = more * Rational(100)
    return percent < .one ? "<1" : percent.rounded(decimals: 0).description
  }

  private var times: String? {
    guard more >= Rational(2) else { return nil }
    return NumberFormat.plain.string(more + .one, decimals: 1)
  }

  var text: String {
    if isBest { return "best" }
    if more.isZero { return "same price, more left over" }
    return times.map { "\($0) times the price" } ?? "\(percent)% more"
  }

  func write(to json: inout JSONWriter) {
    json.object("verdict") { json in
      json.bool("best", isBest)
      guard !isBest else { return }
      json.string("morePercent", percent)
      json.string("times", times)
    }
  }
}
