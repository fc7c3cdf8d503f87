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

  private func shows(_ path: String) -> Bool {
    main.window.descendants.contains {
      $0.isMapped && $0.cast(to: Label.self)?.text.hasSuffix("It was moved to \(path).") == true
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
