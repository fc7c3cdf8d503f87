/// What makes a product that was read doubtful.
extension LineParser {
  /// Returns whether a count can be a number of packs: from 2 to 12 pieces.
  private func canBePacks(_ count: Quantity) -> Bool {
    !count.isMeasure && !count.isMultiplied && count.unit == .piece && count.value > .one
      && count.value <= Rational(12)
  }

  /// A Boolean value indicating whether the line has a size that no number of packs multiplies.
  private var hasSingleSize: Bool { quantities.contains { $0.isMeasure && !$0.isMultiplied } }

  /// A Boolean value indicating whether the line has the price of one pack and that of several: "2,50 € / 2 kpl 4,50
  /// €", "18,00/stk. 2 stk. 30,00".
  var hasPackPrices: Bool {
    let hasPacks = hasSingleSize && quantities.contains { canBePacks($0) && !isNoun($0) }
    return monies.contains { money in
      guard money.mark == .rate, let rate = money.rate else { return false }
      if hasPacks, rate == LineAmount(.one, .piece), !isShareOfPrice(money) { return true }
      return rate.unit.kind == .units && rate.value > .one && rate.value <= Rational(12)
        && monies.contains {
          $0.mark == .none && $0.value > money.value
            && $0.range.lowerBound == money.range.upperBound
        }
    }
  }

  /// Returns whether a price of one is that of each of the containers in the line, which the price is for: "12 cans 33 cl
  /// 6.60 (0.55/can)".
  private func isShareOfPrice(_ each: Money) -> Bool {
    quantities.contains { count in
      count.form == .container && canBePacks(count)
        && monies.contains {
          $0.mark == .none
            && (each.value * count.value).distance(to: $0.value) * Rational(2)
              <= priceStep * count.value
        }
    }
  }

  /// The 3 of "3 pcs 200 g cheese", or nil. The size can be that of each piece.
  var packsBeforeSize: Rational? {
    guard quantities.count == 2, quantities[0].form == .count, canBePacks(quantities[0]),
      !isNoun(quantities[0]), hasSingleSize,
      quantities[0].range.lowerBound == 0
    else { return nil }
    let (count, size) = (quantities[0], quantities[1])
    // "2 pcs butter 250 g"
    if count.value <= Rational(5), size.range.lowerBound > count.range.upperBound,
      (count.range.upperBound..<size.range.lowerBound).allSatisfy({ isFree($0) && !isNumber($0) })
    {
      return count.value
    }
    // In "2 uds. 1/2 l 0,99", nobody divides the whole amount into pieces.
    guard size.range.lowerBound == count.range.upperBound,
      isPart(size) || isFree(size.range.upperBound) && tokens[size.range.upperBound].kind == .word
    else { return nil }
    return count.value
  }

  /// Returns whether a fraction states the size.
  private func isPart(_ size: Quantity) -> Bool {
    size.range.contains { tokens[$0].kind == .number && numbers[tokens[$0].number].isFraction }
  }

  /// The 2 of "1 l 2 pcs × 198", whose price can be that of one or of both, or nil.
  var packsBeforeTimes: Rational? {
    guard present.contains(.multiply), hasSingleSize else { return nil }
    return quantities.first {
      canBePacks($0) && $0.form == .count && !isNoun($0) && isFree($0.range.upperBound)
        && has($0.range.upperBound, .multiply)
    }?.value
  }

  /// The 2 of "1 l 2 pcs/5 €", or nil. The price is that of two packs.
  var packsBeforeSlash: Rational? {
    guard hasSingleSize else { return nil }
    return quantities.first { count in
      let end = count.range.upperBound
      return canBePacks(count) && isSign(end, "/")
        && (uses.indices.contains(end + 1) && uses[end + 1] == .price
          || money(startingAt: end + 1) != nil)
    }?.value
  }

  /// The 3 of "20 cl les 3 2,40 €", or nil. The price is that of three packs.
  var packsInGroup: Rational? {
    guard present.contains(.group), hasSingleSize else { return nil }
    return firstValue { index -> Rational? in
      guard has(index, .group), isFree(index), uses.indices.contains(index + 2),
        uses[index + 2] == .price
      else { return nil }
      return packCount(index + 1, digits: 2)
    }
  }

