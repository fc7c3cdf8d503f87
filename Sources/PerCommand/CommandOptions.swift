internal import PerCore
internal import PerFiles
internal import PerThreads

/// The options of `per read` and `per rank`.
struct CommandOptions {
  enum Format {
    case table, json, csv, tsv
  }

  /// How many packs of each product are bought.
  enum Buy: String {
    case one, offer, need
  }

  /// A mistake in the command line, with a message for the user.
  struct UsageError: Error {
    let message: String
  }

  var notation: LineNotation
  var isLines = false
  /// The encoding of the files; nil to detect it.
  var encoding: String?
  var tables = TableReader.Options()
  /// A Boolean value indicating whether nothing is ranked if a row is refused.
  var isStrict = false
  var kind: Kind?
  var per: String?
  /// The amount that is needed.
  var need: String?
  /// The number of packs that decides the rank.
  var buy: Buy { chosenBuy ?? (need == nil ? .offer : .need) }
  var top: Int?
  var format = Format.table
  var wantsHelp = false
  /// The arguments that are not options.
  var operands: [String] = []
  /// A message about the locale, for standard error.
  var note: String?

  private var chosenBuy: Buy?
  private var locale: String?
  private var decimal: Character?
  private var group: Character?
  private var currency: String?
  private var measures: MeasureSystem?

