import PerCore
import Testing

@Suite struct NumberReadingTests {
  @Test(
    arguments: [
      (.us, "0", "0"), (.us, "7", "7"), (.us, "007", "7"), (.us, "3.99", "3.99"),
      (.us, ".5", "0.5"),
      (.us, "5.", "5"), (.us, "1,234", "1234"), (.us, "12,345,678.90", "12345678.9"),
      (.us, "1234567.5", "1234567.5"), (.us, "1,234.", "1234"), (.us, "１２３．５", "123.5"),
      (.us, "１，２３４", "1234"), (.us, "٣.٥", "3.5"), (.us, "०१२", "12"),
      (.german, "3,99", "3.99"), (.german, "1.234,5", "1234.5"), (.german, ",5", "0.5"),
      (.german, "1.234", "1234"), (.german, "1.234.567", "1234567"), (.german, "1234,5", "1234.5"),
      (.french, "1\u{202F}234,5", "1234.5"), (.french, "1 234,5", "1234.5"),
      (.french, "1\u{A0}234\u{2009}567", "1234567"), (.french, "3.99", "3.99"),
      (.french, "3,99", "3.99"),
      (.swiss, "1’234.50", "1234.5"), (.swiss, "1'234.50", "1234.5"), (.swiss, "1ʼ234", "1234"),
      (.indian, "12,34,567.8", "1234567.8"), (.indian, "1,23,45,67,890", "1234567890"),
      (.indian, "123", "123"), (.indian, "1,234", "1234"),
      (.comma, "3,99", "3.99"), (.comma, "3.99", "3.99"), (.comma, "1234567,5", "1234567.5"),
      (.plain, "3.99", "3.99"), (.plain, "1234567", "1234567"),
      (.persian, "۱٬۲۳۴٫۵", "1234.5"), (.persian, "1234.5", "1234.5"),
      (.french, "0.125", "0.125"), (.french, ".125", "0.125"), (.french, "1.2345", "1.2345"),
      (.us, "1.234", "1.234"), (.german, "1,234", "1.234"), (.us, "3٫5", "3.5"),
      (.german, "۱٬۲۳۴٫۵", "1234.5"), (.plain, "1٬234٬567", "1234567"),
      (.indian, "1٬23٬456", "123456"),
      (.once, "1234,567.8", "1234567.8"), (.once, "1,234", "1234"),
      // A point or a comma that can't separate groups.
      (.us, "1,5", "1.5"), (.us, "3,99", "3.99"), (.us, "1,2345", "1.2345"),
      (.us, "1234,567", "1234.567"), (.us, ",123", "0.123"), (.us, "123,", "123"),
      (.us, "0,123", "0.123"), (.us, "1.234,5", "1234.5"), (.us, "1'234", "1234"),
      (.german, "3.99", "3.99"), (.german, "0.5", "0.5"), (.german, "0.125", "0.125"),
      (.german, "1,234.5", "1234.5"), (.french, "1.234,5", "1234.5"), (.swiss, "1’234,5", "1234.5"),
      (.swiss, "3,99", "3.99"), (.comma, "1.234,5", "1234.5"), (.comma, "1'234", "1234"),
      (.plain, "3,99", "3.99"), (.once, ",567", "0.567"),
      // Spaces that can only separate thousands.
      (.us, "1 000", "1000"), (.us, "12 050", "12050"), (.us, "2 500 000", "2500000"),
      (.us, "12 345 678.5", "12345678.5"),
      (.us, "1\u{202F}000.50", "1000.5"), (.us, "1 000,50", "1000.5"),
      (.german, "1 000,5", "1000.5"),
      (.us, "000000000000000000000000000000000000000001", "1"),
      (.us, "123456789012345678901234567890", "123456789012345678901234567890"),
      (.us, "0.000000000000000000000000000001", "0.000000000000000000000000000001"),
    ] as [(NumberFormat, String, String)])
  func readsNumbers(_ format: NumberFormat, _ text: String, _ number: String) throws {
    #expect(try format.number(text) == decimal(number))
  }

