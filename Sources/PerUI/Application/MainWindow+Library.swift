internal import Gtk
package import PerCore
internal import PerThreads

extension MainWindow: LibraryControllerDelegate {
  package func libraryWillOpenComparison(_ library: LibraryController) {
    createdList?.createdBuyingBar?.enterText()
  }

  package func library(_ library: LibraryController, didChange event: LibraryEvent) {
    if !event.updates.isEmpty { show(event) }
    if event.hasNewPreferences {
      actions.show(library.preferences.appearance)
      ColorScheme.apply(library.preferences.appearance.colorScheme)
    }
    sidebar.update()
    update()
    let other = event.otherComparison.flatMap(title)
    announcer.announce(event, in: other)
    showToast(event, in: other)
    dialogs.forgetDiscarded(after: event)
  }

  /// Shows the updates of the open list.
  private func show(_ event: LibraryEvent) {
    let (previous, updates) = (createdList, event.updates)
    guard updates != [.format] else { return previous?.update() ?? () }
    let hadFocus = emptyList?.root.containsFocus == true
    // An inserted product can only get the focus on the visible page.
    update()
    let isOther = library.current.id != shownComparison
    shownComparison = library.current.id
    if let previous {
      if isOther { previous.open() } else { previous.apply(event) }
    } else if !isOther {
      createdList?.selectInserted(by: event)
    }
    updateActions()
    if !library.list.canClear {
      focusList()
    } else if hadFocus, !list.root.containsFocus {
      // GTK moves the focus to the header bar when the page is hidden.
      list.grabFocus()
    }
  }

  package func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    notice.update()
    if let text = library.failureText { announcer.announce(text) }
  }

  package func library(_ library: LibraryController, didBegin action: DetachedAction) {
    BackgroundThread.run {
      action.run()
    } then: { [weak library] _ in
      library?.finish(action)
    }
  }

  package func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {
    notice.show(opening)
  }
}
