internal import PerCore

/// An amount in an option: "100g" or "kg" after `--per`, "1.6 kg" after `--need`.
enum OptionAmount {
  typealias UsageError = CommandOptions.UsageError

  /// Reads the amount of `--per`; nil without the option. A unit alone is one of it.
  static func per(_ text: String?, with reader: LineReader) throws(UsageError) -> LineAmount? {
    guard let text else { return nil }
    let hasNumber = text.unicodeScalars.contains { $0.properties.numericType != nil }
    for line in hasNumber ? [text] : [text, "1 " + text] {
      if let amount = try amount(of: line, in: "--per", reader) { return amount }
    }
    throw UsageError(message: "--per requires an amount, such as 100g or lb")
  }

  /// Reads the amount of `--need`; nil without the option.
  static func need(_ text: String?, with reader: LineReader) throws(UsageError) -> LineAmount? {
    guard let text else { return nil }
    guard let amount = try amount(of: text, in: "--need", reader) else {
      throw UsageError(message: "--need requires an amount, such as 1.6kg")
    }
    return amount
  }

  /// Returns the amount of a text that contains nothing else; nil for another text, or if it isn't positive.
  private static func amount(
    of text: String, in option: String, _ reader: LineReader
  ) throws(UsageError) -> LineAmount? {
    // A line can begin with a dash as the mark of a list.
    guard text.first(where: { !$0.isWhitespace }).map({ "-−–—".contains($0) }) != true else {
      return nil
    }
    switch reader.read(text).outcome {
    case .ask(.price, let known, _):
      guard known.name.isEmpty, let amount = known.amount, amount.value.isPositive else {
        return nil
      }
      return amount
    case .ask(.number, _, let candidates):
      let amounts = candidates.compactMap(\.amount)
      // The option is written in the notation, while a line can come from anywhere: "1.250 g" has decimals
      // where the point is the decimal mark.
      if text.count(where: { $0 == reader.notation.decimalMark }) == 1 {
        return amounts.min { $0.inBaseUnits < $1.inBaseUnits }
      }
      let shown = Shown(notation: reader.notation)
      let meanings = amounts.map(shown.amount).joined(separator: " or ")
      throw UsageError(message: "\(option) \(text) can mean \(meanings)")
    default: return nil
    }
  }
}
