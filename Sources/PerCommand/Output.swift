internal import Glibc

/// Standard output and standard error of the program.
enum Output {
  static func write(_ text: String, to descriptor: CInt = STDOUT_FILENO) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes to the file descriptor; a closed pipe ends the program without a message.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt = STDOUT_FILENO) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        exit(errno == EPIPE ? 0 : 2)
      }
    }
  }

  /// Writes a line to standard error. Control characters, which a file can contain to control the terminal, are replaced.
  static func writeError(_ line: String) {
    var line = line
    // 0xC2 begins the control characters that are not ASCII. Most lines have none of these bytes.
    if line.utf8.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F || $0 == 0xC2 }) {
      let scalars = line.unicodeScalars.map { scalar -> Unicode.Scalar in
        scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
      }
      line = String(String.UnicodeScalarView(scalars))
    }
    write(line + "\n", to: STDERR_FILENO)
  }

  /// Writes a message of the program to standard error, after the program's name.
  static func writeDiagnostic(_ message: String) { writeError("per: " + message) }

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
