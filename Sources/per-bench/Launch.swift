import CBench
import Foundation

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

  /// Starts the program at `path`, waits for its window, and ends it.
  ///
  /// - Parameter quiet: The time without a change after which the window has settled, in
  ///   milliseconds.
  init(
    _ path: String, environment: [String: String], watch: OpaquePointer, quiet: Int32
  ) throws {
    window_watch_reset(watch)
    let start = window_watch_now()
    let process = try Self.spawn(path, environment)
    defer {
      kill(process, SIGTERM)
      waitpid(process, nil, 0)
    }
    let times = window_watch_wait(watch, 10_000, quiet)
    guard times.painted_nanoseconds > 0 else { throw Failure("\(path) shows no window") }
    mapped = Double(times.mapped_nanoseconds - start) / 1e9
    painted = Double(times.painted_nanoseconds - start) / 1e9
    settled = Double(times.settled_nanoseconds - start) / 1e9
    resident = try Self.field("VmRSS", in: "/proc/\(process)/status")
    peakResident = try Self.field("VmHWM", in: "/proc/\(process)/status")
  }

  /// Starts the program with its output discarded. Foundation's `Process` would add to the time.
  private static func spawn(_ path: String, _ environment: [String: String]) throws -> pid_t {
    var argv = [strdup(path), nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    let error = posix_spawn(&process, path, &actions, nil, &argv, &envp)
    guard error == 0 else { throw Failure("\(path): \(String(cString: strerror(error)))") }
    return process
  }

  /// Returns a value that the kernel reports in kB.
  private static func field(_ name: String, in file: String) throws -> Double {
    let line = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix(name + ":") }
    guard let words = line?.split(whereSeparator: \.isWhitespace), words.count > 1,
      let value = Double(words[1])
    else { throw Failure("\(file) has no field \(name)") }
    return value
  }
}
