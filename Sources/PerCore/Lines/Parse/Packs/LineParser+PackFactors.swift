/// Numbers that multiply a pack.
extension LineParser {
  /// Reads the twelve pieces of "2 Sixpacks". In "2 Sixpacks à 6 x 0,33 l", the size states the pieces of each pack
  /// again.
  func readNumberedPacks(
    _ number: NumberSpelling, _ word: Int, from start: Int
  ) -> Quantity? {
    guard has(word, .numberedPack), tokens[word].hasSpaceBefore, number.digits <= 2,
      number.value > .one, let sense = sense(word)
    else { return nil }
    let pieces = Rational(sense.times)
    let isBeforeSize = isSign(word + 1, "(") || has(word + 1, .of) || isEach(word + 1)
    let next = isBeforeSize ? word + 2 : word + 1
    var packs = quantity([pieces], .piece, start..<word + 1, .pack)
    packs.multiply(by: number.value)
    guard self.number(next)?.value == pieces, has(next + 1, .multiply) else { return packs }
    return quantity([number.value], .piece, start..<word + 1, .pack)
  }

  /// Returns whether several packs that can hold other ones are directly before the size: "3 Packungen 3x0,33 l". In "4
  /// pack 4 x 500 ml", the number is stated again.
  func isOuterPack(_ packs: Quantity, of size: Quantity) -> Bool {
    let word = packs.range.upperBound - 1
    return packs.range.upperBound == size.range.lowerBound && has(word, .outerPack)
      && (packs.form == .container || folded[tokens[word].end - 1] == 0x73)
  }

  /// Returns whether "pack" at `index` is before a number of packs that ends the line or precedes the price: "72 uds.
  /// pack 3 3,60 €". In a currency without decimals, the number can be the price.
  func isPackBeforeCount(_ index: Int) -> Bool {
    guard notation.currencyDecimals > 0, packCount(index + 1, digits: 2) != nil,
      tokens[index + 1].hasSpaceBefore
    else { return false }
    return index + 2 == tokens.count || isPriceOfPacks(index + 2)
  }

  /// Returns whether a price follows a number of packs at `index`.
  private func isPriceOfPacks(_ index: Int) -> Bool {
    guard uses.indices.contains(index) else { return false }
    return uses[index] == .price || isBarePrice(index) && unit(index + 1) == nil
  }

  /// Returns whether the upper number of a size is at `index`, before a number of pieces: "Oeufs 53/63 x12".
  func isUpperGrade(_ index: Int) -> Bool {
    guard has(index + 1, .multiply), isSign(index - 1, "/"), isGlued(index - 1), isGlued(index),
      let lower = number(index - 2), let upper = number(index), lower.isInteger, upper.isInteger,
      lower.value < upper.value, number(index + 2)?.isInteger == true, unit(index + 3) == nil
    else { return false }
    return !has(index + 3, [.multiply, .container, .pack, .packAfter])
  }

  /// Decides what two whole numbers without a unit are. "12 x 60" can be pieces, "33x33" is a size, and "3x2" is an
  /// offer in some countries and a pack in others.
  func readBareFactors() {
    guard let (first, second, range) = bareFactors else { return }
    let isLarge = max(first, second) >= Rational(10) && min(first, second) > .one
    if quantities.isEmpty, looseFactor == nil, isLarge, first != second, hasNameWord {
      let pieces = isSizeOfProduct(range.lowerBound) ? second : first * second
      looseFactor = pieces
      for token in range { uses[token] = .multiplier }
      // "184 (2 x 92)"
      if let total = tokens.indices.first(where: { number($0)?.value == pieces }) {
        return use(total..<total + 1, as: .count)
      }
      if pieces != second {
        packsWithoutUnit = amounts(of: min(first, second), size: max(first, second))
      }
      return
    }
    let canBeSize = first >= Rational(3) && second >= Rational(10)
    if !canBeSize || quantities.isEmpty || quantities.contains(where: \.isMeasure) {
      hasOffer = true
    }
  }

  /// Returns whether the number at `index` is a size of the product and counts nothing: "Little Swimmers 3-4 x12",
  /// "mis. 4 x 46".
  private func isSizeOfProduct(_ index: Int) -> Bool {
    let isUpperEnd =
      isDash(index - 1) && isGlued(index - 1) && isGlued(index) && isAfterNumber(index - 1)
    let word = isSign(index - 1, ".") ? index - 2 : index - 1
    return isUpperEnd || has(word, .noiseBefore)
  }

