internal import Gtk
package import PerCore

/// The reading of a line in the user's language.
package struct LineEntryTexts: Equatable {
  package enum Style: Equatable {
    /// The line is empty, counts the product of the line above, or names the shop of the products below.
    case hint
    /// The line is a product.
    case product(isBest: Bool)
    /// Something is missing or has to be chosen.
    case question
    /// The line can't be added.
    case error
  }

  /// The product, such as "6 × 330 mL = 1.98 L · €4.49 → €2.27 per L · 2nd of 6", or a message.
  package let text: String
  package let style: Style
  /// The answers to a question, such as "500 g for €3.99", or the button that starts a comparison.
  package var answers: [String]

  package init(_ entry: LineEntry, conventions: Conventions) {
    var answers: [String] = []
    switch entry.outcome {
    case .empty:
      (text, style) = (tr("Type quantity, price and name, then press Enter."), .hint)
    case .countsAbove:
      (text, style) = (tr("This line gives the quantity of the product above."), .hint)
    case .shop(let shop):
      // Translators: A line of a pasted list is the name of a shop, such as Aldi.
      text = tr("The products below are from {shop}.").filled(["shop": shop.visible])
      style = .hint
    case .product(let answer):
      text = answer.text(format: conventions.numbers)
      style = .product(isBest: answer.result.standing?.verdict == .best)
    case .question(let reason, let choices):
      (text, style) = (reason.question(choices), .question)
      answers = choices.map(\.pack.text)
    case .incomplete(.quantity, _):
      (text, style) = (tr("No quantity found. Press Enter to fill it in."), .question)
    case .incomplete(.price, _):
      (text, style) = (tr("No price found. Press Enter to fill it in."), .question)
    case .wrongKind(let error, let draft):
      (text, style) = (error.text, .error)
      if draft != nil { answers = [Self.startComparison] }
    case .otherCurrency(let other):
      (text, style) = (LineReason.currency.text(conventions), .error)
      answers = [other.answer]
    case .refused(let reason):
      (text, style) = (entry.unreadWord?.text ?? reason.text(conventions), .error)
    }
    self.answers = answers
  }

  /// The button that starts a comparison with what the open one doesn't compare.
  static var startComparison: String { tr("Start New Comparison") }

  /// Creates the words for a pasted line, whose place in the list depends on the other lines.
  package init(_ row: PasteController.Row, conventions: Conventions) {
    let entry = Self(row.entry, conventions: conventions)
    if let conflict = row.conflict {
      (text, style, answers) = (conflict.text, .error, [])
    } else if case .wrongKind = row.entry.outcome {
      (text, style, answers) = (entry.text, entry.style, [])
    } else if let answer = row.answer {
      let product = answer.text(format: conventions.numbers, hasStanding: false)
      // Translators: A product that is added to a new comparison: "12 pieces · €2.75 → €0.23 per piece · New comparison".
      text =
        row.isElsewhere ? LineAnswer.text(product, at: trc("place", "New comparison")) : product
      (style, answers) = (.product(isBest: false), entry.answers)
    } else if row.entry.outcome == .empty {
      (text, style, answers) = (tr("The line is empty."), .hint, [])
    } else if case .incomplete(let field, _) = row.entry.outcome {
      text =
        switch field {
        case .quantity: tr("No quantity found. Add it to the line.")
        case .price: tr("No price found. Add it to the line.")
        }
      (style, answers) = (.question, [])
    } else {
      self = entry
    }
  }
}

extension PasteController.Conflict {
  fileprivate var text: String {
    switch self {
    case .list(let error): error.text
    case .lines(let error):
      // Translators: {held} and {offered} are two of weights, volumes, counted units, lengths, areas.
      tr("You can’t compare {offered} with the {held} in other lines.")
        .filled(["held": error.heldText, "offered": error.offeredText])
    }
  }
}

extension Currency {
  /// The button that gives the empty comparison the currency.
  var useText: String {
    // Translators: Gives the empty comparison another currency. {currency} is the code of a currency, such as EUR.
    tr("Use {currency}").filled(["currency": code])
  }
}

