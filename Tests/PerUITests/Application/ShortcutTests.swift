import Foundation
import PerUI
import TestSupport
import XCTest

@MainActor
final class ShortcutTests: XCTestCase, Sendable {
  /// The keys that the shortcuts window shows, in the notation of the documentation.
  private var keys: [String] {
    Shortcut.groups.flatMap(\.shortcuts).filter { $0.title != nil }.flatMap(\.keys).map(documented)
  }

  private func documented(_ accelerator: String) -> String {
    if accelerator == "a...z" { return "Letters" }
    var modifiers = ""
    var key = accelerator
    for (name, text) in [("<Shift>", "Shift+"), ("<Control>", "Ctrl+"), ("<Alt>", "Alt+")]
    where key.contains(name) {
      modifiers += text
      key = key.replacingOccurrences(of: name, with: "")
    }
    let names = ["Return": "Enter", "question": "?", "equal": "="]
    return modifiers + (names[key] ?? (key.count == 1 ? key.uppercased() : key))
  }

  /// Returns the keys in the lines of a file that start with `prefix`.
  private func keys(in file: String, prefix: String, end: String) throws -> Set<String> {
    let text = try Files.source(file)
    let cells = text.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix(prefix) else { return nil }
      let rest = line.dropFirst(prefix.count)
      return end.isEmpty ? rest : rest.range(of: end).map { rest[..<$0.lowerBound] }
    }
    return Set(
      cells.flatMap { $0.split(separator: ",") }
        .map { $0.trimmingCharacters(in: .whitespaces) })
  }

  func testTheReadmeListsAllKeys() async throws {
    let documented = try keys(in: "README.md", prefix: "| ", end: " |")
    for key in keys { XCTAssertTrue(documented.contains(key), key) }
  }

  func testTheManualListsAllKeys() async throws {
    let documented = try keys(in: "data/per.1", prefix: ".It ", end: "")
    for key in keys { XCTAssertTrue(documented.contains(key), key) }
  }

  func testTheShortcutsWindowListsTheKeysOfTheList() async throws {
    for key in ["Ctrl+A", "Ctrl+E", "Ctrl+D"] { XCTAssertTrue(keys.contains(key), key) }
  }
}
