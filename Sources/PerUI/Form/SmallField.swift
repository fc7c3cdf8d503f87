internal import Gtk
internal import PerCore

/// A field of the terms, with its label, and the currency or the unit beside the text.
@MainActor
final class SmallField {
  let root = Box(.vertical)
  var entry: Entry { marked.entry }
  let label: Label
  let field: TermsEntry.Field
  var onChange: (String) -> Void = { _ in }
  var onEnter: () -> Void = {}
  var onLeave: () -> Void = {}
  private let marked = MarkedEntry()

  init(_ field: TermsEntry.Field, _ purpose: Entry.InputPurpose) {
    self.field = field
    label = .aboveField("", of: marked.entry)
    label.ellipsizesWithTooltip()
    entry.widthChars = 3
    entry.maxWidthChars = 5
    entry.inputPurpose = purpose
    root.append(label, marked.root)
    entry.onChange { [weak self] in if let self { onChange(entry.text) } }
    let focus = FocusController()
    focus.onEnter { [weak self] in self?.onEnter() }
    focus.onFocusMoved { [weak self] in self?.onLeave() }
    entry.addController(focus)
  }

  /// Types a key of the keypad at the cursor.
  func press(_ key: CalculatorKey, decimalMark: Character) {
    switch key {
    case .digit(let digit): entry.insert(String(digit))
    case .decimal: entry.insert(String(decimalMark))
    case .delete:
      let range = entry.selection
      entry.replace(
        range.isEmpty ? max(0, range.lowerBound - 1)..<range.lowerBound : range, with: "")
    case .operation, .percent, .parenthesis, .equals: break
    }
  }

  /// - Parameters:
  ///   - name: The name of the field; nil to hide the field.
  ///   - isServed: A Boolean value indicating whether the keypad types into the field.
  func show(
    _ text: String, named name: String?, mark: MarkedEntry.Mark?, isWrong: Bool, isServed: Bool
  ) {
    root.isVisible = name != nil
    guard let name else { return }
    if label.text != name {
      label.text = name
      entry.accessibleLabel = name
    }
    if entry.text != text { entry.withBlocked { entry.text = text } }
    marked.show(mark)
    entry.setClass("error", on: isWrong)
    marked.root.setClass("error", on: isWrong)
    marked.root.setClass("served", on: isServed)
    entry.setAccessibleInvalid(isWrong)
  }

  /// Describes the entry by its error for screen readers; nil for none.
  func describe(_ error: String?) {
    if entry.accessibleDescription != error { entry.accessibleDescription = error }
  }
}
