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

  func testTheDraftOfAnEarlierVersionIsReplaced() async throws {
    let store = StoreStub(["draft": "500\n\ng\nweight\nOats\n\nripe\\nsoft"])
    try withDraft(in: store) {
      XCTAssertEqual(try store.setting("draft-note"), "ripe\nsoft")
      XCTAssertNil(try store.setting("draft"))
    }
  }
}
