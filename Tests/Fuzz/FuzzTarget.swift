import PerCore

/// A part of Per that tests and fuzzers run with generated input.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The parser of numbers and calculations.
  case numbers
  /// The keys of the calculator.
  case calculator
  /// The fields of the product form.
  case form
  /// The reader of lines, which asks about offers.
  case lines
  /// The reader of lines with offers.
  case offers
  /// The reader of tables.
  case tables

  /// How many of a million inputs are for this target. Targets that take longer get fewer.
  public var inputsInAMillion: Int {
    switch self {
    case .numbers: 200_000
    case .offers: 598_000
    case .lines: 190_000
    case .calculator: 6_000
    case .form: 2_000
    case .tables: 4_000
    }
  }

  /// The inputs that the generated ones are made of.
  public var seeds: [[UInt8]] {
    switch self {
    case .numbers, .form: numberSeeds
    case .calculator: keySeeds
    case .lines, .offers: lineSeeds
    case .tables: tableSeeds
    }
  }

  /// The number of values of the first byte that select different conventions.
  public var conventionsCount: UInt8 {
    switch self {
    case .numbers, .calculator, .form: UInt8(Conventions.fuzzed.count)
    case .lines, .offers: UInt8(FuzzedReaders.all.count)
    case .tables: UInt8(FuzzedTables.all.count)
    }
  }

  /// Runs the target with an input and checks properties that hold for every input.
  ///
  /// The first byte selects the conventions. The others are a text, or presses of keys for the calculator.
  ///
  /// - Returns: A description of the property that doesn't hold, or nil.
  @MainActor public func violation(of bytes: some Collection<UInt8>) -> String? {
    guard let first = bytes.first else { return nil }
    let index = Int(first % conventionsCount)
    let content = bytes.dropFirst()
    do throws(Violation) {
      switch self {
      case .numbers:
        let text = String(decoding: content, as: UTF8.self)
        let conventions = Conventions.fuzzed[index]
        try checkReading(text, format: conventions.numbers)
        if conventions.prices != conventions.numbers {
          try checkReading(text, format: conventions.prices)
        }
      case .calculator:
        try checkKeys(content, format: Conventions.fuzzed[index].numbers)
      case .form:
        try checkForm(
          String(decoding: content, as: UTF8.self), conventions: Conventions.fuzzed[index])
      case .lines:
        try FuzzedReaders.all[index].checkLine(String(decoding: content, as: UTF8.self))
      case .offers:
        try FuzzedReaders.all[index].checkOffer(String(decoding: content, as: UTF8.self))
      case .tables:
        try FuzzedTables.all[index].check(Array(content))
      }
      return nil
    } catch {
      return error.description
    }
  }
}

struct Violation: Error {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

func require(
  _ condition: Bool, _ description: @autoclosure () -> String
) throws(Violation) {
  if !condition { throw Violation(description()) }
}

extension Conventions {
  static let fuzzed: [Conventions] = [
    Conventions(
      numbers: NumberFormat(decimalMark: ".", groupingMark: ","), symbol: "$", code: "USD",
      measures: .us),
    Conventions(
      numbers: NumberFormat(decimalMark: ",", groupingMark: "."), symbol: "€", code: "EUR",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ",", groupingMark: "\u{202F}"), symbol: "€", code: "EUR",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ".", groupingMark: "’"), symbol: "CHF", code: "CHF",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ".", groupingMark: ",", groupSizes: [3, 2]), symbol: "₹",
      code: "INR", measures: .imperial),
    Conventions(
      numbers: NumberFormat(decimalMark: "٫", groupingMark: "٬"), symbol: "ج.م.", code: "EGP",
      measures: .metric),
    Conventions(
      numbers: NumberFormat(decimalMark: ",", groupingMark: ".", groupsRepeat: false), symbol: "R$",
      code: "BRL", measures: .metric),
    .plain,
  ]

  private init(
    numbers: NumberFormat, moneyNumbers: NumberFormat? = nil, symbol: String, code: String,
    measures: MeasureSystem
  ) {
    self.init(
      numbers: numbers,
      money: MoneyFormat(
        symbol: symbol, code: code, usualDecimals: 2, numbers: moneyNumbers ?? numbers),
      measures: measures)
  }
}

func outcome<Value>(
  _ body: () throws(EntryError) -> Value
) -> Result<Value, EntryError> {
  do throws(EntryError) {
    return .success(try body())
  } catch {
    return .failure(error)
  }
}
