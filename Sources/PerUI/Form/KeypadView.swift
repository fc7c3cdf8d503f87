internal import Gtk
internal import PerCore

/// The keys of the calculator, which type into the amount field that had the focus last.
///
/// The keyboard focus stays in the field.
@MainActor
final class KeypadView {
  let root = Grid()
  private var buttons: [(key: CalculatorKey, button: Button)] = []

  private struct Place {
    let key: CalculatorKey
    let column: Int
    let row: Int
    var height = 1
  }

  /// The keys other than the digits from 1 to 9.
  private static let fixedPlaces = [
    Place(key: .decimal, column: 0, row: 3),
    Place(key: .digit(0), column: 1, row: 3),
    Place(key: .percent, column: 2, row: 3),
    Place(key: .operation(.plus), column: 3, row: 0),
    Place(key: .operation(.minus), column: 3, row: 1),
    Place(key: .operation(.multiply), column: 3, row: 2),
    Place(key: .operation(.divide), column: 3, row: 3),
    Place(key: .delete, column: 4, row: 0),
    Place(key: .parenthesis, column: 4, row: 1),
    Place(key: .equals, column: 4, row: 2, height: 2),
  ]

  private static func places(_ order: KeypadOrder) -> [Place] {
    let digits = (1...9).map { digit in
      let row = (digit - 1) / 3
      return Place(
        key: .digit(digit), column: (digit - 1) % 3, row: order == .telephone ? row : 2 - row)
    }
    return digits + fixedPlaces
  }

  /// - Parameters:
  ///   - order: The order of the digits, which has 1 2 3 or 7 8 9 in the top row.
  ///   - decimalMark: The label of the decimal key.
  ///   - press: Called with the key that was pressed.
  init(
    _ order: KeypadOrder, decimalMark: Character,
    press: @escaping @MainActor (CalculatorKey) -> Void
  ) {
    root.addClass("keypad")
    // As in GNOME Calculator.
    root.rowSpacing = 4
    root.columnSpacing = 4
    root.isRowHomogeneous = true
    root.isColumnHomogeneous = true
    // Digits are written from left to right in all languages.
    root.textDirection = .leftToRight
    root.accessibleLabel = tr("Calculator")

    for place in Self.places(order) {
      let button = Self.button(for: place.key, decimalMark: decimalMark)
      button.onClick { press(place.key) }
      root.attach(button, column: place.column, row: place.row, height: place.height)
      buttons.append((place.key, button))
    }
  }

  private static func button(for key: CalculatorKey, decimalMark: Character) -> Button {
    let button =
      key == .delete
      ? Button(iconName: "edit-clear-symbolic") : Button(label: key.label(decimalMark: decimalMark))
    button.accessibleLabel = key.accessibleName
    button.focusOnClick = false
    button.isFocusable = false
    button.horizontalExpand = true
    if case .digit = key { button.addClass("digit") }
    if key == .equals { button.addClass("equals") }
    return button
  }

  /// Enables the keys that can be pressed, and highlights the equals key if the field contains a calculation.
  func show(_ form: ProductForm) {
    let keysOn = form.keysOn
    for (key, button) in buttons {
      button.isSensitive = keysOn.contains(key)
      if key == .equals { button.setClass("suggested-action", on: form.canCalculate) }
    }
  }
}

extension CalculatorKey {
  fileprivate func label(decimalMark: Character) -> String {
    switch self {
    case .digit(let digit): String(digit)
    case .decimal: String(decimalMark)
    case .operation(let operation): String(operation.rawValue)
    case .percent: "%"
    case .parenthesis: "( )"
    case .delete: "⌫"
    case .equals: "="
    }
  }

  fileprivate var accessibleName: String {
    switch self {
    case .digit(let digit): String(digit)
    case .decimal: trc("calculator key", "Decimal Point")
    case .operation(.plus): trc("calculator key", "Plus")
    case .operation(.minus): trc("calculator key", "Minus")
    case .operation(.multiply): trc("calculator key", "Multiply")
    case .operation(.divide): trc("calculator key", "Divide")
    case .percent: trc("calculator key", "Percent")
    case .parenthesis: trc("calculator key", "Parenthesis")
    case .delete: trc("calculator key", "Delete")
    case .equals: trc("calculator key", "Equals")
    }
  }
}
