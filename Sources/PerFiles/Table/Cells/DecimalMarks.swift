internal import PerCore

/// The decimal marks of the columns of a table, as far as their cells prove them.
///
/// "1.234,5" and "0,5" prove a comma; "1.234" proves nothing.
struct DecimalMarks: Sendable {
  private var proofs: [Int: Set<Character>] = [:]
  /// The columns with a proof by a small unit. "1.5 kg" says little about "1.500 g", which is seldom a gram and a half.
  private var smallProofs: Set<Int> = []
  private let columns: [Int]
  /// Columns whose marks say nothing about other columns.
  private let others: [Int]
  /// The columns of the units of numbers alone.
  private let units: [Int]

  /// The numbers of records at the start and at the end of the table that count.
  private static let startCount = 10_000
  private static let endCount = 1_000

  init(of columns: [Int], and others: [Int], units: [Int], in records: RecordReader) {
    self.columns = columns + others
    self.others = others
    self.units = units
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
      var numbers = [NumberCell(text)].compactMap(\.self)
      if numbers.isEmpty {
        // "6 x 1,5 l"
        numbers = text.split(whereSeparator: { $0.isLetter || $0 == "×" || $0 == "*" })
          .compactMap { NumberCell(String($0)) }
      }
      for number in numbers where number.possibleMarks.count == 1 {
        proofs[column, default: []].formUnion(number.possibleMarks)
        // "0,5" can be litres below "ml".
        if !smallProofs.contains(column), !number.startsWithZero, isSmall(text, record, reader) {
          smallProofs.insert(column)
        }
      }
    }
  }

  /// Returns whether the unit of a cell is small. A number alone has the unit of the record, or that of the header.
  private func isSmall(_ text: String, _ record: TableRecord, _ reader: RecordReader) -> Bool {
    var words = Self.words(text)
    if words.isEmpty,
      let unit = units.first(where: {
        $0 < record.fields.count && !record.fields[$0].range.isEmpty
      })
    {
      words = Self.words(reader.string(record.fields[unit]))
    }
    return words.isEmpty || words.contains(where: Self.smallUnits.contains)
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map { HeaderWords.folded(String($0)) }.filter { $0 != "x" }
  }

  private static let smallUnits = HeaderWords.set(
    """
    g gr gm gram grams gramm gramme grammes gramos grammi gramas ml mm cm г гр мл мм см 克 毫升 グラム جم جرام غرام مل
    """)

  /// The decimal mark that all columns with a proof have; nil if there is none.
  private var common: Character? {
    let marks = proofs.reduce(into: Set<Character>()) { marks, proof in
      if !others.contains(proof.key) { marks.formUnion(proof.value) }
    }
    return marks.count == 1 ? marks.first : nil
  }

  /// The decimal mark of a column; nil if its cells contradict each other. Without a proof, it is the mark of the other
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
    let isProved = proofs[column] != nil && (!isSmall || smallProofs.contains(column))
    guard number.isAmbiguous, !isProved, let mark,
      number.decimalCount(decimalMark: mark) ?? 0 > 0
    else { return mark }
    // Where only the prices have a decimal point, "1.500 g" can have a grouping mark. "1.500 kg" would be a ton.
    if mark != standard { return unit == .kilogram || unit == .litre ? mark : nil }
    // "1,500 g" can be 1500 g: what needs thousandths of a gram seldom ends with a zero.
    return isSmall && number.endsWithZero ? nil : mark
  }
}
