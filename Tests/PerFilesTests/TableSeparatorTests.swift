import PerCore
import PerFiles
import Testing

/// Texts of lines that are read as tables, as those of files with the name of a table are.
@Suite struct TableSeparatorTests {
  @Test(arguments: [
    "Reis 1 kg 1,29\nMehl 500 g 0,79\n", "Einkaufsliste\nReis 1 kg 1,29 €\n",
    "Artikel\n1 kg Reis 12,99", "Milch 1 l 1,05 1,05\n",
  ])
  func decimalCommaIsNotASeparator(_ text: String) throws {
    let notation = try #require(LineNotation(locale: "de_DE"))
    let decoded = try DecodedText(Array(text.utf8))
    var options = TableReader.Options()
    options.isTable = true
    #expect(throws: TableReader.Failure.noTable) {
      try TableReader(decoded, notation: notation, options: options)
    }
  }

  @Test(arguments: ["Rice 5 kg,2.99\nOats 42,3.50\n", "Rice 5,2.99\nOats 42,13.50\n"])
  func commaBesideDecimalPointIsASeparator(_ text: String) throws {
    let notation = try #require(LineNotation(locale: "en_US"))
    let decoded = try DecodedText(Array(text.utf8))
    var options = TableReader.Options()
    options.isTable = true
    let reader = try TableReader(decoded, notation: notation, options: options)
    #expect(reader.roles.count == 2)
  }
}
