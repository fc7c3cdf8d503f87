extension LineEntryReader {
  /// What a line that is only a quantity means.
  enum QuantityReading {
    case amount(Amount, Unit)
    /// The amounts that the quantity can mean, the best guess first.
    case ambiguous([(amount: Amount, unit: Unit)])
  }

  /// Returns what a quantity such as "6pk 12 oz" means; nil if the text is anything else, or has other parts as well.
  func quantity(in text: String) -> QuantityReading? {
    let line = Line(text: text, reading: reader.read(text))
    guard case .ask(let reason, let known, let candidates) = line.reading.outcome,
      known.price == nil, known.name.isEmpty, known.offer == nil,
      line.reading.parts.allSatisfy({ LineRole.quantities.contains($0.role) })
    else { return nil }
    switch reason {
    case .price:
      guard let amount = known.amount else { return nil }
      return quantity(amount, line).map { .amount($0, $1) }
    case .unit, .number, .total:
      let amounts = candidates.compactMap { candidate in
        candidate.price == nil ? candidate.amount.flatMap { quantity($0, line) } : nil
      }
      guard amounts.count == candidates.count, amounts.count > 1 else { return nil }
      return .ambiguous(amounts.map { (amount: $0, unit: $1) })
    case .none, .long, .amount, .range, .kind, .currency, .offer: return nil
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
}

extension LineRole {
  /// The roles of the parts that a quantity consists of.
  fileprivate static let quantities: Set<LineRole> = [
    .measure, .count, .multiplier, .fraction, .net, .drained,
  ]
}
