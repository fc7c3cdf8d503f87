internal import Gtk

/// A dialog that asks for the name of a comparison.
@MainActor
final class RenameDialog {
  /// Called when the dialog was closed.
  var onClose: () -> Void = {}

  private let window = Window()
  private let entry = Entry()
  private let rename: (String) -> Void
  /// The text of the entry before the user changed it.
  private let initialText: String

  /// - Parameters:
  ///   - name: The current name; empty if there is none.
  ///   - rename: Called with the new name.
  init(name: String, parent: Window, rename: @escaping @MainActor (String) -> Void) {
    self.rename = rename
    entry.text = name
    initialText = entry.text
    window.title = name.isEmpty ? tr("Name Comparison") : tr("Rename Comparison")
    window.isModal = true
    window.transientFor = parent
    window.isResizable = false
    entry.widthChars = 36
    entry.accessibleLabel = tr("Name")
    // Translators: Examples of names.
    entry.placeholder = tr("Coffee, detergent, olive oil …")

    let cancel = Button(mnemonic: tr("_Cancel"))
    let accept = Button(mnemonic: tr("_Rename"))
    accept.addClass("suggested-action")
    let header = HeaderBar()
    header.showsTitleButtons = false
    header.packStart(cancel)
    header.packEnd(accept)
    window.titlebar = header
    let content = Box(.vertical)
    content.margin = 18
    content.append(entry)
    window.child = content

    entry.onActivate { [weak self] in self?.accept() }
    accept.onClick { [weak self] in self?.accept() }
    cancel.onClick { [weak self] in self?.close() }
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    let keys = KeyController(phase: .capture)
    keys.onKeyPress { [weak self] event in
      guard event.key == .escape else { return false }
      self?.close()
      return true
    }
    window.addController(keys)
    window.closeByKey()
  }

  func present() {
    window.present()
    entry.grabFocus()
    entry.selectAll()
  }

  private func accept() {
    // An entry shortens a very long name, so an unchanged text must not replace the name.
    if entry.text != initialText { rename(entry.text) }
    close()
  }

  private func close() {
    window.destroy()
    onClose()
  }
}
