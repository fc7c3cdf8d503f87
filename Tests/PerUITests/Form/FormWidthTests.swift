import Gtk
import PerCore
import PerUI
import WidgetInspection
import XCTest

/// The form fits a screen of 360 pixels in all languages and states, and uses the width of a wider one for large text.
@MainActor
final class FormWidthTests: AddDialogTestCase {
  private static let width = 360
  private var problems: [String] = []

  override func setUp() async throws {
    try await super.setUp()
    // These texts are stored until the program ends.
    _ = (PerCore.Unit.namesInLanguage, EnglishSpelling.current)
    try setFont("DejaVu Sans 11")
  }

  override func tearDown() async throws {
    problems = []
    try await super.tearDown()
  }

  /// Lays out the form in the width of the screen and notes what doesn't fit.
  private func check(_ state: String) {
    let window: Window = dialog.window
    let least = window.minimumWidth
    if least > Self.width { problems.append("\(state): needs \(least) pixels") }
    window.defaultSize = (width: Self.width, height: -1)
    settle()
    problems += LayoutCheck([window]).problems.map { "\(state): \($0)" }
  }

  private func type(_ quantity: String, _ price: String) {
    for (field, text) in [(AmountField.quantity, quantity), (.price, price)] {
      controller.calculator(field).edit(text)
      controller.leave(field)
    }
  }

  private func checkTheStates(_ locale: String) throws {
    try open(.unitedStates)
    check("\(locale), first form")
    type("5kk", "7 8")
    check("\(locale), errors")
    for expander in dialog.window.all(Expander.self) { expander.isExpanded = true }
    check("\(locale), no offer")
    controller.choose(Kind.weight)
    type("500", "3.99")
    for kind in OfferKind.allCases {
      controller.choose(kind)
      check("\(locale), \(kind)")
    }
    dialog.window.destroy()
    try list.add(Product("500", .gram, for: "3.99"))
    openAgain(editing: 0)
    check("\(locale), edit")
    dialog.window.destroy()
    openAgain()
    type("2 L", "3.99")
    check("\(locale), another kind")
    destroyAllWindows()
  }

  func testTheFormFitsANarrowScreenInAllLanguages() async throws {
    for locale in Self.translatedLocales {
      try withLanguage(locale) { try checkTheStates(locale) }
    }
    XCTAssertEqual(problems, [])
  }

  func testLargeTextDoesNotCutOffTheKindsAndTheTitleOnAWideScreen() async throws {
    try setFont("DejaVu Sans 22")
    for locale in Self.translatedLocales {
      try withLanguage(locale) {
        try open(.unitedStates)
        let window: Window = dialog.window
        let kinds = window.all(ToggleButton.self).filter { $0.parent?.hasClass("kinds") == true }
        let labels = kinds.compactMap { $0.child?.cast(to: Label.self) }
        XCTAssertEqual(labels.count, Kind.allCases.count)
        let title = try XCTUnwrap(
          window.titlebar?.all(Label.self).first { $0.hasClass("title") && $0.isMapped })
        for label in labels + [title] {
          XCTAssertFalse(label.isEllipsized, "\(locale): \(label.text)")
        }
        XCTAssertLessThanOrEqual(window.allocatedWidth, parent.screenSize?.width ?? 0, locale)
        destroyAllWindows()
      }
    }
  }
}
