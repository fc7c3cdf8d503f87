import Gtk
import PerCore
import PerUI
import TestSupport
import XCTest

/// Drafts of products between two starts.
@MainActor
final class StoredDraftTests: MainWindowTestCase {
  private var form: Window { get throws { try XCTUnwrap(main.dialog?.window) } }

  private func text(_ name: String) throws -> String {
    try form.find(Entry.self, named: name).text
  }

  /// Opens the window with the form of a draft of 500 g of oats, enters a price, and calls `body`.
  private func withDraft(in store: StoreStub, _ body: () throws -> Void) throws {
    try withWindow(store: store) {
      main.resume()
      _ = try opened("The form is shown.") { main.dialog?.window }
      XCTAssertEqual(try [text("Quantity"), text("Name")], ["500", "Oats"])
      try form.find(Entry.self, named: "Price").text = "3.99"
      waitUntil("The draft is saved.") { (try? store.setting("draft-price")) == "3.99" }
      try body()
    }
  }

  func testTheSettingsOfADraftComeBackAndChangeWithTheForm() async throws {
    let store = StoreStub([
      "draft-quantity": "500", "draft-unit": "g", "draft-kind": "weight", "draft-name": "Oats",
    ])
    try withDraft(in: store) {
      try form.find(Entry.self, named: "Name").text = ""
      waitUntil("The name is removed.") { (try? store.setting("draft-name")) == .some(nil) }
      try form.find(Button.self, named: "Cancel").click()
      XCTAssertNil(try store.setting("draft-unit"))
      XCTAssertEqual(try store.setting("discarded-draft-price"), "3.99")
    }
  }

  func testADiscardedEntryIsKeptWhileAnotherProductIsEdited() async throws {
    for saves in [true, false] {
      try withWindow(
        holding: [Product("500", .gram, for: "3.99", name: "Oats")], store: StoreStub([:])
      ) {
        main.window.activateAction(.add)
        try form.find(Entry.self, named: "Quantity").text = "90"
        try form.find(Button.self, named: "Cancel").click()
        main.list.selection.select(0)
        main.window.activateAction(.edit)
        try form.find(Entry.self, named: "Price").text = "4.99"
        try form.find(Button.self, named: saves ? "Save" : "Cancel").click()
        waitUntil("The form is closed.") { main.dialog == nil }
        main.window.activateAction(.add)
        try form.find(Button.self, named: "Restore Last Entry").click()
        XCTAssertEqual(try text("Quantity"), "90")
        try form.find(Button.self, named: "Cancel").click()
        guard !saves else { return }
        main.window.activateAction(.edit)
        try form.find(Button.self, named: "Restore Last Entry").click()
        XCTAssertEqual(try text("Price"), "4.99")
      }
    }
  }

  func testATypedLineComesBack() async throws {
    let store = StoreStub([:])
    try withWindow(store: store) {
      main.window.activateAction(.quickEntry)
      let field = try main.window.find(Entry.self, named: "Product")
      waitUntil("The field has the focus.") { field.containsFocus }
      field.text = "unfinished 3 lb"
      waitUntil("The line is saved.") {
        (try? store.setting("typed-line")) == "unfinished 3 lb"
      }
      main.window.close()
    }
    for isShown in [true, false] {
      if !isShown { try store.set(["typed-line-field": nil]) }
      try withWindow(store: store) {
        main.resume()
        settle()
        if !isShown {
          XCTAssertNil(try? main.window.find(Entry.self, named: "Product"))
          main.window.activateAction(.quickEntry)
        }
        waitUntil("The line is shown.") {
          (try? main.window.find(Entry.self, named: "Product"))?.text == "unfinished 3 lb"
        }
      }
    }
  }

  func testTheDraftOfAnEarlierVersionIsReplaced() async throws {
    let store = StoreStub(["draft": "500\n\ng\nweight\nOats\n\nripe\\nsoft"])
    try withDraft(in: store) {
      XCTAssertEqual(try store.setting("draft-note"), "ripe\nsoft")
      XCTAssertNil(try store.setting("draft"))
    }
  }
}
