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
      waitUntil("The message appears.") { main.window.texts.contains("Saved “list.csv”") }
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
      XCTAssertTrue(texts.contains("The file can’t be saved."), "\(texts)")
      XCTAssertTrue(texts.contains { $0.contains("No such file or directory") }, "\(texts)")
    }
  }

  func testClosingAsksWhetherToLoseChanges() async throws {
    let store = StoreStub()
    try withWindow(store: store) {
      try fill(1)
      store.failure = StoreFailure(.full, path: "/p")
      try fill(1)
      XCTAssertTrue(library.wouldLoseChanges)
      var isClosed = false
      XCTAssertTrue(main.asksBeforeClosing { isClosed = true })
      let window = try XCTUnwrap(main.copies.dialog).window
      XCTAssertTrue(window.texts.contains("Close without saving?"), "\(window.texts)")
      XCTAssertTrue(window.texts.contains { $0.hasPrefix("The disk is full.") }, "\(window.texts)")
      window.close()
      waitUntil("The question is closed.") { main.copies.dialog == nil }
      XCTAssertFalse(isClosed)
      store.failure = nil
      XCTAssertFalse(main.asksBeforeClosing {})
    }
  }

  func testNothingIsSavedInTheFileOfTheLibrary() async throws {
    let store = StoreStub()
    let path = scratch.path + "/per.db"
    store.path = path
    Files.write([1, 2, 3], to: path)
    try withWindow(store: store) {
      try fill(1)
      for save in [
        { self.main.files.export(to: path, .international) },
        { self.main.files.savePages(to: path) }, { self.main.copies.save(to: path) },
      ] {
        save()
        waitUntil("The dialog appears.") { main.copies.dialog != nil }
        let window = try XCTUnwrap(main.copies.dialog).window
        XCTAssertTrue(
          window.texts.contains {
            $0.contains("Your comparisons are saved in this file. Choose another name.")
          }, "\(window.texts)")
        window.close()
        waitUntil("The dialog is closed.") { main.copies.dialog == nil }
      }
    }
    XCTAssertEqual(Files.read(path), [1, 2, 3])
  }

  /// SQLite's lock on the file would end when the program closes it after reading.
  func testTheFileOfTheLibraryIsNeitherRestoredNorImported() async throws {
    let store = StoreStub()
    let path = scratch.path + "/per.db"
    store.path = path
    store.copyReader = { @Sendable (_: String) throws(LibraryCopyFailure) -> LibraryCopy in
      XCTFail("The file was read.")
      throw .foreign
    }
    Files.write("rice,1 kg,2.00\n", to: path)
    try withWindow(store: store) {
      main.copies.restore(from: path)
      let dialog = try XCTUnwrap(main.copies.dialog).window
      XCTAssertTrue(
        dialog.texts.contains {
          $0.hasSuffix("Your comparisons are saved in this file. Choose a copy of it.")
        }, "\(dialog.texts)")
      dialog.close()
      waitUntil("The dialog is closed.") { main.copies.dialog == nil }
      main.imports.open([File(uri: "file://" + path)])
      waitUntil("The message is shown.") {
        main.imports.window?.window.texts.contains("Your comparisons are saved in this file.")
          ?? false
      }
    }
  }

  func testSavesPages() async throws {
    try withWindow {
      try fill(100)
      let path = scratch.path + "/list.pdf"
      main.files.savePages(to: path)
      waitUntil("The message appears.") { main.window.texts.contains("Saved “list.pdf”") }
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

  /// Saves the pages of the list, and returns their text without the places of the words.
  private func printedPages(_ options: [String] = []) throws -> [String] {
    try require(Program.path(of: "pdftotext") != nil, "pdftotext is not installed.")
    let path = scratch.path + "/pages.pdf"
    main.files.savePages(to: path)
    waitUntil("The message appears.") { main.window.texts.contains("Saved “pages.pdf”") }
    let text = try Program(["pdftotext"] + options + [path, "-"]).run().output
    return text.split(separator: "\u{C}").map { page in
      page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  func testPrintsWhatTheNeededAmountCosts() async throws {
    try withWindow {
      try controller.add([
        Product("500", .gram, for: "3", name: "Rice"),
        Product("2", .kilogram, for: "10", name: "Oats"),
      ])
      try controller.setNeed("1.5 kg")
      let page = try XCTUnwrap(try printedPages(["-layout"]).first)
      XCTAssertTrue(page.contains("Buy 3 × Rice (500 g): 1.5 kg for €9.00"), page)
      XCTAssertTrue(page.contains("Price Cost for 1.5 kg Difference"), page)
      XCTAssertTrue(page.contains("500 g €3.00 €9.00 Best value!"), page)
      XCTAssertTrue(page.contains("2 kg €10.00 €10.00 +11%"), page)
      XCTAssertFalse(page.contains("Unit Price"), page)
      XCTAssertFalse(page.contains("Compared by"), page)
    }
  }

  func testPrintsTheWeightThatIsCompared() async throws {
    try withWindow {
      try controller.add(
        Product(
          quantity: Amount("240", format: .plain), unit: .gram,
          price: Amount("1.20", format: .plain), offer: nil,
          terms: PackTerms(net: LineAmount(Rational(400), .gram)) ?? .none, name: "Beans"))
      controller.compare(by: .net)
      let page = try XCTUnwrap(try printedPages(["-layout"]).first)
      XCTAssertTrue(page.contains("Compared by net weight"), page)
    }
  }

  func testPrintsAnOfferApartFromTheNeededPacks() async throws {
    try withWindow {
      try controller.add(
        Product(
          quantity: Amount("200", format: .plain), unit: .gram,
          price: Amount("2.99", format: .plain),
          offer: Offer(.nth(every: 2, percent: Rational(50)), limit: 4), name: "Nuts",
          shop: "Spar"))
      try controller.setNeed("2 kg")
      let page = try XCTUnwrap(try printedPages(["-layout"]).first)
      XCTAssertTrue(
        page.contains("at most 4 packs · 10 packs, exactly what you need · Spar"), page)
    }
  }

  func testPrintsEqualProductsWithOneRank() async throws {
    try withWindow {
      try controller.add([
        Product("500", .gram, for: "3", name: "Rice"),
        Product("1", .kilogram, for: "6", name: "Oats"),
        Product("1", .kilogram, for: "8", name: "Peas"),
      ])
      let page = try XCTUnwrap(try printedPages(["-layout"]).first)
      for text in ["1 Rice 500 g", "1 Oats 1 kg", "3 Peas 1 kg"] {
        XCTAssertTrue(page.contains(text), page)
      }
    }
  }

  func testPrintsLongTextsAndTheTitleOnEachPage() async throws {
    try withWindow {
      let name = (1...30).map { "word\($0)" }.joined(separator: " ")
      try controller.add(
        (1...40).map { try Product("\($0)", .kilogram, for: "3", name: name) })
      MainLoop.iterate()
      let pages = try printedPages()
      XCTAssertGreaterThan(pages.count, 2)
      let text = pages.joined(separator: " ")
      for number in 1...30 {
        XCTAssertGreaterThanOrEqual(text.components(separatedBy: "word\(number) ").count, 41)
      }
      for page in pages { XCTAssertTrue(page.contains("40 products, "), page) }
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
