/// A token of a line.
struct LineToken {
  enum Kind: UInt8 {
    case number, word, sign
    /// Letters and digits without a space between them, and without a known meaning: "Q10", "24h".
    case mixed
  }

  let kind: Kind
  /// The range in the folded scalars.
  let start: Int
  let end: Int
  /// The index of the sense in the lexicon; -1 for an unknown word.
  var sense = -1
  /// The index of the number; -1 for other tokens.
  var number = -1
  /// The folded scalar of a sign.
  var sign: UInt32 = 0
  /// What the word says about a number next to it.
  var clues: WordClues = []
  var hasSpaceBefore: Bool
  /// A Boolean value indicating whether the sign is a hyphen, an en dash or an em dash.
  var isDash: Bool { sign == 0x2d || sign == 0x2013 || sign == 0x2014 }
}
