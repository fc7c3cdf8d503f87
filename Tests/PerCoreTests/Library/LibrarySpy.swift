import PerCore

/// Records the calls to the delegate of a library.
@MainActor
final class LibrarySpy: LibraryControllerDelegate {
  var events: [LibraryEvent] = []
  var others: [Comparison.ID?] = []
  var failures: [StoreFailure?] = []
  var preferences: [Preferences] = []
  /// The updates of the open list in all events, including those without an action.
  var updates: [[ListUpdate]] = []
  /// The display unit after each event that changed the format.
  var displayUnits: [DisplayUnit] = []

  func libraryWillOpenComparison(_ library: LibraryController) {}
  func library(_ library: LibraryController, didChange event: LibraryEvent) {
    updates.append(event.updates)
    if event.hasNewPreferences { preferences.append(library.preferences) }
    if event.updates.contains(.format), let unit = library.list.state.displayUnit {
      displayUnits.append(unit)
    }
    guard event.action != nil else { return }
    events.append(event)
    others.append(event.otherComparison)
  }
  func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {}
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {
    failures.append(failure)
  }
}
