internal import Glibc
internal import PerCore
internal import PerStore
internal import PerUI

/// Opens the library of the user, or returns the reason why it can't be saved.
@MainActor
func openLibrary() -> StoreOpening {
  do throws(StoreFailure) {
    let legacy = LegacyValues(money: Conventions.ofLocale().money) { $1.comparisonName(for: $0) }
    let (store, report) = try SQLiteStore.open(in: DataFolder.path(), legacy: legacy)
    switch report {
    case .fresh, .opened, .migrated(_, splits: 0):
      return StoreOpening(store: store, path: store.path)
    case .migrated(_, let splits):
      return StoreOpening(store: store, notice: .split(comparisons: splits), path: store.path)
    case .recovered(let recovery):
      return StoreOpening(
        store: store,
        notice: .recovered(setAside: recovery.setAside, products: recovery.products),
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
