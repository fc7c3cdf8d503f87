internal import Glibc

/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Hashable, Comparable, Sendable {
  private let yearNumber: Int16
  private let monthNumber: UInt8
  private let dayNumber: UInt8

  public var year: Int { Int(yearNumber) }
  /// From 1 to 12.
  public var month: Int { Int(monthNumber) }
  /// From 1 to 31.
  public var day: Int { Int(dayNumber) }

  /// Creates a day of the years 1 to 9999; nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year)).contains(day)
    else { return nil }
    (yearNumber, monthNumber, dayNumber) = (Int16(year), UInt8(month), UInt8(day))
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the current day in the time zone of the system; nil if it is unknown.
  public static func today() -> CalendarDay? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDay(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  public static func < (a: CalendarDay, b: CalendarDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

// MARK: - Text

extension CalendarDay {
  /// The day in the format of ISO 8601, such as `"2026-01-31"`.
  public var text: String {
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Creates the day that a text contains in the format of ISO 8601; nil for other texts.
  public init?(text: String) {
    var text = text
    // Splitting the text would take half of the time of reading a product.
    let parts: (year: Int, month: Int, day: Int)? = text.withUTF8 { utf8 in
      let hyphen = UInt8(ascii: "-")
      guard utf8.count == 10, utf8[4] == hyphen, utf8[7] == hyphen,
        let year = Self.number(utf8[..<4]), let month = Self.number(utf8[5..<7]),
        let day = Self.number(utf8[8...])
      else { return nil }
      return (year, month, day)
    }
    guard let parts else { return nil }
    self.init(year: parts.year, month: parts.month, day: parts.day)
  }

  /// Returns the number that ASCII digits stand for; nil if there are other characters.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for byte in digits {
      guard byte.isASCIIDigit else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}
