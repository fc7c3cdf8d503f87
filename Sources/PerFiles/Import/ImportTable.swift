/// A table that is imported.
struct ImportTable: Sendable {
  let text: DecodedText
  /// Reads single rows that the user changes, by the headers of the rows that were read.
  var reader: TableReader
  /// The choices by which the table is read.
  let options: ImportOptions
  let form: TableForm
  /// The form of the table without remembered choices.
  let automatic: TableForm

  init(
    _ text: DecodedText, _ reader: TableReader, _ options: ImportOptions,
    automatic: TableForm? = nil
  ) {
    (self.text, self.reader, self.options) = (text, reader, options)
    form = TableForm(
      encoding: text.encoding, separator: reader.separator, titles: reader.titles,
      roles: reader.roles, samples: reader.samples(TableForm.sampleCount))
    self.automatic = automatic ?? form
  }
}
