internal import Gtk

/// Asks for the name of a comparison.
@MainActor
final class RenameDialog {
  /// The dialog has gone.
  var onClose: () -> Void = {}

  private let window = Window()
  private let entry = Entry()
  private let rename: (String) -> Void
  /// What the entry said at first.
  private var shown = ""

  /// - Parameter rename: Called with the name that the user gave.
  init(name: String, parent: Window, rename: @escaping @MainActor (String) -> Void) {
    self.rename = rename
    window.title = tr("Rename Comparison")
    window.titlebar = HeaderBar()
    window.isModal = true
    window.transientFor = parent
    window.isResizable = false
    entry.widthChars = 36
    entry.text = name
    shown = entry.text
    entry.accessibleLabel = tr("Name")
    // Translators: Examples of what is compared.
    entry.placeholder = tr("Coffee, detergent, olive oil …")

    let cancel = Button(mnemonic: tr("_Cancel"))
    let accept = Button(mnemonic: tr("_Rename"))
    accept.addClass("suggested-action")
    let buttons = Box(.horizontal, spacing: 12)
    buttons.isHomogeneous = true
    buttons.append(accept)
    buttons.append(cancel)
    let content = Box(.vertical, spacing: 18)
    content.margin = 18
    content.append(entry)
    content.append(buttons)
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
    // A name may be longer than an entry can hold; what was not touched stays whole.
    if entry.text != shown { rename(entry.text) }
    close()
  }

  private func close() {
    window.destroy()
    onClose()
  }
}
