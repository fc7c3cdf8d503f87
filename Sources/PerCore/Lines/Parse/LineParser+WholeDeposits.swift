/// Deposits without decimals and without a currency.
extension LineParser {
  /// Whether the whole number at `place` is a deposit: "89 kr + pant 20", "14,99 € + 3 Pfand". The price has to be before it.
  ///
  /// If the number can be one of cents, "1.99 + deposit 10", the line is a question.
  ///
  /// - Parameter word: The word for the deposit.
  func isWholeDeposit(_ place: Int, besides word: Int, isAdded: Bool) -> Bool {
    let plus = place < word ? place - 1 : word - 1
    guard let number = number(place), number.value.isPositive, number.digits <= 3,
      place > word || isAdded && (isSign(plus, "+") || has(plus, .plus)),
      !has(place + 1, [.multiply, .container, .pack, .packAfter, .currency]),
      !isSign(place + 1, "%"), let price = price(before: min(place, word))
    else { return false }
    // A crate can cost less than its deposit.
    if number.value >= price * Rational(2) { hasOffer = true }
    return true
  }

  /// Marks the number at `place`, which has no currency, as the deposit.
  func addDeposit(_ place: Int) {
    guard let number = number(place) else { return }
    monies.append(
      Money(
        value: number.value, decimals: number.decimals, range: place..<place + 1, mark: .deposit,
        hasSign: false))
    use(place..<place + 1, as: .deposit)
  }

  /// The last price before `index`: one with a currency, or a number like a price.
  private func price(before index: Int) -> Rational? {
    if let money = monies.last(where: { $0.mark == .none && $0.range.upperBound <= index }) {
      return money.value
    }
    guard notation.currencyDecimals > 0 else { return nil }
    let place = (0..<index).last { number($0).map(isLikePrice) == true && unit($0 + 1) == nil }
    return place.flatMap { number($0)?.value }
  }
}
