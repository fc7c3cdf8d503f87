/// The words and the units of headers.
extension ColumnHeader {
  /// Returns the words of a header, folded. Words end at spaces, signs and changes of case, as in "unitPrice".
  package static func words(of text: String) -> [String] {
    let words = separated(text)
    // "MwSt" is one word.
    guard let tax = words.firstIndex(of: "mw"), words.indices.contains(tax + 1),
      words[tax + 1] == "st"
    else { return words }
    return words[..<tax] + ["mwst"] + words[(tax + 2)...]
  }

  private static func separated(_ text: String) -> [String] {
    var text = text
    if let words = text.withUTF8({ Self.words(ofASCII: $0) }) { return words }
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func finish() {
      if !word.isEmpty { words += HeaderWords.separated(HeaderWords.folded(word)) }
      word = ""
    }
    for character in text {
      if character.isUppercase, previous.isLowercase { finish() }
      if character.isLetter || character.isNumber || character.isCurrencySymbol {
        // The letters of "R$" and "US$" belong to the sign.
        let isSignOfCountry =
          character.isCurrencySymbol && word.count <= 2 && word.allSatisfy(\.isUppercase)
        if character.isCurrencySymbol != previous.isCurrencySymbol, !isSignOfCountry { finish() }
        word.append(character)
      } else {
        finish()
        if "/%#№".contains(character) { words.append(String(character)) }
      }
      previous = character
    }
    finish()
    return words
  }

  /// Returns the words of a text in ASCII, as `words(of:)` does; nil for other texts, and for those with a currency.
  ///
  /// The bytes of a text take much less time than its characters.
  private static func words(ofASCII text: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard text.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "$") }) else { return nil }
    var words: [String] = []
    var start: Int?
    func finish(at end: Int) {
      guard let first = start else { return }
      words.append(String(decoding: text[first..<end].map(\.asciiLowercased), as: UTF8.self))
      start = nil
    }
    for (index, byte) in text.enumerated() {
      let isInside = index > 0 && text[index - 1].isASCIILetter && !text[index - 1].isASCIIUppercase
      if byte.isASCIIUppercase, isInside { finish(at: index) }
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

  /// Returns whether a header is the month, such as "Jan 2026", and no Japanese bar code, "JAN".
  static func isJanuary(_ words: [String], _ text: String) -> Bool {
    words[0] == "jan" && !text.contains("JAN")
      && words.dropFirst().allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Returns the words that can be the unit of a unit price.
  static func rateWords(_ words: [String]) -> [String] {
    words.filter { !HeaderWords.rateFillers.hasAny(of: [$0]) }
  }

  /// Returns whether a header has nothing but a currency or its hundredth, such as "€" and "cents".
  static func isPrice(_ words: [String]) -> Bool {
    words.allSatisfy(HeaderWords.isCurrency)
      || words.count == 1 && words[0].count > 3 && HeaderWords.cents.contains(words[0])
  }

  /// Returns the unit at the end of a header, which can have two words: "fl oz", "sq ft".
  static func unit(_ words: [String]) -> String? {
    guard let last = words.last, !isSize(words.suffix(2)) else { return nil }
    if let unit = HeaderWords.unitForms[last] { return unit }
    let first = words.dropLast().last ?? ""
    return HeaderWords.unitParts.contains(first) ? first + " " + last : last
  }

  /// Returns whether two words are a number of more than one digit and a unit, such as "500 g".
  private static func isSize(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 2, let number = words.first, let unit = words.last else { return false }
    return number.count > 1 && number.allSatisfy(\.isNumber)
      && HeaderWords.measureUnits.contains(unit)
  }
}
