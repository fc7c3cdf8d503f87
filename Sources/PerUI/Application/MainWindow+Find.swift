internal import Gtk

/// The search in the open list.
extension MainWindow {
  func connectFind() {
    actions.on(.find) { [weak self] in
      guard let self else { return }
      library.finishLoading()
      list.openFind()
    }
    list.onFound = { [weak self] in self?.announcer.announce($0) }
  }
}
