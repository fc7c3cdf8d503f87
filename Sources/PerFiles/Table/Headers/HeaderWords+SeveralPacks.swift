/// Words for the price of several packs.
extension HeaderWords {
  /// Returns how many packs a price is for, as in "Price for 2" and "2er-Preis", or the minimum number of packs that it
  /// applies to, as in "Preis ab 3 Stück" and "Price 10+"; nil if the header doesn't say that. "Price 2" can be the
  /// price of a second shop.
  static func packCount(ofPrice words: [String], _ text: String) -> Int? {
    guard !words.contains("%"), !taxes.hasAny(of: words) else { return nil }
    for (place, word) in words.enumerated() {
      let before = place > 0 ? words[place - 1] : ""
      let after = place + 1 < words.count ? words[place + 1] : ""
      if let packs = countInWord(word) { return packs }
      // "1-5 units", "12.5." and "for 12 oz" have other meanings.
      guard let packs = number(word), Int(before) == nil, Int(after) == nil,
        !measureUnits.contains(after), !unitParts.contains(after), !days.contains(after),
        !words[..<place].suffix(2).contains(where: upTo.contains)
      else { continue }
      let isCounted = beforeNumbers.contains(before) || afterNumbers.contains(after)
      if isCounted || text.contains("\(packs)+") { return packs }
    }
    return nil
  }

  /// Returns the number in a word such as "2er", "x2", "2個の価格" and "doppelpackpreis"; nil for other words.
  private static func countInWord(_ word: String) -> Int? {
    if ["doppelpack", "twinpack", "duopack"].contains(where: { word.hasPrefix($0) }) { return 2 }
    if word.first == "x" { return number(String(word.dropFirst())) }
    let digits = String(word.prefix { $0.isASCII && $0.isNumber })
    let rest = word.dropFirst(digits.count)
    let isCounted = rest == "er" || rest == "x" || counters.contains { rest.hasPrefix($0) }
    return isCounted ? number(digits) : nil
  }

  /// Returns the value of a number of several packs; nil for other words, such as that for a year.
  private static func number(_ word: String) -> Int? {
    if let number = numberWords[word] { return number }
    guard word.first != "0", let number = Int(word), (2...99).contains(number) else { return nil }
    return number
  }

  private static let numberWords = [
    "two": 2, "twin": 2, "duo": 2, "zwei": 2, "deux": 2, "dos": 2, "due": 2, "dois": 2, "three": 3,
    "drei": 3, "trois": 3, "tres": 3, "tre": 3,
  ]

  private static let counters = ["個", "袋", "本", "枚", "点", "箱", "缶", "パック", "セット"]

  /// Words before a number of packs.
  private static let beforeNumbers = packs.union(
    set("for of from buy x für ab pour les dès lot de para desde da"))

  /// Words after a number of packs.
  private static let afterNumbers = packTitles.union(pieces).union(pieceUnits).union(
    set("for packungen units confezioni"))

  /// Words before the maximum number of packs: "Preis bis 6 Stück" is the price of one.
  private static let upTo = set("bis to until max maximal unter under jusqu hasta fino até")
}
