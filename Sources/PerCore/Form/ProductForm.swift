/// The two fields that hold amounts, which the keypad serves.
public enum AmountField: CaseIterable, Sendable {
  case quantity
  case price
}

/// Everything the add dialog shows: the draft of a product, ready to be drawn.
public struct ProductForm: Equatable, Sendable {
  public internal(set) var name: String
  public internal(set) var quantity: CalculatorController.State
  public internal(set) var price: CalculatorController.State
  /// The amount field last focused, which the keypad serves.
  public internal(set) var keypadField: AmountField
  /// What the first product may be sold by; empty once the list has its kind.
  public internal(set) var kindChoices: [KindChoice]
  public internal(set) var kindChoice: KindChoice
  /// The units to choose from; there is nothing to choose from one.
  public internal(set) var units: [Unit]
  public internal(set) var unit: Unit
  /// Whether quantity and price are both valid.
  public internal(set) var canAdd: Bool

  public var canChooseUnit: Bool { units.count > 1 }

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
