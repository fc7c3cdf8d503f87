import Gtk
import PerCore
import PerUI
import TestSupport
import WidgetInspection
import XCTest

@MainActor
final class SavingNoticeTests: MainWindowTestCase {
  private func recovery(_ name: String) -> StoreOpening.Recovery {
    StoreOpening.Recovery(damage: .empty, setAside: "/\(name)", comparisons: 0, products: 0)
  }

  private func shows(text: String) -> Bool {
    main.window.descendants.contains { $0.isMapped && $0.cast(to: Label.self)?.text == text }
  }

  private func shows(_ path: String) -> Bool {
    shows(text: "The file with your comparisons was empty. It was moved to \(path).")
  }

  /// The window is otherwise that of a new user.
  func testSaysThatTheLibraryIsNotShown() async throws {
    let store = StoreStub()
    store.readingFailure = StoreFailure(.full, path: "/per.db")
    store.failure = store.readingFailure
    try withWindow(store: store) {
      waitUntil("The message is shown.") {
        shows(
          text: "Your saved comparisons can’t be opened at the moment. They have not been changed."
            + " The disk is full. Changes can’t be saved in /per.db until there is free space.")
      }
    }
  }

  func testSaysThatADamagedLibraryIsNotWhole() async throws {
    let store = StoreStub(products: [try Product("500", .gram, for: "3.99")])
    store.unrecovered = RecoveryLosses(missingProducts: 2, mayMissComparisons: true)
    store.failure = StoreFailure(.readOnly, path: "/per.db")
    try withWindow(store: store) {
      try controller.add(try Product("1", .kilogram, for: "2"))
      waitUntil("The message is shown.") {
        shows(
          text: "Your comparisons are damaged. 2 products may be missing. "
            + "Other comparisons may be missing. /per.db is read-only. Changes can’t be saved.")
      }
    }
  }

  /// The library was damaged again before the first message was dismissed.
  func testDismissingShowsTheMessageAboutAnEarlierRecovery() async throws {
    let product = try Product("500", .gram, for: "3.99")
    try withWindow(holding: [product], store: StoreStub([:])) {
      let recoveries = [recovery("second"), recovery("first")]
      for (index, recovery) in recoveries.enumerated() {
        library.remember(recovery.stored, for: StoreOpening.Recovery.key(index + 1))
      }
      main.notice.show(.recovered(recoveries[0]))
      waitUntil("The last message is shown.") { shows("/second") }
      try main.window.find(Button.self, named: "Dismiss").click()
      waitUntil("The earlier message is shown.") { shows("/first") }
      XCTAssertFalse(shows("/second"))
      try main.window.find(Button.self, named: "Dismiss").click()
      waitUntil("No message is shown.") { !shows("/first") }
      XCTAssertNil(library.setting(StoreOpening.Recovery.key(1)))
    }
  }
}
