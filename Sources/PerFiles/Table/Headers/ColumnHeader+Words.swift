/// The words and the units of headers.
extension ColumnHeader {
  /// Returns the words of a header, folded. Words end at spaces, signs and changes of case, as in "unitPrice".
  package static func words(of text: String) -> [String] {
    let words = withPrepositions(separated(text))
    // "MwSt" is one word.
    guard let tax = words.firstIndex(of: "mw"), words.indices.contains(tax + 1),
      words[tax + 1] == "st"
    else { return words }
    return words[..<tax] + ["mwst"] + words[(tax + 2)...]
  }

  /// Returns words with those that "w/" and "w/o" are short for, and "p" before a piece or a container.
  private static func withPrepositions(_ words: [String]) -> [String] {
    guard let place = words.firstIndex(where: { $0 == "w" || $0 == "p" }), place > 0,
      place + 1 < words.count
    else { return words }
    var words = words
    if words[place] == "p" {
      // "Prijs p.st."
      let isPer =
        HeaderWords.plainPrices.contains(words[place - 1])
        && HeaderWords.canContain(words[place + 1])
      if isPer { words[place] = "per" }
      return words
    }
    guard words[place + 1] == "/", place + 2 < words.count else { return words }
    let isWithout = words[place + 2] == "o"
    let end = place + (isWithout ? 3 : 2)
    words.replaceSubrange(place..<end, with: [isWithout ? "without" : "with"])
    return words
  }

  private static func separated(_ text: String) -> [String] {
    var text = text
    if let words = text.withUTF8({ Self.words(ofASCII: $0) }) { return words }
    var words: [String] = []
    var word = ""
    var previous = LetterSort(" ")
    func finish() {
      if !word.isEmpty { words += HeaderWords.separated(HeaderWords.folded(word)) }
      word = ""
    }
    let sorts = text.map(LetterSort.init)
    for (index, (character, sort)) in zip(text, sorts).enumerated() {
      let isLast = index + 1 == sorts.count || !sorts[index + 1].isInWord
      if sort.isUppercase, previous.isLowercase,
        !(isLast && character == "L" && isPartOfLitre(word))
      {
        finish()
      }
      if sort.isInWord || sort.isCurrencySymbol {
        // The letters of "R$" and "US$" belong to the sign.
        let isSignOfCountry =
          sort.isCurrencySymbol && word.count <= 2 && word.allSatisfy(\.isUppercase)
        if sort.isCurrencySymbol != previous.isCurrencySymbol, !isSignOfCountry { finish() }
        word.append(character)
      } else {
        finish()
        if "/%#№".contains(character) { words.append(String(character)) }
      }
      previous = sort
    }
    finish()
    return words
  }

  /// What a character is for the words of a header. The properties of characters beyond ASCII take much longer.
  private struct LetterSort {
    let isUppercase, isLowercase, isCurrencySymbol: Bool
    /// A Boolean value indicating whether the character is a letter or a number.
    let isInWord: Bool

    init(_ character: Character) {
      if let ascii = character.asciiValue {
        isUppercase = ascii.isASCIIUppercase
        isLowercase = ascii.isASCIILetter && !ascii.isASCIIUppercase
        isInWord = ascii.isASCIILetter || ascii.isASCIIDigit
        isCurrencySymbol = ascii == UInt8(ascii: "$")
      } else {
        (isUppercase, isLowercase) = (character.isUppercase, character.isLowercase)
        isInWord = character.isLetter || character.isNumber
        isCurrencySymbol = character.isCurrencySymbol
      }
    }
  }

  /// Returns whether a word and a capital L after it are a unit such as "mL" and "100mL".
  private static func isPartOfLitre(_ word: String) -> Bool {
    guard let last = word.last, "mcd".contains(last) else { return false }
    return word.dropLast().last?.isLetter != true
  }

