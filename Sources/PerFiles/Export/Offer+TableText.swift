internal import PerCore

/// Offers as short English words with exact numbers, such as "3 for 2" and "20% off, max 6".
///
/// The reader of typed lines understands most of them.
extension Offer {
  /// - Parameter currency: The code of the currency of the list; empty if it has none.
  package func tableText(currency: String) -> String {
    let limit = limit.map { ", max \($0)" } ?? ""
    return terms(currency) + limit
  }

  private func terms(_ currency: String) -> String {
    func money(_ value: Rational) -> String {
      currency.isEmpty ? value.plain : "\(value.plain) \(currency)"
    }
    switch terms {
    case .multibuy(let packs, let pay): return "\(packs) for \(pay)"
    case .bundle(let packs, let price): return "\(packs) packs for \(money(price))"
    case .nth(let every, let percent): return "\(percent.plain)% off the \(every.englishOrdinal)"
    case .percent(let percent): return "\(percent.plain)% off"
    case .amount(let amount): return "\(money(amount)) off each pack"
    case .coupon(let amount, 1): return "\(money(amount)) coupon"
    case .coupon(let amount, let packs): return "\(money(amount)) coupon for \(packs) packs"
    case .bonus(let amount, let unit): return "\(amount.plain) \(unit.rawValue) free"
    case .bonusPercent(let percent): return "\(percent.plain)% free"
    }
  }

  /// Creates an offer from its words; nil if they are not those of an exported table.
  init?(tableText text: String) {
    self.init(text) { first in
      Self.terms(first.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// Creates an offer from a text that can end with a limit, such as ", max 6"; nil if it is impossible.
  ///
  /// - Parameter terms: Returns the terms of the text without the limit; nil if it has none.
  init?(_ text: String, terms: (Substring) -> Terms?) {
    let parts = text.parts(separatedBy: ", max ")
    let limit = parts.count == 2 ? Int(parts[1]) : nil
    guard let first = parts.first, parts.count == 1 || limit != nil, let terms = terms(first),
      let offer = try? Offer(terms, limit: limit)
    else { return nil }
    self = offer
  }

  private static func terms(_ words: [String]) -> Terms? {
    func value(_ index: Int) -> Rational? {
      Rational(plain: words[index].replacing(",", with: "."))
    }
    let percent =
      words[0].last == "%"
      ? Rational(plain: String(words[0].dropLast()).replacing(",", with: ".")) : nil
    // The code of a currency is left out of the form of the words.
    let form = words.enumerated().compactMap { index, word -> String? in
      if word.first?.isNumber == true { return word.last == "%" ? "%" : "n" }
      let isCurrency =
        index > 0 && words[index - 1].first?.isNumber == true && word.allSatisfy(\.isUppercase)
      return isCurrency ? nil : word
    }.joined(separator: " ")
    let numbers = words.indices.filter { words[$0].first?.isNumber == true }
    switch form {
    case "n for n" where words.count == 3:
      // "3 for 2 EUR" is a price.
      guard let packs = Int(words[0]), let pay = Int(words[2]) else { return nil }
      return .multibuy(packs: packs, pay: pay)
    case "n packs for n":
      guard let packs = Int(words[0]), let price = value(numbers[1]) else { return nil }
      return .bundle(packs: packs, price: price)
    case "% off the n":
      guard let percent, let every = Int(words[numbers[1]].prefix { $0.isNumber }) else {
        return nil
      }
      return .nth(every: every, percent: percent)
    case "% off": return percent.map { .percent($0) }
    case "n off each pack": return value(0).map { .amount($0) }
    case "n coupon": return value(0).map { .coupon($0, packs: 1) }
    case "n coupon for n packs":
      guard let amount = value(0), let packs = Int(words[numbers[1]]) else { return nil }
      return .coupon(amount, packs: packs)
    case "% free": return percent.map { .bonusPercent($0) }
    default:
      guard words.count == 3, words[2] == "free", let amount = value(0),
        let unit = Unit(rawValue: words[1])
      else { return nil }
      return .bonus(amount, unit)
    }
  }
}
