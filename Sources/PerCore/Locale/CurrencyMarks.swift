/// The texts that stand for a currency beside a number.
struct CurrencyMarks {
  /// Symbols and codes, the longest first: `["EUR", "€"]`.
  let major: [String]
  /// Marks of a hundredth, the longest first: `["ct", "¢"]`.
  let minor: [String]

  init(symbol: String, code: String) {
    let symbol = symbol.filter { !$0.isDirectionMark }
    let bare = String(symbol.reversed().drop { $0 == "." }.reversed())
    var major: Set<String> = [symbol, code]
    if bare.contains(where: \.isLetter) { major.formUnion([bare, bare + "."]) }
    if symbol == "$", code.count == 3 { major.insert(code.prefix(2) + "$") }
    for twins in Self.twins where twins.contains(symbol) || twins.contains(code) {
      major.formUnion(twins)
    }
    self.major = major.filter { !$0.isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
    var minor: [String] = []
    if symbol.hasSuffix("£") { minor.append("p") }
    if symbol.hasSuffix("$") || symbol == "€" { minor.append("¢") }
    if symbol == "€" { minor.insert("ct", at: 0) }
    self.minor = minor
  }

  /// Marks of one currency.
  private static let twins: [Set<String>] = [
    ["JPY", "¥", "￥", "円"], ["CNY", "¥", "￥", "元"], ["KRW", "₩", "￦", "원"], ["VND", "₫", "đ"],
    ["RUB", "₽", "руб", "руб."],
  ]
}

extension Substring {
  /// Returns the text without the first of `marks` with which it begins, in capitals or small
  /// letters; nil where it begins with none. No letter follows a mark that ends with a letter.
  func dropping(_ marks: [String]) -> Substring? {
    for mark in marks {
      let prefix = self.prefix(mark.count)
      guard prefix == mark || prefix.uppercased() == mark.uppercased() else { continue }
      let rest = self[prefix.endIndex...]
      let isWord = mark.last?.isLetter ?? false
      guard !isWord || rest.first?.isLetter != true || mark.allSatisfy(\.isIdeographic) else {
        continue
      }
      return rest
    }
    return nil
  }
}

extension Character {
  fileprivate var isIdeographic: Bool { unicodeScalars.allSatisfy(\.properties.isIdeographic) }
}
