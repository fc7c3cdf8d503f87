import Foundation
import TestSupport

/// Runs the program on a separate display with a keyboard and a screen reader.
///
/// `Driver/driver.py` does the work. It exchanges lines of JSON with this class, and ends the program, the display
/// and itself when this process ends.
final class Driver {
  struct Command: Encodable {
    var `do`: String
    var folder: String?
    var arguments: [String]?
    var environment: [String: String]?
    var keymap: String?
    var isWayland: Bool?
    var keys: [String]?
    var text: String?
    var title: String?
    var pops: Bool?
    var offset: [Int]?
    var size: Int?
    var seconds: Double?
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  struct Health: Decodable {
    let isRunning: Bool
    /// The program's standard output and standard error.
    let errors: String
  }

  private struct Answer: Decodable {
    let error: String?
  }

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let home = UserHome()
  private var received: [UInt8] = []

  /// Starts a message bus in a locale. The display starts with the first program.
  init(locale: String, environment differences: [String: String] = [:]) throws {
    signal(SIGPIPE, SIG_IGN)
    Files.makeFolder(home.path + "/config/gtk-4.0")
    Files.write(try Self.settings(), to: home.path + "/config/gtk-4.0/settings.ini")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "dbus-run-session", Environment.busOption, "--", "/usr/bin/python3", "-B",
      Environment.packageRoot + "/Tests/EndToEndTests/Driver/driver.py",
    ]
    process.environment = environment(locale: locale).merging(differences) { $1 }
    process.standardInput = requests
    process.standardOutput = answers
    let log = folder.appendingPathComponent("bus.log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
  }

  /// The home folder of the test.
  var folder: URL { URL(fileURLWithPath: home.path) }

  /// The GTK settings of the tests, with the font that `$PER_TEST_FONT` names, if any.
  private static func settings() throws -> String {
    let settings = try Files.source("Tests/settings.ini")
    guard let font = Environment["PER_TEST_FONT"] else { return settings }
    return settings + "gtk-font-name=\(font)\n"
  }

  private func environment(locale: String) -> [String: String] {
    var environment = home.environment
    for (name, value) in ["GSK_RENDERER": "cairo", "G_DEBUG": "fatal-criticals"] {
      environment[name] = environment[name] ?? value
    }
    environment["LC_ALL"] = locale
    // The names of the controls are English in every locale.
    environment["LANGUAGE"] = "en"
    environment["LOCPATH"] = Self.localeFolder
    return environment
  }

  /// The folder of the locales compiled for the tests, such as `de_DE.UTF-8`.
  static var localeFolder: String? {
    Environment["PER_TEST_LOCALES"] ?? Environment["LOCPATH"]
  }
}

// MARK: - Programs

extension Driver {
  private struct Status: Decodable { let status: Int32 }
  private struct Text: Decodable { let text: String }

  /// Starts a program and makes its window the active one.
  ///
  /// - Parameters:
  ///   - keymap: The keyboard layout, such as "de".
  ///   - isWayland: Whether the display, which starts with the first program, is a Wayland compositor.
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

  /// Whether a text is in a committed row of a database.
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

// MARK: - User actions

extension Driver {
  /// The accessibility tree at this moment.
  func read() throws -> Screen {
    try ask(Command(do: "read"))
  }

  /// Returns the announcements to the screen reader since the last call.
  func heard() throws -> [String] {
    struct Texts: Decodable { let texts: [String] }
    let answer: Texts = try ask(Command(do: "heard"))
    return answer.texts
  }

  /// Presses and releases keys, which are xdotool's names, such as `"shift+Tab"`, or key codes.
  func press(_ keys: [String]) throws {
    var command = Command(do: "press")
    command.keys = keys
    try send(command)
  }

  func type(_ text: String) throws {
    var command = Command(do: "type")
    command.text = text
    try send(command)
  }

  /// Puts text on the clipboard, as another program does.
  func copy(_ text: String) throws {
    var command = Command(do: "copy")
    command.text = text
    try send(command)
  }

  /// Clicks the middle of a node of the window, or near its end.
  func click(_ node: Node, in window: Node, atEnd: Bool = false) throws {
    var command = Command(do: "click")
    command.title = window.name
    let popover = window.popover(around: node)
    command.pops = popover != nil
    command.offset = (popover ?? window).offset(of: node)
    if atEnd, let width = node.frame?[2] { command.offset?[0] += width / 2 - 10 }
    try send(command)
  }

  /// The frames of the program's windows on the screen: x, y, width, height.
  func windowFrames() throws -> [[Int]] {
    struct Frames: Decodable { let frames: [[Int]] }
    let answer: Frames = try ask(Command(do: "frames"))
    return answer.frames
  }

  /// A value of the desktop's setting `color-scheme`.
  enum ColorScheme: Int {
    case unspecified, dark, light
  }

  /// A value of the desktop's setting `contrast`.
  enum Contrast: Int {
    case normal, high
  }

  /// Sets the color scheme that the settings portal reports.
  func set(_ scheme: ColorScheme) throws {
    try setAppearance("color-scheme", scheme.rawValue)
  }

  /// Sets the contrast that the settings portal reports.
  func set(_ contrast: Contrast) throws {
    try setAppearance("contrast", contrast.rawValue)
  }

  private func setAppearance(_ key: String, _ value: Int) throws {
    var command = Command(do: "set_appearance")
    command.text = key
    command.size = value
    try send(command)
  }

  /// The number of pixels of each color in the newest window, by the color's `#RRGGBB`.
  func colors() throws -> [String: Int] {
    struct Colors: Decodable { let colors: [String: Int] }
    let answer: Colors = try ask(Command(do: "colors"))
    return answer.colors
  }

  /// The mean brightness of the newest window, from 0 to 100.
  func brightness() throws -> Int32 {
    let answer: Status = try ask(Command(do: "brightness"))
    return answer.status
  }

  func health() throws -> Health {
    try ask(Command(do: "health"))
  }

  /// Ends the program and everything that was started for it.
  func close() {
    try? requests.fileHandleForWriting.close()
    let end = Date(timeIntervalSinceNow: JourneyTestCase.patience)
    while process.isRunning, Date() < end { usleep(2000) }
    if process.isRunning { process.terminate() }
    // The services of the bus write there until they have ended.
    while !home.remove(), Date() < end { usleep(2000) }
  }
}

// MARK: - Lines of JSON

extension Driver {
  private func send(_ command: Command) throws {
    let _: Answer = try ask(command)
  }

  private func ask<Reply: Decodable>(_ command: Command) throws -> Reply {
    var line = try JSONEncoder().encode(command)
    line.append(UInt8(ascii: "\n"))
    try requests.fileHandleForWriting.write(contentsOf: line)
    let reply = try nextLine()
    if let error = try JSONDecoder().decode(Answer.self, from: reply).error {
      throw Failure(description: error)
    }
    return try JSONDecoder().decode(Reply.self, from: reply)
  }

  private func nextLine() throws -> Data {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(received[..<end])
        received.removeSubrange(...end)
        // Services of the bus write here as well.
        guard line.first == UInt8(ascii: "{") else { continue }
        return line
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 300_000) == 1 else { throw Failure(description: "No answer.") }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else {
        throw Failure(description: "The driver ended: " + log())
      }
      received.append(contentsOf: buffer[..<count])
    }
  }

  private func log() -> String {
    let file = folder.appendingPathComponent("bus.log")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
