internal import Gtk
internal import PerCore
internal import PerFiles

extension ImportRow.Outcome {
  /// The reason why a row is skipped; nil for a product.
  @MainActor func reason(_ conventions: Conventions) -> String? {
    switch self {
    case .product: nil
    case .question(let reason, _, let chosen):
      chosen == nil ? reason.rowQuestion : nil
    case .refused(let reason): reason.rowText(conventions)
    // Translators: A row of a table that isn't a product, such as the title of a list.
    case .leftOut(.title): tr("Above the header")
    case .leftOut(.shop): tr("Shop")
    // Translators: A row of a table that isn't a product, such as "DAIRY" above the milk and the cheese.
    case .leftOut(.heading): tr("Heading")
    // Translators: A row of a table that isn't a product.
    case .leftOut(.header): tr("Repeated header")
    // Translators: A row of a table that isn't a product but sums up others.
    case .leftOut(.total): tr("Total")
    }
  }
}

extension LineReason {
  /// The question that the user answers by one of several products.
  @MainActor fileprivate var rowQuestion: String {
    switch self {
    case .total: tr("Which quantity is the price for?")
    case .offer: tr("Which price do you mean?")
    default: tr("Which one do you mean?")
    }
  }

  /// The reason why a row of a table can't be imported.
  @MainActor fileprivate func rowText(_ conventions: Conventions) -> String {
    switch self {
    case .none, .kind: tr("This row can’t be read.")
    case .long: tr("This row is too long.")
    case .number:
      // Translators: {example} is the number 1.5.
      tr(
        "A number in this row is unclear, too low or too high. Enter a positive number such as {example}."
      ).filled(["example": conventions.numberExample])
    case .total: tr("The quantities in this row don’t match.")
    case .range: tr("The quantity or the price is a range. Enter one number.")
    case .amount, .price, .unit, .currency: text(conventions)
    case .offer: tr("This row has several prices, or an offer that can’t be read.")
    }
  }
}

extension LineEntryTexts {
  /// Creates the words for a row of a table.
  ///
  /// - Parameter typed: A text in place of that of the row; nil for the present one.
  @MainActor init(_ index: Int, of controller: ImportController, typed: String? = nil) {
    let format = controller.conventions.numbers
    let outcome =
      typed.map { controller.outcome(of: $0, at: index) } ?? controller.rows[index].outcome
    answers = controller.answers(to: outcome).map { $0.atShop($0.pack.text) }
    if let answer = controller.answer(in: outcome) {
      text = answer.text(format: format, hasStanding: false)
      style = .product(isBest: false)
      return
    }
    if outcome == .refused(.number), controller.hasZero(index, in: typed) {
      text = EntryError.notPositive.text(in: .price, conventions: controller.conventions)
    } else {
      text = outcome.reason(controller.conventions) ?? ""
    }
    switch outcome {
    case .question: style = .question
    case .leftOut: style = .hint
    case .product, .refused: style = .error
    }
  }
}
