/// Finds the lines that can contain an offer, which most lines don't.
struct OfferHints: Sendable {
  /// The lowest bytes of the scalars that hints begin with.
  private var firstBytes = [Bool](repeating: false, count: 256)
  private var texts: [UInt32: [[UInt32]]] = [:]

  init(_ words: [OfferWords]) {
    for text in words.flatMap(\.hints) {
      firstBytes[Int(text[0] & 0xff)] = true
      if texts[text[0]]?.contains(text) != true { texts[text[0], default: []].append(text) }
    }
  }

  /// Returns a Boolean value indicating whether a hint is in the folded scalars of a line.
  func isHint(in line: [UInt32]) -> Bool {
    guard !texts.isEmpty else { return false }
    var isAfterLetter = false
    for index in line.indices {
      let scalar = line[index]
      let isLetter = ScalarClass(scalar) == .letter
      defer { isAfterLetter = isLetter }
      guard firstBytes[Int(scalar & 0xff)], !(isLetter && isAfterLetter),
        let texts = texts[scalar]
      else { continue }
      if texts.contains(where: { Self.isWord($0, at: index, of: line) }) { return true }
    }
    return false
  }

  /// Returns a Boolean value indicating whether a text is at a position of a line, and doesn't end within a word.
  private static func isWord(_ text: [UInt32], at start: Int, of line: [UInt32]) -> Bool {
    guard text.isAt(start, in: line) else { return false }
    let end = start + text.count
    func has(_ kind: ScalarClass, at index: Int) -> Bool {
      line.indices.contains(index) && ScalarClass(line[index]) == kind
    }
    // "2/5 €" is an offer, "5 €/kg" and "1,99/l" are unit prices.
    if text == Self.slash { return has(.digit, at: start - 1) && !has(.letter, at: end) }
    // "2+1"; the first number can be a numeral.
    if text == Self.plus {
      return (has(.digit, at: start - 1) || has(.ideograph, at: start - 1))
        && (has(.digit, at: end) || has(.ideograph, at: end))
    }
    // "3=2", "3 = 2"; "1 kg = 5 €" has a unit.
    if text == Self.equals {
      let (before, after) = (has(.space, at: start - 1) ? 2 : 1, has(.space, at: end) ? 1 : 0)
      return has(.digit, at: start - before) && has(.digit, at: end + after)
    }
    return !(has(.letter, at: end - 1) && has(.letter, at: end))
  }

  // MARK: - The texts of phrases

  private static let slash: [UInt32] = [0x2f]
  private static let plus: [UInt32] = [0x2b]
  private static let equals: [UInt32] = [0x3d]
  /// "x", which most lines with packs contain.
  private static let times: [UInt32] = [0x78]

  /// Returns texts of which each phrase contains at least one.
  static func texts(of phrases: OfferPhraseTree) -> [[UInt32]] {
    var search = Search(phrases: phrases)
    // The phrases with few texts first, because others contain the same texts.
    for mostTexts in [1, 2, 3, .max] {
      search.mostTexts = mostTexts
      search.visit(OfferPhraseTree.root)
    }
    return Array(search.hints)
  }

  /// A walk down the phrases, without those that contain a hint already.
  private struct Search {
    let phrases: OfferPhraseTree
    /// The maximum number of texts of the phrases that get a hint.
    var mostTexts = 1
    private(set) var hints = Set(OfferWords.percentSigns)
    /// The texts up to the node.
    private var texts: [[UInt32]] = []
    /// The scalars of the text that ends at the node.
    private var text: [UInt32] = []

    init(phrases: OfferPhraseTree) { self.phrases = phrases }

    /// Finds hints for the phrases that go through a node.
    mutating func visit(_ node: Int) {
      visitBranches(of: node, areScalars: true)
      guard !isHint(text) else { return }
      let finished = text
      if !text.isEmpty { texts.append(text) }
      text = []
      if phrases.isEnd(node), !texts.contains(where: isHint),
        // The first word is often a counted thing: "2 Stück nur 5 €".
        let longest =
          texts.dropFirst().filter({ $0 != times }).max(by: { $0.count < $1.count })
          ?? texts.first
      {
        hints.insert(longest)
      }
      visitBranches(of: node, areScalars: false)
      if !finished.isEmpty { texts.removeLast() }
      text = finished
    }

    private mutating func visitBranches(of node: Int, areScalars: Bool) {
      var next = phrases.firstBranch(of: node)
      while let branch = next {
        next = phrases.branch(after: branch)
        switch phrases.step(to: branch) {
        case .scalar(let scalar):
          guard areScalars, !text.isEmpty || texts.count < mostTexts else { continue }
          text.append(scalar)
          visit(branch)
          text.removeLast()
        // The signs are hints.
        case .field(.percent): continue
        default:
          if !areScalars { visit(branch) }
        }
      }
    }

    private func isHint(_ text: [UInt32]) -> Bool { text != plus && hints.contains(text) }
  }
}

extension [UInt32] {
  /// Returns a Boolean value indicating whether these scalars are at a position of a line.
  func isAt(_ start: Int, in line: [UInt32]) -> Bool {
    guard start + count <= line.count else { return false }
    for index in indices where line[start + index] != self[index] { return false }
    return true
  }
}
