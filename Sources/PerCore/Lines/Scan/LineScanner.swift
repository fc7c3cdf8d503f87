/// Splits a line into numbers, words and signs, from left to right.
struct LineScanner {
  static let maximumCharacters = 500
  static let maximumTokens = 64

  enum Failure: Error {
    case empty, long, control
  }

  let lexicon: Lexicon
  let marks: NumberSpelling.MarkSet
  /// The scalars of the line.
  private(set) var scalars: [UInt32] = []
  /// The folded scalars, without the ignored ones.
  var folded: [UInt32] = []
  /// The index of each folded scalar in the line.
  var places: [Int32] = []
  var tokens: [LineToken] = []
  var numbers: [NumberSpelling] = []
  var index = 0
  var hasSpace = true
  /// A Boolean value indicating whether the line has words for numbers, or fractions.
  private(set) var hasNumberWords = false
  /// The clues of all words.
  var clues: WordClues = []
  /// A Boolean value indicating whether "half" can be part of the amount: "1 kg and a half".
  var hasDoubtfulHalf = false
  /// The packs of an offer and those to pay for, where the latter can also be the thousands of a price: "3 for 2 129
  /// kr".
  var packsBeforePrice: PacksBeforePrice?

  /// A number of packs, and another number before a space and three digits.
  typealias PacksBeforePrice = (packs: Int, paid: Int)

  init(lexicon: Lexicon, marks: NumberSpelling.MarkSet) {
    self.lexicon = lexicon
    self.marks = marks
  }

  mutating func scan(_ line: String) throws(Failure) {
    guard line.utf8.count <= Self.maximumCharacters * 4 else { throw .long }
    try fold(line)
    moveLitresBehindDecimals()
    writeEuroSigns()
    tokens.reserveCapacity(24)
    while index < folded.count {
      guard tokens.count <= Self.maximumTokens else { throw .long }
      step()
    }
    guard tokens.count <= Self.maximumTokens else { throw .long }
    if tokens.isEmpty { throw .empty }
    readNumberWords()
  }

  mutating func fold(_ line: String) throws(Failure) {
    // Arrays of this function grow faster than those of the structure.
    var (scalars, folded): ([UInt32], [UInt32]) = ([], [])
    var places: [Int32] = []
    let capacity = line.utf8.count
    scalars.reserveCapacity(capacity)
    folded.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
    for scalar in line.unicodeScalars {
      let value = scalar.value
      let place = Int32(truncatingIfNeeded: scalars.count)
      scalars.append(value)
      if let expansion = ScalarFolding.expansion(of: value) {
        for value in expansion {
          folded.append(value)
          places.append(place)
        }
        continue
      }
      let plain = ScalarFolding.fold(value)
      guard plain != 0 || value == 0 else { continue }
      if plain < 0x20 || (0x7f..<0xa0).contains(plain) || plain == 0xfffd { throw .control }
      folded.append(plain)
      places.append(place)
    }
    (self.scalars, self.folded, self.places) = (scalars, folded, places)
    guard scalars.count <= Self.maximumCharacters else { throw .long }
  }

  func scalarClass(at index: Int) -> ScalarClass? {
    index < folded.count ? ScalarClass(folded[index]) : nil
  }

  mutating func step() {
    let value = folded[index]
    switch ScalarClass(value) {
    case .space:
      hasSpace = true
      index += 1
    case .control:
      index += 1
    case .digit:
      scanNumber()
    case .letter:
      scanWord()
    case .ideograph:
      scanIdeographs()
    case .sign:
      scanSign()
    }
  }

  mutating func append(_ kind: LineToken.Kind, to end: Int, sense: Int = -1) {
    tokens.append(
      LineToken(kind: kind, start: index, end: end, sense: sense, hasSpaceBefore: hasSpace))
    hasSpace = false
    index = end
    if sense >= 0 {
      addMeaning(lexicon.senses[sense])
      if lexicon.senses[sense].roles.contains(.deposit) { separateSum() }
    }
  }

  private mutating func addMeaning(_ sense: WordSense) {
    if sense.roles.contains(.numberWord) { hasNumberWords = true }
    guard !sense.clues.isEmpty else { return }
    clues.formUnion(sense.clues)
    if !sense.clues.isDisjoint(with: [.numeral, .decimal]) { hasNumberWords = true }
    tokens[tokens.count - 1].clues = sense.clues
    // Apart from the clue, the word is read like an unknown one.
    if sense.roles.isEmpty { tokens[tokens.count - 1].sense = -1 }
  }

  mutating func append(_ number: NumberSpelling, to end: Int) {
    append(.number, to: end)
    tokens[tokens.count - 1].number = numbers.count
    numbers.append(number)
    // "2 and 1/2"
    if number.isFraction { hasNumberWords = true }
  }

