/// The words of all languages in a trie, for one notation.
struct Lexicon: Sendable {
  /// A word that was found.
  struct Match {
    /// The position behind the word.
    let end: Int
    let sense: Int
  }

  let senses: [WordSense]
  /// Open addressing: the node in the upper bits and the scalar in the lower 21 bits; 0 is free.
  private let keys: [UInt64]
  private let nodes: [UInt32]
  private let mask: Int
  /// The sense at each node plus one; 0 where no word ends.
  private let ends: [UInt16]

  init(notation: LineNotation) {
    var words: [[UInt32]: Int] = [:]
    var senses: [WordSense] = []
    var ranks: [Int] = []
    func add(_ word: Substring, _ sense: WordSense, rank: Int) {
      let folded = ScalarFolding.fold(word: word)
      guard !folded.isEmpty else { return }
      if let index = words[folded] {
        // A language that comes first hides the meanings of those behind it.
        guard ranks[index] == rank else { return }
        senses[index].merge(sense)
      } else {
        words[folded] = senses.count
        senses.append(sense)
        ranks.append(rank)
      }
    }
    let own = LanguageWords.all.filter {
      $0.language == notation.language || $0.language.isEmpty
        || notation.language == "nn" && $0.language == "nb"
        || notation.language == "no" && $0.language == "nb"
    }
    let english = LanguageWords.all.filter { $0.language == "en" && notation.language != "en" }
    let others = LanguageWords.all.filter { language in
      !(own + english).contains { $0.language == language.language }
    }
    let hasStone = ["GB", "IE"].contains(notation.region)
    for (rank, languages) in [own.reversed(), english, others].enumerated() {
      for language in languages {
        for entry in language.entries {
          let sense = entry.sense.resolved(for: notation)
          for var word in entry.words.split(separator: " ") {
            if word.first == "!" {
              guard rank == 0 else { continue }
              word = word.dropFirst()
            }
            if rank == 2, !sense.isKnownAbroad(word) { continue }
            if sense.unit == .stone, !hasStone { continue }
            while word.last == "_" { word = word.dropLast() }
            add(word, sense, rank: rank)
          }
        }
      }
    }
    for (index, sign) in CurrencySign.all.enumerated() where index > 0 {
      let codes = sign.codes.split(separator: " ")
      let isOwn = codes.contains { $0 == notation.currency }
      guard isOwn || !sign.isLocal else { continue }
      var sense = WordSense(roles: sign.isCents ? [.currency, .cents] : .currency)
      sense.currency = index
      for word in sign.words.split(separator: " ") {
        let folded = ScalarFolding.fold(word: word)
        if let known = words[folded] {
          senses[known].roles.formUnion(sense.roles)
          senses[known].currency = index
        } else {
          words[folded] = senses.count
          senses.append(sense)
          ranks.append(0)
        }
      }
    }
    self.senses = senses
    let capacity = words.reduce(0) { $0 + $1.key.count }
    var size = 1024
    while size < capacity * 2 { size *= 2 }
    var keys = [UInt64](repeating: 0, count: size)
    var nodes = [UInt32](repeating: 0, count: size)
    var ends: [UInt16] = [0]
    mask = size - 1
    for (word, sense) in words {
      var node: UInt32 = 0
      for scalar in word {
        let key = Self.key(node, scalar)
        var slot = Self.slot(key) & mask
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
        if keys[slot] == 0 {
          keys[slot] = key
          nodes[slot] = UInt32(ends.count)
          ends.append(0)
        }
        node = nodes[slot]
      }
      ends[Int(node)] = UInt16(sense + 1)
    }
    (self.keys, self.nodes, self.ends) = (keys, nodes, ends)
  }

  private static func key(_ node: UInt32, _ scalar: UInt32) -> UInt64 {
    UInt64(node) << 21 | UInt64(scalar) | 1 << 63
  }

  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32)
  }

  private func child(_ node: UInt32, _ scalar: UInt32) -> UInt32? {
    let key = Self.key(node, scalar)
    var slot = Self.slot(key) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return nodes[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The longest word that begins at `start` and for whose end `isEnd` holds.
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
      if let next = child(node, isSeparator ? 0x20 : scalar) {
        node = next
        index += 1
        if isSeparator {
          while index < text.count, index < start + 60,
            text[index] == 0x20 || text[index] == 0xa0 || text[index] == 0x2e || text[index] == 0x2d
          {
            index += 1
          }
        }
      } else if scalar == 0x27 || scalar == 0x2f, index > start, let space = child(node, 0x20) {
        // "c/u" and "l'un" are written as two words in the tables.
        node = space
        index += 1
      } else if isSeparator, let space = child(node, scalar) {
        node = space
        index += 1
      } else {
        break
      }
      let end = ends[Int(node)]
      if end > 0, isEnd(index, senses[Int(end) - 1]) {
        best = Match(end: index, sense: Int(end) - 1)
      }
    }
    return best
  }
}

extension WordSense {
  fileprivate mutating func merge(_ other: WordSense) {
    roles.formUnion(other.roles)
    if unit == nil, other.unit != nil || other.roles.contains(.numberWord) {
      unit = other.unit
      imperial = other.imperial
      (times, over, otherMillionths) = (other.times, other.over, other.otherMillionths)
    }
  }

  fileprivate func resolved(for notation: LineNotation) -> WordSense {
    guard let imperial, notation.volumeSystem == .imperial else { return self }
    var sense = self
    sense.unit = imperial
    return sense
  }

  /// Whether a word of another language is read: units, things that are counted and weights only,
  /// and no short ones, which are words of their own elsewhere.
  fileprivate func isKnownAbroad(_ word: Substring) -> Bool {
    let known: WordRoles = [.unit, .drained, .packBehind]
    guard !roles.isDisjoint(with: known) else { return false }
    if let kind = unit?.kind, kind != .weight, kind != .volume, word.unicodeScalars.count < 6,
      word.unicodeScalars.allSatisfy({ $0.value < 0x370 })
    {
      return false
    }
    return word.unicodeScalars.count >= 4
      || word.unicodeScalars.allSatisfy { $0.value >= 0x370 }
  }
}
