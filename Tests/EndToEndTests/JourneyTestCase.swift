import Foundation
import TestSupport
import XCTest
import XCTestSupport

/// A test of the built program, which presses real keys and mouse buttons and reads the accessibility tree.
///
/// The program must run until the end of the test and write nothing to its standard error.
class JourneyTestCase: XCTestCase {
  /// The maximum time to wait for a condition, in seconds.
  static let timeout = 60.0

  private(set) var per: Driver!

  /// Today as the title of a comparison without a name contains it in the C locale: "22 Nov".
  var today: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 16)
    strftime(&text, text.count, "%-d %b", &parts)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Starts the program, the built one or another, and waits for its window.
  ///
  /// - Parameters:
  ///   - files: The paths of files to open. The import window has the keyboard then.
  ///   - environment: Additional variables for the program and the services of its message bus.
  ///   - isWayland: A Boolean value indicating whether the display is a Wayland compositor.
  func start(
    locale: String = "C.UTF-8", keymap: String? = nil, program: String? = nil,
    files: [String] = [], environment: [String: String] = [:], isWayland: Bool = false
  ) throws {
    try prepare(locale: locale, environment: environment)
    try per.start([program ?? Environment.per] + files, keymap: keymap, isWayland: isWayland)
    guard files.isEmpty else { return }
    try wait("Per's window has the keyboard") { $0.active?.name == "Per" }
  }

  /// Prepares the display without starting the program.
  func prepare(locale: String = "C.UTF-8", environment: [String: String] = [:]) throws {
    try requireTools(locale: locale)
    per = try Driver(locale: locale, environment: environment)
  }

  /// Starts the program again, in the same home folder.
  func startAgain(
    environment: [String: String] = [:], ignoringFileSize: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    // A full disk sends no signal.
    let shell = ["/bin/bash", "-c", "trap '' XFSZ; exec \"$0\""]
    try per.start(
      (ignoringFileSize ? shell : []) + [Environment.per], environment: environment)
    try wait("a window has the keyboard", file: file, line: line) {
      $0.main != nil && $0.active != nil
    }
  }

  /// Quits with Ctrl+Q.
  func quit(file: StaticString = #filePath, line: UInt = #line) throws {
    try press("ctrl+q")
    XCTAssertEqual(try per.end(), 0, file: file, line: line)
  }

  /// Starts the program while it runs, and returns the exit status of the second one.
  ///
  /// - Parameter files: The paths of the files to open.
  func startBeside(files: [String] = []) throws -> Int32 {
    try per.run([Environment.per] + files)
  }

  /// The program's database.
  var library: URL { per.folder.appendingPathComponent("data/per/per.db") }

  override func tearDown() {
    guard let per else { return }
    do {
      let health = try per.health()
      XCTAssertTrue(health.isRunning, "Per ended by itself.")
      XCTAssertEqual(health.errors, "", "Per wrote something.")
    } catch {
      XCTFail("\(error)")
    }
    per.close()
    self.per = nil
  }

  /// Waits until `isTrue` returns true for the accessibility tree, and returns the tree.
  ///
  /// - Parameter hasFrames: A Boolean value indicating whether all nodes have their frames.
  @discardableResult
  func wait(
    _ expectation: String, hasFrames: Bool = false, file: StaticString = #filePath,
    line: UInt = #line,
    until isTrue: (Screen) -> Bool
  ) throws -> Screen {
    var last: Screen?
    try waitUntil(expectation, file: file, line: line, or: { "\n" + (last?.outline ?? "") }) {
      let screen = try per.read(hasFrames: hasFrames)
      last = screen
      return isTrue(screen)
    }
    return try XCTUnwrap(last, file: file, line: line)
  }

  /// Waits until a condition is true.
  ///
  /// - Parameter details: More about what there is instead, for the message about a condition that does not become
  ///   true.
  func waitUntil(
    _ expectation: String, file: StaticString = #filePath, line: UInt = #line,
    or details: () -> String = { "" }, _ condition: () throws -> Bool
  ) throws {
    let end = Date(timeIntervalSinceNow: Self.timeout)
    // Each look costs the program time, so there are fewer of them the longer it takes.
    var pause: UInt32 = 5000
    while try !condition() {
      guard Date() < end else {
        XCTFail("Timed out: \(expectation)\(details())", file: file, line: line)
        throw Driver.Failure(description: "Timed out: \(expectation)")
      }
      usleep(pause)
      pause = min(pause * 2, 40_000)
    }
  }

  /// Waits until the program's database has a text in a committed row.
  func waitUntilSaved(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try waitUntil("“\(text)” is saved", file: file, line: line) {
      try per.isSaved(text, in: library)
    }
  }

  /// Waits until `isTrue` returns true for the form, and returns the form.
  @discardableResult
  func waitForForm(
    _ expectation: String, hasFrames: Bool = false, file: StaticString = #filePath,
    line: UInt = #line, until isTrue: (Form) -> Bool
  ) throws -> Form {
    let screen = try wait(expectation, hasFrames: hasFrames, file: file, line: line) {
      $0.form.map(isTrue) ?? false
    }
    return try XCTUnwrap(screen.form, file: file, line: line)
  }

  func waitForFocus(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try wait("\(name) has the focus", file: file, line: line) { $0.focused?.isNamed(name) ?? false }
  }

  /// Waits until `words` is announced to the screen reader. Other announcements fail the test, except `others` and the
  /// unit, which is announced when it is typed. The result of the form may precede what Enter did: a slow computer
  /// announces it before Enter is pressed.
  func waitToHear(
    _ words: String, others: Set<String> = [], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var heard: [String] = []
    try wait("“\(words)” is spoken", file: file, line: line) { _ in
      heard += (try? per.heard()) ?? []
      return heard.contains(words)
    }
    let isAfterForm = words.hasPrefix("Added") || words.hasPrefix("Changed")
    let unexpected = heard.filter {
      $0 != words && !others.contains($0) && !$0.hasPrefix("Unit: ")
        && !(isAfterForm && $0.wholeMatch(of: /[0-9.]+ per kg/) != nil)
    }
    XCTAssertEqual(unexpected, [], file: file, line: line)
  }

  /// Waits until the rows of the list have these names, from the top.
  func waitForRows(
    _ names: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try wait("the rows are \(names)", file: file, line: line) { $0.rowNames == names }
  }

  // MARK: - User actions

  func press(_ keys: String...) throws {
    try per.press(keys)
  }

  func type(_ text: String) throws {
    try per.type(text)
  }

  func paste(_ text: String) throws {
    try per.copy(text)
    try per.press(["ctrl+v"])
  }

  /// Enters a path in a dialog for files.
  func enterPath(_ path: String) throws {
    // The slash opens the field for a path in a dialog that opens a file. The rest is pasted: the dialog completes
    // typed names after a while, so that a name can end twice.
    try press("ctrl+a")
    try type("/")
    try paste(String(path.dropFirst()))
    try wait("the path is there") {
      $0.windows.flatMap(\.all).contains { $0.isFocused && $0.text?.hasPrefix(path) ?? false }
    }
  }

  /// Clicks a control of the active window.
  func click(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let roles: Set = ["button", "toggle button", "text", "list item", "menu item"]
    func target(on screen: Screen) -> Node? {
      screen.active?.all.last { roles.contains($0.role) && $0.isNamed(name) && $0.isPlaced }
    }
    let screen = try wait("\(name) is there to click on", hasFrames: true, file: file, line: line) {
      target(on: $0) != nil
    }
    let window = try XCTUnwrap(screen.active, file: file, line: line)
    try per.click(XCTUnwrap(target(on: screen), file: file, line: line), in: window)
  }
}

// MARK: - Requirements

extension JourneyTestCase {
  private func requireTools(locale: String) throws {
    for tool in ["Xvfb", "dbus-run-session", "xdotool"] {
      try require(Program.path(of: tool) != nil, "\(tool) is not installed.")
    }
    try require(Self.pythonHasGio, "/usr/bin/python3 has no gi (Debian's package python3-gi).")
    try require(
      Files.isExecutable(Environment.per), "There is no program \(Environment.per).")
    guard locale != "C.UTF-8" else { return }
    try require(
      Files.exists("\(Driver.localeFolder ?? "")/\(locale)"),
      "There is no locale \(locale) in $PER_TEST_LOCALES.")
  }

  private static let pythonHasGio: Bool = {
    let python = Program(["/usr/bin/python3", "-c", "from gi.repository import Gio"])
    return (try? python.run())?.status == 0
  }()
}
