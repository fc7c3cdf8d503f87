/// What a word says about a number next to it.
struct WordClues: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// A reduced price, before or after a percentage: "reduced by", "sale".
  static let reduction = WordClues(rawValue: 1 << 0)
  /// A content, after its percentage: "fat", "cocoa".
  static let content = WordClues(rawValue: 1 << 1)
  /// Buying or paying, next to a number of packs: "buy", "pay".
  static let purchase = WordClues(rawValue: 1 << 2)
  /// A nutrient, after its weight: "protein".
  static let nutrient = WordClues(rawValue: 1 << 3)
  /// A price that needs a membership or a card.
  static let membership = WordClues(rawValue: 1 << 4)
  /// A thin piece, many of which weigh little: "slices".
  static let slice = WordClues(rawValue: 1 << 6)
  /// A preposition before a percentage that can be a reduction or a content: "al 50%".
  static let possibleReduction = WordClues(rawValue: 1 << 5)
}
