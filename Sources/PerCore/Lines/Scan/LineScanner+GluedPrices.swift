extension LineScanner {
  /// Returns whether a price with a currency is at `start`, directly after the unit of a number: "500g1,99€",
  /// "200gR$9,90", "100g98円", or a price without one ends the line there: "1kg1,99".
  func isGluedPrice(at start: Int) -> Bool {
    if scalarClass(at: start) == .letter {
      return currency(at: start).map { scalarClass(at: $0) == .digit } ?? false
    }
    let whole = endOfDigits(from: start)
    var end = whole
    // "5kg2,480円"
    while (1...3).contains(whole - start), let next = endOfGroup(at: end) { end = next }
    // "100g98円"
    if end > start, end > whole || scalarClass(at: end) == .ideograph, currency(at: end) != nil {
      return true
    }
    guard end > start, end + 2 < folded.count, folded[end] == 0x2c || folded[end] == 0x2e,
      scalarClass(at: end + 1) == .digit, scalarClass(at: end + 2) == .digit
    else { return false }
    end += 3
    // "1kg1,99"
    if end == folded.count { return true }
    if end < folded.count, folded[end] == 0x20 { end += 1 }
    return currency(at: end) != nil
  }

  /// The end of a mark and exactly three digits at `index`, or nil.
  private func endOfGroup(at index: Int) -> Int? {
    guard index < folded.count, folded[index] == 0x2c || folded[index] == 0x2e else { return nil }
    let end = endOfDigits(from: index + 1)
    return end == index + 4 ? end : nil
  }

  /// Returns whether a number and its currency are at `start`, or a number that ends the line after a unit: the "50
  /// جنيه" of "ب50 جنيه", the "32" of "كيلو ب32".
  func isSignedPrice(at start: Int) -> Bool {
    var end = endOfDigits(from: start)
    guard end > start else { return false }
    if end < folded.count, [0x2c, 0x2e, 0x66b].contains(folded[end]),
      scalarClass(at: end + 1) == .digit
    {
      end = endOfDigits(from: end + 1)
    }
    if end == folded.count { return has(tokens.count - 1, .unit) }
    if folded[end] == 0x20 { end += 1 }
    return currency(at: end) != nil
  }

  /// Returns whether an Arabic letter is at `index`.
  func isArabic(at index: Int) -> Bool {
    index < folded.count && (0x620...0x64a).contains(folded[index])
  }

  /// The end of the sign or word for a currency at `start`, or nil if there is none.
  private func currency(at start: Int) -> Int? {
    lexicon.longestMatch(in: folded, at: start) { end, sense in
      sense.roles.contains(.currency) && (isWordEnd(end) || scalarClass(at: end) == .digit)
    }?.end
  }
}
