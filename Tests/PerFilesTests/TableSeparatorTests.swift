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

  /// The user interface shows tabs as the separator of aligned columns.
  @Test func alignedColumnsCanBeReadWithTabs() throws {
    let text = "Item        Size    Price\nRice        5 lb    3.99\nOats       42 oz    4.50\n"
    let notation = try #require(LineNotation(locale: "en_US"))
    let decoded = try DecodedText(Array(text.utf8))
    #expect(ImportSource.canBeTable(text))
    for separator in [nil, "\t"] as [Character?] {
      var options = TableReader.Options()
      options.separator = separator
      let reader = try TableReader(decoded, notation: notation, options: options)
      #expect(reader.roles == [.name, .quantity, .price])
      #expect(reader.separator == "\t")
    }
  }

  @Test(arguments: [
    "Rice  5 lb  3.99\nOats  42 oz  4.50\n", "Item  Price\nRice 5 lb 3.99\nOats 42 oz 4.50\n",
    "My  list\nRice 5 lb  3.99\nOats 42 oz  4.50\n", "Item   Size   Price",
    "\n\nItem   Size   Price",
  ])
  func linesWithSpacesAreNoTable(_ text: String) throws {
    let notation = try #require(LineNotation(locale: "en_US"))
    let decoded = try DecodedText(Array(text.utf8))
    #expect(throws: TableReader.Failure.noTable) {
      try TableReader(decoded, notation: notation)
    }
  }
}
