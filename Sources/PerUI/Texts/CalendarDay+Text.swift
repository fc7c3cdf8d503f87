internal import Gtk
package import PerCore

// English is written with the month first in the United States, and with the day first elsewhere.
extension CalendarDay {
  /// The day with its year, such as "Nov 21, 2026".
  package func text(spelling: EnglishSpelling = .current) -> String {
    // Translators: A day, in the format of g_date_time_format(): "Nov 21, 2026". Change the order and the marks to
    // those of your language.
    let pattern = trc("date", "%b %-d, %Y")
    let isEnglish = pattern == "%b %-d, %Y"
    return text(isEnglish && !spelling.isAmerican ? "%-d %b %Y" : pattern)
  }

  /// The day such as "Nov 21", with the year if it isn't the current year.
  ///
  /// - Parameter today: The current day; nil if it is unknown.
  package func shortText(today: CalendarDay?, spelling: EnglishSpelling = .current) -> String {
    guard year == today?.year else { return text(spelling: spelling) }
    // Translators: A day of this year, in the format of g_date_time_format(): "Nov 21". Change the order and the marks
    // to those of your language.
    let pattern = trc("date", "%b %-d")
    let isEnglish = pattern == "%b %-d"
    return text(isEnglish && !spelling.isAmerican ? "%-d %b" : pattern)
  }

  /// The day on which a product was added, such as "Added on Nov 21, 2026".
  var enteredText: String {
    // Translators: The day on which a product was added: "Added on Nov 21, 2026".
    tr("Added on {date}").filled(["date": text()])
  }

  private func text(_ pattern: String) -> String {
    formatDate(pattern, year: year, month: month, day: day)
  }
}
