/// Finds the amounts and prices among the tokens of a line.
///
/// This is a class because it is large, and a method that changes a structure copies it for each method that it calls.
final class LineParser {
  private let scanner: LineScanner
  let notation: LineNotation
  /// The roles of each token's word; empty for other tokens.
  private let roles: [WordRoles]
  /// The roles of all words.
  let present: WordRoles
  /// What each token was used for; nil for unused tokens.
  ///
  /// This is read several hundred times per line, so its exclusive access isn't checked while the program runs.
  @exclusivity(unchecked)
  var uses: [LineRole?]
  var rules: [LineRule] = []
  var monies: [Money] = []
  var quantities: [Quantity] = []
  /// The offer of the line has two meanings.
  var hasOffer = false
  /// The number of packs of an offer that was found as a phrase; 1 without one.
  var packsOfPhrase = 1
  /// The minimum number of packs that a price needs: "ab 6 Stück".
  var minimumPacks: Int?
  /// The number and the price of a pack after the first one: "2. Packung für 1 €".
  var priceOfOrdinal: (every: Int, price: Rational)?
  /// The percentage of a tax that is added to the price.
  var taxPercent: Rational?
  /// A Boolean value indicating whether a tax of unknown rate is added to the price.
  var isUntaxed = false
  /// The line states a free percentage; a unit price can show that the amount includes it.
  var hasBonusPercent = false
  /// The amount of a unit price that either of two prices can be: "3,98 € je kg 7,96 €".
  var sharedRate: (amount: LineAmount, range: Range<Int>)?
  /// The offer that "3x2" can be.
  var possibleOffer: Offer?
  /// The number of packs that the price is for, as in "3 for $5".
  var packsForPrice: PacksForPrice?
  /// The whole number after "2 for", which can be their price.
  var priceOfPacks: Rational?
  /// The token of a number without a currency that can be the price.
  var barePrice: Int?
  /// The words that call a number approximate.
  var aboutWords: [Int] = []
  /// The number of a drained weight without a unit: "400 g ATG 240".
  var drainedNumber: Rational?
  /// The weight that a number of pieces would have if a small weight before them were not their
  /// strength: "0.3 g x 24 pcs".
  var weightOfDoses: LineAmount?
  /// Two whole numbers joined by "x" without a unit, and their tokens: pieces in "12 x 60", a size in "33x33" or an
  /// offer in "3x2".
  var bareFactors: (first: Rational, second: Rational, range: Range<Int>)?
  /// The amounts that packs of a size without a unit can mean: 7.92 l or 7.92 kg for "Cola 24x330".
  var packsWithoutUnit: [LineAmount]?
  /// The amounts that a size next to a container or a count can mean: one piece or 900 for "tile 30x30 piece".
  var sizeAnswers: [LineAmount]?
  /// The longest side of a size without a count: 20 m of "rope 6 mm x 20 m".
  var longestSide: LineAmount?
  /// A Boolean value indicating whether things of this size are sold by their longest side.
  var isLongestSideSold = false
  /// The amount with the whole part before an unusual decimal mark, and the tokens of that part: 1.5 kg in "1. 5 kg".
  var splitNumber: (amount: LineAmount, whole: Range<Int>)?
  /// The number whose first group of digits is part of the name: "SMA 2 800 g".
  var numberWithName: Int?
  /// The amounts of packs beside a thing that can be a part of a name: two pieces or 4 kg for "Washing machine powder 2
  /// x 2 kg".
  var thingAnswers: [LineAmount]?
  /// A number without a unit before "x" that multiplies nothing, as in "2x Cola 330 ml".
  var looseFactor: Rational?
  /// The number before an unknown word and a size, as in "4 sapori 400 g".
  var packsOfNoun: Int?
  /// The number of packs of a receipt, "2 x 1,15 2,30", whose total is the price.
  var packsOfReceipt: Rational?
  /// A Boolean value indicating whether the deposit is that of each container.
  var isDepositOfEach = false
  /// The number that multiplies the deposit: "+ 6 x 0,25 Pfand".
  var depositFactor: Rational?
  /// A Boolean value indicating whether the price includes a deposit.
  var hasIncludedDeposit = false
  /// A Boolean value indicating whether an amount is multiplied by zero.
  var hasZeroFactor = false
  /// A Boolean value indicating whether the line begins with a rank, as a copied row does.
  var hasRank = false
  /// The shop that the line names; empty if it names none.
  var shop = ""
  /// An amount has an impossible number, such as 0 or "1.2.3".
  var hasBadNumber = false

  init(_ scanner: LineScanner, notation: LineNotation) {
    (self.scanner, self.notation) = (scanner, notation)
    let senses = scanner.lexicon.senses
    roles = scanner.tokens.map { $0.sense >= 0 ? senses[$0.sense].roles : [] }
    present = roles.reduce(into: []) { $0.formUnion($1) }
    uses = Array(repeating: nil, count: scanner.tokens.count)
  }

  /// Creates a parser of the same tokens, of which none is used.
  convenience init(tokensOf other: LineParser) {
    self.init(other.scanner, notation: other.notation)
  }

  // MARK: - What the scanner found

  var lexicon: Lexicon { scanner.lexicon }
  var tokens: [LineToken] { scanner.tokens }
  var folded: [UInt32] { scanner.folded }
  var scalars: [UInt32] { scanner.scalars }
  var places: [Int32] { scanner.places }
  var numbers: [NumberSpelling] { scanner.numbers }
  /// The clues of all words.
  var clues: WordClues { scanner.clues }
  /// A Boolean value indicating whether "half" can be part of the amount.
  var hasDoubtfulHalf: Bool { scanner.hasDoubtfulHalf }
  /// The packs of an offer before digits that can belong to its price: "3 for 2 129 kr".
  var packsBeforePrice: LineScanner.PacksBeforePrice? { scanner.packsBeforePrice }

