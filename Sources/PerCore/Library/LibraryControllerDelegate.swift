/// The methods that a library controller calls when the library changes.
@MainActor
public protocol LibraryControllerDelegate: AnyObject {
  /// Tells the delegate that an action was done, undone or redone, or that another comparison is open.
  func library(_ library: LibraryController, didChange event: LibraryEvent)

  /// Tells the delegate that the preferences changed.
  func libraryDidChangePreferences(_ library: LibraryController)

  /// Tells the delegate that changes cannot be saved, or can be saved again if `failure` is nil.
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?)

  /// Tells the delegate that the store was opened again with other content, which the library now shows.
  func library(_ library: LibraryController, didReopenStore opening: StoreOpening)
}
