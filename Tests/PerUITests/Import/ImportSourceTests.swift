import Gtk
import PerCore
import PerFiles
import PerUI
import TestSupport
import XCTest

/// Where tables come from: files, the clipboard, and what is dropped on the window.
@MainActor
final class ImportSourceTests: ImportWindowTestCase {
  func testADroppedTextIsImported() async throws {
    try withWindow {
      XCTAssertTrue(main.window.drop(text: table))
      try waitForTable()
      XCTAssertEqual(try window.title, "Import Table")
    }
  }

  func testDroppedFilesAreImportedOneAfterTheOther() async throws {
    let folder = ScratchFolder()
    let paths = ["first.csv", "second.csv"].map { folder.path + "/" + $0 }
    for path in paths { Files.write(table, to: path) }
    try withWindow {
      XCTAssertTrue(main.window.drop(files: paths))
      try waitForTable()
      XCTAssertEqual(try window.title, "Import “first.csv”")
      try press("Escape")
      waitUntil("The next table is read.") {
        (try? window.title) == "Import “second.csv”"
          && main.imports.window?.controller.state == .ready
      }
    }
  }

  func testADroppedLineGoesToTheField() async throws {
    try withWindow {
      XCTAssertTrue(main.window.drop(text: "500 g rice 2.00"))
      waitUntil("The line is in the field.") {
        (try? main.window.find(Entry.self, named: "Product").text) == "500 g rice 2.00"
      }
    }
  }

  func testLinesOpenTheOtherWindow() async throws {
    try withWindow {
      main.window.copy("rice, 500 g, €1.29\nflour 1 kg, €0.79")
      try press("ctrl+v")
      waitUntil("The lines are shown.") { main.pasteWindow != nil }
      XCTAssertNil(main.imports.window)
      XCTAssertEqual(main.pasteWindow?.window.title, "Pasted Lines")
    }
  }

  func testLinesOfAFileOpenTheOtherWindow() async throws {
    try withWindow {
      let text = "rice, 500 g, €1.29\nflour 1 kg, €0.79"
      main.imports.open([.content(Array(text.utf8), name: "list.txt")])
      waitUntil("The lines are shown.") { main.pasteWindow != nil }
      XCTAssertEqual(main.pasteWindow?.window.title, "Import “list.txt”")
    }
  }

  func testAFileThatCannotBeReadIsExplained() async throws {
    try withWindow {
      let folder = ScratchFolder()
      main.imports.open([.file(folder.path), .file(folder.path + "/none.csv")])
      waitUntil("The message is shown.") {
        (try? window.texts.contains("It is a folder.")) == true
      }
      XCTAssertFalse(main.imports.window?.accept.isVisible ?? true)
      try press("Escape")
      waitUntil("The next message is shown.") {
        (try? window.texts.contains("The file doesn’t exist.")) == true
      }
    }
  }

  func testAFileOfAServerThatCannotBeReadIsExplained() async throws {
    let folder = ScratchFolder()
    Files.write(table, to: folder.path + "/there.csv")
    try withWindow {
      main.imports.open(
        ["unknown-scheme://server/prices.csv", "file://\(folder.path)/there.csv"].map(
          File.init(uri:)))
      waitUntil("The message is shown.") {
        main.imports.window?.window.texts.contains("“prices.csv” can’t be imported") == true
      }
      XCTAssertFalse(try window.texts.contains("The file doesn’t exist."))
      try press("Escape")
      waitUntil("The next file is read.") { (try? window.title) == "Import “there.csv”" }
    }
  }

  private func waitForText(
    _ text: String, in window: Window, file: StaticString = #filePath, line: UInt = #line
  ) {
    waitUntil("The message is shown.", file: file, line: line) {
      window.all(Label.self).contains { $0.isMapped && $0.text == text }
    }
  }

  /// Opens the form, which waits for input.
  private func openForm() throws -> Window {
    main.window.activateAction("win.add")
    return try opened("The form is open.") { main.dialog?.window }
  }

