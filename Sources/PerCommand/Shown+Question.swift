internal import PerCore

extension Shown {
  /// Returns the message for a line that is not read as a product.
  ///
  /// - Parameters:
  ///   - known: What is certain about the product; nil if the line is refused.
  ///   - answers: The products that the line can mean.
  ///   - unread: The word that keeps a refused line from being read.
  func question(
    _ reason: LineReason, _ known: LineProduct?, answers: [LineProduct],
    unread: @autoclosure () -> UnreadWord?
  ) -> String {
    switch reason {
    case .none: "Nothing to read here."
    case .long: "This line is too long (\(LineReader.maximumCharacters) characters)."
    case .amount where answers.count == 1: "Is this the quantity?"
    case .amount: "No quantity found. Add one, such as 500 g."
    case .price where answers.count == 1: "Is this the price?"
    case .price where answers.isEmpty: "No price found."
    case .price:
      priceOfOne(answers).map { "Is \($0) for one or for all?" } ?? "Which price do you mean?"
    case .kind: "The quantity is of another kind."
    case .currency: "The price is not in \(notation.currency)."
    case .range: "The quantity is a range. Enter the amount that you will get."
    case _ where answers.count == 1: "Is this right?"
    case .number:
      known == nil
        ? "A number in this line is unclear, too low or too high. Enter a positive number such as "
          + number(Rational(BigUInt(15), decimals: 1)) + "."
        : "A number has two meanings."
    case .total: "The line states several amounts. Which one is the price for?"
    case .unit: known == nil ? unknownUnit(unread()) : "Which unit do you mean?"
    case .offer: "The line contains an offer or several prices."
    }
  }

  /// Returns the lower of two prices of one amount if the higher one is a multiple of it; otherwise nil.
  private func priceOfOne(_ answers: [LineProduct]) -> String? {
    let prices = answers.compactMap(\.price).sorted()
    guard answers.count == 2, answers[0].amount == answers[1].amount, prices.count == 2,
      prices[0].isPositive, (prices[1] / prices[0]).denominator.isOne
    else { return nil }
    return price(prices[0])
  }

  private func unknownUnit(_ unread: UnreadWord?) -> String {
    guard case .unit(let word) = unread else { return "Unknown unit." }
    return "Unknown unit \"\(word)\"."
  }
}
