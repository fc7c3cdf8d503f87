import PerCore
import TestSupport

extension Scratch {
  /// How the library opens while another process holds the lock of the folder.
  var heldLock: StoreOpening { inUse(store + "/per.lock") }

  /// How the library opens while another process uses a file.
  func inUse(_ path: String) -> StoreOpening { .unavailable(StoreFailure(.inUse, path: path)) }
}
