extension LineParser {
  mutating func markBrackets() {
    for index in quantities.indices {
      let start = quantities[index].range.lowerBound
      var depth = 0
      for token in 0..<start {
        if isSign(token, "(") || isSign(token, "[") { depth += 1 }
        if isSign(token, ")") || isSign(token, "]") { depth = max(0, depth - 1) }
      }
      quantities[index].isBracketed = depth > 0
      // "5 prk tonnikala à 185 g"
      let hasPacks = quantities.contains { $0.form == .container || $0.form == .pack }
      if has(start - 1, .each), hasPacks || !has(start - 1, .per), isFree(start - 1),
        quantities[index].isMeasure
      {
        quantities[index].isEach = true
      }
    }
  }

  /// Gives "net", "drained" and "gross" to the measures that they stand beside, from right to left.
  mutating func markWeights() {
    for index in tokens.indices.reversed() where isFree(index) {
      guard has(index, [.net, .drained, .gross]), let sense = sense(index) else { continue }
      let mark: Quantity.Mark =
        sense.roles.contains(.drained) ? .drained : sense.roles.contains(.gross) ? .gross : .net
      var isEach = false
      var next = index + 1
      while isSign(next, ":") || isSign(next, "=") || isSign(next, ".") || isSign(next, "(")
        || has(next, [.net, .about, .of, .each]) && isFree(next)
      {
        if has(next, .each) { isEach = true }
        next += 1
      }
      func measure(_ condition: (Quantity) -> Bool) -> Int? {
        quantities.indices.first {
          quantities[$0].isMeasure && quantities[$0].mark == .none && condition(quantities[$0])
        }
      }
      var found = measure { $0.range.lowerBound == next }
      // "400 g ATG 240" states a drained weight without its unit.
      let hasNumber = number(next).map { $0.isInteger && $0.digits > 1 } ?? false
      if found == nil, mark != .drained || !hasNumber {
        var before = index
        while isSign(before - 1, "(") || isSign(before - 1, ",") || has(before - 1, [.net, .of]) {
          before -= 1
        }
        found = measure { $0.range.upperBound == before }
        isEach = has(index + 1, .each) && isFree(index + 1)
      }
      guard let found else { continue }
      quantities[found].mark = mark
      if isEach { quantities[found].isEach = true }
      uses[index] = mark == .drained ? .drained : .net
    }
  }
}
