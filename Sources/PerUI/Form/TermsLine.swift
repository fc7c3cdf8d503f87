internal import Gtk

/// The reserved space below a row of fields of the terms, for an error, a hint or a result.
@MainActor
final class TermsLine {
  let root = Box(.horizontal)
  private let label = Label(wrapping: "")

  /// - Parameters:
  ///   - isLow: A Boolean value indicating whether space for one line is reserved instead of two.
  ///   - isAtEnd: A Boolean value indicating whether the text is at the end of the row, below a field there.
  init(isLow: Bool = false, isAtEnd: Bool = false) {
    label.xalign = isAtEnd ? 1 : 0
    label.horizontalExpand = true
    label.verticalAlignment = .start
    label.isVisible = false
    root.addClass("form-line")
    if isLow { root.addClass("low") }
    root.setMargins(start: 1, end: 1)
    root.append(label)
  }

  /// - Parameters:
  ///   - hint: What to enter, which is shown if there is no error.
  ///   - result: The result of the fields, which is shown if there is nothing else.
  /// - Returns: A Boolean value indicating whether the error is new.
  func show(error: String?, hint: String?, result: String) -> Bool {
    let text = error ?? hint ?? result
    let isNew = error != nil && (text != label.text || !label.hasClass("message"))
    // The space for a longer message is kept, so that nothing moves when the message disappears.
    if label.isVisible { root.heightRequest = max(root.heightRequest, label.allocatedHeight) }
    if label.text != text { label.text = text }
    label.isVisible = !text.isEmpty
    label.setClass("message", on: error != nil)
    label.setClass("value", on: error == nil && hint == nil && !result.isEmpty)
    label.setClass("dim-label", on: error == nil && hint != nil)
    return isNew
  }
}
