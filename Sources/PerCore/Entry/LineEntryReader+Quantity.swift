extension LineEntryReader {
  /// Returns the amount that a quantity such as "2 kg * 3" means; nil if the text is anything else.
  ///
  /// - Parameter isIncluded: Returns whether amounts in a unit are taken.
  /// - Throws: `EntryError.ambiguous` if the quantity has several meanings.
  func quantity(
    in text: String, where isIncluded: (Unit) -> Bool = { _ in true }
  ) throws(EntryError) -> (amount: Amount, unit: Unit)? {
    let quantities = self.quantities(in: text).filter { isIncluded($0.unit) }
    guard quantities.count < 2 else {
      throw .ambiguous(quantities.map { "\($0.amount.expression) \($0.unit.typedName)" })
    }
    return quantities.first
  }

  /// Returns the amounts that a quantity such as "6pk 12 oz" can mean, the best guess first; none if the text is
  /// anything else, or has other parts as well.
  private func quantities(in text: String) -> [(amount: Amount, unit: Unit)] {
    if let quantity = quantityInWords(text) { return [quantity] }
    let line = Line(text: text, reading: reader.read(text))
    guard case .ask(let reason, let known, let candidates) = line.reading.outcome,
      known.price == nil, known.name.isEmpty, known.offer == nil,
      line.reading.parts.allSatisfy({ LineRole.quantities.contains($0.role) })
    else { return [] }
    switch reason {
    case .price: return [known.amount.flatMap { quantity($0, line) }].compactMap(\.self)
    case .unit, .number, .total, .amount:
      let amounts = candidates.compactMap { candidate in
        candidate.price == nil ? candidate.amount.flatMap { quantity($0, line) } : nil
      }
      // "80s" can be a decade in a line, and "113 sheets each" a part of several packs. In the quantity field, both are
      // counts.
      let isOnlyMeaning =
        amounts.count == 1 && amounts[0].unit.kind == .units
        && (reason == .amount || reason == .total)
      return amounts.count == candidates.count && (amounts.count > 1 || isOnlyMeaning)
        ? amounts : []
    case .none, .long, .range, .kind, .currency, .offer: return []
    }
  }

  /// Returns the amount of a quantity in words, such as "a kilo" and "a pound and a half"; nil for another text. In a
  /// line, such words are a quantity only beside a name, because "3.99 a kilo" is a unit price.
  private func quantityInWords(_ text: String) -> (amount: Amount, unit: Unit)? {
    guard !text.contains(where: \.isNumber), text.contains(where: \.isLetter),
      text[...].trimmingSpace().contains(where: \.isWhitespace)
    else { return nil }
    let (name, price) = ("abc", list.conventions.money.string(.one))
    for words in ["\(text) \(name) \(price)", "\(name) \(text) \(price)"] {
      let line = Line(text: words, reading: reader.read(words))
      guard case .product(let product) = line.reading.outcome, product.name == name,
        product.price == .one, let amount = product.amount,
        !line.reading.parts.contains(where: { $0.role == .unitPrice })
      else { continue }
      return quantity(amount, line)
    }
    return nil
  }

  /// Returns a Boolean value indicating whether a word has a role in lines, as "an" and "per" have that of `per`.
  func isWord(_ word: Substring, _ role: WordRoles) -> Bool {
    reader.isWord(word) { $0.roles.contains(role) }
  }

  /// Returns a Boolean value indicating whether the number beside a word isn't the price to pay. Examples of such words
  /// are "off" and "deposit".
  func changesPrice(_ word: Substring) -> Bool {
    let roles: WordRoles = [
      .off, .deposit, .old, .unitPrice, .more, .free, .numberWord, .drained, .net, .limit, .offer,
      .minus,
    ]
    return reader.isWord(word) { sense in
      !sense.roles.isDisjoint(with: roles)
        || !sense.clues.isDisjoint(with: [.saving, .reduction, .membership])
    }
  }

  /// Returns a Boolean value indicating whether the quantity in a text is a range, such as "600-800 g".
  func isRange(_ text: String) -> Bool {
    switch reader.read(text).outcome {
    case .ask(.range, _, _), .refuse(.range): true
    default: false
    }
  }

  /// Returns a Boolean value indicating whether a line has a unit price, such as "3.99 per lb".
  func hasUnitPrice(_ text: String) -> Bool {
    reader.read(text).parts.contains { $0.role == .unitPrice }
  }

  /// Returns a Boolean value indicating whether a text is only an offer, such as "3 for 2".
  func isOffer(_ text: String) -> Bool {
    let offers = Line(text: text, reading: reader.read(text)).texts(of: [.offer])
    return !offers.isEmpty
      && offers.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }
  }

  /// Returns a Boolean value indicating whether a line has the words of an offer that is impossible or unclear, such as
  /// "500 g 3.99, 150% off".
  func hasUnreadOffer(_ text: String) -> Bool {
    let reading = reader.read(text)
    guard case .ask(.offer, _, _) = reading.outcome else { return false }
    return reading.parts.contains { $0.role == .offer }
  }

  /// Returns the price and the percentage of a line such as "500 g 20% off 3.99", whose price can be the reduced one or
  /// not; nil for another line.
  func reduction(in text: String) -> (price: Rational, percent: Rational)? {
    let reading = reader.read(text)
    guard reading.parts.filter({ $0.role == .offer }).count == 1,
      case .ask(.offer, _, let candidates) = reading.outcome, candidates.count == 2,
      let price = candidates[0].price, candidates[0].offer == nil, candidates[1].price == price,
      let offer = candidates[1].offer, case .percent(let percent) = offer.terms, offer.limit == nil
    else { return nil }
    return (price, percent)
  }
}

extension LineRole {
  /// The roles of the parts that a quantity consists of.
  fileprivate static let quantities: Set<LineRole> = [
    .measure, .count, .multiplier, .fraction, .net, .drained,
  ]
}
