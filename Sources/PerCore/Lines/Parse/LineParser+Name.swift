extension LineParser {
  /// The tokens that are left over, as they are typed.
  func name() -> String {
    var words: [String] = []
    var index = 0
    while index < tokens.count {
      guard uses[index] == nil || uses[index] == .percent else {
        index += 1
        continue
      }
      var end = index
      while end < tokens.count, uses[end] == nil || uses[end] == .percent { end += 1 }
      var (low, high) = (index, end)
      while low < high, isSeparator(low) || isSign(low, ")") || isSign(low, "]") { low += 1 }
      while high > low,
        isSeparator(high - 1) || isSign(high - 1, "(") || isSign(high - 1, "[")
          || high - low > 1
            && has(high - 1, [.forPrice, .of, .about, .each, .per])
      {
        high -= 1
      }
      if low < high {
        let from = Int(places[tokens[low].start])
        let to = Int(places[tokens[high - 1].end - 1]) + 1
        var text = String.UnicodeScalarView()
        for value in scalars[from..<to] {
          if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        words.append(String(text))
      }
      index = end
    }
    return words.joined(separator: " ")
  }

  /// Whether a sign at `index` only separates a name from what stands beside it.
  func isSeparator(_ index: Int) -> Bool {
    tokens[index].kind == .sign && tokens[index].sense < 0
      && ",;:.-–−/|+=·*~&".unicodeScalars.contains { $0.value == tokens[index].sign }
  }
}