  @Test(
    arguments: [
      (.us, "", .incomplete), (.us, ".", .incomplete),
      (.us, ",", .incomplete),
      (.us, "1.2.3", .twoDecimalMarks),
      (.swiss, "1’23", .misplacedGroupingMark("’", decimalMark: ".")),
      (.us, "1'2345", .foreignMark("'", decimalMark: ".")), (.us, "1..2", .twoDecimalMarks),
      (.us, "..", .twoDecimalMarks),
      (.us, "12,34,567", .misplacedGroupingMark(",", decimalMark: ".")),
      (.us, "1,,234", .misplacedGroupingMark(",", decimalMark: ".")),
      (.us, "1.5,000", .misplacedGroupingMark(",", decimalMark: ".")),
      (.german, "3,9,9", .twoDecimalMarks),
      (.french, "12 13", .misplacedGroupingMark(" ", decimalMark: ",")),
      (.indian, "1,234,567", .misplacedGroupingMark(",", decimalMark: ".")),
      (.indian, "123,45,678", .misplacedGroupingMark(",", decimalMark: ".")),
      (.indian, "12,34,56", .misplacedGroupingMark(",", decimalMark: ".")),
      (.once, "1,234,567", .misplacedGroupingMark(",", decimalMark: ".")),
      (.us, "-1", .unexpected("-")), (.us, " 1", .unexpected(" ")), (.us, "1e9", .unexpected("e")),
      (.us, "0x10", .unexpected("x")), (.us, "nan", .unexpected("n")),
      (.us, "inf", .unexpected("i")),
      (.us, "²", .unexpected("²")), (.us, "½", .unexpected("½")), (.us, "Ⅷ", .unexpected("Ⅷ")),
      (.us, "1\u{301}", .unexpected("1\u{301}")), (.us, "1️⃣", .unexpected("1️⃣")),
      (.us, "1\0", .unexpected("\0")), (.us, "1\r\n", .unexpected("\r\n")),
      (.us, "\u{200F}1", .unexpected("\u{200F}")), (.us, "五", .unexpected("五")),
      (.us, "1234567890123456789012345678901", .tooManyDigits),
      (.us, "0.0000000000000000000000000000001", .tooManyDigits),
      (.us, "1.000000000000000000000000000000", .tooManyDigits),
      // A foreign mark before three digits.
      (.french, "1.234", .ambiguous(["1234", "1,234"])),
      (.french, "123.456", .ambiguous(["123456", "123,456"])),
      (.comma, "1.234", .ambiguous(["1234", "1,234"])),
      (.swiss, "1,234", .ambiguous(["1234", "1.234"])),
      (.plain, "1,234", .ambiguous(["1234", "1.234"])),
      (.persian, "۱.۲۳۴", .ambiguous(["۱۲۳۴", "۱٫۲۳۴"])),
      // A space before three digits.
      (.us, "1 500", .ambiguous(["1500", "1×500"])),
      (.us, "0 000", .unexpected(" ")), (.us, "1 00", .unexpected(" ")),
      (.us, "1234 000", .unexpected(" ")), (.us, "1,000 000", .unexpected(" ")),
      (.french, "12.345.678", .twoDecimalMarks),
      (.plain, "1٬2", .misplacedGroupingMark("٬", decimalMark: ".")),
    ] as [(NumberFormat, String, EntryError)])
  func refusesOtherTexts(_ format: NumberFormat, _ text: String, _ error: EntryError) {
    #expect(throws: error) { try format.number(text) }
  }

  @Test func refusesLongNumbers() {
    #expect(throws: EntryError.tooManyDigits) {
      try NumberFormat.us.number(String(repeating: "9", count: 1000))
    }
  }

  @Test func invalidGroupsAreIgnored() throws {
    #expect(NumberFormat(decimalMark: ".", groupingMark: ".").groupingMark == nil)
    #expect(NumberFormat(decimalMark: ".", groupingMark: ",", groupSizes: []).groupingMark == nil)
    #expect(
      NumberFormat(decimalMark: ".", groupingMark: ",", groupSizes: [3, 0]).groupingMark == nil)
  }
}
