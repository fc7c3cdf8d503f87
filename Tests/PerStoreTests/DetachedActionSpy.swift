import PerCore
import TestSupport

/// Keeps the actions that begin and what happens to the open list.
@MainActor
final class DetachedActionSpy: LibraryControllerDelegate {
  var begun: [DetachedAction] = []
  var actions: [Action] = []
  /// The updates of the open list in all events.
  var updates: [[ListUpdate]] = []

  func libraryWillOpenComparison(_ library: LibraryController) {}
  func library(_ library: LibraryController, didChange event: LibraryEvent) {
    updates.append(event.updates)
    if let action = event.action { actions.append(action) }
  }
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?) {}
  func library(_ library: LibraryController, didReopenStore opening: StoreOpening) {}
  func library(_ library: LibraryController, didBegin action: DetachedAction) {
    begun.append(action)
  }
}

extension LibraryController {
  /// Runs an action on another thread, as the window does, and ends it.
  func run(_ action: DetachedAction) {
    _ = BackgroundWork { action.run() }.result()
    finish(action)
  }
}
