import XCTest

/// Products that are typed as lines, with real keys.
final class QuickEntryJourneyTests: JourneyTestCase {
  func testFiveOffersAreTypedWithoutTheForm() throws {
    try start(locale: "en_US.UTF-8")
    try openQuickEntry()
    for line in [
      "6x330 ml cola $4.49", "1.5 l lemonade 1.99", "juice 1 l 2.49", "2 l water .99",
      "12 fl oz soda 1.29",
    ] {
      try type(line: line)
    }
    try wait("the best one is at the top") { screen in
      screen.rows.count == 5 && screen.rows[0].name.hasPrefix("water")
    }
    try press("Escape")
    try wait("the list has the focus") { $0.focus?.hasPrefix("soda") ?? false }
    try press("ctrl+z")
    try wait("the last line is undone") { $0.rows.count == 4 }
    try quit()
    try startAgain()
    try wait("the products are saved") { $0.rows.count == 4 }
  }
}