extension OtherCurrency {
  /// The button that uses the currency.
  fileprivate var answer: String {
    guard isFirst else {
      // Translators: {currency} is the code of a currency, such as EUR.
      return tr("Start New Comparison in {currency}").filled(["currency": currency.code])
    }
    return currency.useText
  }
}

extension LineAnswer {
  /// The product that the line was read as.
  ///
  /// - Parameter hasStanding: A Boolean value indicating whether the text contains the place in the list.
  func text(format: NumberFormat, hasStanding: Bool = true) -> String {
    let texts = FormResultTexts(result, format: format)
    var quantity = pack.quantityWithTotal
    if isAbout {
      // Translators: An approximate quantity, such as "about 500 g".
      quantity = tr("about {quantity}").filled(["quantity": quantity])
    }
    // Translators: A line as it was understood: quantity, price and unit price, such as "500 g · €3.99 → €7.98 per kg".
    let product = tr("{quantity} · {price} → {result}").filled([
      "quantity": quantity, "price": atShop(pack.priceWithTerms),
      "result": pack.offer?.conditionText(
        unitPrice: result.offerPrice?.text(format) ?? "") ?? texts.unitPrice,
    ])
    guard hasStanding, !texts.standing.isEmpty else { return product }
    return Self.text(product, at: texts.standing)
  }

  /// Returns the text of a product with its place.
  fileprivate static func text(_ product: String, at place: String) -> String {
    // Translators: A product and its place in the list: "500 g · €3.99 → €7.98 per kg · 2nd of 6".
    trc("product and place", "{product} · {place}").filled(["product": product, "place": place])
  }

  /// Returns a text about the price with the shop, which can be all that tells the products of a row apart.
  func atShop(_ text: String) -> String {
    ProductRowTexts.text(text, atShop: product.shop)
  }
}

extension UnreadWord {
  var text: String {
    switch self {
    case .number(let word): word.notANumberMessage
    case .unit(let word):
      // Translators: {word} is a word that was typed after a number.
      tr("Unknown unit “{word}”. Enter a unit such as g, mL or pieces.")
        .filled(["word": word.visible])
    }
  }
}

extension LineReason {
  /// The question that the user answers by one of several products.
  func question(_ answers: [LineAnswer]) -> String {
    switch self {
    case .amount: tr("Is this the quantity?")
    case .price where answers.count == 1: tr("Is this the price?")
    case .price: tr("Which price do you mean?")
    case _ where answers.count == 1: tr("Is this right?")
    case .total: tr("Which quantity is the price for?")
    case .unit: tr("Which unit do you mean?")
    case .offer where Set(answers.map(\.pack.quantityWithTotal)).count == 1:
      tr("Which price do you mean?")
    case .offer where Set(answers.map(\.pack.priceWithTerms)).count == 1:
      tr("Which quantity is the price for?")
    case .none, .long, .number, .range, .kind, .currency, .offer: tr("Which one do you mean?")
    }
  }

  /// The reason why a line can't be added.
  func text(_ conventions: Conventions) -> String {
    switch self {
    case .none, .kind: tr("There is no product in this line.")
    case .long: tr("This line is too long.")
    case .amount: tr("No quantity found.")
    case .price: tr("No price found.")
    case .number:
      // Translators: {example} is the number 1.5.
      tr(
        "A number in this line is unclear, too low or too high. Enter a positive number such as {example}."
      ).filled(["example": conventions.numberExample])
    case .range: tr("The quantity is a range. Enter one quantity.")
    case .total: tr("The quantities in this line don’t match.")
    case .unit: tr("Missing or unknown unit. Enter a unit such as g, mL or pieces.")
    case .currency:
      // Translators: {currency} is a currency such as "USD ($)".
      tr("Prices in this list are in {currency}.")
        .filled(["currency": conventions.money.currency?.shortText(in: conventions.money) ?? ""])
    case .offer: tr("This line has several prices. Enter one price.")
    }
  }
}
