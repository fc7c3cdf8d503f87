internal import Gtk
internal import PerCore

/// The actions that use files.
extension MainWindow {
  func connectFiles() {
    copies.onMessage = { [weak self] in self?.tell($0) }
    files.onMessage = { [weak self] in self?.tell($0) }
    files.onFailure = { [weak self] in self?.copies.show($0, $1) }
    actions.on(.export, files) { $0.export() }
    actions.on(.print, files) { $0.print() }
    actions.on(.savePages, files) { $0.savePages() }
    actions.on(.saveCopy, copies) { $0.save() }
    actions.on(.restoreCopy, copies) { $0.restore() }
    actions.enable([.saveCopy, .restoreCopy], library.copyReader != nil)
  }

  /// Asks whether to close the window if changes would be lost.
  ///
  /// - Parameter close: Called if the user agrees.
  /// - Returns: false if there is nothing to ask.
  package func asksBeforeClosing(_ close: @escaping @MainActor () -> Void) -> Bool {
    library.retry()
    guard library.wouldLoseChanges, let failure = library.failure else { return false }
    copies.askToClose(after: failure, close)
    return true
  }
}
