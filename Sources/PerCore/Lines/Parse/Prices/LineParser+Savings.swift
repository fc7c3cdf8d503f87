/// What a line says about the reduction of the price that is paid.
extension LineParser {
  /// Finds what the price that is paid already saves: "Milk 1 l 0.99 save £1.50".
  ///
  /// A saving that has a condition is an offer. One before the price, "Save £1 Coffee 500 g £3.99", can still be a
  /// coupon.
  func findSavings() {
    guard clues.contains(.saving),
      present.isDisjoint(with: [.offer, .anyOf, .ordinal, .forPrice, .on]),
      clues.isDisjoint(with: [.purchase, .membership, .with]),
      !tokens.indices.contains(where: { isSign($0, "%") })
    else { return }
    for index in tokens.indices where has(index, .saving) && isFree(index) {
      guard let saving = saving(at: index) else { continue }
      if let difference = differenceOfPrices(besides: saving) {
        guard value(of: saving) == difference else {
          hasOffer = true
          continue
        }
      } else if !isIncluded(saving) {
        continue
      }
      let money = money(at: saving)
      monies[money].mark = .old
      use(index..<index + 1, as: .noise)
      for token in saving { uses[token] = .noise }
    }
  }

  /// The amount after the word of a saving, or before it: "save £1", "1 € gespart", "100円お得".
  private func saving(at index: Int) -> Range<Int>? {
    let next = isSign(index + 1, ":") ? index + 2 : index + 1
    // The other prices are old ones if one is called the current price.
    let after = monies.first { $0.range.lowerBound == next && $0.mark == .old }?.range
    return (isIdeograph(index) ? nil : price(startingAt: next) ?? after)
      ?? money(endingAt: index).map { monies[$0].range }
  }

  /// The difference between the old price and the one that is paid, apart from a saving; nil without both.
  private func differenceOfPrices(besides saving: Range<Int>) -> Rational? {
    let others = monies.filter { $0.range != saving && !$0.isForeign }
    guard let old = others.first(where: { $0.mark == .old }),
      let paid = others.first(where: { $0.mark == .now })
        ?? others.first(where: { $0.mark == .none })
    else { return nil }
    return old.value - paid.value
  }

  /// Returns whether the saving follows the price, or is not below the price, so that it can't be taken off.
  private func isIncluded(_ saving: Range<Int>) -> Bool {
    guard !present.contains(.old) else { return false }
    if monies.contains(where: { $0.mark == .now && $0.range != saving }) { return true }
    let value = value(of: saving)
    let isAfterPrice = monies.contains {
      $0.mark == .none && $0.range != saving
        && ($0.range.upperBound <= saving.lowerBound || $0.value <= value)
    }
    return isAfterPrice
      || notation.currencyDecimals > 0
        && tokens.indices.contains { index in
          guard !saving.contains(index), let price = number(index), isLikePrice(price) else {
            return false
          }
          return index < saving.lowerBound || price.value <= value
        }
  }

  /// Finds the price that a product is reduced by: "Butter 500 g minus £2.00". What is paid is not stated.
  func findSubtraction() {
    guard clues.contains(.subtraction) else { return }
    for index in tokens.indices where has(index, .subtraction) && isFree(index) {
      // "30% de sucres en moins 1,99"
      let isOfName =
        index > 0 && isFree(index - 1) && tokens[index - 1].kind == .word
        && typedLength(index - 1) <= 2 && unit(index - 1) == nil
      guard !isOfName, let price = price(startingAt: index + 1) else { continue }
      let reduction = money(at: price)
      hasOffer = true
      monies[reduction].mark = .old
      use(index..<index + 1, as: .offer)
      for token in price { uses[token] = .offer }
    }
  }

  /// Marks the old price of "198円→半額99円" and "£4 half price £2", which is twice the price that is paid. Without it,
  /// "half price £2" does not say whether the price is reduced already.
  func findHalvedPrice() {
    guard clues.contains(.halved) else { return }
    let own = monies.indices.filter { monies[$0].mark == .none && !monies[$0].isForeign }
    guard own.count == 2, let high = own.max(by: { monies[$0].value < monies[$1].value }),
      let low = own.first(where: { $0 != high }),
      (monies[low].value + monies[low].value).distance(to: monies[high].value)
        <= priceStep
    else { return }
    setOld(high)
  }

  /// A Boolean value indicating whether an offer is the only name of several pieces, which can be packs of one price or
  /// the whole of it: "Tarjous 3 kpl 5 €".
  var isOfferOfPieces: Bool {
    guard clues.contains(.reduction), quantities.count == 1, let pieces = quantities.first,
      pieces.form == .count, pieces.unit == .piece, !pieces.isMultiplied, !isNoun(pieces),
      pieces.value > .one, pieces.value <= Rational(12)
    else { return false }
    let words = tokens.indices.filter { isFree($0) && [.word, .mixed].contains(tokens[$0].kind) }
    return words.contains { has($0, .reduction) }
      && words.allSatisfy {
        has($0, .reduction) || has($0, [.forPrice, .off, .now, .of, .each, .per])
      }
  }
}
