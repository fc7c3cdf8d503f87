import CBench
import Foundation

/// One start of a program, watched from outside.
struct Launch {
  /// From the program's start until its window is there, in seconds.
  let mapped: Double
  /// Until the window shows something.
  let painted: Double
  /// Until what it shows changed for the last time.
  let settled: Double
  /// In kibibytes, a moment after the window was painted. A fair share of what is shared (PSS) would change with
  /// what else uses GTK on the machine.
  let resident: Double
  let mostResident: Double

  /// Starts the program at `path`, waits for its window, and ends it.
  ///
  /// - Parameter rest: for how many milliseconds the window must not have changed to have come to rest.
  init(
    _ path: String, environment: [String: String], watch: OpaquePointer, rest: Int32
  ) throws {
    window_watch_reset(watch)
    let start = window_watch_now()
    let process = try Self.spawn(path, environment)
    defer {
      kill(process, SIGTERM)
      waitpid(process, nil, 0)
    }
    let times = window_watch_wait(watch, 10_000, rest)
    guard times.painted_nanoseconds > 0 else { throw Failure("\(path) shows no window") }
    mapped = Double(times.mapped_nanoseconds - start) / 1e9
    painted = Double(times.painted_nanoseconds - start) / 1e9
    settled = Double(times.settled_nanoseconds - start) / 1e9
    resident = try Self.field("VmRSS", in: "/proc/\(process)/status")
    mostResident = try Self.field("VmHWM", in: "/proc/\(process)/status")
  }

  /// Starts the program without its talk; Foundation's `Process` would add a time of its own.
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

  /// A figure that the kernel gives in kB.
  private static func field(_ name: String, in file: String) throws -> Double {
    let line = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix(name + ":") }
    guard let words = line?.split(whereSeparator: \.isWhitespace), words.count > 1,
      let value = Double(words[1])
    else { throw Failure("\(file) says nothing of \(name)") }
    return value
  }
}
