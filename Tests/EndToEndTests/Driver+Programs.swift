import Foundation

/// Starting and ending programs.
extension Driver {
  struct Status: Decodable { let status: Int32 }
  struct Text: Decodable { let text: String }

  /// Starts a program and makes its window the active one.
  ///
  /// - Parameters:
  ///   - keymap: The keyboard layout, such as "de".
  ///   - isWayland: A Boolean value indicating whether the display, which starts with the first program, is a Wayland
  ///     compositor.
  func start(
    _ arguments: [String], environment: [String: String] = [:], keymap: String? = nil,
    isWayland: Bool = false
  ) throws {
    var command = Command(do: "start")
    command.folder = folder.path
    command.arguments = arguments
    command.environment = environment
    command.keymap = keymap
    command.isWayland = isWayland
    try send(command)
  }

  /// Runs a program to its end and returns its exit status.
  func run(_ arguments: [String]) throws -> Int32 {
    var command = Command(do: "run")
    command.arguments = arguments
    command.environment = [:]
    let answer: Status = try ask(command)
    return answer.status
  }

  /// Kills the program with SIGKILL.
  func kill() throws {
    try send(Command(do: "kill"))
    _ = try end()
  }

  /// Kills the program with SIGKILL after some seconds.
  func kill(after seconds: Double) throws {
    var command = Command(do: "kill")
    command.seconds = seconds
    try send(command)
  }

  /// Sends a signal to the program.
  func sendSignal(_ number: Int32) throws {
    var command = Command(do: "signal")
    command.size = Int(number)
    try send(command)
  }

  /// Waits for the end of the program and returns its exit status.
  func end() throws -> Int32 {
    let answer: Status = try ask(Command(do: "end"))
    return answer.status
  }

  /// Limits the size of the program's files to a number of bytes; nil removes the limit.
  func limitFiles(to size: Int?) throws {
    var command = Command(do: "limit")
    command.size = size
    try send(command)
  }

  /// Returns whether a text is in a committed row of a database.
  func isSaved(_ text: String, in database: URL) throws -> Bool {
    struct Answer: Decodable { let isSaved: Bool }
    var command = Command(do: "is_saved")
    command.folder = database.path
    command.text = text
    let answer: Answer = try ask(command)
    return answer.isSaved
  }

  /// Starts a message bus that the program does not use, and returns its address.
  func otherBus() throws -> String {
    let answer: Text = try ask(Command(do: "other_bus"))
    return answer.text
  }

  /// Takes the focus from the program's windows.
  func leave() throws {
    try send(Command(do: "leave"))
  }

  /// The title of the window that has the focus.
  func keyboardWindow() throws -> String {
    let answer: Text = try ask(Command(do: "keyboard"))
    return answer.text
  }
}