  // MARK: - Words

  mutating func scanWord() {
    let beforeNumber: WordRoles = [.currency, .noiseBefore, .multiply]
    let canMultiply = isAfterQuantity
    let match = lexicon.longestMatch(in: folded, at: index) { end, sense in
      if isWordEnd(end) { return !isUnitOfAmount(index..<end, sense) }
      // "9 in 12.49" isn't "9 in 1".
      guard scalarClass(at: end) == .digit, ScalarClass(folded[end - 1]) != .digit else {
        return false
      }
      // "Leve3Pague2"
      if !sense.roles.isDisjoint(with: beforeNumber) || sense.clues.contains(.purchase) {
        // "X7" is a name, "x6" is a number of packs.
        return !sense.roles.contains(.multiply) || canMultiply || isLowercase(at: index)
      }
      // The Arabic "for" is always written on the number.
      if sense.roles.contains(.forPrice), isArabic(at: index), isSignedPrice(at: end) {
        return true
      }
      // "nur1,99"
      return gluedNumber(after: index..<end, isKnown: true) == .certain
    }
    if let match {
      append(.word, to: endOfWord(match), sense: match.sense)
      let sense = lexicon.senses[match.sense]
      // A size or a price is read as if a space preceded it.
      hasSpace =
        scalarClass(at: match.end) == .digit && sense.roles.isDisjoint(with: beforeNumber)
        && !sense.clues.contains(.purchase)
      return
    }
    var end = index
    var isMixed = false
    while let next = scalarClass(at: end) {
      if next == .digit {
        if !isMixed {
          let number = gluedNumber(after: index..<end)
          if number != .name {
            append(.word, to: end)
            hasSpace = true
            if number == .doubtful { appendWholePart() }
            return
          }
        }
        isMixed = true
      } else if next == .sign {
        guard folded[end] == 0x27, scalarClass(at: end + 1) == .letter else { break }
      } else if next != .letter {
        break
      }
      end += 1
    }
    append(isMixed ? .mixed : .word, to: end)
  }

  /// The end of a word, including its full stop unless that can be a decimal mark: "cheese.5kg", but not "max.5kg".
  private func endOfWord(_ match: Lexicon.Match) -> Int {
    let sense = lexicon.senses[match.sense]
    let foods: WordClues = [.fat, .lowFat, .spirit, .food, .content, .namesContent]
    let isFood = sense.roles.isSubset(of: .noiseAfter) && sense.clues.isSubset(of: foods)
    return isFood && scalarClass(at: match.end + 1) == .digit ? match.end : endAfterStop(match.end)
  }

  /// Returns whether the first of the words for a unit price is the unit of an amount: "0,456 kg pris 54,26", "119
  /// kr/kg pris 54,26".
  private func isUnitOfAmount(_ words: Range<Int>, _ sense: WordSense) -> Bool {
    guard sense.roles.contains(.unitPrice), let unit = sense.unit, let last = tokens.last else {
      return false
    }
    // In "100 stk. 119,95 stk. pris 1,20", the number before the words is a price.
    if unit.kind == .units, last.kind == .number, !numbers[last.number].isInteger { return false }
    return (last.kind == .number || last.sign == 0x2f) && folded[words].contains(0x20)
  }

  func isLowercase(at index: Int) -> Bool { scalars[Int(places[index])] == folded[index] }

  /// A Boolean value indicating whether the last token is a quantity, or a word that belongs to one.
  private var isAfterQuantity: Bool {
    guard let last = tokens.last else { return false }
    if last.kind == .number { return true }
    guard last.sense >= 0 else { return last.sign == 0x29 }
    return !lexicon.senses[last.sense].roles.isDisjoint(with: [.unit, .container, .pack])
  }

  private func isKatakana(at index: Int) -> Bool {
    index < folded.count && (0x30a1...0x30fc).contains(folded[index])
  }

  mutating func scanIdeographs() {
    if scanNumeral() { return }
    let start = index
    var end = start
    while end < folded.count, ScalarClass(folded[end]) == .ideograph {
      let first = end
      let match = lexicon.longestMatch(in: folded, at: first) { end, sense in
        // The Japanese "と" is "and" between numbers, and a letter of other words.
        // "コ" is a piece, and a letter of "コーラ".
        isWordEnd(end) && (sense.roles != .and || scalarClass(at: end) != .ideograph)
          && !(end == first + 1 && isKatakana(at: first) && isKatakana(at: end))
      }
      if let match {
        if end > start { append(.word, to: end) }
        index = end
        return append(.word, to: match.end, sense: match.sense)
      }
      end += 1
    }
    append(.word, to: end)
  }
}
