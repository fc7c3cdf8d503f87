internal import Synchronization

/// The words of all languages in a trie, for one notation.
struct Lexicon: Sendable {
  /// A word that was found.
  struct Match {
    /// The position after the word.
    let end: Int
    let sense: Int
  }

  let senses: [WordSense]
  /// The folded phrases of the lines of a receipt that name no product, each with its meaning.
  let receiptPhrases: WordTrie
  private let trie: WordTrie

  private static let known = Mutex<[LineNotation: Lexicon]>([:])
  /// The maximum number of lexicons that are kept; a further one replaces all of them. A program uses one for each
  /// currency.
  private static let maximumCount = 32

  /// Returns the words for a notation. They are made for the first reader, and the others share them.
  static func shared(for notation: LineNotation) -> Lexicon {
    let key = notation.replacing(decimalMark: ".", groupingMark: nil)
    if let lexicon = known.withLock({ $0[key] }) { return lexicon }
    let lexicon = Lexicon(notation: key)
    known.withLock {
      if $0[key] == nil, $0.count >= maximumCount { $0 = [:] }
      $0[key] = lexicon
    }
    return lexicon
  }

  private init(notation: LineNotation) {
    var words = Words()
    words.addLanguages(for: notation)
    words.addCurrencies(for: notation)
    (senses, trie) = (words.senses, words.trie)
    receiptPhrases = ReceiptWords.phrases(in: notation.language)
  }

  /// The words of a lexicon that is being made.
  private struct Words {
    var trie = WordTrie()
    var senses: [WordSense] = []
    /// The ranks of the languages that the first senses come from: the user's, English, and others.
    private var ranks: [Rank] = []

    private enum Rank { case own, english, other }

    mutating func addLanguages(for notation: LineNotation) {
      let tables = LanguageWords.all.filter { $0.region.map { $0 == notation.region } ?? true }
      let code = LanguageWords.code(for: notation.language)
      let own = tables.filter { $0.language == code || $0.language.isEmpty }
      let english = tables.filter { $0.language == "en" && notation.language != "en" }
      let others = tables.filter { language in
        !(own + english).contains { $0.language == language.language }
      }
      let hasStone = ["GB", "IE"].contains(notation.region)
      let ranked: [(Rank, [LanguageWords])] = [
        (.own, own.reversed()), (.english, english), (.other, others),
      ]
      for (rank, languages) in ranked {
        for language in languages {
          for entry in language.entries {
            let sense = entry.sense.resolved(for: notation)
            if sense.unit == .stone, !hasStone { continue }
            if rank == .other, !sense.hasWordsKnownAbroad { continue }
            add(WordList(entry.words), sense, rank)
          }
        }
      }
    }

    private mutating func add(_ words: WordList, _ sense: WordSense, _ rank: Rank) {
      words.forEach { word in
        if word.isOwnOnly, rank != .own { return }
        if rank == .other, !sense.isKnownAbroad(word) { return }
        let place = trie.place(of: word.folded)
        if let known = trie[place] {
          // The meanings in an earlier language hide those in later ones.
          if ranks[known] == rank { senses[known].merge(sense) }
        } else {
          trie[place] = senses.count
          senses.append(sense)
          ranks.append(rank)
        }
      }
    }

    mutating func addCurrencies(for notation: LineNotation) {
      for (index, sign) in CurrencySign.all.enumerated() where index > 0 {
        let isOwn = sign.codes.contains(notation.currency)
        guard isOwn || !sign.isLocal, sign.language.map({ $0 == notation.language }) ?? true else {
          continue
        }
        var sense = WordSense(roles: sign.isCents ? [.currency, .cents] : .currency)
        sense.currency = index
        WordList(sign.words).forEach { word in
          let place = trie.place(of: word.folded)
          if let known = trie[place] {
            // "cad." is "each" in Italian.
            if !isOwn, ranks.indices.contains(known), ranks[known] == .own { return }
            senses[known].roles.formUnion(sense.roles)
            senses[known].currency = index
          } else {
            trie[place] = senses.count
            senses.append(sense)
          }
        }
      }
      // The code and the sign of the own currency, if the table has none.
      if let own = Currency.entries[notation.currency], !Currency.codesInNames.contains(own.code) {
        for text in [own.code, own.narrow] where text.count > 1 || !text.allSatisfy(\.isLetter) {
          WordList(text).forEach { word in
            let place = trie.place(of: word.folded)
            guard trie[place] == nil else { return }
            trie[place] = senses.count
            senses.append(WordSense(roles: .currency))
          }
        }
      }
    }
  }

  /// The longest word that begins at `start` and ends at a position that satisfies `isEnd`.
  ///
  /// A space in a word of the table stands for spaces, full stops and hyphens in the text.
  func longestMatch(
    in text: [UInt32], at start: Int, isEnd: (_ end: Int, _ sense: WordSense) -> Bool
  ) -> Match? {
    var node: UInt32 = 0
    var index = start
    var best: Match?
    while index < text.count {
      let scalar = text[index]
      let isSeparator = scalar == 0x20 || scalar == 0xa0 || scalar == 0x2e || scalar == 0x2d
      if let next = trie.child(of: node, isSeparator ? 0x20 : scalar) {
        node = next
        index += 1
        if isSeparator {
          while index < text.count, index < start + 60,
            text[index] == 0x20 || text[index] == 0xa0 || text[index] == 0x2e || text[index] == 0x2d
          {
            index += 1
          }
        }
      } else if scalar == 0x27 || scalar == 0x2f, index > start,
        let space = trie.child(of: node, 0x20)
      {
        // "c/u" and "l'un" are written as two words in the tables.
        node = space
        index += 1
      } else if isSeparator, let space = trie.child(of: node, scalar) {
        node = space
        index += 1
      } else {
        break
      }
      if let sense = trie[node], isEnd(index, senses[sense]) {
        best = Match(end: index, sense: sense)
      }
    }
    return best
  }
}

extension WordSense {
  fileprivate mutating func merge(_ other: WordSense) {
    roles.formUnion(other.roles)
    clues.formUnion(other.clues)
    let hasValue =
      other.roles.contains(.numberWord) || other.clues.contains(.numeral) && !other.isOne
    if unit == nil, other.unit != nil || hasValue {
      unit = other.unit
      imperial = other.imperial
      (times, over, otherMillionths) = (other.times, other.over, other.otherMillionths)
    }
  }

  fileprivate func resolved(for notation: LineNotation) -> WordSense {
    var sense = self
    if let imperial, notation.volumeSystem == .imperial { sense.unit = imperial }
    if let metric, notation.measures != .us { sense.unit = metric }
    return sense
  }

  /// A Boolean value indicating whether words with this meaning can be read in other languages.
  fileprivate var hasWordsKnownAbroad: Bool {
    roles == .including || !roles.isDisjoint(with: [.unit, .drained, .packAfter, .deposit])
  }

  /// Returns whether the word is read in other languages: only units, drained weights, packs, deposits and "including"
  /// are, except for short words, which can have another meaning there.
  fileprivate func isKnownAbroad(_ word: WordList.Word) -> Bool {
    guard hasWordsKnownAbroad else { return false }
    if roles == .including { return !word.isOfAnotherScript && word.count >= 4 }
    if word.isOfAnotherScript { return true }
    // "Pant" is a deposit in Sweden only.
    if roles.contains(.deposit) { return word.count >= 5 }
    if let kind = unit?.kind, kind != .weight, kind != .volume { return word.count >= 6 }
    return word.count >= 4
  }
}
