internal import Gtk
internal import PerCore

/// The actions that use files.
extension MainWindow {
  func connectFiles() {
    copies.onMessage = { [weak self] in self?.tell($0) }
    actions.on(.saveCopy) { [weak self] in self?.copies.save() }
    actions.on(.restoreCopy) { [weak self] in self?.copies.restore() }
    for action in [WindowActions.Name.saveCopy, .restoreCopy] {
      actions.enable(action, library.supportsCopies)
    }
  }
}
