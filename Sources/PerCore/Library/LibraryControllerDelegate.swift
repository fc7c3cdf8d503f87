/// Receives the changes of a library.
@MainActor
public protocol LibraryControllerDelegate: AnyObject {
  /// Comparisons were added, removed or changed, or another comparison was opened.
  func libraryDidChangeComparisons(_ library: LibraryController)

  /// The preferences changed.
  func libraryDidChangePreferences(_ library: LibraryController)

  /// An action was performed, undone or redone.
  ///
  /// - Parameter other: The comparison that was changed, if another one was open before; otherwise nil.
  func library(
    _ library: LibraryController, did action: Action, by way: LibraryController.Way,
    in other: Comparison.ID?)

  /// The store failed, or it works again if `failure` is nil.
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?)
}
