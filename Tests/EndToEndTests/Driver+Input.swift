import Foundation

/// What a user does, sees and hears.
extension Driver {
  /// Returns the accessibility tree at this moment.
  ///
  /// - Parameter hasFrames: A Boolean value indicating whether all nodes have their frames. Otherwise only rows and menu
  ///   items have them, which takes half the time.
  func read(hasFrames: Bool = false) throws -> Screen {
    var command = Command(do: "read")
    command.hasFrames = hasFrames
    return try ask(command)
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
    if atEnd { command.offset?[0] += node.width / 2 - 10 }
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
    let end = Date(timeIntervalSinceNow: JourneyTestCase.timeout)
    while process.isRunning, Date() < end { usleep(2000) }
    if process.isRunning { process.terminate() }
    // The services of the bus write there until they have ended.
    while !home.remove(), Date() < end { usleep(2000) }
  }
}
