internal import Gtk
internal import PerCore

/// A field of the terms, with its label, and the currency or the unit beside the text.
@MainActor
final class SmallField {
  let root = Box(.vertical)
  let entry = Entry()
  let label: Label
  let field: TermsEntry.Field
  var onChange: (String) -> Void = { _ in }
  var onEnter: () -> Void = {}
  var onLeave: () -> Void = {}
  /// The entry with its mark.
  private let box = Box(.horizontal)
  private let mark = Label("")
  private var handlers: [SignalHandler] = []

  /// A currency or a unit beside the text of a field.
  struct Mark {
    let text: String
    /// Whether the mark is before the text.
    let comesFirst: Bool
  }

  init(_ field: TermsEntry.Field, _ purpose: Entry.InputPurpose) {
    self.field = field
    label = .aboveField("", of: entry)
    label.ellipsizes = .end
    entry.widthChars = 3
    entry.maxWidthChars = 5
    entry.inputPurpose = purpose
    entry.horizontalExpand = true
    box.addClass("marked")
    box.textDirection = .leftToRight
    box.append(entry)
    mark.addClass("currency")
    mark.textDirection = .leftToRight
    mark.setAccessibleRole(.presentation)
    mark.isVisible = false
    root.append(label)
    root.append(box)
    handlers = [entry.onChange { [weak self] in if let self { onChange(entry.text) } }]
    let focus = FocusController()
    focus.onEnter { [weak self] in self?.onEnter() }
    focus.onLeave { [weak self] in self?.leave() }
    entry.addController(focus)
  }

  private func leave() {
    // The focus stays in this field while another window is active.
    if let focused = entry.root?.focusedWidget, focused.isDescendant(of: entry) { return }
    onLeave()
  }

  /// - Parameter name: The name of the field; nil to hide the field.
  func show(_ text: String, named name: String?, mark: Mark?, isWrong: Bool) {
    root.isVisible = name != nil
    guard let name else { return }
    if label.text != name {
      label.text = name
      label.tooltip = name
      entry.accessibleLabel = name
    }
    if entry.text != text { entry.withBlocked(handlers) { entry.text = text } }
    show(mark)
    entry.setClass("error", on: isWrong)
    box.setClass("error", on: isWrong)
    entry.setAccessibleInvalid(isWrong)
  }

  private func show(_ mark: Mark?) {
    let text = mark?.text ?? ""
    self.mark.isVisible = !text.isEmpty
    guard let mark, !text.isEmpty else { return }
    if self.mark.text != text { self.mark.text = text }
    if self.mark.parent != nil { box.remove(self.mark) }
    self.mark.setMargins(start: mark.comesFirst ? 9 : 0, end: mark.comesFirst ? 0 : 9)
    mark.comesFirst ? box.prepend(self.mark) : box.append(self.mark)
  }

  /// Describes the entry by its error for screen readers; nil for none.
  func describe(_ error: String?) {
    if entry.accessibleDescription != error { entry.accessibleDescription = error }
  }
}
