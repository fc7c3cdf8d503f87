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
    var hasFrames: Bool?
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

  let process = Process()
  let requests = Pipe()
  let answers = Pipe()
  let home = UserHome()
  /// What was received of the next line.
  var received: [UInt8] = []

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
