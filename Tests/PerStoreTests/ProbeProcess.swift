import Glibc
import TestSupport

/// A running `store-probe`.
final class ProbeProcess {
  private let process: pid_t
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private var isReaped = false

  /// - Parameters:
  ///   - user: The user ID of the probe, if the tests run as root.
  ///   - wrapper: A command that starts the probe, whose command line is appended.
  init(_ folder: String, user: UInt32? = nil, wrapper: [String] = []) {
    // Writing to a probe that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0, 0, 0]
    for offset in [0, 2] {
      let made = ends.withUnsafeMutableBufferPointer { pipe($0.baseAddress! + offset) }
      guard made == 0 else { fatalError("no pipe") }
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let command =
      wrapper + [Environment.product("store-probe"), folder] + (user.map { ["\($0)"] } ?? [])
    guard let process = try? Program(command).start([0: ends[0], 1: ends[3]]) else {
      fatalError("cannot start \(command)")
    }
    close(ends[0])
    close(ends[3])
    self.process = process
    output = fdopen(ends[2], "r")
    input = fdopen(ends[1], "w")
  }

  deinit {
    fclose(input)
    if !isReaped { kill() }
    fclose(output)
  }

  /// Waits for the next line of the probe. Returns `nil` if it has ended.
  func line() -> String? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    let count = getline(&line, &capacity, output)
    guard count > 0, let line else { return nil }
    return String(String(cString: line).dropLast())
  }

  /// Sends a line to the probe.
  func say(_ words: String) {
    fputs(words + "\n", input)
    fflush(input)
  }

  /// Sends a line to the probe, and returns its answer.
  func ask(_ words: String) -> String {
    say(words)
    return line() ?? "ended"
  }

  /// The number of bytes that the probe has read from files and pipes.
  var bytesRead: Int? { number(of: "rchar:", in: "io") }

  /// The maximum number of bytes that the probe has had in memory.
  var peakMemory: Int? { number(of: "VmHWM:", in: "status").map { $0 << 10 } }

  /// Returns a number that the kernel reports of the probe.
  private func number(of field: String, in file: String) -> Int? {
    let fields = Files.read("/proc/\(process)/\(file)").split { [9, 10, 32].contains($0) }
    let words = fields.map { String(decoding: $0, as: UTF8.self) }
    return words.firstIndex(of: field).flatMap { Int(words[$0 + 1]) }
  }

  /// Kills the probe with SIGKILL.
  func kill() {
    Glibc.kill(process, SIGKILL)
    waitpid(process, nil, 0)
    isReaped = true
  }
}
