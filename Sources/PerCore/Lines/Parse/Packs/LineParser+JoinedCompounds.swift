/// Amounts whose parts a word joins.
extension LineParser {
  /// Returns whether "and" at `index` joins a smaller unit to `big`: "1 kg und 250 g Rinderbraten".
  ///
  /// "1 kg cheese and 250 g ham" are two products, and the small unit can be the size of another pack.
  func isAndOfCompound(_ index: Int, after big: Quantity) -> Bool {
    guard has(index, .and), isFree(index), isNumber(index + 1), unit(index + 2) != nil,
      !has(index + 3, [.free, .more, .container, .pack, .net, .drained, .gross, .each, .per])
    else { return false }
    func isName(_ index: Int) -> Bool {
      isFree(index) && tokens[index].kind == .word
        && !has(index, [.of, .about, .each, .per, .forPrice, .numberWord, .currency, .now])
    }
    return !(0..<big.range.lowerBound).contains(where: isName)
      || !tokens.indices.dropFirst(index + 3).contains(where: isName)
  }

  /// Returns whether the grams of "1 kg 500 de pommes" are at `index`: "of" and the name follow them.
  func isRestBeforeOf(_ index: Int) -> Bool {
    has(index + 1, .of) && isFree(index + 1) && !has(index + 1, [.each, .from, .packOf])
      && tokens.indices.contains(index + 2) && tokens[index + 2].kind == .word
  }

  /// The index of the unit of "3/4 de litre", or nil.
  func unitOfFraction(_ index: Int, _ number: NumberSpelling) -> Int? {
    guard number.isFraction, number.whole == nil, number.value < .one, has(index + 1, .of),
      isFree(index + 1), let unit = unit(index + 2)?.unit,
      unit.kind == .weight || unit.kind == .volume
    else { return nil }
    return index + 2
  }
}
