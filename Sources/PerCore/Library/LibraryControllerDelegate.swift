/// Told by the library what became of it.
@MainActor
public protocol LibraryControllerDelegate: AnyObject {
  /// Comparisons came, went, or changed what is said of them, or another one is open.
  func libraryDidChangeComparisons(_ library: LibraryController)

  /// The user prefers something else than before.
  func libraryDidChangePreferences(_ library: LibraryController)

  /// Something was done, undone or redone.
  func library(_ library: LibraryController, did action: Action, by way: LibraryController.Way)

  /// Changes cannot be kept at present, or can be again where `failure` is nil.
  func library(_ library: LibraryController, storeDidFail failure: StoreFailure?)
}
