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

  /// Returns the keys in the lines of a section of a file that start with `prefix`.
  private func keys(
    in file: String, after heading: String, before nextHeading: String, prefix: String, end: String
  ) throws -> Set<String> {
    let text = try Files.source(file)
    let start = try XCTUnwrap(text.range(of: heading)).upperBound
    let section = text[..<(try XCTUnwrap(text[start...].range(of: nextHeading)).lowerBound)]
    let cells = section[start...].split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix(prefix) else { return nil }
      let rest = line.dropFirst(prefix.count)
      return end.isEmpty ? rest : rest.range(of: end).map { rest[..<$0.lowerBound] }
    }
    return Set(
      cells.flatMap { $0.split(separator: ",") }
        .map { $0.trimmingCharacters(in: .whitespaces) })
  }

  private var keysInReadme: Set<String> {
    get throws {
      try keys(
        in: "README.md", after: "| Key | Main window |", before: "\n## ", prefix: "| ", end: " |"
      ).subtracting(["Key", "---"])
    }
  }

  private var keysInManual: Set<String> {
    get throws {
      try keys(
        in: "data/per.1", after: ".Sh KEYBOARD SHORTCUTS", before: "\n.Sh ", prefix: ".It ",
        end: "")
    }
  }

  func testTheReadmeListsAllKeys() async throws {
    let documented = try keysInReadme
    for key in keys { XCTAssertTrue(documented.contains(key), key) }
  }

  func testTheManualListsAllKeys() async throws {
    let documented = try keysInManual
    for key in keys { XCTAssertTrue(documented.contains(key), key) }
  }

  func testTheDocumentationHasOnlyKeysThatExist() async throws {
    // These have no shortcut: GTK handles them, or the form types them.
    let others = [
      "Home", "End", "Shift+arrow", "Shift+arrow keys", "+ − × ÷ (or * x / -)", "%", "( )",
    ]
    let known = Set(Shortcut.groups.flatMap(\.shortcuts).flatMap(\.keys).map(documented) + others)
    let texts = try ["README.md", "data/per.1"].map { try Files.source($0) }
    let keysInTexts = texts.flatMap { text in
      text.matches(of: #/\b((Shift|Ctrl|Alt)\+)+[\w?]+|\bF\d+\b/#).map { String($0.output.0) }
    }
    XCTAssertGreaterThan(keysInTexts.count, 40)
    XCTAssertEqual(try keysInReadme.union(keysInManual).union(keysInTexts).subtracting(known), [])
  }

  func testTheShortcutsWindowListsTheKeysOfTheList() async throws {
    for key in ["Ctrl+A", "Ctrl+E", "Ctrl+D", "Menu", "Shift+F10"] {
      XCTAssertTrue(keys.contains(key), key)
    }
  }
}
