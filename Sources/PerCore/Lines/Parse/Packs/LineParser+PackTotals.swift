/// Totals that a number of packs and the price of each prove.
extension LineParser {
  /// Finds the price of each of several packs before the price of all of them: "6 x 1 L 1,09 je 6,54 €" and, on
  /// receipts, "1 L 2 x 1,15 2,30".
  func readPackTotals() {
    readCountedTotal()
    for index in tokens.indices where isFree(index) {
      if readGroupTotal(index) { continue }
      if has(index, [.each, .eachAfter]) {
        readTotalAfterEach(index)
        if isSign(index, "@") { readReceiptTotal(index) }
      } else if has(index, .multiply) || isPieceUnit(index) {
        readReceiptTotal(index)
      }
    }
  }

  /// Reads a line of a receipt that begins with the number of packs and ends with the total, if the price of one proves
  /// both: "2 X 1,35€ PATES 500G 2,70", "2 x LECHE 1L 0,96 1,92". In "12 Eggs 600 g 0.25 3.00", the number is that of
  /// the pieces in a pack.
  private func readCountedTotal() {
    guard packsOfReceipt == nil, let count = packCount(0, digits: 2), count > .one,
      let all = price(endingAt: endWithoutTaxLetter)
    else { return }
    var end = isPieceUnit(1) ? 2 : 1
    if has(end, .multiply) || isSign(end, "@"), isFree(end) { end += 1 }
    guard end > 1 else { return }
    let prices = [price(startingAt: end), price(endingAt: all.lowerBound)]
    guard
      let each = prices.compactMap({ $0 }).first(where: {
        packs(of: value(of: $0), in: value(of: all)) == count
      }), (end..<all.lowerBound).contains(where: { isSize($0) })
    else { return }
    useProvenPrices(each: each, all: all)
    useReceiptCount(count, 0..<end, hasSize: true)
  }

  /// Reads "1,09 je 6,54 €" if a number in the line makes the total of the price of each.
  private func readTotalAfterEach(_ word: Int) {
    guard let each = price(endingAt: word), let all = price(startingAt: word + 1),
      let packs = packs(of: value(of: each), in: value(of: all)),
      (0..<each.lowerBound).contains(where: { number($0)?.value == packs })
    else { return }
    _ = money(at: all)
    setRate(money(at: each), LineAmount(.one, .piece), each.lowerBound..<word + 1)
  }

  /// Reads the number of packs, the price of one and the total: "2 x 1,15 2,30" and "2 KPL 1,15 2,30" after the size of
  /// one pack, "2 @ 1.50 = 3.00" before or after it.
  private func readReceiptTotal(_ word: Int) {
    let hasUnit = has(word, .multiply) && isPieceUnit(word - 1)
    let start = hasUnit ? word - 2 : word - 1
    guard packsOfReceipt == nil, let count = packCount(start, digits: 2),
      let each = price(startingAt: word + 1) ?? wholePrice(at: word + 1),
      let all = price(
        startingAt: isSign(each.upperBound, "=") ? each.upperBound + 1 : each.upperBound),
      packs(of: value(of: each), in: value(of: all)) == count
    else { return }
    let hasSize =
      (0..<start).contains { isSize($0) }
      || isSign(word, "@") && (all.upperBound..<tokens.count).contains { isSize($0) }
    // "2 x 1,15 2,30" without a size does not say what is counted.
    let isCount = isSign(word, "@") && hasNoUnit
    guard hasSize || hasUnit || isCount else { return }
    useProvenPrices(each: each, all: all)
    guard hasSize || isCount else { return use(word..<word + 1, as: .multiplier) }
    useReceiptCount(count, start..<word + 1, hasSize: hasSize)
  }

  /// Uses the price of one pack and that of all, which a number of packs proves.
  private func useProvenPrices(each: Range<Int>, all: Range<Int>) {
    _ = money(at: all)
    setRate(money(at: each), LineAmount(.one, .piece), each)
    decided(by: .multiply)
  }

  /// A Boolean value indicating whether no word of the line is a unit that the number of a receipt could belong to.
  private var hasNoUnit: Bool { !tokens.indices.contains { unit($0) != nil } }

  /// Uses the number of packs of a receipt, which are pieces in a line without a size.
  private func useReceiptCount(_ count: Rational, _ range: Range<Int>, hasSize: Bool) {
    if hasSize {
      packsOfReceipt = count
      use(range, as: .multiplier)
    } else {
      quantities.append(quantity([count], .piece, range, .count))
      use(range, as: .count)
    }
  }

