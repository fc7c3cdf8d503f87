internal import Gtk
package import PerCore

extension MainWindow: LibraryControllerDelegate {
  package func library(_ library: LibraryController, didChange event: LibraryEvent) {
    sidebar.update()
    update()
    let other = event.otherComparison.flatMap(title)
    announcer.announce(event, in: other)
    showToast(event, in: other)
    dialogs.forgetDiscarded(after: event)
  }

  package func libraryDidChangePreferences(_ library: LibraryController) {
    actions.show(library.preferences.appearance)
    ColorScheme.apply(library.preferences.appearance.colorScheme)
    sidebar.update()
  }

  package func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    notice.update()
    if let failure { announcer.announce(failure.text) }
  }

  package func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {
    notice.show(opening)
  }
}
