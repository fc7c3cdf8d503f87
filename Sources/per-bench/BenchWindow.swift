import Foundation
import Gtk
import PerCore
import PerUI

/// The display of the windows of this process. GTK can use only one, so it stays until the process ends.
@MainActor private var windowDisplay: VirtualDisplay?

/// Opens the main window on a virtual display, drawn without a GPU, and calls `body` with it.
@MainActor
func withWindow(of library: LibraryController, _ body: @escaping (MainWindow) throws -> Void) throws
{
  if windowDisplay == nil {
    let display = try VirtualDisplay()
    for (name, value) in display.environment { setenv(name, value, 1) }
    setenv("GSK_RENDERER", "cairo", 1)
    windowDisplay = display
  }
  var result: Result<Void, any Error>?
  let application = Application(id: "io.github.per_linux.PerBench", nonUnique: true)
  application.onActivate {
    AppStyle.load()
    let main = MainWindow(library, application: application)
    main.present()
    result = Result { try body(main) }
    main.window.destroy()
    application.quit()
  }
  _ = application.run(["per-bench"])
  guard let result else { throw Failure("the window was not opened") }
  try result.get()
}

/// Closes the display of the windows, before the process ends.
@MainActor
func closeWindowDisplay() {
  windowDisplay?.close()
}
