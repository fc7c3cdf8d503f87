/// Phrases that share their first elements.
struct OfferPhraseTree: Sendable {
  /// The phrases that end here.
  let phrases: [OfferPhrase]
  /// The next elements, in the order of the phrases.
  let branches: [(element: OfferPhrase.Element, tree: OfferPhraseTree)]

  init(_ phrases: [OfferPhrase]) {
    var nodes = [Node()]
    // Each element is hashed once, since the first line that is read waits for the tree.
    var numbers: [OfferPhrase.Element: Int] = [:]
    var elements: [OfferPhrase.Element] = []
    for phrase in phrases {
      var node = 0
      for element in phrase.elements {
        let number: Int
        if let known = numbers[element] {
          number = known
        } else {
          number = elements.count
          numbers[element] = number
          elements.append(element)
        }
        if let branch = nodes[node].branches.first(where: { $0.element == number }) {
          node = branch.node
        } else {
          nodes[node].branches.append((number, nodes.count))
          node = nodes.count
          nodes.append(Node())
        }
      }
      nodes[node].phrases.append(phrase)
    }
    self.init(nodes[0], in: nodes, elements)
  }

  private init(_ node: Node, in nodes: [Node], _ elements: [OfferPhrase.Element]) {
    phrases = node.phrases
    branches = node.branches.map { branch in
      (elements[branch.element], OfferPhraseTree(nodes[branch.node], in: nodes, elements))
    }
  }

  /// A place in the tree while it grows.
  private struct Node {
    var phrases: [OfferPhrase] = []
    /// The next elements by their numbers, with the places that they lead to.
    var branches: [(element: Int, node: Int)] = []
  }
}
