internal import Gtk
internal import PerCore

/// The reserved space below a row of fields of the terms, for the error of each field, a hint or a result.
@MainActor
final class TermsLine {
  let root = Box(.horizontal, spacing: 12)
  /// The fields of the row, in order.
  let fields: [TermsEntry.Field]
  /// The hint or the result.
  private let label = TermsLine.label()
  /// The errors of the fields. They share the width, so that each is near its field.
  private let errors: [Label]

  /// - Parameter isLow: A Boolean value indicating whether space for one line is reserved instead of two.
  init(below fields: [TermsEntry.Field], isLow: Bool = false) {
    self.fields = fields
    errors = fields.map { _ in Self.label() }
    root.isHomogeneous = true
    root.addClass("form-line")
    if isLow { root.addClass("low") }
    root.setMargins(start: 1, end: 1)
    for label in errors + [label] { root.append(label) }
  }

  private static func label() -> Label {
    let label = Label(wrapping: "")
    label.xalign = 0
    label.horizontalExpand = true
    label.verticalAlignment = .start
    label.isVisible = false
    return label
  }

  /// - Parameters:
  ///   - problems: The errors of fields, in words.
  ///   - visible: The fields that are shown, in order.
  ///   - hint: What to enter, which is shown if there is no error.
  ///   - result: The result of the fields, which is shown if there is nothing else.
  /// - Returns: The fields whose errors are new.
  func show(
    _ problems: [TermsEntry.Field: String], visible: [TermsEntry.Field], hint: String? = nil,
    result: String = ""
  ) -> [TermsEntry.Field] {
    // The space for a longer message is kept, so that nothing moves when the message disappears.
    let height = (errors + [label]).filter(\.isVisible).map(\.allocatedHeight).max() ?? 0
    if height > root.heightRequest { root.heightRequest = height }
    var new: [TermsEntry.Field] = []
    for (field, label) in zip(fields, errors) {
      let text = problems[field] ?? ""
      if !text.isEmpty, text != label.text { new.append(field) }
      // Each of several errors is in the column of its field.
      let isVisible = problems.count > 1 ? visible.contains(field) : !text.isEmpty
      Self.show(text, in: label, isVisible: isVisible)
      label.setClass("message", on: !text.isEmpty)
      place(label, at: visible.firstIndex(of: field) ?? 0, of: visible.count)
    }
    let text = problems.isEmpty ? hint ?? result.withoutBreaksInParentheses : ""
    Self.show(text, in: label, isVisible: !text.isEmpty)
    label.setClass("value", on: problems.isEmpty && hint == nil && !result.isEmpty)
    label.setClass("dim-label", on: problems.isEmpty && hint != nil)
    return new
  }

  private static func show(_ text: String, in label: Label, isVisible: Bool) {
    if label.text != text { label.text = text }
    label.isVisible = isVisible
  }

  /// Aligns an error with its field: one of the last field is at the end. The tax is alone, and at the end as well.
  private func place(_ label: Label, at index: Int, of count: Int) {
    let isLast = index == count - 1 && (count > 1 || fields == [.tax])
    label.xalign = isLast ? 1 : index == 0 ? 0 : 0.5
    label.justification = isLast ? .right : index == 0 ? .left : .center
  }
}