  /// Returns the words of a text in ASCII, as `words(of:)` does; nil for other texts, and for those with a currency.
  ///
  /// Reading bytes takes much less time than reading characters.
  private static func words(ofASCII text: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard text.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "$") }) else { return nil }
    var words: [String] = []
    var start: Int?
    func finish(at end: Int) {
      guard let first = start else { return }
      words.append(
        String(unsafeUninitializedCapacity: end - first) { bytes in
          bytes.initialize(fromContentsOf: text[first..<end].lazy.map(\.asciiLowercased))
        })
      start = nil
    }
    for (index, byte) in text.enumerated() {
      let isInside = index > 0 && text[index - 1].isASCIILetter && !text[index - 1].isASCIIUppercase
      if byte.isASCIIUppercase, isInside, !isEndOfLitre(text, index) { finish(at: index) }
      if byte.isASCIILetter || byte.isASCIIDigit {
        start = start ?? index
      } else {
        finish(at: index)
        if "/%#".utf8.contains(byte) { words.append(String(Unicode.Scalar(byte))) }
      }
    }
    finish(at: text.count)
    return words
  }

  /// Returns whether the letter at an index is the end of a unit such as "mL" and "100mL".
  private static func isEndOfLitre(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    func isPart(_ place: Int) -> Bool { text[place].isASCIILetter || text[place].isASCIIDigit }
    guard text[index] == UInt8(ascii: "L"), index > 0, "mcd".utf8.contains(text[index - 1]) else {
      return false
    }
    return (index == 1 || !text[index - 2].isASCIILetter)
      && (index + 1 == text.count || !isPart(index + 1))
  }

  /// Returns whether a header is the month, such as "Jan 2026", and no Japanese bar code, "JAN".
  static func isJanuary(_ words: [String], _ text: String) -> Bool {
    words[0] == "jan" && !text.contains("JAN")
      && words.dropFirst().allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Returns the words that can be the unit of a unit price.
  static func rateWords(_ words: [String]) -> [String] {
    words.indices.filter { place in
      !HeaderWords.rateFillers.hasAny(of: [words[place]]) && !isCent(words, place)
        || isShortUnit(words, place) || isCounted(words, place)
    }.map { words[$0] }
  }

  /// Returns whether a word is the cent of "c/fl oz".
  static func isCent(_ words: [String], _ place: Int) -> Bool {
    words[place] == "c" && place + 1 < words.count && words[place + 1] == "/"
  }

  /// Returns whether a word is the inch of "Price per in" or the ton of "€/t", and not the preposition of "Price in €" or
  /// the tax of "H.T.".
  private static func isShortUnit(_ words: [String], _ place: Int) -> Bool {
    guard ["in", "t"].contains(words[place]) else { return false }
    if place + 1 == words.count {
      return place > 0 && (words[place - 1] == "/" || HeaderWords.per.contains(words[place - 1]))
    }
    return place == 0 && HeaderWords.hasPer(words[1])
  }

  /// Returns whether a word is that for pieces after their number, as in "Preis pro 10 Stück".
  private static func isCounted(_ words: [String], _ place: Int) -> Bool {
    place > 0 && words[place - 1].allSatisfy(\.isNumber)
      && HeaderWords.pieces.contains(words[place])
  }

  /// Returns whether a header contains only a currency or its hundredth, such as "€" and "cents".
  static func isPrice(_ words: [String]) -> Bool {
    words.allSatisfy(HeaderWords.isCurrency)
      || words.count == 1 && words[0].count > 3 && HeaderWords.cents.contains(words[0])
  }

  /// Returns the unit at the end of a header, which can have two words: "fl oz", "sq ft".
  static func unit(_ words: [String]) -> String? {
    guard let last = words.last, !isSize(words.suffix(2)), !hasTwoUnits(words) else { return nil }
    if let unit = HeaderWords.unitForms[last] { return unit }
    let first = words.dropLast().last ?? ""
    return HeaderWords.unitParts.contains(first) ? first + " " + last : last
  }

  /// Returns whether the last words are two units with a slash between them, as in "Size (oz/ct)".
  private static func hasTwoUnits(_ words: [String]) -> Bool {
    guard let slash = words.lastIndex(of: "/"), slash > 0, slash + 2 == words.count else {
      return false
    }
    func isUnit(_ word: String) -> Bool {
      HeaderWords.measureUnits.contains(word) || HeaderWords.isPieceUnit(word)
    }
    return isUnit(words[slash - 1]) && isUnit(words[slash + 1])
  }

  /// Returns whether two words are a number of more than one digit and a unit, such as "500 g".
  private static func isSize(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 2, let number = words.first, let unit = words.last else { return false }
    return number.count > 1 && number.allSatisfy(\.isNumber)
      && HeaderWords.measureUnits.contains(unit)
  }
}
