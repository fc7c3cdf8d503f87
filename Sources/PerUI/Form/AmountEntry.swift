internal import Gtk
internal import PerCore

/// A quantity or price field with its label above it and one line of text below it.
///
/// The line shows the value of an expression, or the error. The keyboard types what the keypad can type: operators,
/// equals and the decimal key of the numeric pad go to the calculator, other keys to the field.
@MainActor
final class AmountEntry {
  let label: Label
  private let marked = MarkedEntry()
  /// The entry with the currency symbol beside it, if there is one.
  var root: Box { marked.root }
  var entry: Entry { marked.entry }
  /// The line of text. It is hidden while it is empty; its container reserves the space.
  private let line = Label(wrapping: "")
  /// The answers if the error is a question.
  let answers = AnswersView()
  /// The line with the answers below it.
  let message = Box(.vertical, spacing: 2)
  /// A Boolean value indicating whether the line shows an error.
  var hasError: Bool { root.hasClass("error") }

  var onEnter: () -> Void = {}
  var onLeave: () -> Void = {}
  /// Called when Enter is pressed in the field.
  var onSubmit: () -> Void = {}
  /// Called with the message when a new error is shown.
  var onError: (String) -> Void = { _ in }

  private let field: AmountField
  private let calculator: CalculatorController
  private let conventions: Conventions
  /// The text that the program replaced last, and the text that it showed instead.
  private var replaced: (text: String, by: String)?

  init(
    _ field: AmountField, calculator: CalculatorController, conventions: Conventions,
    mnemonic: String
  ) {
    self.field = field
    self.calculator = calculator
    self.conventions = conventions
    label = .aboveField(mnemonic, of: marked.entry)
    root.addClass("amount")
    entry.inputPurpose = .number
    // The form fits a narrow screen.
    entry.widthChars = 4
    line.yalign = 0
    // GTK measures a short text such as "= 5 g" wrongly otherwise.
    line.prefersOneLine = true
    line.lines = 3
    line.ellipsizesWithTooltip()
    line.horizontalExpand = true
    line.isVisible = false
    line.verticalAlignment = .start
    message.horizontalExpand = true
    message.append(line, answers.root)
    connect()
  }

  /// The text of the empty field.
  var placeholder: String? {
    get { entry.placeholder }
    set {
      guard newValue != entry.placeholder else { return }
      entry.placeholder = newValue
      entry.alignPlaceholderWithText()
    }
  }

  /// Shows the currency symbol inside the field.
  func showCurrency(of money: MoneyFormat) {
    marked.show(MarkedEntry.Mark(text: money.symbol, comesFirst: money.symbolComesFirst))
  }

  private func connect() {
    entry.onChange { [weak self] in self?.takeOver() }
    entry.onSelectionChange { [weak self] in self?.takeOver() }
    marked.enableClearing { [weak self] in self?.clear() }
    entry.onKeyPress { [weak self] in self?.handle($0) ?? false }
    let focus = FocusController()
    focus.onEnter { [weak self] in self?.onEnter() }
    focus.onFocusMoved { [weak self] in self?.leave() }
    entry.addController(focus)
  }

  private func leave() {
    entry.selection = entry.length..<entry.length
    onLeave()
  }

  private func takeOver() {
    calculator.edit(entry.text, selection: entry.selection)
  }

  private func clear() {
    entry.text = ""
    entry.grabFocus()
  }

  private static let undo = Key(letter: "z")

  /// Restores the text that the program replaced. The field's own undo would leave the field empty at first, because
  /// the whole text was replaced.
  ///
  /// - Returns: A Boolean value indicating whether the program made the last change.
  private func undo() -> Bool {
    let last = replaced
    if calculator.undoCalculation() {
      // This was a replacement as well.
      replaced = nil
      return true
    }
    guard let last, last.by == entry.text else { return false }
    replaced = nil
    entry.text = last.text
    return true
  }

  private func handle(_ event: KeyEvent) -> Bool {
    if event.key == Self.undo, event.modifiers == .control { return undo() }
    guard event.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    switch event.key {
    case let key where key.isEnter:
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

  /// - Parameters:
  ///   - value: The value of the expression in the field, in words; nil if there is no expression.
  ///   - hint: The text that a screen reader speaks after the error.
  func show(_ form: ProductForm, value: String?, hint: String? = nil) {
    let state = form[field]
    let calculator = state.calculator
    entry.withBlocked {
      if entry.text != calculator.text {
        replaced = entry.text.isEmpty ? nil : (text: entry.text, by: calculator.text)
        entry.text = calculator.text
      }
      if entry.selection != calculator.selection { entry.selection = calculator.selection }
    }
    marked.showClearIcon(!calculator.isEmpty)
    // The field that the keypad types into is marked while the focus is elsewhere.
    root.setClass("served", on: form.isServed(field))
    let choices = form.answers(to: field)
    let error = state.error?.text(
      in: field, unit: form.unit, answers: choices?.products ?? [], conventions: conventions)
    answers.show(choices?.texts ?? [], areExpressions: choices?.products.isEmpty ?? false)
    let text = error ?? value ?? ""
    let isNew = error != nil && (text != line.text || !line.hasClass("message"))
    if line.text != text { line.text = text }
    line.isVisible = !text.isEmpty
    line.setClass("message", on: error != nil)
    line.setClass("value", on: error == nil)
    root.setClass("error", on: error != nil)
    entry.setAccessibleInvalid(error != nil)
    // Screen readers speak a description when the field gets the focus, and when it changes in the focused field. They
    // don't notice a new text of the line.
    entry.setAccessibleDescribedBy(error == nil && value != nil ? line : nil)
    let spoken = error.map { error in
      // Translators: Two short sentences that are spoken one after the other.
      hint.map { trc("sentences", "{first} {second}").filled(["first": error, "second": $0]) }
        ?? error
    }
    if entry.accessibleDescription != spoken { entry.accessibleDescription = spoken }
    if isNew, let spoken { onError(spoken) }
  }
}

extension ProductForm.Answers {
  fileprivate var products: [LineAnswer] {
    switch self {
    case .texts: []
    case .products(let products): products
    }
  }

  /// The labels of the answers.
  fileprivate var texts: [String] {
    switch self {
    case .texts(let texts): texts
    case .products(let products): products.map(\.pack.text)
    }
  }
}

extension Label {
  /// Creates the visible label of a field, which names the field and focuses it by its mnemonic.
  static func aboveField(_ mnemonic: String, of field: Widget? = nil) -> Label {
    let label = Label(mnemonic: mnemonic)
    label.addClass("field-label")
    label.setMargins(bottom: 3, start: 1, end: 1)
    label.xalign = 0
    if let field { label.mnemonicWidget = field }
    return label
  }
}
