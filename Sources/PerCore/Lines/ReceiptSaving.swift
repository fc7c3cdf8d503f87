/// A line of a receipt that says how much less the product above cost: "RABATT -0,40", "PRICE SAVING -£2.50".
struct ReceiptSaving: Hashable {
  let value: Rational

  /// Returns nil if the line says anything else.
  ///
  /// - Parameter decimals: The number of decimals that prices have.
  init?(_ line: String, decimals: Int) {
    // A search through the characters would take several times as long.
    guard line.utf8.count <= 60,
      let sign = line.unicodeScalars.lastIndex(where: { $0 == "-" || $0 == "−" || $0 == "–" })
    else { return nil }
    let before = line[..<sign]
    let after = line[line.index(after: sign)...].drop(while: \.isCurrencySymbol)
    let number: Substring
    let words: Substring
    if let first = after.first, Self.isDigit(first) {
      // "Milk -2.50", but not "7-2.50".
      guard before.last?.isWhitespace ?? true else { return nil }
      number = after.prefix(while: Self.isPart)
      let rest = after[number.endIndex...]
      guard rest.count <= 4, !rest.contains(where: \.isNumber) else { return nil }
      words = before
    } else if after.allSatisfy(\.isWhitespace), before.last.map(Self.isPart) == true {
      // "Rabatt 0,40-"
      let start = before.lastIndex { !Self.isPart($0) }.map { before.index(after: $0) }
      number = before[(start ?? before.startIndex)...]
      words = before[..<number.startIndex]
    } else {
      return nil
    }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count == (decimals == 0 ? 1 : 2), parts.count == 1 || parts[1].count == decimals,
      parts.allSatisfy({ !$0.isEmpty }), let digits = UInt(parts.joined()), digits > 0,
      !words.contains(where: \.isNumber) || words.contains("%")
    else { return nil }
    let folded = words.lowercased()
    guard !Self.others.contains(where: { folded.contains($0) }) else { return nil }
    value = Rational(BigUInt(digits), decimals: decimals)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isPart(_ character: Character) -> Bool {
    isDigit(character) || character == "." || character == ","
  }

  /// Parts of words for money that is paid back for something else: deposits and what was returned.
  private static let others = [
    "pfand", "leergut", "deposit", "consigne", "statiegeld", "storno", "void", "refund", "retour",
    "return",
  ]
}
