/// Deposits without decimals and without a currency, and their classes.
extension LineParser {
  /// Uses the letter of a Danish class of deposits: "pant A", which isn't "à".
  func findDepositClasses() {
    guard notation.currency == "DKK", present.contains(.deposit) else { return }
    for index in tokens.indices where isDepositClass(index) {
      use(index..<index + 1, as: .deposit)
    }
  }

  /// Returns whether the letter of a class of deposits is at `index`.
  func isDepositClass(_ index: Int) -> Bool {
    notation.currency == "DKK" && has(index - 1, .deposit) && tokens.indices.contains(index)
      && tokens[index].kind == .word && typedLength(index) == 1
      && (0x41...0x43).contains(typedScalar(index))
  }

  /// A Boolean value indicating whether the line of a receipt is only about a deposit: "Pant 12 st x 1 kr 12,00".
  var isDepositAlone: Bool {
    guard has(0, .deposit), !quantities.isEmpty, !quantities.contains(where: \.isMeasure) else {
      return false
    }
    return tokens.indices.count {
      isFree($0) && [.word, .mixed].contains(tokens[$0].kind) && sense($0) == nil
    } <= 1
  }

  /// Returns whether the whole number at `place` is a deposit: "89 kr + pant 20", "14,99 € + 3 Pfand". The price has to
  /// be before it, or directly after it: "Pfand 3 14,99".
  ///
  /// If the number can be one of cents, "1.99 + deposit 10", the line is a question.
  ///
  /// - Parameter word: The word for the deposit.
  func isWholeDeposit(_ place: Int, besides word: Int, isAdded: Bool) -> Bool {
    let plus = place < word ? place - 1 : word - 1
    guard let number = number(place), number.value.isPositive, number.digits <= 3,
      place > word || isAdded && (isSign(plus, "+") || has(plus, .plus))
        || isBesideLastPrice(place, word),
      !has(place + 1, [.multiply, .container, .pack, .packAfter]),
      !has(place + 1, .currency) || !isFree(place + 1),
      !isSign(place + 1, "%"), !isGrosz(place) || number.digits == 2,
      let price = price(before: min(place, word)) ?? price(after: max(place, word))
    else { return false }
    // A crate can cost less than its deposit.
    let value = isGrosz(place) ? number.value / Rational(100) : number.value
    if value >= price * Rational(2) { hasOffer = true }
    return true
  }

  /// Returns whether the number is between a size and the word, and the price after the word ends the line: "0,5 l 3
  /// Pfand 14,99".
  private func isBesideLastPrice(_ place: Int, _ word: Int) -> Bool {
    place + 1 == word && unit(place - 1) != nil && isAfterNumber(place - 1)
      && price(after: word) != nil
  }

  /// Marks the number at `place`, which has no currency, as the deposit.
  func addDeposit(_ place: Int) {
    guard let number = number(place) else { return }
    let isGrosz = isGrosz(place)
    let end = isGrosz ? place + 2 : place + 1
    monies.append(
      Money(
        value: isGrosz ? number.value / Rational(100) : number.value, decimals: number.decimals,
        range: place..<end, mark: .deposit, hasSign: false))
    use(place..<end, as: .deposit)
  }

  /// The last price before `index`: one with a currency, or a number like a price.
  private func price(before index: Int) -> Rational? {
    if let money = monies.last(where: { $0.mark == .none && $0.range.upperBound <= index }) {
      return money.value
    }
    let place = (0..<index).last { isBarePrice($0) && unit($0 + 1) == nil }
    return place.flatMap { number($0)?.value }
  }

  /// The price directly after the token at `place`, which ends the line: one with a currency, or a number like a price.
  private func price(after place: Int) -> Rational? {
    if let money = monies.first(where: {
      $0.mark == .none && $0.range.lowerBound == place + 1 && $0.range.upperBound == tokens.count
    }) {
      return money.value
    }
    return place + 2 == tokens.count && isBarePrice(place + 1) ? number(place + 1)?.value : nil
  }
}
