extension MoneyFormat {
  /// Returns the first symbol, code or word of another currency in a price; nil if there is none, or if the text is
  /// too long for a price. A word in small letters after another word isn't a code: "all" in "3.99 for all" isn't the
  /// Albanian lek.
  func markOfOtherCurrency(in text: String) -> String? {
    guard text.count <= Expression.maximumLength, text.contains(where: \.canBeCurrencyMark) else {
      return nil
    }
    let marks = text.split { !$0.canBeCurrencyMark }.map(String.init)
    return marks.indices.first { index in
      let isAfterWord = index > 0 && marks[index - 1].allSatisfy(\.isLetter)
      let isWord = marks[index].allSatisfy(\.isLowercase) && Self.signs[marks[index]] == nil
      return !(isAfterWord && isWord) && isOtherCurrency(marks[index])
    }.map { marks[$0] }
  }

  /// Returns the other currencies that the words and signs of a line name. A sign of several currencies, such as "kr",
  /// names none.
  package func otherCurrencies(in line: String) -> [Currency] {
    var found: [Currency] = []
    for mark in line.split(whereSeparator: { !$0.canBeCurrencyMark }).map(String.init) {
      let isSign = mark.contains(where: \.isCurrencySymbol)
      let isCode = mark.count == 3 && mark.allSatisfy(\.isUppercase)
      var named = isSign || isCode ? Currency.matching(mark, in: self) : []
      if named.isEmpty { named = Self.signs[mark.lowercased()]?.map { Currency($0) } ?? [] }
      if named.count == 1, named[0] != currency, !found.contains(named[0]) {
        found.append(named[0])
      }
    }
    return found
  }

  /// The currencies that each word and each sign can stand for in every list.
  private static let signs = CurrencySign.codes { $0.isLocal ? "" : $0.words }

  private func isOtherCurrency(_ mark: String) -> Bool {
    if let codes = Self.signs[mark.lowercased()] { return !codes.contains(code) }
    // A single letter, such as the "L" of the Honduran lempira, is more likely a unit.
    guard mark.count == 3 || mark.contains(where: \.isCurrencySymbol) else { return false }
    let found = Currency.matching(mark, in: self)
    guard found.isEmpty else { return !found.contains { $0 == currency } }
    return mark.contains { $0.isCurrencySymbol && !symbol.contains($0) }
  }
}

extension Character {
  /// A Boolean value indicating whether the character can be a part of a symbol, a code or a word for a currency.
  fileprivate var canBeCurrencyMark: Bool {
    isLetter && Operator(typed: self) == nil || isCurrencySymbol
  }
}
