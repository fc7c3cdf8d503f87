internal import PerCore

/// Unit prices that a table states.
extension CellReader {
  /// A unit price, such as "7.96 €/kg".
  struct Rate {
    let price: Rational
    let amount: LineAmount
    /// Another price that the text has: 2.50 in "£2.50 (£1.75/kg)"; nil for none.
    var otherPrice: Rational?
  }

  /// The meaning of the text around the number of a unit price.
  struct RateForm {
    /// The value of the number 1: a hundredth for "ct/kg".
    let factor: Rational
    let amount: LineAmount?
  }

  /// The value of the last digit of a price with the usual decimals.
  var usualStep: Rational { Rational(.one, decimals: notation.currencyDecimals) }

  /// Returns whether a price is the price of several pieces divided by their number, maybe rounded: 0.17 of 100 for
  /// 16.90.
  func isPrice(_ single: Rational, ofOneOf count: Rational, _ sum: Rational) -> Bool {
    if (single * count).distance(to: sum) <= usualStep { return true }
    let decimals = max(notation.currencyDecimals, single.exactDecimals ?? 0)
    return count.isPositive
      && (sum / count).distance(to: single) * Rational(2) <= Rational(.one, decimals: decimals)
  }

  /// Returns whether a cell has a number and a sign or a word of unit prices: "2.99 €/kg", "2.49 per kg".
  static func canBeRate(_ cell: String) -> Bool {
    guard cell.hasNumber else { return false }
    return cell.utf8.contains(UInt8(ascii: "/"))
      || cell.hasLetter
        && ColumnHeader.words(of: cell).contains(where: HeaderWords.per.contains)
  }

  /// Returns the unit price that a cell has with its amount; nil if it has none.
  func rate(_ cell: String, decimalMark mark: Character) -> Rate? {
    rate(in: Self.plain(Self.withoutBrackets(cell), decimalMark: mark))
  }

  /// Returns a cell such as "(1 kg = 7.96 €)" without its brackets.
  static func withoutBrackets(_ cell: String) -> String {
    cell.filter { !"()[]".contains($0) }
  }

  private func rate(in text: String) -> Rate? {
    switch plainReader.read(text).outcome {
    case .product(let product):
      if let rate = product.rate { return Rate(price: rate.price, amount: rate.amount) }
      guard let price = product.price, let amount = product.amount, product.offer == nil,
        !product.name.contains(where: \.isDigit)
      else { return nil }
      return Rate(price: price, amount: amount)
    case .ask(_, let known, _):
      return known.rate.map { rate in
        // Without another price, the amount of the unit price would be that of the line.
        let otherPrice = known.price == rate.price ? nil : known.price
        return Rate(price: rate.price, amount: rate.amount, otherPrice: otherPrice)
      }
    case .refuse: return nil
    }
  }

  /// Returns the meaning of the text around a number; nil if it isn't a unit price in the currency of the notation.
  func rateForm(prefix: String, suffix: String) -> RateForm? {
    let sign = (prefix + " " + suffix).trimmed
    if let isOwn = sign.isEmpty ? true : isOwnCurrency(sign) {
      return isOwn ? RateForm(factor: .one, amount: nil) : nil
    }
    let text = prefix + "5" + suffix
    if let rate = rate(in: text) {
      return RateForm(factor: rate.price / Rational(5), amount: rate.amount)
    }
    guard let price = try? signedPrice(text, decimalMark: ".") else { return nil }
    return RateForm(factor: price / Rational(5), amount: nil)
  }
}
