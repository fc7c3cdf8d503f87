/// Reads a typed or pasted line of text as a product.
///
/// The outcome is exactly one meaning, or a question or a refusal with its reason.
/// Reading takes time linear in the length of the line.
public struct LineReader: Sendable {
  /// What the reader does with an offer such as "3 for 2".
  public enum Offers: Sendable {
    /// A line with an offer is a question.
    case asked
    /// An offer with one meaning is part of the product.
    case read
  }

  public let notation: LineNotation
  public let offers: Offers
  let lexicon: Lexicon
  let marks: NumberSpelling.MarkSet
  private let vocabulary: OfferVocabulary

  public init(notation: LineNotation, offers: Offers = .asked) {
    self.init(
      notation: notation, offers: offers, lexicon: .shared(for: notation),
      vocabulary: offers == .read ? .shared(for: notation.language) : .none)
  }

  private init(
    notation: LineNotation, offers: Offers, lexicon: Lexicon, vocabulary: OfferVocabulary
  ) {
    self.notation = notation
    self.offers = offers
    self.lexicon = lexicon
    self.vocabulary = vocabulary
    marks = NumberSpelling.MarkSet(notation)
  }

  /// Makes the phrases of offers for lines in a language, which takes about as long as the other words. Another thread
  /// can do it while a reader is made.
  public static func prepareOffers(in language: String) {
    _ = OfferVocabulary.shared(for: language)
  }

  /// Returns a reader of numbers with other marks; nil for `groupingMark` if digits are not grouped.
  ///
  /// The readers share their words, so this takes no time.
  public func replacing(decimalMark: Character, groupingMark: Character?) -> LineReader {
    LineReader(
      notation: notation.replacing(decimalMark: decimalMark, groupingMark: groupingMark),
      offers: offers, lexicon: lexicon, vocabulary: vocabulary)
  }

  /// Reads `line`.
  ///
  /// - Parameters:
  ///   - comparability: What the list compares. The amount must be of its kind, if it has one.
  ///   - namesLimit: A Boolean value indicating whether a limit that isn't part of an offer, such as "max. 4 per
  ///     customer", is part of the name, since a product has no other place for it.
  package func read(
    _ line: String, comparing comparability: Comparability = Comparability(),
    namesLimit: Bool = true
  ) -> LineReading {
    var scanner = LineScanner(lexicon: lexicon, marks: marks)
    do throws(LineScanner.Failure) {
      try scanner.scan(line)
      scanner.forgetUnitsBeforePlaces(priceDecimals: notation.currencyDecimals)
      scanner.forgetUncountedNouns()
    } catch {
      return LineReading(
        parts: [], rules: [], outcome: .refuse(error == .long ? .long : .none), multiples: [])
    }
    let parser = LineParser(scanner, notation: notation)
    if let meaning = parser.receiptMeaning {
      return reading(parser, parser.outcome(ofReceipt: meaning, comparability))
    }
    guard vocabulary.hints.isHint(in: parser.folded) else {
      return reading(parser, questioned(parser, parser.read(comparability)))
    }
    return readingWithOffers(parser, comparability, namesLimit: namesLimit)
  }

  /// Returns the offer that a text consists of, such as "3 for 2"; nil if it has no offer, or other numbers or words
  /// that change it as well.
  public func offer(in text: String) -> Offer? {
    var scanner = LineScanner(lexicon: lexicon, marks: marks)
    guard (try? scanner.scan(text)) != nil else { return nil }
    let start = LineParser(scanner, notation: notation)
    guard let finding = OfferMatcher.finding(start.offers(vocabulary.words, isAlone: true))
    else { return nil }
    let parser = LineParser(tokensOf: start)
    parser.use(finding)
    let hasNumber = parser.tokens.indices.contains { parser.isNumber($0) }
    return hasNumber || parser.hasWordOfOtherOffer || parser.isConditional(finding)
      ? nil : finding.offer
  }