  /// The whole number that the word at `index` stands for, or nil.
  func wholeNumberWord(_ index: Int) -> Int? { scanner.wholeNumberWord(index) }

  /// The difference of two prices that are next to each other: one cent.
  var priceStep: Rational { Rational(.one, decimals: notation.currencyDecimals) }

  /// A Boolean value indicating whether the line has an offer for several packs, so that "each" means each pack.
  var isOfPacks: Bool { packsOfPhrase > 1 }

  func decided(by rule: LineRule) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  // MARK: - Tokens

  /// Returns the first value that `value` returns for the tokens from left to right; nil if it returns none.
  func firstValue<Value>(_ value: (_ index: Int) -> Value?) -> Value? {
    for index in tokens.indices {
      if let value = value(index) { return value }
    }
    return nil
  }

  func sense(_ index: Int) -> WordSense? {
    guard tokens.indices.contains(index), tokens[index].sense >= 0 else { return nil }
    return lexicon.senses[tokens[index].sense]
  }

  func has(_ index: Int, _ roles: WordRoles) -> Bool {
    index >= 0 && index < self.roles.count && self.roles[index].rawValue & roles.rawValue != 0
  }

  func has(_ index: Int, _ clues: WordClues) -> Bool {
    tokens.indices.contains(index) && tokens[index].clues.rawValue & clues.rawValue != 0
  }

  /// The number at `index`, if it is not used yet.
  func number(_ index: Int) -> NumberSpelling? {
    guard tokens.indices.contains(index), tokens[index].kind == .number, uses[index] == nil else {
      return nil
    }
    return numbers[tokens[index].number]
  }

  /// Returns whether `number(index)` is not nil.
  func isNumber(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .number && uses[index] == nil
  }

  /// The unused whole number at `index` if it is above one and can be a number of packs, or nil.
  func packCount(_ index: Int, digits: Int = 3) -> Rational? {
    guard let number = number(index), number.isInteger, !number.isBroken, number.value > .one,
      number.digits <= digits
    else { return nil }
    return number.value
  }

  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .sign
      && tokens[index].sign == sign.value
  }

  func isDash(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].isDash
      && tokens[index].sense < 0
  }

  /// Returns whether the token follows the one before it without a space.
  func isGlued(_ index: Int) -> Bool {
    tokens.indices.contains(index) && index > 0 && !tokens[index].hasSpaceBefore
  }

  /// Returns whether the token is neither part of an amount nor of a price: it was set aside, possibly as part of the
  /// name.
  func isNoise(_ index: Int) -> Bool {
    tokens.indices.contains(index) && (uses[index] == .noise || uses[index] == .name)
  }

  func isFree(_ index: Int) -> Bool { tokens.indices.contains(index) && uses[index] == nil }

  /// The folded scalars of the token.
  func foldedText(_ index: Int) -> ArraySlice<UInt32> {
    folded[tokens[index].start..<tokens[index].end]
  }

  /// Returns whether the token is one of some words, which have the same form as folded scalars.
  func isOne(of words: Set<[UInt32]>, _ index: Int) -> Bool {
    words.contains(Array(foldedText(index)))
  }

  /// Returns the scalars of words of small letters without accents.
  static func words(_ texts: String...) -> Set<[UInt32]> {
    Set(texts.map { text in text.unicodeScalars.map(\.value) })
  }

  /// The number of folded scalars of the token.
  func typedLength(_ index: Int) -> Int { tokens[index].end - tokens[index].start }

  /// Returns whether the token is in a script without spaces between words.
  func isIdeograph(_ index: Int) -> Bool { ScalarClass(folded[tokens[index].start]) == .ideograph }

  /// The first scalar of the token, as typed.
  func typedScalar(_ index: Int) -> UInt32 { scalars[Int(places[tokens[index].start])] }

  func use(_ range: Range<Int>, as role: LineRole) {
    for index in range.clamped(to: 0..<tokens.count) where uses[index] == nil { uses[index] = role }
  }

  /// Uses a number that belongs to the name, and the tokens next to it.
  func setAside(_ range: Range<Int>) {
    use(range, as: .name)
    decided(by: .nameNumber)
  }

  /// Uses the tokens of an offer whose value isn't calculated.
  func useAsOffer(_ range: Range<Int>) {
    hasOffer = true
    use(range, as: .offer)
  }

  /// Returns whether "#" at `index` means pounds, as after a number in the United States: "5# bag".
  func isPoundSign(_ index: Int) -> Bool {
    notation.measures == .us && isSign(index, "#") && isGlued(index) && isAfterNumber(index)
      && !(isGlued(index + 1) && tokens[index + 1].kind == .number)
  }

  /// The unit at `index`, if it is not used yet and its case is right.
  func unit(_ index: Int) -> WordSense? {
    if isPoundSign(index), uses[index] == nil { return WordSense(roles: .unit, unit: .pound) }
    if has(index, .pieceAfter), uses[index] == nil, isAfterNumber(index) || isSign(index - 1, "/") {
      return WordSense(roles: .unit, unit: .piece)
    }
    guard has(index, .unit), uses[index] == nil, let sense = sense(index), sense.unit != nil else {
      return nil
    }
    if sense.roles.contains(.smallLetters), typedScalar(index) != folded[tokens[index].start] {
      return nil
    }
    return sense
  }
}
