import CBench
import Gtk
import PerCore
import PerStore
import PerUI
import TestSupport
import WidgetInspection

/// Measures the memory while a product is entered in the form, added and undone, again and again.
///
/// The environment variable `PER_CYCLES` sets the number of cycles, at least 10.
@MainActor
func measureCycles() throws {
  let count = max(10, Environment["PER_CYCLES"].flatMap { Int($0) } ?? 500)
  let folder = ScratchFolder(in: "/var/tmp")
  let store = try SQLiteStore.open(in: folder.path).store
  defer { store.close() }
  let library = LibraryController(store: store, conventions: conventions)
  var table = Table("cycles", "allocated", "growth per cycle since the middle", "target")
  try withWindow(of: library) { main in
    var middle: (cycle: Int, bytes: Int)?
    for cycle in 1...count {
      try addAndUndo(in: main)
      let isMeasured = cycle * 10 / count > (cycle - 1) * 10 / count
      // Windows and messages are released in idle time. A user leaves more of it.
      if isMeasured || cycle % 50 == 0 { MainLoop.iterate(milliseconds: 300) }
      guard isMeasured else { continue }
      let bytes = Int(heap_bytes())
      // The caches of GTK and SQLite are filled in the first half.
      let growth = middle.map { (bytes - $0.bytes) / (cycle - $0.cycle) }
      table.add(
        grouped(cycle), "\(bytes >> 10) KiB", growth.map { "\($0) bytes" } ?? "",
        growth.map { cycle == count ? target("≤ 100 bytes", isMet: $0 <= 100) : "" } ?? "")
      if middle == nil, cycle * 2 >= count { middle = (cycle, bytes) }
    }
  }
  heading("\(grouped(count)) cycles of opening the form, adding a product and undoing it.")
  table.print()
}

@MainActor
private func addAndUndo(in main: MainWindow) throws {
  main.window.activateAction(.add)
  guard MainLoop.iterate(until: { main.dialog?.window.isMapped == true }),
    let form = main.dialog?.window
  else { throw Failure("the form did not open") }
  try form.find(Entry.self, named: "Quantity").text = "500 g"
  try form.find(Entry.self, named: "Price").text = "3.99"
  try form.find(Button.self, named: "Add").click()
  let list = main.library.list
  guard MainLoop.iterate(until: { main.dialog == nil && list.state.products.count == 1 }) else {
    throw Failure("the product was not added")
  }
  main.window.activateAction(.undo)
  guard MainLoop.iterate(until: { list.state.products.isEmpty }) else {
    throw Failure("the product was not removed")
  }
}