  /// The 2 of "90 g 2 pcs €3", which can be the number of packs that an offer is for, or nil.
  var packsOfOffer: Rational? {
    guard hasSingleSize else { return nil }
    return quantities.first {
      canBePacks($0) && $0.form == .count && !$0.isSum && !isNoun($0)
    }?.value
  }

  /// The number at `index` if the letter after it can be an abbreviation instead of a unit: "4.99 w/ card".
  private func numberBeforeAbbreviation(_ index: Int) -> NumberSpelling? {
    let letter = index + 1
    guard tokens[index].kind == .number, uses[index] != .price, tokens.indices.contains(letter + 2),
      tokens[letter].kind == .word, typedLength(letter) == 1, tokens[letter].hasSpaceBefore,
      unit(letter)?.unit.map({ [.length, .area].contains($0.kind) }) ?? true,
      isSign(letter + 1, "/") || isSign(letter + 1, "."), isGlued(letter + 1),
      tokens[letter + 2].kind == .word
    else { return nil }
    return numbers[tokens[index].number]
  }

  /// An unused number next to the price, or one with as many decimals as a price.
  var numberBesidePrice: Rational? {
    firstValue { index -> Rational? in
      guard let number = number(index) ?? numberBeforeAbbreviation(index), !number.isFraction,
        number.value.isPositive,
        !has(index - 1, .noiseBefore), !isMoment(index)
      else { return nil }
      let isPriceLike = number.decimals > 0 && number.decimals == notation.currencyDecimals
      let isBeside =
        index > 0 && uses[index - 1] == .price && tokens[index - 1].kind != .number
      return isPriceLike || isBeside ? number.value : nil
    }
  }

  /// The two packs of "1 l 0,89 € (pack of 6 5,34 €)", either of which the line can be about; empty if it has another
  /// form.
  func packsOfPrices(_ known: LineProduct) -> [LineProduct] {
    let prices = ownPrices
    guard prices.count == 2, let measure = quantities.first(where: \.isMeasure),
      !measure.isMultiplied, measure.values.count == 1,
      let pack = quantities.first(where: { $0.form == .pack && $0.value > .one }),
      measure.range.upperBound <= prices[0].range.lowerBound,
      prices[0].range.upperBound <= pack.range.lowerBound,
      pack.range.upperBound <= prices[1].range.lowerBound, prices[0].value < prices[1].value
    else { return [] }
    return [(Rational.one, prices[0].value), (pack.value, prices[1].value)].map { packs, price in
      var product = known
      product.amount = LineAmount(measure.value * packs, measure.unit)
      product.price = price
      return product
    }
  }

  /// The prices in the line, or the numbers that look like prices if none has a currency.
  private var ownPrices: [(range: Range<Int>, value: Rational)] {
    guard monies.isEmpty else {
      return monies.filter { $0.mark == .none && !$0.isForeign }.map { ($0.range, $0.value) }
    }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .number, isFree(index) || uses[index] == .price else {
        return nil
      }
      let number = numbers[tokens[index].number]
      return isLikePrice(number) ? (index..<index + 1, number.value) : nil
    }
  }

  /// The name with the number that can be one of packs, as in "Pizza 4 sapori 400 g"; nil if there is no such number.
  var nameWithPacks: String? {
    guard let packsOfNoun, uses[packsOfNoun] == .multiplier else { return nil }
    uses[packsOfNoun] = nil
    defer { uses[packsOfNoun] = .multiplier }
    return name()
  }

  /// The name without the number that can be the price; nil if there is no such number.
  var nameBesideBarePrice: String? {
    guard let barePrice, isFree(barePrice) else { return nil }
    uses[barePrice] = .price
    defer { uses[barePrice] = nil }
    return name()
  }

  /// The product of "2 kg 10 rice" if the number after the amount is the price, or nil.
  func productWithPriceAfterAmount(_ known: LineProduct) -> LineProduct? {
    guard quantities.count == 1, let measure = quantities.first, measure.isMeasure,
      !measure.isMultiplied, let price = number(measure.range.upperBound),
      price.isInteger || isLikePrice(price), price.value.isPositive,
      unit(measure.range.upperBound + 1) == nil
    else { return nil }
    barePrice = measure.range.upperBound
    var product = known
    (product.amount, product.price) = (measure.amount, price.value)
    product.name = nameBesideBarePrice ?? known.name
    return product
  }
}
