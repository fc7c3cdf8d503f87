/// The words of a language that matter in a line.
///
/// Words are separated by spaces, and `_` stands for a space within a word. Case and accents do not
/// matter, nor does a full stop after a word. A word with `!` is read in its own language only.
struct LanguageWords: Sendable {
  let language: String
  /// The country that alone uses the words, as an ISO 3166 code; nil for words of the whole language.
  let region: String?
  let entries: [Entry]

  /// - Parameters:
  ///   - shared: Words that other languages have too.
  ///   - ones: The words for 1, 2 and so on; `-` for a number that is not read.
  ///   - tens: The words for 10, 20 and so on.
  ///   - hundreds: The words for 100, 200 and so on.
  ///   - numerals: The words for 1, 2 and so on that are names as well, and numbers only before a unit and the like.
  init(
    _ language: String, in region: String? = nil, sharing shared: [[Entry]] = [],
    ones: [String] = [], tens: [String] = [], hundreds: [String] = [], numerals: [String] = [],
    _ entries: [Entry]
  ) {
    (self.language, self.region) = (language, region)
    func numbers(_ texts: [String], step: Int, areNumerals: Bool = false) -> [Entry] {
      texts.flatMap { (words: String) -> [Entry] in
        let words = words.unicodeScalars.split(separator: " ").map { String(Substring($0)) }
        return words.enumerated().compactMap { (place, word) -> Entry? in
          guard word != "-" else { return nil }
          let value = (place + 1) * step
          return areNumerals ? Entry.numeral(value, word) : Entry.number(value, word)
        }
      }
    }
    self.entries =
      shared.reduce(entries, +) + numbers(ones, step: 1) + numbers(tens, step: 10)
      + numbers(hundreds, step: 100) + numbers(numerals, step: 1, areNumerals: true)
  }

  /// Words that share one meaning.
  struct Entry: Sendable {
    let sense: WordSense
    let words: String

    static func unit(_ unit: Unit, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: .unit, unit: unit), words: words)
    }

    /// Words for `times / over` of a unit.
    static func unit(_ times: Int, over: Int = 1, _ unit: Unit, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: .unit, unit: unit, times: times, over: over), words: words)
    }

    /// Words for `times` of a unit that have other roles as well.
    static func unit(_ times: Int, _ unit: Unit, also roles: WordRoles, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: roles.union(.unit), unit: unit, times: times), words: words)
    }

    /// Words for an amount that need no number: "halvliter".
    static func amount(_ times: Int, _ unit: Unit, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: [.unit, .aloneIsOne], unit: unit, times: times), words: words)
    }

    /// Words for a unit with two sizes: `times` of the unit, or a number of millionths of it.
    static func unit(
      _ times: Int, _ unit: Unit, orMillionths other: Int, _ words: String
    ) -> Entry {
      Entry(
        sense: WordSense(roles: .unit, unit: unit, times: times, otherMillionths: other),
        words: words)
    }

    /// Words for a unit that have other roles as well.
    static func unit(_ unit: Unit, also roles: WordRoles, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: roles.union(.unit), unit: unit), words: words)
    }

    /// Words for a unit that the United States and the United Kingdom define differently.
    static func volume(_ us: Unit, _ imperial: Unit, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: .unit, unit: us, imperial: imperial), words: words)
    }

    /// Words for a tablespoon, which is one of the United States or a metric one.
    static func tablespoons(also roles: WordRoles = [], _ words: String) -> Entry {
      spoons(.usTablespoon, .metricTablespoon, roles, words)
    }

    /// Words for a teaspoon, which is one of the United States or a metric one.
    static func teaspoons(also roles: WordRoles = [], _ words: String) -> Entry {
      spoons(.usTeaspoon, .metricTeaspoon, roles, words)
    }

    private static func spoons(
      _ us: Unit, _ metric: Unit, _ roles: WordRoles, _ words: String
    ) -> Entry {
      Entry(sense: WordSense(roles: roles.union(.unit), unit: us, metric: metric), words: words)
    }

    /// Nouns that are counted in pieces.
    static func nouns(_ words: String) -> Entry { .unit(.piece, also: .noun, words) }

    /// Nouns that are counted in pieces by a number before them.
    static func counted(_ words: String) -> Entry {
      Entry(
        sense: WordSense(roles: [.unit, .noun], unit: .piece, clues: .countedBefore), words: words)
    }

    /// Words for a unit price of one unit.
    static func unitPrice(_ unit: Unit, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: .unitPrice, unit: unit), words: words)
    }

    /// Words for the number `value / over`.
    static func number(
      _ value: Int, over: Int = 1, also roles: WordRoles = [], _ words: String
    ) -> Entry {
      Entry(
        sense: WordSense(roles: roles.union(.numberWord), times: value, over: over), words: words)
    }

    /// Words for the number `value / over` that are names as well, and numbers only before a unit and the like.
    static func numeral(_ value: Int, over: Int = 1, _ words: String) -> Entry {
      Entry(sense: WordSense(times: value, over: over, clues: .numeral), words: words)
    }

    /// Words for a pack of `count`.
    static func pack(_ count: Int, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: [.pack, .numberedPack], times: count), words: words)
    }

    /// Ordinal numbers: "third".
    static func ordinal(_ value: Int, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: .ordinal, times: value), words: words)
    }

    /// Words that state a price again: "that is".
    static func restatements(_ words: String) -> Entry {
      Entry(sense: WordSense(roles: .unitPrice, isRestatement: true), words: words)
    }

    /// Words before a measure of what can be made of the product: "makes 5 l".
    static func yields(_ words: String) -> Entry {
      Entry(sense: WordSense(roles: .limit, isYield: true), words: words)
    }

    /// Words that say something about a number next to them, and have no other meaning.
    static func clues(_ clues: WordClues, _ words: String) -> Entry {
      Entry(sense: WordSense(clues: clues), words: words)
    }

    static func words(_ roles: WordRoles, _ words: String) -> Entry {
      Entry(sense: WordSense(roles: roles), words: words)
    }
  }

  /// Returns the code of the tables for a language. Both forms of Norwegian have the same ones.
  static func code(for language: String) -> String {
    ["nn", "no"].contains(language) ? "nb" : language
  }

  /// All tables, starting with the words that every language uses.
  static let all: [LanguageWords] = [
    .common, .english, .german, .swissGerman, .french, .spanish, .italian, .dutch, .portuguese,
    .polish, .swedish, .danish, .norwegian, .finnish, .czech, .russian, .japanese, .chinese,
    .taiwanese, .hongKong,
    .arabic,
    .turkish, .hungarian, .greek,
  ]
}