  /// Reads the number of packs, the price of several and the total: "4 @ 2/1.50 3.00" and "4 AT 2 FOR 1.50 3.00".
  /// Returns whether the total proves them.
  private func readGroupTotal(_ word: Int) -> Bool {
    guard packsOfReceipt == nil, let group = groupTotal(word) else { return false }
    let hasSize = (0..<word - 1).contains { isSize($0) }
    guard group.isProven, hasSize || hasNoUnit else {
      // "4 @ 2/1.50 2.90" contradicts itself.
      if isSign(word, "@") { hasOffer = true }
      return false
    }
    _ = money(at: group.all)
    let each = money(at: group.each)
    monies[each].value = monies[each].value / group.packs
    setRate(each, LineAmount(.one, .piece), word + 1..<group.each.upperBound)
    decided(by: .multiply)
    useReceiptCount(group.count, word - 1..<word + 1, hasSize: hasSize)
    return true
  }

  /// A number of packs, the tokens of the price of a group of packs, and those of the price of all packs.
  struct GroupTotal {
    let count: Rational
    let packs: Rational
    let each: Range<Int>
    let all: Range<Int>
    /// A Boolean value indicating whether the prices agree.
    let isProven: Bool
  }

  /// Returns the prices and numbers around the "@" or "at" of a receipt at `word`, or nil.
  func groupTotal(_ word: Int) -> GroupTotal? {
    guard isSign(word, "@") || has(word, .shop), let count = self.packs(at: word - 1),
      let packs = self.packs(at: word + 1), isSign(word + 2, "/") || has(word + 2, .forPrice),
      let each = price(startingAt: word + 3) ?? integer(at: word + 3)
    else { return nil }
    let next = isSign(each.upperBound, "=") ? each.upperBound + 1 : each.upperBound
    guard let all = price(startingAt: next) else { return nil }
    let total = value(of: each) * count / packs
    return GroupTotal(
      count: count, packs: packs, each: each, all: all,
      isProven: total.distance(to: value(of: all)) < priceStep)
  }

  /// The unused positive whole number of at most two digits at `index`, or nil.
  private func packs(at index: Int) -> Rational? {
    guard let number = number(index), number.isInteger, !number.isBroken, number.digits <= 2,
      number.value.isPositive
    else { return nil }
    return number.value
  }

  /// The token of an unused whole number at `index`, or nil.
  private func integer(at index: Int) -> Range<Int>? {
    number(index)?.isInteger == true ? index..<index + 1 : nil
  }

  /// The token of a number without a unit that can be a price in a currency without decimals, or nil: "2個×98 ¥196".
  private func wholePrice(at index: Int) -> Range<Int>? {
    notation.currencyDecimals == 0 && unit(index + 1) == nil ? integer(at: index) : nil
  }

  private func isPieceUnit(_ index: Int) -> Bool {
    unit(index)?.unit == .piece && !has(index, .noun)
  }

  func value(of price: Range<Int>) -> Rational {
    monies.first { $0.range == price }?.value ?? numbers[tokens[price.lowerBound].number].value
  }

  /// The number of packs whose prices make a total, or nil if no whole number above one does.
  private func packs(of each: Rational, in all: Rational) -> Rational? {
    guard each.isPositive, each < all else { return nil }
    let packs = all / each
    return packs.denominator.isOne ? packs : nil
  }

  /// Returns whether a lower price is before "each" at `index`, so that the word can belong to it, "1,09 je 6,50 €", or
  /// a higher one is before a word that can mean "to": "de 4,99 € à 2,99 €".
  func isBetweenPrices(_ index: Int, and price: Rational) -> Bool {
    guard let before = self.price(endingAt: index) else { return false }
    if value(of: before) < price { return true }
    return typedLength(index) == 1 && tokens[index].kind == .word
      && (!present.contains(.multiply) || has(before.lowerBound - 1, [.of, .from]))
  }

  /// The amount of all packs of a receipt.
  func amountOfReceipt(_ single: AmountResult) -> AmountResult {
    guard let packsOfReceipt, case .certain(let amount, let other) = single else { return single }
    let all = [amount, other].map { part in
      part.map { LineAmount($0.value * packsOfReceipt, $0.unit) }
    }
    return .certain(all[0] ?? amount, other: all[1])
  }
}
