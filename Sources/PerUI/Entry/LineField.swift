internal import Gtk
internal import PerCore

/// A field for a line of text, with marks on the parts that were read.
@MainActor
final class LineField {
  let entry = Entry()
  /// Called when the user changed the text.
  var onEdit: (String) -> Void = { _ in }
  /// Called with a pasted text. Returns whether it was taken over; otherwise it is inserted.
  var onPaste: (String) -> Bool = { _ in false }

  /// A Boolean value indicating whether the user changed the text since the program set it.
  private(set) var isEdited = false

  /// Greater than the limit of the line reader, so that a long line is rejected and not cut off.
  private static let maximumLength = 1000

  init() {
    entry.maxLength = Self.maximumLength
    entry.onChange { [weak self] in
      guard let self else { return }
      isEdited = true
      onEdit(entry.text)
    }
    entry.onPaste { [weak self] in self?.onPaste($0) ?? false }
  }

  /// Shows a line. Undo in the field can't restore an earlier text.
  func show(_ line: LineEntry) {
    if entry.text != line.text {
      entry.withBlocked { entry.text = line.text }
      entry.forgetUndo()
      isEdited = false
      // The beginning of a long line is visible.
      if !entry.containsFocus { entry.selection = 0..<0 }
    }
    entry.mark(line.parts.filter { $0.role != .noise && $0.role != .name }.map(\.range))
  }
}
