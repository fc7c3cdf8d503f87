/// The deposit, the net weight and the tax of a form as they are typed.
public struct TermsEntry: Hashable, Sendable {
  public enum Field: String, CaseIterable, Sendable {
    /// The deposit for one pack.
    case deposit
    /// The net weight of one pack.
    case net
    /// The tax that is added at checkout, in percent.
    case tax
  }

  private var texts: [Field: String] = [:]

  public init() {}

  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// A Boolean value indicating whether all fields are empty.
  public var isEmpty: Bool { texts.isEmpty }

  /// The reason why a text can't be used.
  public struct Problem: Error, Equatable, Sendable {
    public let field: Field
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
      /// The text is no number, or one that can't be used.
      case number(EntryError)
      /// The net weight is less than the quantity, which is the drained weight.
      case lessThanQuantity
      /// The tax is more than 100%.
      case taxTooHigh
    }
  }
}

// MARK: - Reading

extension TermsEntry {
  /// Returns the terms.
  ///
  /// - Parameters:
  ///   - amount: The quantity of the product, in base units; nil if it is unknown.
  ///   - unit: Its unit, which is that of a net weight without one.
  func terms(
    _ conventions: Conventions, amount: Rational?, unit: Unit
  ) throws(Problem) -> PackTerms {
    let deposit = try value(.deposit) { text throws(EntryError) in
      try conventions.money(typed: text)
    }
    let net = try value(.net) { text throws(EntryError) in
      try conventions.amount(typed: text, in: unit)
    }
    let tax = try value(.tax) { text throws(EntryError) in try conventions.percent(typed: text) }
    if let net, let amount, net.inBaseUnits < amount {
      throw Problem(field: .net, reason: .lessThanQuantity)
    }
    if let tax, tax > PackTerms.greatestTax { throw Problem(field: .tax, reason: .taxTooHigh) }
    for (field, number) in [(Field.deposit, deposit), (.net, net?.value), (.tax, tax)] {
      if let number, !Amount.canHold(number) {
        throw Problem(field: field, reason: .number(.tooManyDigits))
      }
    }
    return PackTerms(deposit: deposit, net: net, tax: tax) ?? .none
  }

  /// Returns the value of a field; nil if the field is empty.
  private func value<Value>(
    _ field: Field, _ read: (String) throws(EntryError) -> Value
  ) throws(Problem) -> Value? {
    let text = self[field]
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do throws(EntryError) {
      return try read(text)
    } catch {
      throw Problem(field: field, reason: .number(error))
    }
  }
}

// MARK: - Editing

extension TermsEntry {
  /// Creates the texts with which a form shows terms.
  ///
  /// - Parameter unit: The unit of the product.
  init(_ terms: PackTerms, _ conventions: Conventions, unit: Unit) {
    self[.deposit] = terms.deposit.map { Amount.text(of: $0, in: conventions.prices) } ?? ""
    self[.net] = terms.net.map { conventions.text(of: $0, in: unit) } ?? ""
    self[.tax] = terms.tax.map { Amount.text(of: $0, in: conventions.numbers) } ?? ""
  }

  /// Returns the terms with their numbers in another format.
  func converted(_ convert: (_ text: String, _ isMoney: Bool) -> String) -> TermsEntry {
    var terms = self
    for field in Field.allCases { terms[field] = convert(self[field], field == .deposit) }
    return terms
  }
}