  /// The amounts that packs of a whole size can be: "24x330", "6x33"; nil if they are pieces.
  private func amounts(of packs: Rational, size: Rational) -> [LineAmount]? {
    guard packs <= Rational(24), let whole = size.rounded(decimals: 0).asInt else { return nil }
    var units: [Unit] = [.gram, .millilitre]
    if Self.drinkSizes.contains(whole) {
      units.reverse()
    } else if whole < 80 {
      guard notation.language != "en", [25, 33, 66, 70, 75].contains(whole) else { return nil }
      units = [.centilitre]
    }
    return (units + [.piece]).map { LineAmount(packs * size, $0) }
  }

  /// Finds the size of a drink in "Wasser 6x1,5 1,74", after "x" and before the price.
  func readPacksOfLitres(_ packs: Rational, _ index: Int) {
    guard let size = number(index), size.decimals > 0, !size.isBroken,
      let millilitres = (size.value * Rational(1000)).rounded(decimals: 0).asInt,
      Self.drinkSizes.contains(millilitres), isPriceOfPacks(index + 1),
      // "Joghurt 2 x 0,75 1,50" is from a receipt.
      number(index + 1)?.value != packs * size.value
    else { return }
    packsWithoutUnit = [.litre, .kilogram].map { LineAmount(packs * size.value, $0) }
    use(index..<index + 1, as: .multiplier)
  }

  /// Returns whether the number at `index` counts packs whose size follows, although the word before it can be that of
  /// a model: "formula 4 cans 12.5 oz".
  func isPacksOfSize(_ index: Int) -> Bool {
    let word = index + 1
    guard packCount(index, digits: 2) != nil, tokens[index].hasSpaceBefore, unit(word) == nil,
      has(word, .pack) || has(word, .container) && isPluralContainer(word), isNumber(word + 1),
      let size = unit(wordAfter(word + 2))?.unit
    else { return false }
    return size.kind == .weight || size.kind == .volume
  }

  /// The counts without those in brackets that state an earlier one again: "48 cans (2 x 24 cans)".
  func withoutRestatements(_ counts: [Quantity]) -> [Quantity] {
    counts.filter { count in
      guard count.isBracketed, count.isMultiplied else { return true }
      return !counts.contains { other in
        !other.isBracketed && other.value == count.value
          && other.range.upperBound <= count.range.lowerBound
      }
    }
  }

  /// Finds the 2 of "2 12-packs", "two 12-packs" and "two packs of 6", the 45 of "45 2-pack" and the 3 of "72 ct pack 3
  /// $5", which can multiply the pack.
  func findFactorOfPack() {
    guard looseFactor == nil else { return }
    // "2 12 packs of coke"
    for pack in quantities where pack.form == .pack || has(pack.range.upperBound - 1, .packOf) {
      let word = pack.range.lowerBound - 1
      if isFree(word), let count = countInWords(word) {
        (looseFactor, packsOfNoun) = (count, word)
        return use(word..<word + 1, as: .multiplier)
      }
      guard tokens[pack.range.lowerBound].kind == .number,
        let range = factorRange(before: pack) ?? factorRange(after: pack),
        let place = range.first(where: { isNumber($0) }), let count = packCount(place)
      else { continue }
      looseFactor = count
      return use(range, as: .multiplier)
    }
  }

  /// The tokens of a number directly before a pack, which can be in brackets, or nil.
  private func factorRange(before pack: Quantity) -> Range<Int>? {
    let start = pack.range.lowerBound
    let isBracketed = isSign(start - 1, ")") && isSign(start - 3, "(")
    let place = isBracketed ? start - 2 : start - 1
    guard tokens[start].hasSpaceBefore, packCount(place) != nil,
      number(place)?.beginsWithZero == false,
      place == 0 || isBracketed || tokens[place].hasSpaceBefore,
      !has(place - 1, [.noiseBefore, .packOf, .multiply])
    else { return nil }
    return isBracketed ? start - 3..<start : place..<start
  }

  /// The token of a number between a pack and the price, or nil.
  private func factorRange(after pack: Quantity) -> Range<Int>? {
    let end = pack.range.upperBound
    guard has(end - 1, .pack), packCount(end, digits: 2) != nil, tokens[end].hasSpaceBefore,
      isPriceOfPacks(end + 1)
    else { return nil }
    return end..<end + 1
  }
}
