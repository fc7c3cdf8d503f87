import PerCore
import PerUI
import XCTest

/// The purchases below the cheapest one.
@MainActor
final class OtherPurchaseTests: BuyingBarTestCase {
  /// The lines with other purchases, with ordinary spaces.
  private var others: [String] {
    let titles = ["Less left over", "Nothing left over", "With one product only"]
    return main.window.texts.map { $0.replacing("\u{A0}", with: " ") }
      .filter { text in titles.contains { text.hasPrefix($0) } }
  }

  func testAPurchaseIsShownOnce() async throws {
    let cut = try Product(
      quantity: Amount("750", format: .plain), unit: .gram, price: Amount("4.49", format: .plain),
      offer: Offer(.amount(.one)), name: "Oats D")
    try withWindow(holding: [
      Product("400", .gram, for: "2.49", name: "Oats B"),
      Product("1", .kilogram, for: "4.99", name: "Oats C"), cut,
    ]) {
      try enterNeed("1.6 kg")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      XCTAssertEqual(
        others,
        ["With one product only: 4 × Oats B (400 g): 1.6 kg for €9.96, exactly what you need"])
    }
  }

  func testNothingLeftOverIsSaidOnce() async throws {
    try withWindow(holding: [
      Product("500", .gram, for: "3.99"), Product("2", .kilogram, for: "9.99"),
      Product("1.6", .kilogram, for: "12.99", name: "Oats"),
    ]) {
      try enterNeed("1.5 kg")
      waitUntil("The purchase is shown.") { bar.best.isMapped }
      XCTAssertEqual(others, ["Nothing left over: 3 × 500 g: 1.5 kg for €11.97"])
      try enterNeed("1.6 kg")
      waitUntil("The next purchase is shown.") {
        others == ["Nothing left over: 1 × Oats (1.6 kg) for €12.99"]
      }
    }
  }
}
