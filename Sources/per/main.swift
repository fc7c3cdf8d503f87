internal import Glibc
internal import PerCommand
internal import PerCore
internal import PerStore
internal import PerUI

/// Opens the user's library, or says why it cannot be kept.
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

// The commands for lines of text need no display, so they run before GTK starts.
if let status = runCommand(CommandLine.arguments) { exit(status) }

// A file-size limit is to be a failed write, which is told, rather than the end.
signal(SIGXFSZ, SIG_IGN)
exit(PerApplication(openStore: openLibrary).run(CommandLine.arguments))
