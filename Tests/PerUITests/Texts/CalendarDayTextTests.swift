import PerCore
import PerUI
import XCTest

@MainActor
final class CalendarDayTextTests: XCTestCase, Sendable {
  private let american = EnglishSpelling(languages: "", locale: "en_US.UTF-8")
  private let british = EnglishSpelling(languages: "", locale: "en_GB.UTF-8")

  func testADayIsWrittenWithItsYear() async throws {
    let day = try XCTUnwrap(CalendarDay(text: "2026-11-03"))
    XCTAssertEqual(day.text(spelling: american), "Nov 3, 2026")
    XCTAssertEqual(day.text(spelling: british), "3 Nov 2026")
  }

  func testADayOfThisYearIsWrittenWithoutTheYear() async throws {
    let day = try XCTUnwrap(CalendarDay(text: "2026-11-21"))
    let today = CalendarDay(text: "2026-12-31")
    XCTAssertEqual(day.shortText(today: today, spelling: american), "Nov 21")
    XCTAssertEqual(day.shortText(today: today, spelling: british), "21 Nov")
    for today in [CalendarDay(text: "2027-01-01"), nil] {
      XCTAssertEqual(day.shortText(today: today, spelling: american), "Nov 21, 2026")
    }
  }

  func testTheTitleOfAComparisonWithoutANameHasItsDay() async throws {
    var product = try Product("500", .gram, for: "3.99", name: "Espresso")
    let today = CalendarDay(text: "2026-12-31")
    func title() -> String {
      let comparison = Comparison(id: 1, name: "")
      return ComparisonSummary(comparison: comparison, count: 1, best: product, first: product)
        .title(.euro, today: today)
    }
    XCTAssertEqual(title(), "Espresso")
    product.entered = CalendarDay(text: "2026-11-21")
    XCTAssertEqual(title(), "Espresso, 21 Nov")
    product.entered = CalendarDay(text: "2025-11-21")
    XCTAssertEqual(title(), "Espresso, 21 Nov 2025")
  }
}
