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
    focus.onFocusMoved { [weak self] in self?.onLeave() }
    entry.addController(focus)
  }

  /// - Parameter name: The name of the field; nil to hide the field.
  func show(_ text: String, named name: String?, mark: MarkedEntry.Mark?, isWrong: Bool) {
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
    entry.setAccessibleInvalid(isWrong)
  }

  /// Describes the entry by its error for screen readers; nil for none.
  func describe(_ error: String?) {
    if entry.accessibleDescription != error { entry.accessibleDescription = error }
  }
}
