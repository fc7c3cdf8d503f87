extension LineParser {
  /// Reads "3 packs of 64": pieces, unless a measure follows.
  func readPacksOf(
    _ index: Int, _ packs: NumberSpelling, from start: Int
  ) -> Quantity? {
    guard has(index + 1, .packOf), isFree(index + 1), packs.isInteger, !packs.isBroken,
      tokens[index + 1].hasSpaceBefore, packs.digits <= 3,
      !has(index - 1, .multiply) || !isGlued(index),
      let pieces = number(index + 2), pieces.isInteger, !pieces.isBroken, pieces.value.isPositive,
      tokens[index + 2].hasSpaceBefore, !has(index + 3, .multiply)
    else { return nil }
    let unit = unit(index + 3)?.unit
    guard unit == nil || unit?.kind == .units else { return nil }
    decided(by: .multiply)
    let end = unit == nil ? index + 3 : index + 4
    var result = quantity([packs.value * pieces.value], unit ?? .piece, start..<end, .count)
    (result.factor, result.single, result.isMultiplied) = (packs.value, pieces.value, true)
    return result
  }

  /// Reads the number of pieces in "330 ml opakowanie 6", and the number of containers in "72 pz conf. 3".
  private func readContainer(_ index: Int) -> Quantity? {
    guard has(index, .container), isFree(index), unit(index) == nil,
      // "1 kg R$ 4,99 fardo 10"
      !isAfterNumber(index) || uses[index - 1] == .price,
      let pieces = packCount(index + 1, digits: isAfterCount(index) ? 2 : 3),
      index + 2 == tokens.count || !isFree(index + 2)
        || self.number(index + 2).map(isLikePrice) == true,
      isAfterCount(index)
        || tokens.indices.contains(where: {
          has($0, .unit) && sense($0)?.unit.map { $0.kind != .units } ?? false
        })
    else { return nil }
    return quantity([pieces], .piece, index..<index + 2, .container)
  }

  /// Returns whether a number of several pieces ends before the token at `index`, and the number after it isn't a price
  /// in a currency without decimals.
  private func isAfterCount(_ index: Int) -> Bool {
    guard notation.currencyDecimals > 0, let count = quantities.last else { return false }
    return count.range.upperBound == index && !count.isMeasure && !count.isMultiplied
      && count.value > .one
  }

  /// Returns whether "x 16" follows a word, at the end of the line or before a price.
  func isTimesAfterWord(_ index: Int) -> Bool {
    guard index > 0,
      tokens[index - 1].kind == .word || tokens[index - 1].kind == .mixed || isSign(index - 1, ")")
        || isNoise(index - 1) && tokens[index - 1].kind == .number,
      tokens[index].hasSpaceBefore,
      typedScalar(index) == folded[tokens[index].start], number(index + 1)?.digits ?? 9 <= 3
    else { return false }
    let end = index + 2
    return end == tokens.count || tokens[end].kind == .sign || uses[end] == .price
      || end + 1 == tokens.count && isBarePrice(end)
  }

  /// Returns whether the sign for feet or inches is directly after the token before `index`.
  private func isLengthMark(_ index: Int) -> Bool {
    guard isGlued(index), tokens[index].kind == .sign else { return false }
    return [0x22, 0x27, 0x2019, 0x201d, 0x2032, 0x2033].contains(tokens[index].sign)
  }

  /// Reads "pack of 6", "pack 6", "№20" before tablets, and "x6" after a name.
  func readPackOf(_ index: Int) -> Quantity? {
    if let pack = readNumberAfterPackOf(index) ?? readNumberAfterPack(index) { return pack }
    if let pack = readContainer(index) { return pack }
    if let dose = unitOfDose, typedScalar(index) == 0x2116, isFree(index),
      let count = packCount(index + 1)
    {
      return quantity([count], dose, index..<index + 2, .count)
    }
    return readTimes(index)
  }

  /// Reads "pack of 6", "pack/6" and "Lot de 4 paquets de 72".
  private func readNumberAfterPackOf(_ index: Int) -> Quantity? {
    let first = isSign(index + 1, "/") ? index + 2 : placeAfterDash(index)
    guard has(index, .packOf), let number = number(first), number.isInteger, !number.isBroken,
      !(has(first + 1, .to) || isDash(first + 1)) || !isNumber(first + 2),
      number.value.isPositive, unit(first + 1) == nil || unit(first + 1)?.unit?.kind == .units,
      !has(first + 1, .multiply),
      // "Vitamina C 30 comprimidos"
      !(has(first + 1, .dosage) && isLetterOfName(index))
    else { return nil }
    var end = first + 1
    let item = unit(end)?.unit ?? .piece
    // "Lot de 4 paquets de 72"
    if unit(end) != nil
      || has(end, .container) && (has(end + 1, [.multiply, .of]) || isEach(end + 1))
    {
      end += 1
    }
    return quantity([number.value], item, index..<end, .pack)
  }

  /// Reads "pack 6" and "pack-6 pieces".
  private func readNumberAfterPack(_ index: Int) -> Quantity? {
    let start = placeAfterDash(index)
    guard has(index, .pack), isFree(index), !isAfterNumber(index), let number = number(start),
      number.isInteger, !number.isBroken, number.value.isPositive, number.digits <= 3,
      !has(start + 1, [.multiply, .container, .pack, .packAfter]),
      // "Twin pack 72 pieces", but not "nappies twin pack 44"
      unit(start + 1) == nil || !isPackOfOtherNumber(index, number.value)
    else { return nil }
    let next = start + 1
    let isPieces = unit(next)?.unit == .piece && !has(next, [.noun, .dosage])
    guard isPieces || unit(next) == nil else { return nil }
    return quantity([number.value], .piece, index..<(isPieces ? next + 1 : next), .pack)
  }

  /// Returns the place after a token, or after the dash that is glued to it.
  private func placeAfterDash(_ index: Int) -> Int {
    isDash(index + 1) && isGlued(index + 1) && isGlued(index + 2) ? index + 2 : index + 1
  }

  /// Reads "x6" after a name.
  private func readTimes(_ index: Int) -> Quantity? {
    guard has(index, .multiply), isFree(index), let number = number(index + 1), number.isInteger,
      !number.isBroken, number.digits <= 4, !isSign(index - 1, "*"),
      isGlued(index + 1) || isTimesAfterWord(index), unit(index + 2) == nil,
      // "carpet 12'x15'"
      !isLengthMark(index - 1) || !isLengthMark(index + 2), number.value.isPositive
    else { return nil }
    decided(by: .multiply)
    // "$2.99x2", "498円 × 4": the price can be that of one piece.
    if index > 0, uses[index - 1] == .price {
      useAsOffer(index..<index + 2)
      return nil
    }
    // "Laser x3 Ampullen": the number can belong to the name.
    if tokens.indices.contains(index + 2), tokens[index + 2].kind == .word, sense(index + 2) == nil
    {
      looseFactor = number.value
      use(index..<index + 2, as: .multiplier)
      return nil
    }
    // "15 étuis x 10": the word is unknown.
    if let packs = packCount(index - 2), sense(index - 1) == nil, tokens[index - 1].kind == .word {
      looseFactor = packs
      use(index - 2..<index - 1, as: .multiplier)
    }
    return quantity([number.value], .piece, index..<index + 2, .pack)
  }
}