  init(_ arguments: some Collection<String>, environment: String) throws(UsageError) {
    notation = LineNotation(locale: environment) ?? LineNotation()
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let fields = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(fields[0])
      let given = fields.count > 1 ? String(fields[1]) : nil
      if try readFlag(name, given) { continue }
      guard Self.valued.contains(name) else { throw UsageError(message: "unknown option \(name)") }
      guard let value = given ?? rest.popFirst() else {
        throw UsageError(message: "option \(name) requires a value")
      }
      try read(name, value)
    }
    try makeNotation(environment)
  }

  static let flags = ["--lines", "--json", "--csv", "--tsv", "--strict", "--help"]
  static let valued = [
    "--locale", "--decimal", "--group", "--currency", "--measures", "--kind", "--per", "--top",
    "--columns", "--separator", "--encoding", "--need", "--buy",
  ]

  private mutating func readFlag(_ name: String, _ value: String?) throws(UsageError) -> Bool {
    guard Self.flags.contains(name) || name == "-h" else { return false }
    guard value == nil else { throw UsageError(message: "option \(name) takes no value") }
    switch name {
    case "--lines": isLines = true
    case "--json": try setFormat(.json)
    case "--csv": try setFormat(.csv)
    case "--tsv": try setFormat(.tsv)
    case "--strict": isStrict = true
    default: wantsHelp = true
    }
    return true
  }

  private mutating func setFormat(_ format: Format) throws(UsageError) {
    guard self.format == .table || self.format == format else {
      throw UsageError(message: "only one of --json, --csv and --tsv can be used")
    }
    self.format = format
  }

  private mutating func read(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--locale": locale = value
    case "--decimal": decimal = try mark(value, of: name, examples: ", or .")
    case "--group": group = try mark(value, of: name, examples: ". or ,")
    case "--currency":
      guard let code = Currency.all.first(where: { $0.code == value.uppercased() })?.code else {
        throw UsageError(message: "--currency requires an ISO 4217 code, such as EUR, not \(value)")
      }
      currency = code
    case "--measures":
      guard let system = MeasureSystem(rawValue: value) else {
        throw UsageError(message: "--measures requires metric, us or imperial")
      }
      measures = system
    case "--kind":
      guard let kind = Kind(rawValue: value) else {
        throw UsageError(message: "--kind requires weight, volume, units, length or area")
      }
      self.kind = kind
    case "--per": per = value
    case "--need": need = value
    case "--buy":
      guard let buy = Buy(rawValue: value) else {
        throw UsageError(message: "--buy requires one, offer or need")
      }
      chosenBuy = buy
    case "--encoding": encoding = value
    case "--separator": try readSeparator(value)
    case "--columns": try readColumns(value)
    case "--top":
      guard let count = Int(value), count > 0 else {
        throw UsageError(message: "--top requires a whole number greater than zero")
      }
      top = count
    default: preconditionFailure("the option \(name) isn't read")
    }
  }

  private func mark(
    _ value: String, of name: String, examples: String
  ) throws(UsageError) -> Character {
    guard value.count == 1, let mark = value.first, !mark.isNumber, !mark.isLetter else {
      throw UsageError(message: "\(name) requires one character, such as \(examples)")
    }
    return mark
  }

  private mutating func readSeparator(_ value: String) throws(UsageError) {
    let names: [String: Character] = ["tab": "\t", "\\t": "\t", "space": " "]
    let separator = names[value] ?? (value.count == 1 ? value.first : nil)
    guard let separator, let byte = separator.asciiValue else {
      throw UsageError(message: "--separator requires one character, such as ; or tab")
    }
    guard TableSeparator.isPossible(byte) else {
      throw UsageError(message: "--separator can't be a line break or a quotation mark")
    }
    tables.separator = separator
  }

  private mutating func readColumns(_ value: String) throws(UsageError) {
    for column in value.split(separator: ",") {
      let parts = column.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let role = ColumnRole(rawValue: parts[0]) else {
        let roles = ColumnRole.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(
          message: "--columns requires pairs such as name=1,quantity=3,price=5; "
            + "the names are \(roles)"
        )
      }
      guard tables.columns[role] == nil else {
        throw UsageError(message: "--columns gives \(role.rawValue) two columns")
      }
      guard !tables.columns.values.contains(parts[1]) else {
        throw UsageError(message: "--columns gives column \(parts[1]) two names")
      }
      tables.columns[role] = parts[1]
    }
  }

  /// - Parameter environment: The locale of the environment, which `--locale` replaces.
  private mutating func makeNotation(_ environment: String) throws(UsageError) {
    let name = locale ?? environment
    let known = LineNotation(locale: name)
    let isUnknown = known == nil && (locale != nil || Self.namesLanguage(environment))
    if let known {
      notation = known
    } else if isUnknown {
      notation = LineNotation(
        decimalMark: notation.decimalMark, groupingMark: notation.groupingMark,
        currency: notation.currency, currencyDecimals: notation.currencyDecimals,
        measures: notation.measures, language: String(name.prefix { $0.isLetter }).lowercased(),
        region: notation.region)
    }
    if let decimal, decimal == group {
      throw UsageError(message: "--decimal and --group can't be the same mark")
    }
    if decimal != nil, group == nil, decimal == notation.groupingMark {
      group = decimal == "," ? "." : ","
    }
    notation = notation.replacing(
      decimalMark: decimal, groupingMark: group, currency: currency, measures: measures)
    if isUnknown, decimal == nil || currency == nil {
      let money = notation.currency.isEmpty ? "no currency" : "currency \(notation.currency)"
      note =
        "the notation of \"\(name)\" is unknown; numbers are read with decimal mark "
        + "\(notation.decimalMark) and \(money)"
    }
  }

  /// Returns a Boolean value indicating whether a locale names a language, unlike `"C.UTF-8"`.
  private static func namesLanguage(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return !name.isEmpty && name != "C" && name != "POSIX"
  }
}

extension CommandOptions {
  /// Creates the reader of lines. Another thread prepares the reading of offers meanwhile.
  func makeReader() -> LineReader {
    let language = notation.language
    BackgroundThread.run { LineReader.prepareOffers(in: language) }
    return LineReader(notation: notation, offers: .read)
  }

  /// Calls `read` with each file, or with standard input.
  ///
  /// - Returns: A Boolean value indicating whether all files were read. After one that can't be read, which a message
  ///   names, the others are left out.
  func readInputs(_ read: (Input) throws(Input.Failure) -> Void) -> Bool {
    for name in operands.isEmpty ? ["-"] : operands {
      do throws(Input.Failure) {
        try read(try Input(name, encoding: encoding, language: notation.language))
      } catch {
        Output.writeDiagnostic(error.message)
        return false
      }
    }
    return true
  }
}
