internal import PerCore

/// The meanings that a cell can have. They don't depend on its column.
final class CellReading {
  let text: String
  private unowned let readings: CellReadings

  init(_ text: String, _ readings: CellReadings) {
    (self.text, self.readings) = (text, readings)
  }

  private var reader: CellReader { readings.reader }

  /// The only number; nil for a cell that has none or several.
  private(set) lazy var number = NumberCell(text)

  /// A Boolean value indicating whether the cell is only a number.
  private(set) lazy var isNumber =
    number.map { $0.isAlone && !$0.possibleMarks.isEmpty } ?? false

  /// The value of the number, without its sign.
  private(set) lazy var value = number.flatMap {
    reader.value($0, decimalMark: reader.notation.decimalMark)
  }

  /// A Boolean value indicating whether the cell is a whole number.
  private(set) lazy var isWhole = text.allSatisfy(\.isDigit)

  /// The quantity that the cell has together with its unit; nil if it has none.
  private(set) lazy var quantity =
    try? reader.quantity(text, decimalMark: reader.notation.decimalMark).get()

  /// The quantity of a cell with a number, maybe with words: "le pack de 6x1,5L". "m²" is a unit.
  var measure: CellReader.Quantity? {
    !isNumber && text.hasNumberBesideExponents ? quantity : nil
  }

  /// See `CellReader.unit(_:)`.
  private(set) lazy var unit = reader.unit(text)

  /// See `CellReader.isOwnCurrency(_:)`.
  private(set) lazy var isOwnCurrency = reader.isOwnCurrency(text)

  /// See `CellReader.canBeRate(_:)`.
  private(set) lazy var canBeRate = CellReader.canBeRate(text)

  /// A Boolean value indicating whether the cell is a day such as "15.03.". A number doesn't end with a point.
  private(set) lazy var isDay: Bool = {
    guard !isNumber, text.hasNumber, let last = text.utf8.last,
      last.isASCIIDigit || last >= 0x80 || "(),;:.".utf8.contains(last)
    else { return false }
    return CellReader.withoutDays(text, decimalMark: reader.notation.decimalMark).isEmpty
  }()

  /// The text around the number that can be the sign of a currency; empty if there is none.
  private lazy var sign = number.map { CellReader.sign(of: $0) } ?? ""

  /// A Boolean value indicating whether the cell is a number with the sign or the code of a currency.
  private(set) lazy var hasCurrency = !sign.isEmpty && readings[sign].isOwnCurrency != nil

  /// A Boolean value indicating whether the cell is a number with two decimals, maybe with a currency.
  private(set) lazy var isDecimalMoney: Bool = {
    guard let number, number.possibleMarks.count == 1 else { return false }
    return sign.isEmpty ? text.reversed().prefix { $0.isDigit }.count == 2 : hasCurrency
  }()

  /// A Boolean value indicating whether the cell is a number with the sign of a currency or of its hundredth: "$5", "from
  /// £2.49", "55p".
  private(set) lazy var isSignedMoney: Bool = {
    let plain = CellReader.withoutLowest(text)
    let cell = plain == text ? self : readings[plain]
    guard let number = cell.number, !cell.sign.isEmpty, !number.possibleMarks.isEmpty else {
      return false
    }
    if cell.hasCurrency { return true }
    guard number.isWhole, HeaderWords.cents.contains(HeaderWords.folded(cell.sign)),
      let value = number.value(decimalMark: "."),
      let price = try? reader.signedPrice(plain, decimalMark: ".")
    else { return false }
    return price * Rational(100) == value
  }()

  /// A Boolean value indicating whether the cell is a text, which can have numbers in it, and no price.
  private(set) lazy var isText =
    text.first?.isLetter == true
    && number.map { readings[$0.prefix.trimmed].isOwnCurrency == nil } ?? true
}

extension CellReader {
  /// Returns the text around a number that can be the sign of a currency, without words for a current price before it:
  /// "€" for "Prix : 1,29 €".
  static func sign(of number: NumberCell) -> String {
    let words = number.prefix.split { $0.isWhitespace || ":：".contains($0) }
    let sign = words.drop { word in
      let folded = HeaderWords.folded(String(word))
      return HeaderWords.plainPrices.contains(folded) || HeaderWords.current.contains(folded)
    }
    guard sign.count < words.count else { return (number.prefix + number.suffix).trimmed }
    return (sign.joined(separator: " ") + String(number.suffix)).trimmed
  }
}
