internal import Gtk
package import PerCore

extension MainWindow: LibraryControllerDelegate {
  package func libraryDidChangeComparisons(_ library: LibraryController) {
    sidebar.update()
    update()
    announcer.comparisonsChanged()
  }

  package func libraryDidChangePreferences(_ library: LibraryController) {
    actions.show(library.preferences.appearance)
    ColorScheme.apply(library.preferences.appearance.colorScheme)
    sidebar.update()
  }

  package func library(
    _ library: LibraryController, did action: Action, by way: LibraryController.Way,
    in other: Comparison.ID?
  ) {
    list.selectAfterRemoval()
    updateActions()
    let other = other.flatMap(title)
    announcer.announce(action, way, in: other)
    showToast(action, way, in: other)
  }

  package func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    notice.update()
    if let failure { announcer.announce(failure) }
  }
}
