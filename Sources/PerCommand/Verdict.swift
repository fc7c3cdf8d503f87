internal import PerCore

/// How a unit price, or the cost of a need, compares with the best one.
struct Verdict {
  /// How much more it is, as a part of the best one.
  private let more: Rational

  init(_ price: Rational, best: Rational) {
    more = price / best - .one
  }

  private var percent: String {
    let percent = more * Rational(100)
    return percent < .one ? "<1" : percent.rounded(decimals: 0).description
  }

  private var times: String? {
    guard more >= Rational(2) else { return nil }
    return NumberFormat.plain.string(more + .one, decimals: 1)
  }

  var text: String {
    if more.isZero { return "best" }
    return times.map { "\($0) times the price" } ?? "\(percent)% more"
  }

  func write(to json: inout JSONWriter) {
    json.object("verdict") { json in
      json.bool("best", more.isZero)
      guard !more.isZero else { return }
      json.string("morePercent", percent)
      json.string("times", times)
    }
  }
}
