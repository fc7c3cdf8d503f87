/// A line of a shop page, and what it says about a product.
struct TileLine {
  /// The text without white space at its start and its end, and without the marks of footnotes.
  let text: String
  var content: Content
  /// A Boolean value indicating whether the page has the text of the line several times.
  private(set) var isRepeated = false

  enum Content {
    /// A text, which can be a name.
    case text
    /// A text that can be between the lines of a product: a rating, a repeated name, or a text that the page has for
    /// several products, such as "Add to cart".
    case note
    /// A quantity, which can have the name and the unit price as well. The text has no words for packs before it.
    case quantity(LineAmount, String, isNamed: Bool, hasUnitPrice: Bool)
    /// A price, which can have the unit price as well. A bare one has no currency.
    case price(isBare: Bool, hasUnitPrice: Bool)
    case unitPrice(Kind)
    /// An offer that needs several packs, such as "3 for 2".
    case offer(Offer)
    case product
    case other
  }

  init(_ line: String, _ reader: LineReader) {
    text = Self.withoutFootnotes(String(line.trimmingSpace()))
    content = Self.content(of: text, reader)
  }

  var isPrice: Bool { if case .price = content { true } else { false } }
  var isText: Bool { if case .text = content { true } else { false } }
  var isNote: Bool { if case .note = content { true } else { false } }
  var unitOfPrice: Kind? { if case .unitPrice(let kind) = content { kind } else { nil } }
  var hasDigit: Bool { text.containsDigit }
  var offer: Offer? { if case .offer(let offer) = content { offer } else { nil } }

  /// A Boolean value indicating whether the line can be a name. A page can repeat names, and ratings begin with a number.
  var canBeName: Bool {
    switch content {
    case .text: text.contains(where: \.isLetter)
    case .note: text.first?.isLetter ?? false
    case .quantity, .price, .unitPrice, .offer, .product, .other: false
    }
  }

  /// Returns a line without the marks of footnotes after prices: "0,79 €*", "1,58 €*/kg".
  private static func withoutFootnotes(_ line: String) -> String {
    guard line.utf8.contains(0x2a) else { return line }
    var kept = ""
    var rest = line[...]
    while let character = rest.popFirst() {
      if character != "*" || !isFootnote(after: kept.last, before: rest.first) {
        kept.append(character)
      }
    }
    return kept
  }

  /// Returns whether an asterisk is the mark of a footnote, and not a multiplication sign as in "6*330 ml".
  private static func isFootnote(after last: Character?, before next: Character?) -> Bool {
    guard let last, last.isNumber || last.isCurrencySymbol else { return false }
    if last.isCurrencySymbol { return next?.isNumber != true }
    return [nil, "/", "*"].contains(next)
  }

  private static func content(of line: String, _ reader: LineReader) -> Content {
    if isBarePrice(line, decimals: reader.notation.currencyDecimals) {
      return .price(isBare: true, hasUnitPrice: false)
    }
    if case .shop = ShopHeading(line) { return .other }
    guard ReceiptCount(line) == nil else { return .other }
    let reading = reader.read(line)
    if let offer = offer(in: line, reading, reader) { return .offer(offer) }
    let hasUnitPrice = reading.parts.contains { $0.role == .unitPrice }
    switch reading.outcome {
    case .product(let product):
      guard hasUnitPrice, product.name.isEmpty, let amount = product.amount,
        !reading.parts.contains(where: { $0.role == .price })
      else { return .product }
      return .unitPrice(amount.unit.kind)
    case .ask(.price, let known, _):
      guard let amount = known.amount else { return .other }
      let isNamed = !known.name.isEmpty && reader.hasName(line)
      let start = isNamed ? 0 : reading.parts.first?.range.lowerBound ?? 0
      let text = String(line.unicodeScalars.dropFirst(start))
      return .quantity(amount, text, isNamed: isNamed, hasUnitPrice: hasUnitPrice)
    case .ask(.amount, let known, _):
      if known.price == nil { return reader.hasName(line) ? .text : .note }
      return known.name.isEmpty ? .price(isBare: false, hasUnitPrice: hasUnitPrice) : .other
    case .ask: return .other
    case .refuse: return .text
    }
  }

  /// Returns the offer that a line consists of, if it needs several packs; nil for other lines. A reduction such as
  /// "-20%" can be in the price already.
  private static func offer(
    in line: String, _ reading: LineReading, _ reader: LineReader
  ) -> Offer? {
    switch reading.outcome {
    case .product, .ask(.price, _, _): return nil
    case .ask, .refuse: break
    }
    guard reader.offers == .read, let offer = reader.offer(in: line), !offer.reducesEachPack else {
      return nil
    }
    return offer
  }

  /// Returns whether a line is a number with the decimals of a price and nothing else.
  private static func isBarePrice(_ line: String, decimals: Int) -> Bool {
    let parts = line.filter { !$0.isWhitespace }
      .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return decimals > 0 && parts.count == 2 && parts[1].count == decimals && !parts[0].isEmpty
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}

extension TileLine {
  /// Corrects what lines say about products by the other lines of the page.
  static func correct(_ lines: inout [TileLine], _ reader: LineReader) {
    findPiecePrices(in: &lines)
    joinCents(in: &lines, reader)
    joinMarks(in: &lines, reader)
    findRestatedQuantities(in: &lines)
    findRatings(in: &lines)
    var (counts, textCounts): ([String: Int], [String: Int]) = ([:], [:])
    for line in lines where line.isText {
      counts[line.pattern, default: 0] += 1
      textCounts[line.text, default: 0] += 1
    }
    for index in lines.indices {
      guard case .text = lines[index].content else { continue }
      lines[index].isRepeated = textCounts[lines[index].text, default: 0] > 1
      guard !lines[index].canBeNumber(decimals: reader.notation.currencyDecimals) else { continue }
      if counts[lines[index].pattern, default: 0] > 1
        || !lines[index].text.contains(where: \.isLetter)
      {
        lines[index].content = .note
      }
    }
    findRepeatedNames(in: &lines)
  }

