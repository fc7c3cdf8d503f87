/// The fields of the form that hold amounts. The keypad types into them.
public enum AmountField: String, CaseIterable, Sendable {
  case quantity
  case price
}
