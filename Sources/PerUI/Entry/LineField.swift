internal import Gtk
internal import PerCore

/// A field for a line of text, in which the parts that were understood are marked.
@MainActor
final class LineField {
  let entry = Entry()
  /// Called when the user changed the text.
  var onEdit: (String) -> Void = { _ in }
  /// Called with a pasted text. Returns whether it was taken over; otherwise it is inserted.
  var onPaste: (String) -> Bool = { _ in false }

  private var isUpdating = false

  /// More than a line that can be read, so that the reader refuses it instead of the entry shortening it.
  private static let maximumLength = 1000

  init() {
    entry.maxLength = Self.maximumLength
    entry.onChange { [weak self] in
      guard let self, !isUpdating else { return }
      onEdit(entry.text)
    }
    entry.onPaste { [weak self] in self?.onPaste($0) ?? false }
  }

  /// Shows a line. Another text than the one that was typed can't be undone in the field.
  func show(_ line: LineEntry) {
    if entry.text != line.text {
      isUpdating = true
      entry.text = line.text
      isUpdating = false
      entry.forgetUndo()
      // The beginning of a long line is visible.
      if !entry.containsFocus { entry.selection = 0..<0 }
    }
    entry.mark(line.parts.filter { $0.role != .noise && $0.role != .name }.map(\.range))
  }
}
