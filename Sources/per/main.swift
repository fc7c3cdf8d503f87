internal import Glibc
internal import PerCore
internal import PerStore
internal import PerUI

/// Opens the library of the user, or returns the reason why it can't be saved.
@MainActor
func openLibrary() -> StoreOpening {
  do throws(StoreFailure) {
    let (store, report) = try SQLiteStore.open(in: DataFolder.path())
    switch report {
    case .fresh, .opened, .migrated:
      return StoreOpening(store: store, path: store.path)
    case .recovered(let recovery):
      return StoreOpening(
        store: store,
        recovery: StoreOpening.Recovery(setAside: recovery.setAside, products: recovery.products),
        path: store.path)
    case .readOnly(let failure), .unavailable(let failure):
      return StoreOpening(store: store, failure: failure, path: store.path)
    }
  } catch {
    return StoreOpening(store: nil, failure: error)
  }
}

// By default, the signal of the file size limit ends the process. A failed write is reported instead.
signal(SIGXFSZ, SIG_IGN)
exit(PerApplication(openStore: openLibrary).run(CommandLine.arguments))
