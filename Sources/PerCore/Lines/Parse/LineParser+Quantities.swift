extension LineParser {
  /// Finds amounts, with their packs multiplied out.
  func findQuantities() {
    var index = 0
    while index < tokens.count {
      if uses[index] == nil, let (quantity, end) = readChain(index) {
        for token in quantity.range where uses[token] == nil {
          uses[token] = quantity.isMeasure ? .measure : .count
        }
        quantities.append(quantity)
        index = max(end, index + 1)
      } else {
        index += 1
      }
    }
    removeLimits()
    removeYields()
    findPackCounts()
    if hasBareSize, quantities.isEmpty || quantities.contains(where: \.isMeasure) {
      hasOffer = true
    }
    markBrackets()
    for index in quantities.indices { multiplyByNoun(index) }
    markWeights()
    markBetween()
    findPacksOfNoun()
  }

  /// Removes the measure of "4 lb capacity".
  private func removeLimits() {
    guard present.contains(.limit) else { return }
    for index in tokens.indices where has(index, .limit) && isFree(index) {
      var next = index + 1
      while isSign(next, ":") || has(next, [.of, .about]) && isFree(next) { next += 1 }
      guard
        let place = quantities.firstIndex(where: {
          $0.isMeasure
            && ($0.range.lowerBound == next
              || $0.range.upperBound == index && tokens[index].kind == .word
                && !isMeasureOrPercent(next))
        })
      else { continue }
      for token in quantities[place].range { uses[token] = .noise }
      use(index..<index + 1, as: .noise)
      quantities.remove(at: place)
      decided(by: .nameNumber)
    }
  }

  /// Whether a number with a unit or a percent sign is at `index`.
  private func isMeasureOrPercent(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .number
      && (isSign(index + 1, "%") || has(index + 1, .unit))
  }

  /// Removes the measure of "10 cubes for 5 l", which is what can be made of them.
  private func removeYields() {
    guard present.contains(.forPrice) else { return }
    for index in tokens.indices where has(index, .forPrice) && isFree(index) {
      guard !monies.contains(where: { $0.range.upperBound == index }), !isNumber(index - 1),
        (0..<index).contains(where: { isNumber($0) || uses[$0] == .count }),
        let place = quantities.firstIndex(where: {
          $0.isMeasure && $0.range.lowerBound == index + 1
        })
      else { continue }
      for token in quantities[place].range { uses[token] = .noise }
      quantities.remove(at: place)
      decided(by: .nameNumber)
    }
  }

  /// Finds the number of packs in "qty 3", which the price can be for.
  private func findPackCounts() {
    guard present.contains(.packCount) else { return }
    for index in tokens.indices where has(index, .packCount) && isFree(index) {
      var next = index + 1
      while isSign(next, ":") || isSign(next, "=") || isSign(next, ".") { next += 1 }
      guard let packs = packCount(next, digits: 2), unit(next + 1) == nil else { continue }
      looseFactor = packs
      use(index..<next + 1, as: .multiplier)
    }
  }
}
