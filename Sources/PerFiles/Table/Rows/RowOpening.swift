/// What the first cell of a row says about the row.
enum RowOpening {
  /// The row sums up others.
  case total
  /// The row sums up others, or is a product with such a word in its name.
  case possibleTotal
  /// The row is a fee, a tax or a discount.
  case extra
  /// The row is a fee, or a product of the same name.
  case possibleExtra
  case other

  /// - Parameter words: The words of the cell, folded.
  init(_ words: [String]) {
    if HeaderWords.isTotal(words) {
      self = .total
    } else if HeaderWords.isExtra(words) {
      self = .extra
    } else if HeaderWords.canBeTotal(words) {
      self = .possibleTotal
    } else {
      let canBeExtra = words.count == 1 && HeaderWords.possibleExtras.contains(words[0])
      self = canBeExtra ? .possibleExtra : .other
    }
  }
}
