internal import Glibc
internal import Gtk
internal import PerCore
internal import PerStore
internal import PerUI
internal import TestSupport

let usage = """
  Usage: per-pictures [--width PIXELS] [--height PIXELS] [--catalogues FOLDER] [--into FOLDER] SCRATCH

  Shows Per's windows in all their states and reports texts that are cut off or overlap. Saves
  pictures if --into is given. SCRATCH is an empty folder for the comparisons. Locale, theme and
  font are taken from the environment.
  """

/// The options of the command line.
var options: [String: String] = [:]
var scratch: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if ["--width", "--height", "--catalogues", "--into"].contains(argument) {
    options[argument] = arguments.popFirst()
  } else {
    scratch = argument
  }
}
guard let scratch, !scratch.hasPrefix("--") else {
  print(usage)
  exit(2)
}

/// The path of the library as shown in the pictures.
let path = "/home/emmy/.local/share/per/per.db"
let camera = Camera(folder: options["--into"])
var opened: InterceptingStore?
let application = PerApplication {
  if let catalogues = options["--catalogues"] {
    Translation.bind(domain: "per", directory: catalogues)
  }
  do throws(StoreFailure) {
    let store = InterceptingStore(try SQLiteStore.open(in: scratch).store)
    try store.set(options["--width"] ?? "600", for: "window-width")
    try store.set(options["--height"] ?? "620", for: "window-height")
    opened = store
    let recovery = StoreOpening.Recovery(
      damage: .damaged, setAside: path + ".1", comparisons: 3, products: 12,
      losses: RecoveryLosses(missingProducts: 2, changedProducts: 1, changedComparisons: 1))
    return (store, .recovered(recovery), path)
  } catch {
    return (nil, .failed(error), nil)
  }
}

// Runs after the window was presented.
MainLoop.idle {
  guard let main = application.window, let store = opened else {
    return camera.report("no window or no store", in: "start")
  }
  do {
    try Play(main: main, store: store, camera: camera).perform()
  } catch {
    camera.report("\(error)", in: "walkthrough")
  }
  main.window.activateAction(.quit)
}
_ = application.run(["per-pictures"])
exit(camera.problems == 0 ? 0 : 1)
