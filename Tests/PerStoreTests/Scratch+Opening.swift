import PerCore
import PerStore
import TestSupport
import Testing

extension Scratch {
  /// How the library opens while another process holds the lock of the folder.
  var heldLock: StoreOpening { inUse(store + "/per.lock") }

  /// How the library opens while another process uses a file.
  func inUse(_ path: String) -> StoreOpening { .unavailable(StoreFailure(.inUse, path: path)) }

  /// Opens the library, and expects that it isn't damaged. It can show the message of an earlier recovery again.
  @MainActor func openSound(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SQLiteStore {
    let known = files()
    let (store, opening) = try SQLiteStore.open(in: self.store)
    let path = opening.recovery?.setAside.split(separator: "/").last.map(String.init)
    #expect(
      opening == .opened || path.map(known.contains) == true, comment,
      sourceLocation: sourceLocation)
    return store
  }

  /// Returns how the library opens, and the names of its products.
  @MainActor func stored() throws -> (opening: StoreOpening, names: [String]) {
    let (store, opening) = try SQLiteStore.open(in: self.store)
    defer { store.close() }
    return (opening, try store.productNames())
  }
}
