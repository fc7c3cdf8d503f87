/// Reads a typed or pasted line of text as a product.
///
/// The outcome is exactly one meaning, or a question or a refusal with its reason.
/// Reading takes time linear in the length of the line.
public struct LineReader: Sendable {
  public let notation: LineNotation
  private let lexicon: Lexicon
  private let marks: NumberSpelling.MarkSet

  public init(notation: LineNotation) {
    self.init(notation: notation, lexicon: Lexicon(notation: notation))
  }

  private init(notation: LineNotation, lexicon: Lexicon) {
    self.notation = notation
    self.lexicon = lexicon
    marks = NumberSpelling.MarkSet(notation)
  }

  /// Returns a reader of numbers with other marks; nil for `groupingMark` if digits are not grouped.
  ///
  /// The readers share their words, so this takes no time.
  public func replacing(decimalMark: Character, groupingMark: Character?) -> LineReader {
    LineReader(
      notation: LineNotation(
        decimalMark: decimalMark, groupingMark: groupingMark, currency: notation.currency,
        currencyDecimals: notation.currencyDecimals, measures: notation.measures,
        language: notation.language, region: notation.region),
      lexicon: lexicon)
  }

  /// Reads `line`. The amount must be of `kind`, unless `kind` is nil.
  public func read(_ line: String, kind: Kind? = nil) -> LineReading {
    var scanner = LineScanner(lexicon: lexicon, marks: marks)
    do throws(LineScanner.Failure) {
      try scanner.scan(line)
    } catch {
      return LineReading(
        parts: [], rules: [], outcome: .refuse(error == .long ? .long : .none), multiples: [])
    }
    var parser = LineParser(scanner, notation: notation)
    parser.findOwnText()
    parser.findNoise()
    parser.findPrices()
    parser.findUnitPrices()
    parser.markPrices()
    parser.findQuantities()
    parser.findOffers()
    let outcome = parser.outcome(kind: kind)
    return LineReading(
      parts: parser.parts(), rules: LineRule.allCases.filter(parser.rules.contains),
      outcome: outcome, multiples: parser.multiples)
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
