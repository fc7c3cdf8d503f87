import PerCore

/// Records the calls to the delegate of a library.
@MainActor
final class LibrarySpy: LibraryControllerDelegate {
  var events: [LibraryEvent] = []
  var others: [Comparison.ID?] = []
  var failures: [StoreFailure?] = []
  var preferences: [Preferences] = []

  func libraryDidChangePreferences(_ library: LibraryController) {
    preferences.append(library.preferences)
  }
  func library(_ library: LibraryController, didChange event: LibraryEvent) {
    guard event.action != nil else { return }
    events.append(event)
    others.append(event.otherComparison)
  }
  func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {}
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    failures.append(failure)
  }
}
