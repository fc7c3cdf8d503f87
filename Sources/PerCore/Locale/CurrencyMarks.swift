/// The texts that are written for a currency before or after a number.
struct CurrencyMarks {
  /// Symbols and codes, the longest first, such as `["EUR", "€"]`.
  let major: [String]
  /// Marks of a hundredth of the currency, the longest first, such as `["ct", "¢"]`.
  let minor: [String]

  init(symbol: String, code: String) {
    let symbol = symbol.filter { !$0.isDirectionMark }
    let bare = String(symbol.reversed().drop { $0 == "." }.reversed())
    var major: Set<String> = [symbol, code]
    if bare.contains(where: \.isLetter) { major.formUnion([bare, bare + "."]) }
    if symbol == "$", code.count == 3 { major.insert(code.prefix(2) + "$") }
    for marks in Self.equivalents where marks.contains(symbol) || marks.contains(code) {
      major.formUnion(marks)
    }
    var minor: Set<String> = []
    if symbol.hasSuffix("£") { minor.insert("p") }
    if symbol.hasSuffix("$") || symbol == "€" { minor.insert("¢") }
    if let words = Self.words[code] {
      major.formUnion(words.major)
      minor.formUnion(words.minor)
    }
    self.major = Self.longestFirst(major)
    self.minor = Self.longestFirst(minor)
  }

  private static func longestFirst(_ marks: Set<String>) -> [String] {
    marks.filter { !$0.isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// The words and signs of currencies by their codes, such as "euro" and "cent", with and without a point.
  private static let words: [String: (major: Set<String>, minor: Set<String>)] = {
    var words: [String: (major: Set<String>, minor: Set<String>)] = [:]
    for sign in CurrencySign.all {
      // A single letter is more likely a unit. An underscore is a space within a word.
      let texts = sign.words.split(separator: " ").map(String.init)
        .filter { $0.count > 1 && !$0.contains("_") }
      let marks = texts.flatMap { $0.last?.isLetter == true ? [$0, $0 + "."] : [$0] }
      for code in sign.codes {
        if sign.isCents {
          words[code, default: ([], [])].minor.formUnion(marks)
        } else {
          words[code, default: ([], [])].major.formUnion(marks)
        }
      }
    }
    return words
  }()

  /// Sets of marks, each of one currency.
  private static let equivalents: [Set<String>] = [
    ["JPY", "¥", "￥", "円"], ["CNY", "¥", "￥", "元"], ["KRW", "₩", "￦", "원"], ["VND", "₫", "đ"],
    ["RUB", "₽", "руб", "руб."],
  ]
}

extension Substring {
  /// Returns the text after the first of `marks` that it begins with, ignoring case; nil if it begins with none. A mark
  /// that ends with a letter must not be followed by another letter.
  func dropping(_ marks: [String]) -> Substring? {
    // Most characters of a price are digits, and comparing characters in any case is slow.
    guard let first, first.decimalDigit == nil else { return nil }
    let firstInUppercase = first.uppercased()
    for mark in marks {
      guard mark.first == first || mark.first?.uppercased() == firstInUppercase else { continue }
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
