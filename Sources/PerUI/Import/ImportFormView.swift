internal import Gtk
internal import PerFiles

/// The encoding of a file and the separator of its table.
@MainActor
final class ImportFormView {
  let root = Box(.horizontal, spacing: 12)
  var onEncoding: (String) -> Void = { _ in }
  var onSeparator: (Character) -> Void = { _ in }

  let encoding = DropDown(ellipsizes: true)
  let separator = DropDown(ellipsizes: true)
  private var encodings: [String] = []
  private var separators: [Character] = []

  /// - Parameter hasEncoding: Whether the table is read from a file. A pasted text has no encoding.
  init(hasEncoding: Bool) {
    root.isHomogeneous = true
    if hasEncoding { append(tr("_Encoding"), encoding) }
    append(tr("_Separator"), separator)
    encoding.onSelect { [weak self] in if let self { onEncoding(encodings[$0]) } }
    separator.onSelect { [weak self] in if let self { onSeparator(separators[$0]) } }
  }

  private func append(_ name: String, _ dropDown: DropDown) {
    let label = Label.aboveField(name, of: dropDown)
    dropDown.accessibleLabel = name.replacing("_", with: "")
    let field = Box(.vertical)
    field.append(label, dropDown)
    root.append(field)
  }

  func show(_ form: TableForm) {
    encodings = TextEncoding.choices
    if !encodings.contains(form.encoding.name) { encodings.insert(form.encoding.name, at: 0) }
    encoding.withBlocked {
      encoding.setStrings(
        encodings.map(TextEncoding.text), selected: encodings.firstIndex(of: form.encoding.name))
    }
    separators = SeparatorName.choices
    if !separators.contains(form.separator) { separators.insert(form.separator, at: 0) }
    separator.withBlocked {
      separator.setStrings(
        separators.map(SeparatorName.text), selected: separators.firstIndex(of: form.separator))
    }
  }
}
