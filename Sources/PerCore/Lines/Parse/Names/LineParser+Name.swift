extension LineParser {
  /// The unused tokens, as typed, without words that say nothing about the product unless there are no others.
  func name() -> String {
    let isNamed = tokens.indices.contains {
      isNamePart($0) && tokens[$0].kind != .sign && !saysNothing($0)
    }
    func isPart(_ index: Int) -> Bool {
      isNamePart(index) && !(isNamed && (saysNothing(index) || isWordOfPricedPack(index)))
    }
    var words: [String] = []
    var index = 0
    while index < tokens.count {
      guard isPart(index) else {
        index += 1
        continue
      }
      var end = index
      while end < tokens.count, isPart(end) { end += 1 }
      let part = trimmed(index..<end, isFirst: words.isEmpty)
      let (low, high) = (part.lowerBound, part.upperBound)
      // "500 g for €3.99", "500 g 3.99 each"
      let isOnlyJoiner =
        high - low == 1 && low > 0
        && (end < tokens.count && has(low, Self.joiners)
          || uses[low - 1] == .price && has(low, .each) || isToPrice(low))
      // "Sachet de 500 g café"
      let isOnlyPackOf = high - low == 1 && isPackOf(low) && hasNameWord(after: end)
      let isOnlySigns = !words.isEmpty && (low..<high).allSatisfy { tokens[$0].kind == .sign }
      if low < high, !isOnlyJoiner, !isOnlyPackOf, !isOnlySigns {
        let text = text(of: low..<high)
        words.append(words.isEmpty && hasElision(low) ? String(text.dropFirst(2)) : text)
      }
      if end == numberWithName { words.append(firstGroup(of: end)) }
      index = end
    }
    if !words.isEmpty, let noun = nounBeforeName { words.insert(noun, at: 0) }
    return words.joined(separator: " ")
  }

  /// Returns a part of the name without marks of lists, brackets and words that join it to an amount or a price.
  ///
  /// - Parameter isFirst: A Boolean value indicating whether this is the first part of the name.
  private func trimmed(_ part: Range<Int>, isFirst: Bool) -> Range<Int> {
    var (low, high) = (part.lowerBound, part.upperBound)
    if low == 0 { low = endOfListMark(before: high) }
    if isInCompound(low) { low = min(low + 2, high) }
    while low < high,
      isSeparator(low) || isSign(low, ")") || isSign(low, "]")
        || isFirst && (isSign(low, ">") || isSign(low, "!"))
    {
      low += 1
    }
    // "500 g de fraises"
    if isFirst, low > 0, high - low > 1, isAmount(low - 1) || uses[low - 1] == .unitPrice,
      has(low, .of), isFree(low), isLowercase(low),
      tokens[low].kind == .word, tokens[low + 1].hasSpaceBefore
    {
      low += 1
    }
    // "5 lb bag of potatoes"
    if isFirst, low > 0, high - low > 1, isAmount(low - 1), isWordsOfPack(low) { low += 1 }
    while high > low,
      isSeparator(high - 1) && !isPlusOfName(high - 1) || isSign(high - 1, "(")
        || isSign(high - 1, "[")
        || high - low > 1 && (isJoiner(high - 1) || isPackOf(high - 1) || isToPrice(high - 1))
        || isOnlyGrammar(high - 1)
        || isTimesOfPrice(high - 1)
    {
      high -= 1
    }
    // "long grain (5 lb bag)"
    if high > low, isSign(high - 1, ")"), !(low..<high).contains(where: { isSign($0, "(") }) {
      high -= 1
    }
    return low..<high
  }

  /// The words for the counted pieces if the other words follow them: "eggs" in "12 eggs, free range"; nil if there are
  /// none.
  private var nounBeforeName: String? {
    guard present.contains(.noun),
      let start = tokens.indices.first(where: { isNamePart($0) && tokens[$0].kind != .sign }),
      quantities.contains(where: {
        !$0.isMeasure && $0.unit == .piece && $0.range.upperBound <= start
      })
    else { return nil }
    let noun = nameOfCount()
    return noun.isEmpty ? nil : noun
  }

  /// The end of the mark of a list item at the start of the line, such as "*", "[ ]" and "- [x]"; 0 if there is none.
  private func endOfListMark(before end: Int) -> Int {
    var start = 0
    while start < end, isSeparator(start) { start += 1 }
    if start < end, isSign(start, "*") {
      let isSpaced = start + 1 == end || tokens[start + 1].hasSpaceBefore
      return isSpaced ? start + 1 : 0
    }
    guard start < end, isSign(start, "[") else { return 0 }
    // "x" is the word for a multiplication.
    let close = start + (has(start + 1, .multiply) ? 2 : 1)
    return close < end && isSign(close, "]") ? close + 1 : 0
  }

  /// Returns whether a word that only joins an amount and a price is at `index`. "Pro" and "Vitamin A" are names.
  private func isJoiner(_ index: Int) -> Bool {
    guard isFree(index), has(index, Self.joiners) else { return false }
    guard isUppercase(tokens[index].start) else { return true }
    return typedLength(index) > 1 && isUppercase(tokens[index].start + 1)
  }

  /// Returns whether the word between a name and its price is at `index`: "Suavizante 60 lavados a 2,99 €".
  private func isToPrice(_ index: Int) -> Bool {
    isFree(index) && has(index, .to) && typedLength(index) == 1 && isLowercase(index)
      && uses.indices.contains(index + 1) && uses[index + 1] == .price
  }

  /// Returns whether the word at `index` is one of a shop, such as "special offer", or announces the price after it.
  private func saysNothing(_ index: Int) -> Bool {
    guard uses[index] == nil else { return false }
    // "(税込・送料無料)" stays as it is.
    if has(index, .advert) { return !isSign(index - 1, "・") && !isSign(index + 1, "・") }
    // "Rs 1150 only"
    if has(index, .now), index + 1 == tokens.count, index > 0, uses[index - 1] == .price {
      return true
    }
    // "Smart Price £0.50" can be a brand.
    let isLabel = isSign(index + 1, ":")
    guard has(index, .price), isLabel || index == 0 || !isNamePart(index - 1) else { return false }
    let next = isLabel ? index + 2 : index + 1
    return uses.indices.contains(next) && uses[next] == .price
  }

  /// Returns whether a word that only makes a sentence of the line is at `index`: the verb in "milk is 1.20", the
  /// article in "the 5 lb bag" and "le kilo de farine".
  private func isOnlyGrammar(_ index: Int) -> Bool {
    guard isFree(index), tokens[index].kind == .word else { return false }
    if has(index, .statement) {
      let next = isJoiner(index + 1) || isToPrice(index + 1) ? index + 2 : index + 1
      return next < tokens.count && !isNamePart(next) && !isUppercase(tokens[index].start)
    }
    guard index + 1 < tokens.count, isAmount(index + 1),
      has(index, .article) || index == 0 && isArticle(index), hasNameWord(after: index + 1)
    else { return false }
    return index == 0 || !isUppercase(tokens[index].start)
  }

  /// Returns whether an unused word is at `start` or after it.
  private func hasNameWord(after start: Int) -> Bool {
    tokens.indices.dropFirst(start).contains { isNamePart($0) && tokens[$0].kind == .word }
  }

  /// Returns whether words such as "bag of" in small letters are at `index`.
  private func isWordsOfPack(_ index: Int) -> Bool {
    isPhraseOfPack(index) && !isUppercase(tokens[index].start)
  }

  /// Returns whether words for a pack that announce the amount after them are at `index`: "riz boîte de 500 g".
  private func isPackOf(_ index: Int) -> Bool { isPhraseOfPack(index) && isAmount(index + 1) }

  private func isPhraseOfPack(_ index: Int) -> Bool {
    isFree(index) && has(index, .packOf) && foldedText(index).contains(0x20)
  }

  /// Returns whether the multiplication sign of a receipt is at `index`: "Rinderfilet 0,5 kg x 39,90 €/kg".
  private func isTimesOfPrice(_ index: Int) -> Bool {
    has(index, .multiply) && isFree(index) && uses.indices.contains(index + 1)
      && uses[index + 1] == .unitPrice
  }

  /// Returns whether a single capital letter at `index` is part of a name, as in "Vitamin A". In "APPLES A HALF POUND",
  /// it can be an article.
  func isLetterOfName(_ index: Int) -> Bool {
    guard typedLength(index) == 1, isUppercase(tokens[index].start), isFree(index - 1),
      tokens[index - 1].kind == .word
    else { return false }
    let word = tokens[index - 1]
    return (word.start..<word.end).contains { typedScalar($0)?.properties.isLowercase == true }
  }

  /// The scalar that was typed at a position of the folded text.
  private func typedScalar(_ position: Int) -> Unicode.Scalar? {
    Unicode.Scalar(scalars[Int(places[position])])
  }

  /// Returns whether the scalar at a position of the folded text was typed as a capital letter.
  func isUppercase(_ position: Int) -> Bool {
    typedScalar(position)?.properties.isUppercase == true
  }

  /// Returns whether the sign belongs to the word or number before it: "Universal+", "SPF 50+".
  private func isPlusOfName(_ index: Int) -> Bool {
    isSign(index, "+") && isGlued(index) && !isGlued(index + 1)
      && (isFree(index - 1) && tokens[index - 1].kind != .sign || uses[index - 1] == .name)
  }

  /// Returns whether the token is part of an amount.
  func isAmount(_ index: Int) -> Bool {
    uses.indices.contains(index)
      && [.measure, .count, .multiplier, .fraction].contains(uses[index])
  }

  /// Returns whether the hyphen at `index` joins a word for a container, or one that is shortened, to an amount whose
  /// parts hyphens join as well: "500-g-Packung", "500-g-Pckg.". "2-l-Cola" names the product.
  private func isInCompound(_ index: Int) -> Bool {
    func isHyphen(_ index: Int) -> Bool { isDash(index) && isGlued(index) && isGlued(index + 1) }
    return isHyphen(index) && isAmount(index - 1) && isHyphen(index - 2) && isFree(index + 1)
      && tokens[index + 1].kind == .word && tokens[index - 3].kind == .number
      && (has(index + 1, [.container, .vessel, .pack, .unit])
        || folded[tokens[index + 1].end - 1] == 0x2e
        || isSign(index + 2, ".") && isGlued(index + 2))
  }

  /// Returns whether the "of" of an amount is written on the word at `index`: "500 g d'olives".
  private func hasElision(_ index: Int) -> Bool {
    ["fr", "it"].contains(notation.language) && index > 0 && isAmount(index - 1)
      && tokens[index].kind == .word && typedLength(index) > 3 && typedScalar(index) == 0x64
      && folded[tokens[index].start + 1] == 0x27
  }

  /// Returns whether the token is unused, or a number that belongs to the name, such as the one in "Spaghetti No. 12".
  private func isNamePart(_ index: Int) -> Bool {
    uses[index] == nil || uses[index] == .percent || uses[index] == .name || isCountedGoods(index)
  }

  /// Returns whether a number counts the noun at `index`, or the one that its word describes: "Cox" in "6 Cox apples".
  private func isCountedGoods(_ index: Int) -> Bool {
    guard clues.contains(.countedBefore), tokens.indices.contains(index), uses[index] == .count,
      tokens[index].kind == .word
    else { return false }
    return has(index, .countedBefore)
      || (sense(index) == nil || has(index, .adjective)) && isCountedGoods(index + 1)
  }

  /// The words for the pieces, such as "free range eggs" in "6 free range eggs", "toilet rolls" in "9 toilet rolls" and
  /// "tea bags" in "80 tea bags", or the noun that an offer counts, as in "buy 3 pay 2 eggs".
  func nameOfPieces() -> String {
    let name = nameOfCount()
    guard name.isEmpty else { return name }
    let noun = tokens.indices.first {
      uses[$0] == .offer && tokens[$0].kind == .word && isGoods($0)
    }
    return noun.map { text(of: $0..<$0 + 1) } ?? ""
  }

  /// Returns whether a word counts the product and names it as well.
  func isGoods(_ index: Int) -> Bool {
    has(index, .noun) || tokens[index].clues.contains(.namesContent)
  }

  private func nameOfCount() -> String {
    let words = tokens.indices.filter {
      (uses[$0] == .count || uses[$0] == .multiplier) && tokens[$0].kind == .word
        && (sense($0) == nil || has($0, [.adjective, .paper]) || isGoods($0))
    }
    guard let first = words.first, let last = words.last,
      words.contains(where: { sense($0) == nil || has($0, .paper) || isGoods($0) }),
      (first...last).allSatisfy({ tokens[$0].kind != .number })
    else { return nameOfItem }
    let item = tokens.indices.contains(last + 1) ? sense(last + 1)?.unit : nil
    let isItemNext = uses[min(last + 1, uses.count - 1)] == .count && item.map(Self.isNamed) == true
    return text(of: first..<(isItemNext ? last + 2 : last + 1))
  }

  /// The word for counted items that are a product without another word: "tea bags"; empty if there is none.
  private var nameOfItem: String {
    let word = tokens.indices.first { index in
      uses[index] == .count && tokens[index].kind == .word && !has(index, .container)
        && sense(index)?.unit == .bag
    }
    return word.map { text(of: $0..<$0 + 1) } ?? ""
  }

  /// Returns whether the word for an item is part of a name before it: "toilet rolls".
  private static func isNamed(_ item: Unit) -> Bool {
    [.roll, .sheet, .bag, .tablet, .capsule, .pair].contains(item)
  }

  /// Words that only join an amount and a price.
  private static let joiners: WordRoles = [.forPrice, .of, .about, .each, .per]

  /// The text of a range of tokens, as typed.
  func text(of tokens: Range<Int>) -> String {
    let start = Int(places[self.tokens[tokens.lowerBound].start])
    let range = start..<Int(places[self.tokens[tokens.upperBound - 1].end - 1]) + 1
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count * 2)
    for value in scalars[range] {
      if value < 0x80 {
        bytes.append(UInt8(value))
      } else if let scalar = Unicode.Scalar(value) {
        bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether a sign at `index` only separates a name from what is next to it.
  func isSeparator(_ index: Int) -> Bool {
    let separators = ",;:.-–−/|+=·•・*~&→_…☐☑⬜✓✔✅❌○●◦▪■"
    return tokens[index].kind == .sign && tokens[index].sense < 0
      && separators.unicodeScalars.contains { $0.value == tokens[index].sign }
  }

  func isLowercase(_ index: Int) -> Bool {
    !isIdeograph(index)
      && (tokens[index].start..<tokens[index].end).allSatisfy {
        scalars[Int(places[$0])] == folded[$0]
      }
  }
}
