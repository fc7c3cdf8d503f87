internal import Glibc

/// Standard output and standard error of the program.
enum Output {
  /// Writes all of `text` to the file descriptor; a closed pipe ends the program without a message.
  static func write(_ text: String, to descriptor: CInt = STDOUT_FILENO) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + start, bytes.count - start)
        if count > 0 {
          start += count
        } else if errno != EINTR {
          exit(errno == EPIPE ? 0 : 2)
        }
      }
    }
  }

  static func writeError(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// The width of the terminal in columns, or nil if the output is not a terminal.
  static var terminalWidth: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 80
  }
}

/// A file that lines are read from.
struct Input {
  /// The name for messages; "-" for standard input.
  let name: String
  let lines: [String]

  /// Reads the file, or standard input for "-"; nil if it can't be read.
  init?(_ name: String) {
    self.name = name
    let descriptor = name == "-" ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { if name != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        return nil
      }
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }
}
