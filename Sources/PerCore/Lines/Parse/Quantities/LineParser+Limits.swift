/// Measures that are a load, a capacity or a bound, and no amounts.
extension LineParser {
  /// Removes the measure of "4 lb capacity".
  func removeLimits() {
    guard present.contains(.limit) || clues.contains(.maximum) else { return }
    for index in tokens.indices where isFree(index) && (has(index, .limit) || has(index, .maximum))
    {
      // "bis" after a number is part of a range.
      if has(index, .to), !isUpTo(index) { continue }
      var next = index + 1
      while isSign(next, ":") || has(next, [.of, .about]) && isFree(next) { next += 1 }
      // "makes up to 340 6 fl oz cups"
      if has(next, .limit), isFree(next) { continue }
      if tokens.indices.contains(next), tokens[next].kind == .number, isMeasureOrPercent(next + 1) {
        next += 1
      }
      let isYield = sense(index)?.isYield == true
      let before =
        has(index, .dimension)
        ? quantities.firstIndex { $0.isMeasure && $0.range.upperBound == index } : nil
      guard
        let place = before
          ?? quantities.firstIndex(where: {
            $0.isMeasure
              && ($0.range.lowerBound == next
                || $0.range.upperBound == index && tokens[index].kind == .word
                  && !has(index, .to) && !isMeasureOrPercent(next) && !isYield)
          })
      else { continue }
      if has(index, .maximum), !isLimited(quantities[place], by: index) { continue }
      for token in quantities[place].range { uses[token] = .name }
      use(index..<index + 1, as: .name)
      quantities.remove(at: place)
      decided(by: .nameNumber)
    }
  }

  /// Returns whether the line calls the amount approximate. The words before an area,
  /// as in "paint 10 l for about 60 m²", don't make the volume approximate.
  func isAbout(_ amount: AmountResult) -> Bool {
    aboutWords.contains { word in
      guard uses[word] != .name else { return false }
      guard case .certain(let amount, _) = amount else { return true }
      return !quantities.contains {
        $0.range.contains(word) && $0.unit.kind != amount.unit.kind
      }
    }
  }

  /// Returns whether no lower end of a range is before the word: "Paket bis 5 kg".
  private func isUpTo(_ index: Int) -> Bool {
    !isNumber(index - 1) && (index == 0 || isFree(index - 1) || isNoise(index - 1))
  }

  /// Returns whether a number with a unit or a percent sign is at `index`.
  private func isMeasureOrPercent(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .number
      && (isSign(index + 1, "%") || has(index + 1, .unit))
  }

  /// Returns whether "max." next to a measure is its limit. In "Pepsi Max 2 l" and "500 g max 3", it is another word.
  private func isLimited(_ measure: Quantity, by word: Int) -> Bool {
    let isBefore = measure.range.lowerBound > word
    if !isBefore, isNumber(word + 1) { return false }
    if measure.unit.kind == .weight, measure.inBaseUnits >= Rational(10) { return true }
    guard isBefore else { return false }
    return folded[tokens[word].end - 1] == 0x2e || isSign(word + 1, ":")
      || measure.unit.kind == .weight && isLowercase(word)
  }

  /// Returns whether the price in `range` is a bound: "unter 3 €", "400円以下".
  func isBound(_ range: Range<Int>) -> Bool {
    guard present.contains(.limit) else { return false }
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    return isFree(before) && has(before, .limit) && !has(before, [.to, .multiply])
      && !has(before, .dimension) && !isAfterNumber(before)
      || isFree(after) && has(after, .limit) && isIdeograph(after)
  }
}
