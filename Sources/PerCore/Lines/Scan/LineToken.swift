/// A token of a line.
struct LineToken {
  enum Kind: UInt8 {
    case number, word, sign
    /// Letters and digits without a space between them that mean nothing: "Q10", "24h".
    case mixed
  }

  let kind: Kind
  /// The range in the folded scalars.
  let start: Int
  let end: Int
  /// The place of the sense in the lexicon; -1 for a word that the lexicon does not have.
  var sense = -1
  /// The place of the number; -1 for other tokens.
  var number = -1
  /// The folded scalar of a sign.
  var sign: UInt32 = 0
  let hasSpaceBefore: Bool
  /// Whether a sign of several dashes is here.
  var isDash: Bool { sign == 0x2d || sign == 0x2013 || sign == 0x2014 }
}
