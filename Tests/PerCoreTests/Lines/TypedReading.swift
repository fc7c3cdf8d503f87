import PerCore

/// A reading as the fixtures write it: "1980 mL 4.49", "ask total 500 g", "refuse none".
struct TypedReading {
  let outcome: String
  let reason: String?
  /// The amount in the base unit of `kind`; all counted items without a measure are pieces.
  let amount: Amount?
  let price: Rational?

  struct Amount: Equatable {
    let kind: Kind
    let value: Rational
  }

  /// A Boolean value indicating whether the amount of the reading is taken as certain.
  var isSilent: Bool { outcome == "product" || reason == "price" && amount != nil }

  init(_ text: String) throws {
    var words = text.split(separator: " ").map(String.init)[...]
    outcome = words.first == "ask" || words.first == "refuse" ? words.removeFirst() : "product"
    reason =
      outcome != "product" && words.first?.first?.isLetter == true ? words.removeFirst() : nil
    func number(_ word: String) throws -> Rational {
      let parts = try word.split(separator: "/").map { try NumberFormat.plain.number($0) }
      return parts.count == 2 ? parts[0] / parts[1] : parts[0]
    }
    if words.count > 1, let unit = PerCore.Unit(rawValue: words[words.startIndex + 1]) {
      amount = Amount(
        kind: unit.kind, value: try number(words[words.startIndex]) * unit.factor)
      words = words.dropFirst(2)
    } else {
      amount = nil
    }
    price = try words.first.map(number)
  }

  /// Returns whether the reading is as expected; a question can have additional parts.
  func matches(_ expected: TypedReading) -> Bool {
    guard outcome == expected.outcome else { return false }
    if outcome == "refuse" { return true }
    if outcome == "product" { return amount == expected.amount && price == expected.price }
    return (expected.reason == nil || reason == expected.reason)
      && (expected.amount == nil || amount == expected.amount)
      && (expected.price == nil || price == expected.price)
  }
}
