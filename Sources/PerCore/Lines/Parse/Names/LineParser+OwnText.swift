extension LineParser {
  /// Sets aside the text that Per adds to a copied product: its rank, and how its unit price
  /// compares with the best one.
  func findOwnText() {
    if tokens.count > 2, let rank = number(0), rank.isInteger, rank.digits <= 3,
      isSign(1, ".") || isSign(1, ")"), isGlued(1), !isGlued(2),
      !has(2, [.multiply, .unit, .container, .pack, .noiseAfter])
    {
      use(0..<2, as: .noise)
      hasRank = true
    }
    guard present.contains(.verdict) else { return }
    for index in tokens.indices
    where has(index, .verdict) && !has(index, .noiseAfter) && isFree(index) {
      readVerdict(index)
    }
  }

  /// Reads "Best value!", "You’re paying 16% more" and "割高 (16% 未満)".
  private func readVerdict(_ index: Int) {
    var (start, end) = (index, index + 1)
    while isSign(end, "(") || isSign(end, "'") { end += 1 }
    if isNumber(end), isSign(end + 1, "%") {
      end += 2
    } else {
      end = index + 1
      if isSign(index - 1, "%"), isNumber(index - 2) { start = index - 2 }
    }
    while has(end, [.more, .verdict]) || isSign(end, ")") || isSign(end, "!") { end += 1 }
    if isSign(start - 1, "¡") { start -= 1 }
    // In a copied row with a rank, the verdict is a column between the unit and the shop.
    let isColumn = hasRank && has(start - 1, .unit)
    guard
      isColumn || start == 0 || tokens[start - 1].kind == .sign || uses[start - 1] != nil,
      isColumn || end == tokens.count || tokens[end].kind == .sign
    else { return }
    use(start..<end, as: .noise)
  }
}
