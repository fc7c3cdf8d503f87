import Gtk
import PerUI
import XCTest

/// Lines that are pasted into the form.
@MainActor
final class FormPasteTests: QuickEntryTestCase {
  func testAPastedLineFillsTheForm() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      form.copy("Cola 6 x 330 ml 4.49 €")
      try press("ctrl+v")
      waitUntil("The form is filled.") {
        (try? form.find(Entry.self, named: "Name").text) == "Cola"
      }
      XCTAssertEqual(try form.find(Entry.self, named: "Quantity").text, "6×330")
      XCTAssertEqual(try form.find(Entry.self, named: "Price").text, "4.49")
      form.copy("1234")
      try press("ctrl+a", "ctrl+v")
      waitUntil("Other text is inserted.") {
        (try? form.find(Entry.self, named: "Quantity").text) == "1234"
      }
    }
  }

  func testLinesPastedIntoTheEmptyFormAreCheckedInAWindow() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      form.copy("500 g rice 2.00\n1 kg rice 3.50")
      try press("ctrl+v")
      let paste = try opened("The window is open.") { main.pasteWindow?.window }
      XCTAssertNil(main.dialog)
      XCTAssertEqual(paste.all(Entry.self).map(\.text), ["500 g rice 2.00", "1 kg rice 3.50"])
    }
  }

  func testProductsPastedIntoTheEmptyNameAreCheckedInAWindow() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      try form.find(Entry.self, named: "Name").grabFocus()
      form.copy("Aldi\n500 g rice 2.00\n1 L milk 1.50\n")
      try press("ctrl+v")
      let paste = try opened("The window is open.") { main.pasteWindow?.window }
      XCTAssertNil(main.dialog)
      XCTAssertEqual(paste.all(Entry.self).count, 3)
      let checks = paste.all(CheckButton.self).filter {
        $0.mismatch(ofAccessibleLabel: "Add this line") == nil
      }
      // The line with the name of the shop is no product.
      XCTAssertEqual(checks.map(\.opacity), [0, 1, 1])
    }
  }

  func testANameWithLineBreaksIsPastedIntoTheEmptyForm() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      let name = try form.find(Entry.self, named: "Name")
      name.grabFocus()
      form.copy("Rice 2.00 kg 1.50\nOrganic\n500 g")
      try press("ctrl+v")
      waitUntil("The name is inserted.") { name.text == "Rice 2.00 kg 1.50 Organic 500 g" }
      XCTAssertNil(main.pasteWindow)
    }
  }

  func testLinesPastedIntoAFilledFormAreInserted() async throws {
    try withWindow {
      main.window.activateAction("win.add")
      let form = try opened("The form is open.") { main.dialog?.window }
      try form.find(Entry.self, named: "Shop").text = "Spar"
      for (field, pasted, expected) in [
        ("Name", "500 g\nrice", "500 g rice"), ("Price", "12\n34", "12 34"),
      ] {
        let entry = try form.find(Entry.self, named: field)
        entry.grabFocus()
        form.copy(pasted)
        try press("ctrl+v")
        waitUntil("The text is inserted in \(field).") { entry.text == expected }
        XCTAssertNil(main.pasteWindow)
      }
    }
  }
}
