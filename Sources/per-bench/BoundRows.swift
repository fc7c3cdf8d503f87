import Foundation
import Gtk
import PerCore
import PerUI
import WidgetInspection

/// Measures how fast the main window shows other rows, and a product that is added. Each jump scrolls to rows that were
/// not visible before.
@MainActor
func measureBoundRows() throws {
  let shelf = try ShelfPrices.load()
  let count = 100_000
  let library = LibraryController(store: nil, conventions: conventions)
  for product in try shelf.products(count: count) { try library.list.add(product) }

  let jumpCount = 100
  let added = try shelf.products(count: 30)
  var bound = 0
  var jumps = WindowTimes()
  var additions = WindowTimes()
  try withWindow(of: library) { main in
    MainLoop.iterate(until: { main.window.isMapped })
    guard let list = main.window.all(ListView.self).first(where: \.isMapped),
      let scroller = list.parent?.cast(to: ScrolledWindow.self)
    else { throw Failure("the window showed no list") }
    // The rows are added in steps.
    MainLoop.iterate(until: { scroller.maximumVerticalPosition > Double(10 * count) })
    let step = scroller.maximumVerticalPosition / Double(jumpCount + 1)
    for jump in 1...jumpCount {
      jumps.measure(in: main.window) { scroller.verticalPosition = Double(jump) * step }
      bound += list.children.count
    }
    for product in added {
      additions.measure(in: main.window) { _ = try? library.list.add(product) }
    }
  }
  heading(
    "Rows in the window with \(grouped(count)) products, drawn without a GPU: \(shelf.source). "
      + "\(grouped(bound / jumpCount)) rows are bound at a time. Medians of processor time.")
  var table = Table("", "longest frame", "target", "all frames in \(WindowTimes.duration) ms")
  jumps.add(to: &table, as: "jump to other rows")
  additions.add(to: &table, as: "add a product")
  table.print()
}

/// The processor times of changes in a window.
@MainActor
private struct WindowTimes {
  /// The duration of a measurement, in milliseconds.
  static let duration = 50

  private var frames: [Double] = []
  private var totals: [Double] = []

  mutating func measure(in window: Window, _ change: () -> Void) {
    let recorder = FrameRecorder(window)
    MainLoop.iterate(milliseconds: 2 * Self.duration)
    let start = processorSeconds()
    change()
    MainLoop.iterate(milliseconds: Self.duration)
    totals.append(processorSeconds() - start)
    recorder.stop()
    frames.append(recorder.longestProcessorTime)
  }

  func add(to table: inout Table, as name: String) {
    let frame = Times(frames).median
    table.add(
      name, milliseconds(frame), target("≤ 16 ms", isMet: frame <= 0.016),
      milliseconds(Times(totals).median))
  }
}

/// Returns the processor time of this process, in seconds.
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
