internal import PerCore

extension Verdict {
  /// The verdict in the words of `per rank`; empty for a product that can't be bought.
  var text: String {
    switch self {
    case .none: ""
    case .best: "best"
    case .moreLeft: "same price, more left over"
    case .more(.lessThanOne): "<1% more"
    case .more(.whole(let percent)): "\(percent)% more"
    case .times(let tenths): "\(Self.text(ofTenths: tenths)) times the price"
    }
  }

  fileprivate static func text(ofTenths tenths: BigUInt) -> String {
    NumberFormat.plain.string(Rational(tenths, decimals: 1))
  }
}

extension JSONWriter {
  /// Writes the verdict on a product; nothing if it can't be bought.
  mutating func verdict(_ verdict: Verdict, _ value: RankedValue, best: RankedValue) {
    guard verdict != .none, let price = value.unitPrice, let best = best.unitPrice else { return }
    object("verdict") { json in
      json.bool("best", verdict == .best)
      switch verdict {
      case .none, .best: break
      case .moreLeft: json.string("morePercent", "0")
      case .more(.lessThanOne): json.string("morePercent", "<1")
      case .more(.whole(let percent)): json.string("morePercent", percent.description)
      case .times(let tenths):
        let more = (price.exact / best.exact - .one) * Rational(100)
        json.string("morePercent", more.rounded(decimals: 0).description)
        json.string("times", Verdict.text(ofTenths: tenths))
      }
    }
  }
}
