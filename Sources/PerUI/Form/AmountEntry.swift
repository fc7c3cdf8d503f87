internal import Gtk
internal import PerCore

/// A quantity or price field with, beneath it, what is wrong with it.
///
/// The keyboard types what the keypad can: operators, equals and the numeric pad's decimal key go to the
/// calculator, everything else into the field.
@MainActor
final class AmountEntry {
  let entry = Entry()
  /// What is wrong with the field. It keeps its place while empty, so that nothing jumps.
  let message = Label()
  /// The message, and the sign that it is one.
  let messageRow = Box(.horizontal, spacing: 6)
  private let messageIcon = Image(iconName: "dialog-error-symbolic")

  /// The field got the focus.
  var onEnter: () -> Void = {}
  /// The field lost the focus.
  var onLeave: () -> Void = {}
  /// Return was pressed in the field.
  var onSubmit: () -> Void = {}
  /// Something is wrong with the field, and was not before; told in words.
  var onError: (String) -> Void = { _ in }

  private let field: AmountField
  private let calculator: CalculatorController
  private let conventions: Conventions
  /// Whether the field is being brought up to date, so that its changes are not the user's.
  private var isShowing = false

  init(
    _ field: AmountField, calculator: CalculatorController, conventions: Conventions,
    accessibleName: String, placeholder: String
  ) {
    self.field = field
    self.calculator = calculator
    self.conventions = conventions
    entry.addClass("amount")
    entry.accessibleLabel = accessibleName
    entry.placeholder = placeholder
    entry.inputPurpose = .number
    entry.horizontalExpand = true
    // A sum runs from left to right in every language; where the others run the other way, it stands where they do.
    entry.alignment = entry.textDirection == .rightToLeft ? 1 : 0
    for widget in [entry] + entry.children { widget.textDirection = .leftToRight }
    entry.alignPlaceholderWithText()
    message.addClass("message")
    message.xalign = 0
    message.yalign = 0
    message.isWrapping = true
    message.horizontalExpand = true
    messageIcon.addClass("message-icon")
    messageIcon.verticalAlignment = .start
    messageIcon.setAccessibleRole(.presentation)
    messageIcon.opacity = 0
    messageRow.append(messageIcon)
    messageRow.append(message)
    messageRow.horizontalExpand = true
    entry.setAccessibleDescribedBy(message)
    connect()
  }

  private func connect() {
    entry.onChange { [weak self] in self?.takeOver() }
    entry.onSelectionChange { [weak self] in self?.takeOver() }
    entry.onIconPress { [weak self] _ in self?.clear() }
    let keys = KeyController(phase: .capture)
    keys.onKeyPress { [weak self] in self?.handle($0) ?? false }
    entry.addController(keys)
    let focus = FocusController()
    focus.onEnter { [weak self] in self?.onEnter() }
    focus.onLeave { [weak self] in self?.leave() }
    entry.addController(focus)
  }

  private func leave() {
    // When another window takes the keyboard the focus comes back to this field, which was not left.
    if let focused = entry.root?.focusedWidget, focused.isDescendant(of: entry) { return }
    onLeave()
  }

  private func takeOver() {
    guard !isShowing else { return }
    calculator.edit(entry.text, selection: entry.selection)
  }

  private func clear() {
    entry.text = ""
    entry.grabFocus()
  }

  private func handle(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    switch event.key {
    case .return, .keypadEnter, .isoEnter:
      onSubmit()
      return true
    case .keypadDecimal, .keypadSeparator:
      if calculator.state.calculator.isOn(.decimal) {
        calculator.press(.decimal)
      } else {
        entry.errorBell()
      }
      return true
    default:
      guard let character = event.character else { return false }
      switch calculator.type(Character(character)) {
      case .passedOn: return false
      case .pressed: return true
      case .refused:
        entry.errorBell()
        return true
      }
    }
  }

  func show(_ state: CalculatorController.State) {
    isShowing = true
    defer { isShowing = false }
    let calculator = state.calculator
    if entry.text != calculator.text { entry.text = calculator.text }
    if entry.selection != calculator.selection { entry.selection = calculator.selection }
    let icon = calculator.isEmpty ? nil : "edit-clear-symbolic"
    if entry.iconName(at: .secondary) != icon {
      entry.setIcon(.secondary, name: icon, tooltip: trc("field", "Clear"))
    }
    let words = state.error?.words(in: field, conventions: conventions) ?? ""
    if !words.isEmpty, words != message.text { onError(words) }
    message.text = words
    messageIcon.opacity = state.error == nil ? 0 : 1
    entry.setClass("error", on: state.error != nil)
    entry.setAccessibleInvalid(state.error != nil)
    // A screen reader speaks the description each time the field gets the focus.
    let description = words.isEmpty ? nil : words
    if entry.accessibleDescription != description { entry.accessibleDescription = description }
  }
}
