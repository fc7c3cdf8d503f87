import Gtk
import PerCore
import PerFiles
import PerUI
import TestSupport
import XCTest
import XCTestSupport

@MainActor
final class ListFilesTests: MainWindowTestCase {
  private let scratch = ScratchFolder()

  private func fill(_ count: Int) throws {
    try controller.add(
      (1...count).map { try Product("\($0)", .kilogram, for: "3", name: "Name \($0)") })
    MainLoop.iterate()
  }

  func testExportsTheListInTheBackground() async throws {
    try withWindow(.germany) {
      try fill(3)
      let path = scratch.path + "/list.csv"
      main.files.export(to: path, .decimalComma)
      waitUntil("The message appears.") { main.window.texts.contains("Exported 3 products") }
      let lines = try XCTUnwrap(Files.text(path)).split(separator: "\r\n")
      XCTAssertEqual(lines.count, 4)
      XCTAssertEqual(
        lines[1], "\"Name 3\";3;kg;3;EUR;1;kg;;;\(try XCTUnwrap(CalendarDay.today()).text);;;;;;")
    }
  }

  func testTellsWhyAnExportFailed() async throws {
    try withWindow {
      try fill(1)
      main.files.export(to: scratch.path + "/missing/list.csv", .international)
      waitUntil("The dialog appears.") { main.copies.dialog != nil }
      let texts = try XCTUnwrap(main.copies.dialog).window.texts
      XCTAssertTrue(texts.contains("The file can't be saved."), "\(texts)")
      XCTAssertTrue(texts.contains { $0.contains("No such file or directory") }, "\(texts)")
    }
  }

  func testSavesPages() async throws {
    try withWindow {
      try fill(100)
      let path = scratch.path + "/list.pdf"
      main.files.savePages(to: path)
      waitUntil("The message appears.") { main.window.texts.contains("Saved list.pdf") }
      let bytes = Files.read(path)
      XCTAssertTrue(bytes.starts(with: Array("%PDF".utf8)))
      XCTAssertTrue(PDFFile.isComplete(path))
      let truncated = scratch.path + "/truncated.pdf"
      Files.write(Array(bytes.prefix(4096)), to: truncated)
      XCTAssertFalse(PDFFile.isComplete(truncated))
      try require(Program.path(of: "pdftotext") != nil, "pdftotext is not installed.")
      let text = try Program(["pdftotext", "-layout", path, "-"]).run().output
      let pages = text.split(separator: "\u{C}").map(String.init)
      XCTAssertGreaterThan(pages.count, 2)
      for (index, page) in pages.enumerated() {
        XCTAssertTrue(page.contains("Page \(index + 1) of \(pages.count)"), page)
        XCTAssertTrue(page.contains("Unit Price"), "The header is missing:\n\(page)")
      }
      for number in 1...100 {
        XCTAssertEqual(text.components(separatedBy: "Name \(number) ").count, 2, "\(number)")
      }
    }
  }

  func testPrintsTheListAsItWasWhenThePrintingBegan() async throws {
    try require(Program.path(of: "pdftotext") != nil, "pdftotext is not installed.")
    try withWindow {
      try fill(100)
      let path = scratch.path + "/list.pdf"
      main.files.savePages(to: path)
      controller.show(in: DisplayUnit(100, .gram))
      controller.remove(at: Array(0..<60))
      waitUntil("The file is saved.") { PDFFile.isComplete(path) }
      let text = try Program(["pdftotext", "-layout", path, "-"]).run().output
      for number in 1...100 {
        XCTAssertEqual(text.components(separatedBy: "Name \(number) ").count, 2, "\(number)")
      }
      XCTAssertTrue(text.contains("Unit Price per kg"), text)
      XCTAssertTrue(text.contains("€0.0300"), text)
    }
  }
}
