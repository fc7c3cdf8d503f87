import Gtk
import PerUI
import XCTest

/// Numbers in a line that can't be an amount or a price.
@MainActor
final class UnclearNumberTests: QuickEntryTestCase {
  func testTheMessageSaysWhatIsWrongAndWhatIsRight() async throws {
    for line in ["Milk 0 l 2.00", "Milk 1 l 0.00", "Milk 1 l -2.00", "Milk 0 x 1 l 2.00"] {
      try withWindow {
        try open()
        try type(line: line)
        XCTAssert(
          main.window.texts.contains(
            "A number in this line is unclear, too low or too high. "
              + "Enter a positive number such as 1.5."),
          "\(line): \(main.window.texts)")
      }
    }
  }
}
