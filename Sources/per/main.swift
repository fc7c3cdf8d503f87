internal import Glibc
internal import PerCommand
internal import PerCore
internal import PerFiles
internal import PerStore
internal import PerUI

/// Returns the application with the library of the user.
@MainActor
func application() -> PerApplication {
  do throws(StoreFailure) {
    let folder = try DataFolder.path()
    // GTK starts meanwhile.
    var check: LibraryCheck?
    if !CommandLine.arguments.dropFirst().contains(where: { $0.hasPrefix("--") }) {
      let started = LibraryCheck(in: folder)
      BackgroundThread.run { started.run() }
      check = started
    }
    return PerApplication { [check] in openLibrary(in: folder, check) }
  } catch {
    return PerApplication { [error] in (nil, .failed(error), nil) }
  }
}

@MainActor
func openLibrary(in folder: String, _ check: LibraryCheck?) -> PerApplication.OpenedStore {
  do throws(StoreFailure) {
    let legacy = LegacyValues(money: Conventions.ofLocale().money) { $1.comparisonName(for: $0) }
    let (store, opening) = try SQLiteStore.open(in: folder, legacy: legacy, check: check)
    return (store, opening, store.path)
  } catch {
    return (nil, .failed(error), nil)
  }
}

// The commands need no display, so they run before GTK starts.
if let status = runCommand(CommandLine.arguments) { exit(status) }

// By default, the signal of the file size limit ends the process. A failed write is reported instead.
signal(SIGXFSZ, SIG_IGN)
exit(application().run(CommandLine.arguments))