  func testTheFormTellsThatAFileWaitsUntilItIsClosed() async throws {
    try withWindow {
      let form = try openForm()
      let quantity = try form.find(Entry.self, named: "Quantity")
      quantity.text = "750"
      let height = form.allocatedHeight
      main.imports.open([.content(Array(table.utf8), name: "prices.csv")])
      waitForText("“prices.csv” will open after this window is closed", in: form)
      settle()
      XCTAssertNil(main.imports.window)
      XCTAssertTrue(quantity.containsFocus)
      XCTAssertEqual(form.allocatedHeight, height)
      // The button of the message doesn't take the focus from the field.
      try click(form.find(Button.self, named: "Dismiss"))
      settle()
      XCTAssertTrue(quantity.containsFocus)
      try press("Escape")
      waitUntil("The form is closed.") { main.dialog == nil }
      waitUntil("The table is opened.") { main.imports.window != nil }
      try waitForTable()
    }
  }

  func testAnImportTellsThatFilesWaitUntilItIsClosed() async throws {
    try withWindow {
      try open(.text(table))
      main.imports.open([.text(table), .text(table)])
      waitForText("2 files will open after this window is closed", in: try window)
      try press("Escape")
      try waitForTable()
      XCTAssertFalse(try window.texts.contains { $0.contains("will open") })
      try press("Escape")
      try waitForTable()
      try press("Escape")
      waitUntil("No file waits.") { main.imports.window == nil }
    }
  }

  func testAMessageThatComesBeforeTheWindowHasItsWidth() async throws {
    try withWindow {
      main.imports.open([.text(table)])
      main.imports.open([.content(Array(table.utf8), name: "prices.csv")])
      try waitForTable()
      let text = "“prices.csv” will open after this window is closed"
      waitForText(text, in: try window)
      settle()
      let label = try XCTUnwrap(window.all(Label.self).first { $0.text == text })
      XCTAssertFalse(label.wraps)
    }
  }

  func testAFileWaitsUntilTheFormOfTheLastSessionIsClosed() async throws {
    let draft = ["draft-quantity": "750", "draft-unit": "g", "draft-kind": "weight"]
    try withWindow(store: StoreStub(draft)) {
      main.resume()
      main.imports.open([.content(Array(table.utf8), name: "prices.csv")])
      let form = try opened("The form is open.") { main.dialog?.window }
      waitForText("“prices.csv” will open after this window is closed", in: form)
      XCTAssertNil(main.imports.window)
      try press("Escape")
      waitUntil("The form is closed.") { main.dialog == nil }
      waitUntil("The table is opened.") { main.imports.window != nil }
      try waitForTable()
    }
  }

  func testTheFormIsActiveAfterTheProgramIsStartedAgain() async throws {
    try withWindow {
      let form = try openForm()
      try giveKeyboard(to: form)
      main.present()
      settle()
      waitUntil("The form is active.") { form.isActive }
      try type("750")
      waitUntil("The form gets the keys.") {
        (try? form.find(Entry.self, named: "Quantity").text) == "750"
      }
    }
  }

  func testATableWaitsForTheFormThatReplacesAnother() async throws {
    try withWindow {
      let form = try openForm()
      main.imports.open([.text(table)])
      form.copy("rice 500 g €1.29\nflour 1 kg €0.79")
      try press("ctrl+v")
      waitUntil("The lines are shown.") { main.pasteWindow != nil }
      settle()
      XCTAssertNil(main.imports.window)
    }
  }

  func testATableWaitsUntilAMessageIsClosed() async throws {
    try withWindow(holding: [Product("1", .kilogram, for: "2")]) {
      main.files.export(to: ScratchFolder().path + "/missing/list.csv", .international)
      waitUntil("The message is shown.") { main.copies.dialog != nil }
      main.imports.open([.text(table)])
      XCTAssertNil(main.imports.window)
      waitUntilShown(try XCTUnwrap(main.copies.dialog).window)
      try press("Escape")
      waitUntil("The message is closed.") { main.copies.dialog == nil }
      XCTAssertNotNil(main.imports.window)
      try waitForTable()
    }
  }
}
