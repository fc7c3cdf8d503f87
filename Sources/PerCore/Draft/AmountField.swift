/// The fields of the form that hold amounts. The keypad types into them.
public enum AmountField: CaseIterable, Sendable {
  case quantity
  case price
}
