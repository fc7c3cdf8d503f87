/// The two fields that hold amounts, which the keypad serves.
public enum AmountField: CaseIterable, Sendable {
  case quantity
  case price
}

/// What a product may be remembered by besides its amounts.
public enum DetailField: String, CaseIterable, Sendable {
  case name
  case shop
  case note
}

/// Everything the form shows: the draft of a product, ready to be drawn.
public struct ProductForm: Equatable, Sendable {
  public internal(set) var details: [DetailField: String]
  public internal(set) var quantity: CalculatorController.State
  public internal(set) var price: CalculatorController.State
  /// The amount field last focused, which the keypad serves.
  public internal(set) var keypadField: AmountField
  /// What the first product, or the only one, may be sold by; empty once the list has its kind.
  public internal(set) var kindChoices: [KindChoice]
  public internal(set) var kindChoice: KindChoice
  /// The units to choose from; there is nothing to choose from one.
  public internal(set) var units: [Unit]
  public internal(set) var unit: Unit
  /// Whether quantity and price are both valid.
  public internal(set) var canAdd: Bool

  public var canChooseUnit: Bool { units.count > 1 }

  /// Whether nothing was typed.
  public var isEmpty: Bool {
    quantity.calculator.isEmpty && price.calculator.isEmpty && details.values.allSatisfy(\.isEmpty)
  }

  public subscript(field: DetailField) -> String { details[field] ?? "" }

  public subscript(field: AmountField) -> CalculatorController.State {
    switch field {
    case .quantity: quantity
    case .price: price
    }
  }

  /// The field that the keypad serves.
  public var served: CalculatorController.State { self[keypadField] }

  /// The keys of the keypad that are on.
  public var keysOn: Set<CalculatorKey> { served.calculator.keysOn }
}
