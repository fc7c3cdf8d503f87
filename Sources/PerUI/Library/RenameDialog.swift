internal import Gtk

/// A dialog that asks for the name of a comparison.
@MainActor
final class RenameDialog: Dialog {
  private let entry = Entry()
  private let rename: (String) -> Void
  /// The text of the entry before the user changed it.
  private let initialText: String

  /// - Parameters:
  ///   - name: The current name; empty if the comparison has none.
  ///   - title: The title that the comparison has without a name; nil if it has none.
  ///   - rename: Called with the new name.
  init(
    name: String, title: String?, parent: Window, rename: @escaping @MainActor (String) -> Void
  ) {
    self.rename = rename
    entry.text = name
    initialText = entry.text
    super.init()
    window.title = name.isEmpty ? tr("Name Comparison") : tr("Rename Comparison")
    entry.accessibleLabel = tr("Name")
    // The title tells which comparison gets the name.
    // Translators: Examples of names.
    entry.placeholder = title ?? tr("Coffee, detergent, olive oil…")

    let cancel = Button(mnemonic: tr("_Cancel"))
    let accept = Button(
      // Translators: A button that gives a name to a comparison that has none.
      mnemonic: name.isEmpty ? trc("verb", "_Name") : tr("_Rename"))
    window.makeDialog(over: parent, cancel: cancel, accept: accept)
    let content = Box(.vertical)
    content.margin = 18
    content.append(entry)
    window.child = content

    entry.onActivate { [weak self] in self?.accept() }
    accept.onClick { [weak self] in self?.accept() }
    cancel.onClick { [weak self] in self?.close() }
    window.onDismiss { [weak self] in self?.close() }
  }

  func present() {
    // On a narrow screen, GTK makes the window narrower.
    window.defaultSize = (width: max(400, window.naturalWidth), height: -1)
    window.present()
    entry.grabFocusSelectingAll()
  }

  private func accept() {
    // An entry shortens a very long name, so an unchanged text must not replace the name.
    if entry.text != initialText { rename(entry.text) }
    close()
  }
}
