/// The content of the add and edit form, ready to be shown.
public struct ProductForm: Equatable, Sendable {
  public internal(set) var details: [DetailField: String]
  public internal(set) var quantity: CalculatorController.State
  public internal(set) var price: CalculatorController.State
  public internal(set) var terms = TermsEntry()
  /// The problems of the terms that are shown, that of the offer first.
  public internal(set) var termsProblems: [TermsEntry.Problem] = []
  /// The first empty field that the offer needs; nil if there is none. It is not an error until Enter asks for it.
  public internal(set) var offerHint: TermsEntry.Problem?
  /// The offer whose money is too much for the price; nil if there is none.
  public internal(set) var refusedOffer: RefusedOffer?
  /// The amount field that had the focus last. The keypad types into it unless a field of the terms had the focus later.
  public internal(set) var keypadField: AmountField
  /// The field of the terms that had the focus last, after the amounts; nil for none. The keypad types into it.
  public internal(set) var keypadTerm: TermsEntry.Field?
  public internal(set) var kind: Kind
  /// A Boolean value indicating whether the kind can be chosen. The first product sets the kind of its list.
  public internal(set) var canChooseKind: Bool
  /// The units of the kind, in the order of the menu.
  public internal(set) var units: [Unit]
  public internal(set) var unit: Unit
  /// A Boolean value indicating whether the quantity, the price and the terms are valid.
  public internal(set) var canAdd: Bool
  /// The live result of what is typed so far.
  public internal(set) var result: FormResult
  /// A Boolean value indicating whether a discarded draft can be restored. It is false once something is typed.
  public internal(set) var canRestore: Bool
  /// A Boolean value indicating whether the tax that is added at checkout can be entered.
  public internal(set) var hasTax: Bool
  /// The products that the line in the quantity field can mean, if the error of the field is a question about them.
  var lineAnswers: [LineAnswer] = []

  /// A Boolean value indicating whether the kind of the quantity differs from that of the list, so that the product can
  /// start a new comparison.
  public var canStartComparison: Bool {
    if case .wrongKind = quantity.error { true } else { false }
  }

  /// Returns a Boolean value indicating whether a field of the terms can be filled.
  public func hasField(_ field: TermsEntry.Field) -> Bool {
    switch field {
    case .packs, .value, .limit: terms.offerKind?.fields.contains(field) ?? false
    case .deposit, .net: true
    case .tax: hasTax
    }
  }

  public var canChooseUnit: Bool { units.count > 1 }

  /// A Boolean value indicating whether all fields are empty.
  public var isEmpty: Bool {
    quantity.calculator.isEmpty && price.calculator.isEmpty && details.values.allSatisfy(\.isEmpty)
      && terms.isEmpty
  }

  public subscript(field: DetailField) -> String { details[field] ?? "" }

  public subscript(field: AmountField) -> CalculatorController.State {
    switch field {
    case .quantity: quantity
    case .price: price
    }
  }

  /// The keys of the keypad that are enabled.
  public var keysOn: Set<CalculatorKey> {
    guard let keypadTerm else { return self[keypadField].calculator.keysOn }
    var keys = Set((0...9).map(CalculatorKey.digit))
    if !keypadTerm.isWhole { keys.insert(.decimal) }
    if !terms[keypadTerm].isEmpty { keys.insert(.delete) }
    return keys
  }

  /// A Boolean value indicating whether the equals key would replace an expression by its result.
  public var canCalculate: Bool {
    keypadTerm == nil && result.canCalculate.contains(keypadField)
  }

  /// Returns a Boolean value indicating whether the keypad types into an amount field.
  public func isServed(_ field: AmountField) -> Bool {
    keypadTerm == nil && keypadField == field
  }
}
