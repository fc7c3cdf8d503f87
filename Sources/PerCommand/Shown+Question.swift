internal import PerCore

extension Shown {
  /// Returns the message for a line that is not read as a product.
  func question(_ reason: LineReason, _ known: LineProduct?) -> String {
    switch reason {
    case .none: "Nothing to read here."
    case .long: "This line is too long (\(LineReader.maximumCharacters) characters)."
    case .amount: "No quantity found. Add one, such as 500 g."
    case .price: "No price found."
    case .number:
      known == nil
        ? "A number in this line is unclear, too low or too high. Enter a positive number such as "
          + number(Rational(BigUInt(15), decimals: 1)) + "."
        : "A number has two meanings."
    case .range: "The quantity is a range. Enter the amount that you will get."
    case .total: "The line states several amounts. Which one is the price for?"
    case .unit: known == nil ? "Unknown unit." : "The unit has two sizes."
    case .kind: "The quantity is of another kind."
    case .currency: "The price is not in \(notation.currency)."
    case .offer: "The line holds an offer or several prices."
    }
  }
}
