import Foundation
import Gtk
import PerCore
import PerUI
import WidgetInspection

/// Measures how fast the main window binds rows, and how fast it shows a product that is added. Each
/// jump scrolls to rows that were not visible before.
@MainActor
func measureBoundRows() throws {
  let shelf = try ShelfPrices.load()
  let count = 100_000
  let library = LibraryController(store: nil, conventions: conventions)
  for product in try shelf.products(count: count) { try library.list.add(product) }

  let (jumps, additions) = (100, 30)
  let added = try shelf.products(count: additions)
  var bound = 0
  var times: [Double] = []
  var additionTimes: [Double] = []
  try withWindow(of: library) { main in
    MainLoop.iterate(milliseconds: 500)
    if let list = main.window.all(ListView.self).first(where: \.isMapped),
      let scroller = list.parent?.cast(to: ScrolledWindow.self)
    {
      let step = scroller.maximumVerticalPosition / Double(jumps + 1)
      for jump in 1...jumps {
        let start = processorSeconds()
        scroller.verticalPosition = Double(jump) * step
        MainLoop.iterate(milliseconds: 50)
        times.append(processorSeconds() - start)
        bound += list.children.count
      }
      for product in added {
        let start = processorSeconds()
        _ = try? library.list.add(product)
        MainLoop.iterate(milliseconds: 50)
        additionTimes.append(processorSeconds() - start)
      }
    }
  }
  guard !times.isEmpty else { throw Failure("the window showed no list") }
  heading(
    "Binding of rows in the window with \(grouped(count)) products, at \(jumps) scroll positions, "
      + "drawn without a GPU: \(shelf.source). Medians of processor time.")
  let rows = Double(bound) / Double(jumps)
  var table = Table("", "rows per second", "rows per jump", "time per jump")
  table.add(
    "bind, lay out and draw", grouped(Int(rows / Times(times).median)), grouped(Int(rows)),
    milliseconds(Times(times).median))
  table.print()
  print()
  var additionTable = Table("", "time per product", "target")
  additionTable.add(
    "add, bind, lay out and draw", milliseconds(Times(additionTimes).median),
    target("≤ 16 ms", isMet: Times(additionTimes).median <= 0.016))
  additionTable.print()
}

/// Returns the processor time of this process, in seconds.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
