/// The offer, the deposit, the net weight and the tax of a form as they are typed.
public struct TermsEntry: Hashable, Sendable {
  /// A field of the form.
  public enum Field: String, CaseIterable, Sendable {
    /// The number of packs that the offer needs.
    case packs
    /// The number of packs to pay, the money, the percentage or the amount of the offer.
    case value
    /// The maximum number of packs that the offer applies to.
    case limit
    /// The deposit for one pack.
    case deposit
    /// The net weight of one pack.
    case net
    /// The tax that is added at checkout, in percent.
    case tax

    /// A Boolean value indicating whether the field contains a whole number in every kind of offer.
    public var isWhole: Bool { self == .packs || self == .limit }

    /// The fields that belong to an offer.
    public static let ofOffer: [Field] = [.packs, .value, .limit]
  }

  /// The kind of the offer; nil for none.
  public var offerKind: OfferKind?
  private var texts: [Field: String] = [:]

  public init() {}

  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  /// Returns a Boolean value indicating whether a field holds an amount of money.
  public func isMoney(_ field: Field) -> Bool {
    field == .deposit || field == .value && offerKind?.isMoney == true
  }

  /// Returns a Boolean value indicating whether a field holds an amount of the product, in its unit if none is typed.
  public func isAmount(_ field: Field) -> Bool {
    field == .net || field == .value && offerKind == .bonus
  }

  /// A Boolean value indicating whether there is no offer, deposit, net weight or tax.
  public var isEmpty: Bool {
    offerKind == nil && texts.keys.allSatisfy { Field.ofOffer.contains($0) || isBlank($0) }
  }

  /// Returns a Boolean value indicating whether only spaces were typed in a field.
  func isBlank(_ field: Field) -> Bool { self[field].allSatisfy(\.isWhitespace) }

  /// The reason why a text can't be used.
  public struct Problem: Error, Equatable, Sendable {
    public let field: Field
    public let reason: Reason

    /// What is wrong with the text.
    public enum Reason: Hashable, Sendable {
      /// The field is empty.
      case missing
      /// The text isn't a number, or is one that can't be used.
      case number(EntryError)
      /// The text isn't a number of packs.
      case notWhole
      /// The offer is impossible.
      case offer(OfferError)
      /// The net weight is less than the drained weight, which is the quantity, in its unit.
      case lessThanQuantity(Rational)
      /// The tax is more than 100%.
      case taxTooHigh
    }
  }
}

// MARK: - Reading

extension TermsEntry {
  /// Returns the deposit, the net weight and the tax.
  ///
  /// - Parameters:
  ///   - amount: The quantity of the product, in base units; nil if it is unknown.
  ///   - unit: Its unit, which is that of a net weight without one.
  func packTerms(
    _ conventions: Conventions, amount: Rational?, unit: Unit
  ) throws(Problem) -> PackTerms {
    let deposit = try deposit(conventions)
    let net = try netWeight(conventions, amount: amount, unit: unit)
    let tax = try tax(conventions)
    return PackTerms(deposit: deposit, net: net, tax: tax) ?? .none
  }

  private func deposit(_ conventions: Conventions) throws(Problem) -> Rational? {
    guard !isBlank(.deposit) else { return nil }
    return try storable(try value(.deposit, conventions.money(typed:)), in: .deposit)
  }

  /// Returns the net weight; nil if the field is empty.
  func netWeight(
    _ conventions: Conventions, amount: Rational?, unit: Unit
  ) throws(Problem) -> LineAmount? {
    guard !isBlank(.net) else { return nil }
    guard unit.kind == .weight else {
      let error = WrongKind(held: unit.kind, offered: .weight)
      throw Problem(field: .net, reason: .number(.wrongKind(error)))
    }
    let net = try value(.net) { text throws(EntryError) in
      try conventions.amount(typed: text, in: unit)
    }
    if let amount, net.inBaseUnits < amount {
      throw Problem(field: .net, reason: .lessThanQuantity(amount / unit.factor))
    }
    _ = try storable(net.value, in: .net)
    return net
  }

  /// Returns the tax in percent; nil if the field is empty.
  func tax(_ conventions: Conventions) throws(Problem) -> Rational? {
    guard !isBlank(.tax) else { return nil }
    let tax = try value(.tax, conventions.tax(typed:))
    if tax > PackTerms.maximumTax { throw Problem(field: .tax, reason: .taxTooHigh) }
    return try storable(tax, in: .tax)
  }

  /// Returns a number if it can be stored.
  private func storable(_ number: Rational, in field: Field) throws(Problem) -> Rational {
    guard Amount.canHold(number) else {
      throw Problem(field: field, reason: .number(.resultOutOfRange))
    }
    return number
  }

  /// Returns the reason why a field can't be used, without regard to the other fields of an offer; nil if it can be
  /// used, or if it isn't needed.
  ///
  /// - Parameters:
  ///   - amount: The quantity of the product, in base units; nil if it is unknown.
  ///   - unit: Its unit.
  func problem(
    of field: Field, _ conventions: Conventions, amount: Rational?, unit: Unit
  ) -> Problem? {
    if missingFields.contains(field) { return Problem(field: field, reason: .missing) }
    guard !isBlank(field) else { return nil }
    do throws(Problem) {
      switch field {
      case .packs, .value, .limit: try check(field, conventions, unit: unit)
      case .deposit: _ = try deposit(conventions)
      case .net: _ = try netWeight(conventions, amount: amount, unit: unit)
      case .tax: _ = try tax(conventions)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Returns the value of a field.
  func value<Value>(
    _ field: Field, _ read: (String) throws(EntryError) -> Value
  ) throws(Problem) -> Value {
    do throws(EntryError) {
      return try read(self[field])
    } catch {
      let isMissing = field == .value && error == .empty
      throw Problem(field: field, reason: isMissing ? .missing : .number(error))
    }
  }
}

// MARK: - Editing

extension TermsEntry {
  /// Creates the texts with which a form shows the terms of a product.
  ///
  /// - Parameter unit: The unit of the product.
  init(_ offer: Offer?, _ terms: PackTerms, _ conventions: Conventions, unit: Unit) {
    self[.deposit] = terms.deposit.map { conventions.text(ofMoney: $0) } ?? ""
    self[.net] = terms.net.map { conventions.text(of: $0, in: unit) } ?? ""
    self[.tax] = terms.tax.map { Amount.text(of: $0, in: conventions.numbers) } ?? ""
    if let offer { set(offer, conventions, unit: unit) }
  }

  /// Returns the terms with their numbers in another format.
  func converted(_ convert: (_ text: String, _ isMoney: Bool) -> String) -> TermsEntry {
    var terms = self
    for field in [Field.value, .deposit, .net, .tax] {
      terms[field] = convert(self[field], isMoney(field))
    }
    return terms
  }
}
