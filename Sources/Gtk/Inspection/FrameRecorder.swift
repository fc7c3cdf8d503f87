internal import CGtk
internal import Glibc

/// Lets a window draw frames without a pause, and measures the times between them, in seconds.
@MainActor
package final class FrameRecorder {
  /// The longest time between two frames.
  package private(set) var longest = 0.0
  /// The longest processor time of the main thread between two frames, on which other programs have little effect.
  package private(set) var longestProcessorTime = 0.0
  private var last: (time: Double, processorTime: Double)?
  private let window: Window
  private var callback: guint = 0

  /// Begins to measure the frames of a window, which must be shown.
  package init(_ window: Window) {
    self.window = window
    callback = window.onFrame { [self] in
      frameBegins()
      return true
    }
  }

  private func frameBegins() {
    let now = (Self.seconds(CLOCK_MONOTONIC), Self.seconds(CLOCK_THREAD_CPUTIME_ID))
    if let last {
      longest = max(longest, now.0 - last.time)
      longestProcessorTime = max(longestProcessorTime, now.1 - last.processorTime)
    }
    last = now
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Ends the measurement.
  package func stop() {
    gtk_widget_remove_tick_callback(window.widget, callback)
  }
}
