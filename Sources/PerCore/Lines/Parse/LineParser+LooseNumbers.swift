/// Numbers before a measure that can be a part of it.
extension LineParser {
  /// Returns whether the measure that begins at `start` can belong to the number before it: "1, 5 kg", "1..5 kg", "2.5
  /// 1/2 lb", "0/2 l", "½ x 2 l".
  func isAfterLooseNumber(_ start: Int) -> Bool {
    guard start > 0, tokens[start].kind == .number else { return false }
    let number = numbers[tokens[start].number]
    if isNumber(start - 1) { return number.isFraction || number.beginsWithMark }
    guard tokens[start - 1].kind == .sign || has(start - 1, .multiply), isFree(start - 1) else {
      return false
    }
    if isSign(start - 1, "/") || has(start - 1, .multiply) { return isNumber(start - 2) }
    var before = start - 1
    while isSign(before, ".") || isSign(before, ",") { before -= 1 }
    if before < start - 1, isGlued(start), isGlued(before + 1), isLikeDigit(before) { return true }
    guard before < start - 1, let whole = self.number(before), whole.isInteger, whole.digits <= 3
    else { return false }
    if number.beginsWithMark || isGlued(before + 1) && isGlued(start) { return true }
    // "1, 5 kg", but not "WD 40, 400 ml"
    return isSign(start - 1, ",") && isGlued(start - 1)
      && unit(after: start).map { [.kilogram, .litre, .metre].contains($0) } == true
  }

  /// Returns whether a letter that looks like a digit is at `index`: "O,75 l", "l,5 l".
  private func isLikeDigit(_ index: Int) -> Bool {
    isFree(index) && tokens[index].kind == .word && typedLength(index) == 1
      && [0x69, 0x6c, 0x6f].contains(folded[tokens[index].start])
  }

  /// The unit after the number at `index`, which can be used.
  private func unit(after index: Int) -> Unit? {
    has(index + 1, .unit) ? sense(index + 1)?.unit : nil
  }

  /// Returns whether a size follows a length: "6 ft 2 in x 3 ft".
  func isBeforeSize(_ end: Int) -> Bool {
    isNoise(end) && tokens[end].kind == .number
      && (end + 1..<end + 3).contains { has($0, .multiply) }
  }
}
