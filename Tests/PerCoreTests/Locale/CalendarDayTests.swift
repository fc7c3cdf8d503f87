import Glibc
import PerCore
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    (2026, 1, 31, "2026-01-31"), (2024, 2, 29, "2024-02-29"), (2000, 2, 29, "2000-02-29"),
    (1, 1, 1, "0001-01-01"), (9999, 12, 31, "9999-12-31"),
  ])
  func isWrittenByISO8601(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws {
    let date = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(date.text == text && CalendarDay(text: text) == date)
    #expect((date.year, date.month, date.day) == (year, month, day))
  }

  @Test(arguments: [
    "", "2026", "2026-1-31", "2026-13-01", "2026-00-01", "2026-02-29", "1900-02-29", "2026-04-31",
    "2026-01-00", "0000-01-01", "2026-01-31 ", "+026-01-31", "2026-01-31-", "٢٠٢٦-01-31",
    "2026/01/31",
  ])
  func readsNothingElse(_ text: String) {
    #expect(CalendarDay(text: text) == nil)
  }

  @Test func daysAreOrdered() throws {
    let texts = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"]
    let days = texts.compactMap(CalendarDay.init(text:))
    #expect(days.reversed().sorted() == days && days.count == texts.count)
  }

  @Test func todayIsTheSystemsDay() throws {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let today = try #require(CalendarDay.today())
    // Midnight may pass in between.
    #expect((0...1).contains(today.day - Int(parts.tm_mday)) || today.day == 1)
    #expect(MemoryLayout<CalendarDay?>.size <= 8)
  }
}
