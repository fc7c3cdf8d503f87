internal import Gtk

/// The search in the open list.
extension MainWindow {
  func connectFind() {
    actions.on(.find, self) { main in
      main.uncoverList()
      main.library.finishLoading()
      main.list.openFind()
    }
    actions.on(.need, self) { main in
      main.uncoverList()
      main.library.finishLoading()
      main.list.cancelFocusing()
      main.list.buying.enterNeed()
    }
  }

  func connectFind(_ list: ProductListView) {
    // What to buy is more important than what changed, which is announced first.
    list.onAnswer = { [weak self] text in
      MainLoop.idle { self?.announcer.announce(text) }
    }
    list.onFound = { [weak self] in self?.announcer.announce($0) }
  }
}
