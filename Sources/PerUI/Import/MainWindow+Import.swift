internal import Gtk
internal import PerCore

/// Tables that are imported: chosen, opened, dropped or pasted.
extension MainWindow {
  func connectImport() {
    imports.onLines = { [weak self] in self?.dialogs.openPaste($0, ofFile: $1) }
    imports.onAdd = { [weak self] text in
      guard let self else { return }
      // The best value is in view.
      list.select(0)
      tell(text, button: undoButton)
    }
    imports.onDiscard = { [weak self] in self?.offerToRestore($0) }
    // The widget that had the focus may be on the page of the empty list.
    imports.onClose = { [weak self] in self?.focusList() }
    imports.isBusy = { [weak self] in
      guard let self else { return true }
      // The form of the last session is for the comparison that is open.
      return isResuming || copies.isOpen
    }
    imports.otherDialog = { [weak self] in self?.dialogs.form ?? self?.dialogs.paste }
    dialogs.onClose = { [weak self] in
      // Another window can open at once.
      MainLoop.idle { self?.imports.openNext() }
    }
    copies.onClose = { [weak self] in self?.imports.openNext() }
    actions.on(.importFile, imports) { $0.chooseFiles() }
    let target = DropTarget()
    target.onDrop { [weak self] content in
      guard let self else { return false }
      switch content {
      case .files(let files): imports.open(files)
      case .text(let text): paste(text)
      }
      return true
    }
    window.addController(target)
  }
}
