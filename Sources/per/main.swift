internal import Glibc
internal import PerCommand
internal import PerCore
internal import PerStore
internal import PerUI

/// Opens the library of the user.
@MainActor
func openLibrary() -> PerApplication.OpenedStore {
  do throws(StoreFailure) {
    let legacy = LegacyValues(money: Conventions.ofLocale().money) { $1.comparisonName(for: $0) }
    let (store, opening) = try SQLiteStore.open(in: DataFolder.path(), legacy: legacy)
    return (store, opening, store.path)
  } catch {
    return (nil, .failed(error), nil)
  }
}

// The commands need no display, so they run before GTK starts.
if let status = runCommand(CommandLine.arguments) { exit(status) }

// By default, the signal of the file size limit ends the process. A failed write is reported instead.
signal(SIGXFSZ, SIG_IGN)
exit(PerApplication(openStore: openLibrary).run(CommandLine.arguments))
