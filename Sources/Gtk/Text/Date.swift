internal import CGtk

/// Returns a day in a pattern of GDateTime such as `"%-d %b %Y"`, with the month names of LC_TIME.
///
/// - Parameters:
///   - year: From 1 to 9999.
///   - month: From 1 to 12.
///   - day: From 1 to the number of days of the month.
/// - Returns: The text; empty if there is no such day.
public func formatDate(_ pattern: String, year: Int, month: Int, day: Int) -> String {
  guard let date = g_date_time_new_utc(gint(year), gint(month), gint(day), 12, 0, 0) else {
    return ""
  }
  defer { g_date_time_unref(date) }
  return string(taking: g_date_time_format(date, pattern)) ?? ""
}
