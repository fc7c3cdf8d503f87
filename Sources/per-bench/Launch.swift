import CBench
import Foundation
import TestSupport

/// One measured start of a program. All times are in seconds since the process was spawned.
struct Launch {
  /// The time until the window is mapped.
  let mapped: Double
  /// The time until the window is painted.
  let painted: Double
  /// The time until the last change of the window's content.
  let settled: Double
  /// The resident set size (RSS) after the window has settled, in kibibytes. The proportional set
  /// size (PSS) would depend on other programs that use GTK.
  let resident: Double
  /// The peak resident set size, in kibibytes.
  let peakResident: Double

  /// Starts a program with its arguments, waits for its window, and ends it.
  ///
  /// - Parameter quiet: The time without a change after which the window has settled, in
  ///   milliseconds.
  init(
    _ command: [String], environment: [String: String], watch: OpaquePointer, quiet: Int32
  ) throws {
    window_watch_reset(watch)
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let start = window_watch_now()
    let process = try Program(command, environment: environment).start([1: null, 2: null])
    defer {
      kill(process, SIGTERM)
      waitpid(process, nil, 0)
    }
    let times = window_watch_wait(watch, 10_000, quiet)
    guard times.painted_nanoseconds > 0 else { throw Failure("\(command[0]) shows no window") }
    mapped = Double(times.mapped_nanoseconds - start) / 1e9
    painted = Double(times.painted_nanoseconds - start) / 1e9
    settled = Double(times.settled_nanoseconds - start) / 1e9
    resident = try processStatus("VmRSS", of: "\(process)")
    peakResident = try processStatus("VmHWM", of: "\(process)")
  }
}

/// Returns a value that the kernel reports of a process in kB.
func processStatus(_ name: String, of process: String = "self") throws -> Double {
  let file = "/proc/\(process)/status"
  let line = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    .first { $0.hasPrefix(name + ":") }
  guard let words = line?.split(whereSeparator: \.isWhitespace), words.count > 1,
    let value = Double(words[1])
  else { throw Failure("\(file) has no field \(name)") }
  return value
}
