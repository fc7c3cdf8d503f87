internal import Gtk

/// The reserved space below a row of fields of the terms, for an error or a result.
@MainActor
final class TermsLine {
  let root = Box(.horizontal)
  private let label = Label()

  init() {
    label.xalign = 0
    label.isWrapping = true
    label.horizontalExpand = true
    label.verticalAlignment = .start
    label.isVisible = false
    root.addClass("form-line")
    root.setMargins(start: 1, end: 1)
    root.append(label)
  }

  /// - Returns: Whether the error is new.
  func show(error: String?, result: String = "") -> Bool {
    let words = error ?? result
    let isNew = error != nil && (words != label.text || !label.hasClass("message"))
    if label.text != words { label.text = words }
    label.isVisible = !words.isEmpty
    label.setClass("message", on: error != nil)
    label.setClass("value", on: error == nil && !result.isEmpty)
    return isNew
  }
}
