internal import PerCore

extension Verdict {
  /// Returns the verdict in the words of `per rank`; empty for a product that can't be bought.
  func text(_ numbers: NumberFormat) -> String {
    switch self {
    case .none: ""
    case .best: "best"
    case .moreLeft: "same price, more left over"
    case .more(.lessThanOne): "<1% more"
    case .more(.whole(let percent)): "\(percent)% more"
    case .times(let tenths):
      "\(numbers.string(Rational(tenths, decimals: 1))) times the price"
    }
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
      case .times:
        // Programs can read one decimal of any multiple.
        let ratio = price.exact / best.exact
        let percent = (ratio - .one) * Rational(100)
        json.string("morePercent", percent.rounded(decimals: 0).description)
        json.string("times", NumberFormat.plain.string(ratio, decimals: 1))
      }
    }
  }
}
