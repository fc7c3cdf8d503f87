internal import PerCore

/// The decimal marks of the columns of a table, as far as their cells prove them.
///
/// "1.234,5" and "0,5" prove a comma; "1.234" proves nothing.
struct DecimalMarks: Sendable {
  private var proofs: [Int: Set<Character>] = [:]
  private let columns: [Int]
  /// Columns whose marks say nothing about other columns.
  private let others: [Int]

  /// The numbers of records at the start and at the end of the table that count.
  private static let startCount = 10_000
  private static let endCount = 1_000

  init(of columns: [Int], and others: [Int], in records: RecordReader) {
    self.columns = columns + others
    self.others = others
    var reader = records
    var last: [TableRecord] = []
    var count = 0
    while let record = reader.next() {
      count += 1
      if count <= Self.startCount {
        add(record, reader)
      } else if last.count < Self.endCount {
        last.append(record)
      } else {
        last[count % Self.endCount] = record
      }
    }
    for record in last { add(record, reader) }
  }

  private mutating func add(_ record: TableRecord, _ reader: RecordReader) {
    for column in columns where column < record.fields.count {
      let field = record.fields[column]
      // Only these bytes are marks, or parts of marks.
      guard proofs[column]?.count != 2, field.range.count <= 100,
        reader.text[field.range].contains(where: { $0 == 0x2c || $0 == 0x2e || $0 > 0x7f }),
        case let text = reader.string(field)
      else { continue }
      if let number = NumberCell(text) {
        add(number, column)
      } else {
        // "6 x 1,5 l"
        for part in text.split(whereSeparator: { $0.isLetter || $0 == "×" || $0 == "*" }) {
          if let number = NumberCell(String(part)) { add(number, column) }
        }
      }
    }
  }

  private mutating func add(_ number: NumberCell, _ column: Int) {
    let marks = number.possibleMarks
    if marks.count == 1 { proofs[column, default: []].formUnion(marks) }
  }

  /// The decimal mark that all columns with a proof have; nil if there is none.
  private var common: Character? {
    let marks = proofs.reduce(into: Set<Character>()) { marks, proof in
      if !others.contains(proof.key) { marks.formUnion(proof.value) }
    }
    return marks.count == 1 ? marks.first : nil
  }

  /// The decimal mark of a column; nil if its cells contradict each other. Without a proof, it is that of the other
  /// columns.
  func mark(of column: Int, else standard: Character) -> Character? {
    guard let marks = proofs[column] else { return common ?? standard }
    return marks.count == 1 ? marks.first : nil
  }

  /// Returns the decimal mark of a number with a unit in a column, such as "1.500"; nil if it has two meanings.
  func mark(
    of number: NumberCell, _ unit: Unit, in column: Int, else standard: Character
  ) -> Character? {
    let mark = mark(of: column, else: standard)
    let isSmall = [.gram, .millilitre, .millimetre, .centimetre].contains(unit)
    // Few products have one gram, whatever mark other cells have.
    if isSmall, number.isRoundThousand, let mark, number.decimalCount(decimalMark: mark) == 3 {
      return nil
    }
    guard number.isAmbiguous, proofs[column] == nil, let mark,
      number.decimalCount(decimalMark: mark) ?? 0 > 0
    else { return mark }
    // Where only the prices have a decimal point, "1.500 g" can have a grouping mark. "1.500 kg" would be a ton.
    if mark != standard { return unit == .kilogram || unit == .litre ? mark : nil }
    // "1,500 g" can be 1500 g: what needs thousandths of a gram seldom ends with a zero.
    return isSmall && number.endsWithZero ? nil : mark
  }
}
