internal import Glibc
internal import PerCommand
internal import PerCore
internal import PerStore
internal import PerThreads
internal import PerUI

/// Returns the application with the library of the user.
@MainActor
func application() -> PerApplication {
  do throws(StoreFailure) {
    let folder = try DataFolder.path()
    let check = LibraryCheck(in: folder)
    return PerApplication {
      // GTK starts meanwhile.
      BackgroundThread.run { check.run() }
    } openStore: {
      openLibrary(in: folder, check)
    }
  } catch {
    return PerApplication(openStore: { [error] in (nil, .failed(error), nil) })
  }
}

@MainActor
func openLibrary(in folder: String, _ check: LibraryCheck) -> PerApplication.OpenedStore {
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
SharedData.addToSystemFolders()
exit(application().run(CommandLine.arguments))
