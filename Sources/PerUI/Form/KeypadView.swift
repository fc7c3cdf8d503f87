internal import Gtk
internal import PerCore

/// The calculator's keys: a grid that serves the amount field last focused.
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

  /// The digits in rows of three, the operators beside them, equals tall.
  private static func places(_ order: KeypadOrder) -> [Place] {
    let digits = (1...9).map { digit in
      let row = (digit - 1) / 3
      return Place(
        key: .digit(digit), column: (digit - 1) % 3, row: order == .telephone ? row : 2 - row)
    }
    return digits + [
      Place(key: .decimal, column: 0, row: 3),
      Place(key: .digit(0), column: 1, row: 3),
      Place(key: .delete, column: 2, row: 3),
      Place(key: .operation(.plus), column: 3, row: 0),
      Place(key: .operation(.minus), column: 3, row: 1),
      Place(key: .operation(.multiply), column: 3, row: 2),
      Place(key: .operation(.divide), column: 3, row: 3),
      Place(key: .equals, column: 4, row: 0, height: 4),
    ]
  }

  /// - Parameters:
  ///   - order: Where the low digits are.
  ///   - decimalMark: What the decimal key shows.
  ///   - press: Called with the key that was pressed.
  init(
    _ order: KeypadOrder, decimalMark: Character,
    press: @escaping @MainActor (CalculatorKey) -> Void
  ) {
    root.addClass("keypad")
    root.rowSpacing = 6
    root.columnSpacing = 6
    root.isRowHomogeneous = true
    root.isColumnHomogeneous = true
    // Digits run from left to right in every language.
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
    // The field keeps the focus; on the keyboard its own keys do what these do.
    button.focusOnClick = false
    button.isFocusable = false
    button.horizontalExpand = true
    switch key {
    case .digit, .decimal: button.addClass("digit")
    case .operation, .percent, .parenthesis, .delete: button.addClass("operator")
    case .equals: button.addClass("equals")
    }
    return button
  }

  /// Lights the keys that are on.
  func show(_ keysOn: Set<CalculatorKey>) {
    for (key, button) in buttons { button.isSensitive = keysOn.contains(key) }
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

  /// What the key is called by those who hear it.
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
