import CBench
import Foundation
import Gtk
import PerCore
import PerStore
import PerUI
import TestSupport
import WidgetInspection

/// Measures the time, the frames and the memory of steps in the window of the application.
@MainActor
final class WindowSteps {
  let main: MainWindow
  private let before = Memory()
  private var results = Table(
    "", "time", "longest frame", "its processor time", "target", "allocated", "resident", "peak",
    "peak above the start", "target")

  private init(_ main: MainWindow) {
    self.main = main
  }

  /// Opens a window with the library in a folder, calls `body` and prints the measurements.
  ///
  /// - Parameter settles: A Boolean value indicating whether the window is complete before `body` is called.
  static func measure(
    libraryIn folder: String, settles: Bool = true, _ body: @escaping (WindowSteps) throws -> Void
  ) throws {
    let store = try SQLiteStore.open(in: folder).store
    defer { store.close() }
    try withWindow(of: LibraryController(store: store, conventions: conventions)) { main in
      let steps = WindowSteps(main)
      if settles { MainLoop.iterate(milliseconds: 1_000) }
      try body(steps)
      steps.results.print()
    }
  }

  /// Measures a step until a condition holds and the window was drawn.
  ///
  /// - Parameters:
  ///   - frame: The target for the longest frame, in milliseconds.
  ///   - memory: The target for the memory above the start, in mebibytes; nil for none.
  func step(
    _ name: String, frame: Int = 50, memory: Int? = nil, begin: () -> Void = {},
    until condition: () -> Bool
  ) throws {
    let frames = FrameRecorder(main.window)
    if main.window.isMapped { MainLoop.iterate(milliseconds: 100) }
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
      target("≤ \(frame) ms", isMet: frames.longestProcessorTime <= Double(frame) / 1000),
      mebibytes(after.allocated), mebibytes(after.resident), mebibytes(after.peak),
      mebibytes(growth),
      memory.map { target("≤ \($0) MiB", isMet: growth <= $0 << 20) } ?? "")
  }

  private func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}

/// The memory of this process, in bytes.
private struct Memory {
  /// The memory that was allocated with malloc and not yet freed.
  let allocated = Int(heap_bytes())
  /// The resident memory now, and its peak since `forgetPeak()` was called.
  let resident, peak: Int

  init() {
    func bytes(_ name: String) -> Int { Int((try? processStatus(name)) ?? 0) << 10 }
    (resident, peak) = (bytes("VmRSS"), bytes("VmHWM"))
  }

  /// Resets the peak to the resident memory now.
  static func forgetPeak() {
    // See proc_pid_clear_refs(5).
    Files.write("5", to: "/proc/self/clear_refs")
  }
}