  /// Returns the reading of a line that can have offers.
  private func readingWithOffers(
    _ start: LineParser, _ comparability: Comparability, namesLimit: Bool
  ) -> LineReading {
    var matches = start.offers(vocabulary.words)
    let parser = LineParser(tokensOf: start)
    for match in matches where match.form.isSetAside {
      guard match.form != .notice || start.isNotice(match.tokens) else { continue }
      for parser in [start, parser] {
        parser.use(match.tokens, as: .noise)
        guard match.form == .tax else { continue }
        parser.isUntaxed = true
        parser.taxPercent = match.values.percent
      }
    }
    matches.removeAll { $0.form.isSetAside }
    if matches.count == 1, matches[0].form == .limit {
      // A limit alone is not an offer: "max. 4 per customer". Other words can be one: "3x2 máx. 5".
      let tokens = matches[0].tokens
      parser.use(tokens, as: .noise)
      let plain = parser.read(comparability)
      var outcome = plain.limited(to: matches[0].values.packs[.limit])
      if namesLimit, outcome == plain { outcome = parser.naming(tokens, in: plain) }
      return reading(parser, questioned(parser, outcome))
    }
    if matches.contains(where: { $0.form == .unclear }) {
      for match in matches where match.form == .unclear { parser.use(match.tokens, as: .offer) }
      parser.hasOffer = true
      let rest = parser.read(comparability)
      return reading(parser, matches.count == 1 ? parser.adding(matches[0], to: rest) : rest)
    }
    let only = OfferMatcher.finding(matches)
    guard let finding = only ?? OfferMatcher.firstFinding(matches) else {
      return reading(start, questioned(start, start.read(comparability)))
    }
    parser.use(finding)
    let isOfEach = parser.useEach(after: finding)
    let rest = parser.read(comparability)
    if isOfEach, let question = parser.questionOfEach(rest, with: finding) {
      return reading(parser, question)
    }
    if only != nil, let outcome = parser.outcome(rest, with: finding) {
      if case .product = outcome,
        parser.hasUnreadNumber(after: finding) || parser.hasUnreadPart(after: finding),
        let question = parser.question(rest, with: finding)
      {
        return reading(parser, question)
      }
      return reading(parser, questioned(parser, outcome))
    }
    // Other parts of the line can explain the words of the offer: "4,99 € 3,99 € −20%".
    let plain = start.read(comparability)
    let isDoubtful = if case .ask = plain { true } else { start.ignores(finding) }
    if isDoubtful, let question = parser.question(rest, with: finding) {
      // "8 pcs for 2.00" is rather the price of a pack.
      if parser.canBePieces(finding) { return reading(start, plain.adding(question)) }
      // The price can be the one with the coupon.
      let isPrice = finding.form == .possibleCoupon
      return reading(parser, isPrice ? question.adding(plain) : question)
    }
    return reading(start, questioned(start, plain))
  }

  /// Returns the question that an outcome leads to if its price has two meanings.
  private func questioned(_ parser: LineParser, _ outcome: LineOutcome) -> LineOutcome {
    let outcome = parser.questioned(outcome)
    // The cells of a table are read without offers, and its header can say that its prices have no tax.
    return offers == .read ? parser.askingForTax(outcome) : outcome
  }

  private func reading(_ parser: LineParser, _ outcome: LineOutcome) -> LineReading {
    LineReading(
      parts: parser.parts(), rules: LineRule.allCases.filter(parser.rules.contains),
      // A product with a longer number could not be kept, or written to a table that is read again.
      outcome: outcome.canBeHeld ? outcome : .refuse(.number), multiples: parser.multiples)
  }
}

extension LineParser {
  /// Returns the outcome of a line of a receipt: a refusal, or a question whether the weight is that of a product.
  fileprivate func outcome(
    ofReceipt meaning: ReceiptWords.Meaning, _ comparability: Comparability
  ) -> LineOutcome {
    guard meaning == .totalWeight, case .product(let product) = read(comparability) else {
      return .refuse(.none)
    }
    return .ask(.total, known: product, candidates: [product])
  }

  /// Finds the parts of the line, and returns what they mean together.
  fileprivate func read(_ comparability: Comparability) -> LineOutcome {
    findOwnText()
    findCodes()
    findNoise()
    findPrices()
    findDepositClasses()
    findUnitPrices()
    findMinimumPacks()
    findPriceOfOrdinal()
    markPrices()
    findPackFactorAfterPrice()
    findQuantities()
    findOffers()
    return outcome(comparing: comparability)
  }
}

extension LineParser {
  fileprivate var multiples: [LineMultiple] {
    quantities.filter { $0.isMultiplied && $0.factor != .one }.map {
      LineMultiple(count: $0.factor, each: LineAmount($0.single, $0.unit))
    }
  }

  /// The used tokens. Adjacent tokens with the same role are one part.
  fileprivate func parts() -> [LinePart] {
    var parts: [LinePart] = []
    for index in tokens.indices {
      guard let role = uses[index] else { continue }
      // A character such as "㎠" can be in two tokens.
      let start = max(Int(places[tokens[index].start]), parts.last?.range.upperBound ?? 0)
      let end = max(start, Int(places[tokens[index].end - 1]) + 1)
      if index > 0, uses[index - 1] == role, let last = parts.last {
        parts[parts.count - 1] = LinePart(range: last.range.lowerBound..<end, role: role)
      } else {
        parts.append(LinePart(range: start..<end, role: role))
      }
    }
    return parts
  }
}
