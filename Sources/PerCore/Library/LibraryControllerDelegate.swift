/// The methods that a library controller calls when the library changes.
@MainActor
public protocol LibraryControllerDelegate: AnyObject {
  /// Tells the delegate that another comparison is about to be opened. Unsaved input belongs to the current one.
  func libraryWillOpenComparison(_ library: LibraryController)

  /// Tells the delegate what happened. The library and its open list already have their final state.
  func library(_ library: LibraryController, didChange event: LibraryEvent)

  /// Tells the delegate that changes cannot be saved, or can be saved again if `failure` is nil.
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?)

  /// Tells the delegate that the store was opened again with other content, which the library now shows.
  func library(_ library: LibraryController, didReopenStore opening: StoreOpening)

  /// Tells the delegate that an action with many products has begun. Run it on another thread, and then pass it to
  /// `finish(_:)`.
  func library(_ library: LibraryController, didBegin action: DetachedAction)
}

extension LibraryControllerDelegate {
  /// Runs the action on this thread.
  public func library(_ library: LibraryController, didBegin action: DetachedAction) {
    library.finish(action)
  }
}
