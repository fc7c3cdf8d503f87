/// The methods that a library controller calls when the library changes.
@MainActor
public protocol LibraryControllerDelegate: AnyObject {
  /// Tells the delegate that the list of comparisons changed, or that another comparison is open.
  func libraryDidChangeComparisons(_ library: LibraryController)

  /// Tells the delegate that the preferences changed.
  func libraryDidChangePreferences(_ library: LibraryController)

  /// Tells the delegate that an action was done, undone or redone.
  ///
  /// - Parameter other: The comparison that was changed, if another one was open before; otherwise nil.
  func library(
    _ library: LibraryController, did action: Action, by way: LibraryController.Way,
    in other: Comparison.ID?)

  /// Tells the delegate that changes cannot be saved, or can be saved again if `failure` is nil.
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?)
}
