/// The phrases with which a language states offers.
final class OfferWords: Sendable {
  /// Ordinal numbers from "second" on.
  let ordinals: [(text: [UInt32], value: Int)]
  /// What follows the digits of ordinal numbers: "th" in "4th".
  let ordinalEndings: [[UInt32]]
  /// Words before an ordinal number that don't change its meaning: "every third".
  let every: [[UInt32]]
  let phrases: OfferPhraseTree
  /// Texts of which each phrase contains at least one.
  let hints: [[UInt32]]
  /// Words before a phrase that give it another meaning: "up to" 20% off.
  let before: [[UInt32]]
  /// Words after a phrase that give it another meaning: 20% off "when you spend" £40.
  let after: [[UInt32]]
  /// Words after a reduction that needs more than a purchase: 20% off "for members".
  let conditions: [[UInt32]]
  /// Words after a reduction that need more than a purchase if a number follows: 20% off "on" 2.
  let beforePacks: [[UInt32]]
  /// Words between a price and a coupon that it needs: £3.99 "with" coupon.
  let with: [[UInt32]]

  /// A line of a table: a form and its templates.
  typealias Entry = (form: OfferPhrase.Form, template: String)

  /// - Parameters:
  ///   - ordinals: The words for each number from 2 on, separated by spaces; `_` is a space in a word.
  ///   - ordinalEndings: What follows the digits of ordinal numbers, separated by commas.
  ///   - items: The words for an item that follow an ordinal number, separated as in a template.
  ///   - every: Words for "every", separated by commas.
  ///   - before, after, with, conditions, beforePacks: Words, separated by commas.
  init(
    ordinals: [String], ordinalEndings: String = "", items: String = "", every: String = "",
    before: String, after: String, with: String, conditions: String = "",
    beforePacks: String = "", _ entries: [Entry]
  ) {
    self.ordinals =
      ordinals.enumerated().flatMap { index, words in
        words.split(separator: " ").map { word in
          (Self.folded(word.replacing("_", with: " ")), index + 2)
        }
      }
      // The longest one first, so that no ordinal number hides another one.
      .sorted { $0.text.count > $1.text.count }
    self.ordinalEndings = Self.words(ordinalEndings)
    self.every = Self.words(every)
    self.before = Self.words(before)
    self.after = Self.words(after)
    self.beforePacks = Self.words(beforePacks)
    self.conditions = Self.words(conditions)
    self.with = Self.words(with)
    phrases = OfferPhraseTree(entries, items: items)
    hints = OfferHints.texts(of: phrases)
  }

  /// The sign for a percentage, and the words for it.
  static let percentSigns = [
    "%", "percent", "per cent", "prozent", "pour cent", "por ciento", "per cento", "procent",
    "por cento", "prosent", "prosenttia", "процентов", "بالمئة",
  ].map(folded)

  /// Returns folded words that are separated by commas.
  private static func words(_ text: String) -> [[UInt32]] {
    text.unicodeScalars.split(separator: ",").map { folded(Substring($0)) }
  }

  private static func folded(_ text: some StringProtocol) -> [UInt32] {
    text.unicodeScalars.map { ScalarFolding.fold($0.value) }.filter { $0 != 0 }
  }

  /// Returns the phrases for lines in a language: those of all languages, its own ones, the English ones, and those
  /// of other languages that have no other meaning.
  ///
  /// The phrases of a language are made when they are used for the first time.
  ///
  /// - Parameter code: The code of the table of the language.
  static func known(in code: String) -> [OfferWords] {
    let own: OfferWords? =
      switch code {
      case "de": .german
      case "fr": .french
      case "es": .spanish
      case "it": .italian
      case "nl": .dutch
      case "pt": .portuguese
      case "pl": .polish
      case "sv": .swedish
      case "da": .danish
      case "nb": .norwegian
      case "fi": .finnish
      case "cs": .czech
      case "ru": .russian
      case "ja": .japanese
      case "zh": .chinese
      case "ar": .arabic
      case "tr": .turkish
      default: nil
      }
    return [.common] + [own].compactMap { $0 } + [.english, .abroad, .ofShops]
  }

  /// The phrases of all languages.
  private static let common = OfferWords(
    ordinals: [], before: "", after: "", with: "",
    [
      (.multibuy, "{b}+{f}"),
      (.multibuy, "{q}[ ]=[ ]{m}"),
      (.multibuy, "{b}+{f}[ ](gratis|free)"),
      (.multibuy, "{b} + {f} (gratis|free)"),
      (.percent, "-{d}%"),
      // A minus sign, which isn't a hyphen: "45 %" after a hyphen can be the fat content.
      (.percent, "\u{2212} {d}%"),
      // Only directly after a price: "2,95 € - 20%".
      (.percent, "- {d}%"),
      (.bundle, "{q}/{P}"),
      (.bonus, "+[ ]{a} [extra ](gratis|free)"),
      (.bonusPercent, "+[ ]{d}% [extra ](gratis|free)"),
      (
        .tax,
        "(+|plus) [{d}% ](tax|sales tax|vat|gst|hst|mwst|ust|tva|iva|btw|moms|mva|alv|dph|kdv|ндс)"
      ),
    ])
}