  /// Returns whether a text is a whole number, which can be one of packs, or has a number with the decimals of a price.
  private func canBeNumber(decimals: Int) -> Bool {
    text.utf8.allSatisfy(\.isASCIIDigit)
      || text.split { !$0.isNumber && $0 != "." && $0 != "," }
        .contains { Self.isBarePrice(String($0), decimals: decimals) }
  }

  /// Treats prices of one piece as those of packs, such as "1,30 €/ud." below "1 kg", if the page has no others.
  private static func findPiecePrices(in lines: inout [TileLine]) {
    let hasOther = lines.contains { line in
      if case .quantity(let amount, _, _, _) = line.content, amount.unit.kind == .units {
        true
      } else {
        line.isPrice
      }
    }
    guard !hasOther else { return }
    for index in lines.indices where lines[index].unitOfPrice == .units {
      lines[index].content = .price(isBare: false, hasUnitPrice: false)
    }
  }

  /// Adds the cents below whole prices, if the page writes all prices so: "$3", "99".
  private static func joinCents(in lines: inout [TileLine], _ reader: LineReader) {
    let decimals = reader.notation.currencyDecimals
    let signed = lines.indices.filter { index in
      if case .price(isBare: false, _) = lines[index].content { true } else { false }
    }
    let areSplit = signed.allSatisfy { index in
      let isWhole = lines[index].text.allSatisfy {
        $0.isNumber || $0.isWhitespace || $0.isCurrencySymbol
      }
      return isWhole && lines.indices.contains(index + 1)
        && lines[index + 1].text.count == decimals
        && lines[index + 1].text.utf8.allSatisfy(\.isASCIIDigit)
    }
    // The number below a single price can be another one.
    guard decimals > 0, signed.count > 1, areSplit else { return }
    for index in signed {
      guard let end = lines[index].text.lastIndex(where: \.isNumber) else { continue }
      var text = lines[index].text
      let cents = String(reader.notation.decimalMark) + lines[index + 1].text
      text.insert(contentsOf: cents, at: text.index(after: end))
      lines[index] = TileLine(text, reader)
      lines[index + 1].content = .note
    }
  }

  /// The text with "0" for each number. Ratings of several products have the same pattern.
  private var pattern: String {
    var pattern = ""
    for character in text {
      if !character.isNumber {
        pattern.append(character)
      } else if pattern.last != "0" {
        pattern.append("0")
      }
    }
    return pattern
  }

  /// Finds numbers such as "4.75" above or below the number of ratings, such as "(1,024)".
  private static func findRatings(in lines: inout [TileLine]) {
    for index in lines.indices {
      guard case .price(isBare: true, _) = lines[index].content,
        [index - 1, index + 1].contains(where: {
          lines.indices.contains($0) && lines[$0].isNumberInBrackets
        })
      else { continue }
      lines[index].content = .note
    }
  }

  private var isNumberInBrackets: Bool {
    text.hasPrefix("(") && text.hasSuffix(")") && hasDigit && !text.contains(where: \.isLetter)
  }

  /// Finds lines that repeat the name and the quantity above: "Bread 800 g", "Quantity of Bread 800 g".
  ///
  /// The page repeats the words before the name, and has no price for these lines. Otherwise, the line is another
  /// product, such as "Brown Bread 800 g".
  private static func findRepeatedNames(in lines: inout [TileLine]) {
    var named: Int?
    var (hasPrice, count, priced) = (false, 0, 0)
    var prefixes: [Int: String] = [:]
    for index in lines.indices {
      switch lines[index].content {
      case .quantity(_, _, isNamed: true, _):
        count += 1
        let text = lines[index].text
        let name = named.map { lines[$0].text }
        if let name, text.hasSuffix(name), hasPrice ? text != name : named == index - 1 {
          prefixes[index] = String(text.dropLast(name.count))
        }
        if prefixes[index, default: ""].isEmpty { named = index }
        hasPrice = false
      case .price:
        if !hasPrice { priced += 1 }
        hasPrice = true
      case .product, .quantity: named = nil
      case .unitPrice, .text, .note, .offer, .other: break
      }
    }
    guard priced <= count - prefixes.count else { return }
    let counts = prefixes.values.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    for (index, prefix) in prefixes where prefix.isEmpty || counts[prefix, default: 0] > 1 {
      lines[index].content = .note
    }
  }
}

extension LineReader {
  /// Returns whether a line has a word other than articles and those for packs: "Jam 340 g", but not "Le paquet de
  /// 250 g".
  fileprivate func hasName(_ line: String) -> Bool {
    var scanner = LineScanner(lexicon: lexicon, marks: marks)
    guard (try? scanner.scan(line)) != nil else { return false }
    return scanner.tokens.contains { token in
      guard token.kind == .word else { return false }
      guard token.sense >= 0 else { return true }
      let sense = lexicon.senses[token.sense]
      if sense.roles.contains(.noun) { return true }
      return !sense.clues.contains(.article)
        && sense.roles.isDisjoint(with: [
          .unit, .container, .pack, .packOf, .of, .per, .each, .multiply, .about, .from,
          .numberWord, .now, .old,
        ])
    }
  }
}
