internal import PerCore

/// Reads a table that Per exported. Unlike other tables, it has one meaning only.
struct ExportedTable {
  private let text: [UInt8]
  private let separator: UInt8
  /// The number of bytes that have been read.
  private(set) var position = 0
  private var line = 1

  private static let quote = UInt8(ascii: "\"")

  /// Returns nil if the first record is not the header of an exported table.
  init?(_ text: [UInt8]) {
    let titles = ProductTable.Column.allCases.map(\.rawValue)
    guard
      let separator = [",", ";", "\t"].first(where: { mark in
        let header = titles.joined(separator: mark)
        let quoted = titles.map { "\"\($0)\"" }.joined(separator: mark)
        return [header, quoted].contains { title in
          text.starts(with: title.utf8)
            && (text.count == title.utf8.count || [10, 13].contains(text[title.utf8.count]))
        }
      })?.utf8.first
    else { return nil }
    self.text = text
    self.separator = separator
    _ = nextRecord()
  }

  /// A row of the table.
  struct Row {
    let line: Int
    let range: Range<Int>
    /// The product and its currency; nil if the row was changed and can't be read.
    let product: (product: Product, currency: String)?

    /// Returns the outcome in a list of the given currency; an empty one takes all.
    func outcome(currency: String) -> TableRow.Outcome {
      guard let (product, own) = product else { return .refused(.number) }
      guard own.isEmpty || currency.isEmpty || own == currency else { return .refused(.currency) }
      return .product(
        TableProduct(
          name: product.name, amount: LineAmount(product.quantity.value, product.unit),
          price: product.price.value, shop: product.shop, note: product.note, exported: product))
    }
  }

  /// Returns the next row that is not blank; nil at the end of the table.
  mutating func next() -> Row? {
    while position < text.count {
      let (line, start) = (line, position)
      let fields = nextRecord()
      let end = text[start..<position].lastIndex { $0 != 10 && $0 != 13 }.map { $0 + 1 } ?? start
      guard fields.contains(where: { !$0.isEmpty }) else { continue }
      return Row(line: line, range: start..<end, product: Self.product(fields))
    }
    return nil
  }

  private static func product(_ fields: [String]) -> (Product, String)? {
    let columns = ProductTable.Column.allCases
    // Spreadsheets leave out empty fields at the end.
    var values: [ProductTable.Column: String] = [:]
    for (column, field) in zip(columns, fields) { values[column] = field }
    func text(_ column: ProductTable.Column) -> String { values[column] ?? "" }
    guard fields.dropFirst(columns.count).allSatisfy(\.isEmpty),
      let unit = Unit(rawValue: text(.unit)),
      let quantity = amount(text(.quantity), typed: text(.typed)),
      let price = amount(text(.price), typed: text(.typedFor))
    else { return nil }
    let product = Product(
      quantity: quantity, unit: unit, price: price,
      name: FormulaGuard.unguarded(text(.name)), shop: FormulaGuard.unguarded(text(.shop)),
      note: FormulaGuard.unguarded(text(.note)), entered: CalendarDay(text: text(.date)))
    return (product, text(.currency))
  }

  private static func amount(_ number: String, typed: String) -> Amount? {
    let plain = number.replacing(",", with: ".")
    let expression = typed.isEmpty ? plain : FormulaGuard.unguarded(typed)
    return try? Amount(plain: plain, expression: expression)
  }

  /// Returns the fields of the record at `position`, and moves past its line break.
  private mutating func nextRecord() -> [String] {
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    while position < text.count {
      let byte = text[position]
      position += 1
      if byte == Self.quote, isQuoted || field.isEmpty {
        if !isQuoted {
          isQuoted = true
        } else if position < text.count, text[position] == Self.quote {
          field.append(Self.quote)
          position += 1
        } else {
          isQuoted = false
        }
      } else if isQuoted {
        if byte == 10 { line += 1 }
        field.append(byte)
      } else if byte == separator {
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      } else if byte == 10 || byte == 13 {
        if byte == 13, position < text.count, text[position] == 10 { position += 1 }
        line += 1
        break
      } else {
        field.append(byte)
      }
    }
    fields.append(String(decoding: field, as: UTF8.self))
    return fields
  }
}
