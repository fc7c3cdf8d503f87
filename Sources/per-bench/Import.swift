import CBench
import Foundation
import Gtk
import PerCore
import PerFiles
import PerStore
import PerUI
import TestSupport
import WidgetInspection

/// Measures the import of a table, the search, and copies of everything, in the window of the application.
@MainActor
func measureImport() throws {
  let display = try VirtualDisplay()
  defer { display.close() }
  for (name, value) in display.environment { setenv(name, value, 1) }
  setenv("GSK_RENDERER", "cairo", 1)
  let count = 100_000
  let shelf = try ShelfPrices.load()
  let folder = ScratchFolder(in: "/var/tmp")
  let path = folder.path + "/prices.csv"
  Files.write(try table(shelf, count: count), to: path)
  var failure: (any Error)?
  let application = Application(id: "io.github.per_linux.PerBench", nonUnique: true)
  application.onActivate {
    do {
      let store = try SQLiteStore.open(in: folder.path + "/per").store
      let library = LibraryController(store: store, conventions: conventions)
      PerApplication.loadStyle()
      let main = MainWindow(library, application: application)
      main.present()
      MainLoop.iterate(milliseconds: 1_000)
      heading(
        "Import of \(grouped(count)) rows into the window, drawn without a GPU, with the store in "
          + "/var/tmp: \(shelf.source).")
      try ImportBench(main, count: count).run(path, copy: folder.path + "/copy.db")
      main.window.destroy()
      store.close()
    } catch let error {
      failure = error
      application.quit()
    }
  }
  _ = application.run(["per-bench"])
  if let failure { throw failure }
}

/// Returns the prices as a table with a header.
private func table(_ shelf: ShelfPrices, count: Int) throws -> String {
  var text = "Product;Size;Price\n"
  for price in try shelf.prices(count: count) {
    let name = price.name.replacing("\"", with: "").replacing(";", with: ",")
    text += "\"\(name)\";\(price.quantity) \(price.unit.rawValue);\(price.price)\n"
  }
  return text
}

@MainActor
private final class ImportBench {
  let main: MainWindow
  let count: Int
  private let before = Memory()
  private var results = Table(
    "", "time", "longest frame", "its processor time", "target", "allocated", "resident", "peak",
    "peak above the start", "target")

  init(_ main: MainWindow, count: Int) {
    (self.main, self.count) = (main, count)
  }

  func run(_ path: String, copy: String) throws {
    try measure("read the table", isImport: true, begin: { main.open([.file(path)]) }) {
      main.imports.window?.controller.state == .ready
    }
    try measure("add the products", isImport: true, begin: { main.imports.window?.accept.click() })
    {
      main.library.list.state.products.count > count / 2
    }
    // Rows that were left out keep the window open.
    try measure("close the window", isImport: true, begin: { click("_Close") }) {
      main.imports.window == nil
    }
    main.window.activateAction("win.find")
    MainLoop.iterate(milliseconds: 500)
    try measure("find", begin: { main.list.find.entry.text = "milk" }) {
      main.list.selection.count < count / 2
    }
    main.list.find.close()
    try measure("save a copy", begin: { main.copies.save(to: copy) }) { Files.exists(copy) }
    try measure("read the copy", begin: { main.copies.restore(from: copy) }) {
      main.copies.dialog != nil
    }
    MainLoop.iterate(milliseconds: 500)
    let replace = main.copies.dialog?.window.all(Button.self).first { $0.label == "_Replace" }
    let revision = main.library.current.revision
    try measure("restore", begin: { replace?.click() }) {
      main.library.current.revision > revision && main.copies.dialog == nil
    }
    results.print()
  }

  /// Measures the time and the frames from an action until a condition holds and the window was drawn.
  private func measure(
    _ name: String, isImport: Bool = false, begin: () -> Void, until condition: () -> Bool
  ) throws {
    let frames = FrameRecorder(main.window)
    MainLoop.iterate(milliseconds: 100)
    Memory.forgetPeak()
    var isMet = false
    let time = seconds {
      begin()
      isMet = MainLoop.iterate(until: condition)
    }
    MainLoop.iterate(milliseconds: 300)
    frames.stop()
    guard isMet else { throw Failure("\(name): no result after a minute") }
    let after = Memory()
    let growth = after.peak - before.resident
    results.add(
      name, milliseconds(time, decimals: 0), milliseconds(frames.longest, decimals: 0),
      milliseconds(frames.longestProcessorTime, decimals: 0),
      target("≤ 50 ms", isMet: frames.longestProcessorTime <= 0.05), mebibytes(after.allocated),
      mebibytes(after.resident), mebibytes(after.peak), mebibytes(growth),
      isImport ? target("≤ 100 MiB", isMet: growth <= 100 << 20) : "")
  }

  /// Clicks a button of the import window.
  private func click(_ label: String) {
    main.imports.window?.window.all(Button.self).first { $0.label == label }?.click()
  }

  private func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}

/// The memory of this process, in bytes.
private struct Memory {
  /// What was allocated with malloc and not yet freed.
  let allocated = Int(heap_bytes())
  /// What is in memory now, and the most that was since the peak was forgotten.
  let resident, peak: Int

  init() {
    func bytes(_ name: String) -> Int { Int((try? processStatus(name)) ?? 0) << 10 }
    (resident, peak) = (bytes("VmRSS"), bytes("VmHWM"))
  }

  /// Sets the peak to what is in memory now.
  static func forgetPeak() {
    // See proc_pid_clear_refs(5).
    Files.write("5", to: "/proc/self/clear_refs")
  }
}
