/// Phrases that share their first elements.
struct OfferPhraseTree: Sendable {
  /// The phrases that end here.
  let phrases: [OfferPhrase]
  /// The next elements, in the order of the phrases.
  let branches: [(element: OfferPhrase.Element, tree: OfferPhraseTree)]

  init(_ phrases: [OfferPhrase]) { self.init(phrases, from: 0) }

  private init(_ phrases: [OfferPhrase], from depth: Int) {
    self.phrases = phrases.filter { $0.elements.count == depth }
    var order: [OfferPhrase.Element] = []
    var groups: [OfferPhrase.Element: [OfferPhrase]] = [:]
    for phrase in phrases where phrase.elements.count > depth {
      let element = phrase.elements[depth]
      if groups[element] == nil { order.append(element) }
      groups[element, default: []].append(phrase)
    }
    branches = order.map { ($0, OfferPhraseTree(groups[$0] ?? [], from: depth + 1)) }
  }
}
