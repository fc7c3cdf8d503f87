/// The phrases of a language. Those that begin alike share their beginning.
struct OfferPhraseTree: Sendable {
  /// A part of a phrase that leads from one node of the tree to the next.
  enum Step: Equatable, Sendable {
    /// A folded scalar of a text.
    case scalar(UInt32)
    case minus
    case gap
    case field(OfferPhrase.Field)
  }

  private struct Node {
    /// The step that leads to the node.
    let step: Step
    let parent: Int
    /// The first node after this one, and the next one after the same parent; 0 if there is none.
    var firstBranch = 0
    var nextBranch = 0
    /// The phrases that end here, without their elements.
    var endings: [Ending] = []
  }

  private struct Ending {
    let form: OfferPhrase.Form
    let percent: Int?
  }

  /// The first node is the root, whose step has no meaning.
  private var nodes = [Node(step: .gap, parent: 0)]

  /// The root of the tree.
  static let root = 0

  /// Creates the phrases of a language.
  ///
  /// In a template, `{q}` is a field, `[…]` can be absent, `(…|…)` is one of several texts, and `\(` is a parenthesis.
  /// `{i}` is one of several items, and `{50}` is the percentage that the words state.
  ///
  /// - Parameter items: The template of the items.
  init(_ entries: [OfferWords.Entry], items: String) {
    for (form, template) in entries {
      var rest = template.unicodeScalars[...]
      for end in add(&rest, after: [End(node: Self.root)], items: items) {
        var node = end.node
        while nodes[node].step == .gap, node != Self.root { node = nodes[node].parent }
        nodes[node].endings.append(Ending(form: form, percent: end.percent))
      }
    }
  }

  // MARK: - Reading

  /// Returns the phrases that end at a node.
  func phrases(endingAt node: Int) -> [OfferPhrase] {
    guard !nodes[node].endings.isEmpty else { return [] }
    let elements = elements(to: node)
    return nodes[node].endings.map {
      OfferPhrase(form: $0.form, elements: elements, percent: $0.percent)
    }
  }

  /// Returns a Boolean value indicating whether a phrase ends at a node.
  func isEnd(_ node: Int) -> Bool { !nodes[node].endings.isEmpty }

  /// Returns the step that leads to a node.
  func step(to node: Int) -> Step { nodes[node].step }

  /// Returns the first node after a node; nil if there is none.
  func firstBranch(of node: Int) -> Int? {
    nodes[node].firstBranch == 0 ? nil : nodes[node].firstBranch
  }

  /// Returns the node after the same node as another one, in the order of the templates; nil if there is none.
  func branch(after node: Int) -> Int? {
    nodes[node].nextBranch == 0 ? nil : nodes[node].nextBranch
  }

  /// Returns the elements from the root to a node.
  private func elements(to node: Int) -> [OfferPhrase.Element] {
    var steps: [Step] = []
    var node = node
    while node != Self.root {
      steps.append(nodes[node].step)
      node = nodes[node].parent
    }
    var elements: [OfferPhrase.Element] = []
    var text: [UInt32] = []
    for step in steps.reversed() {
      if case .scalar(let scalar) = step {
        text.append(scalar)
        continue
      }
      if !text.isEmpty { elements.append(.text(text)) }
      text.removeAll()
      switch step {
      case .scalar: break
      case .minus: elements.append(.minus)
      case .gap: elements.append(.gap)
      case .field(let field): elements.append(.field(field))
      }
    }
    return text.isEmpty ? elements : elements + [.text(text)]
  }

  // MARK: - Templates

  /// A node that a part of a template leads to.
  private struct End {
    var node: Int
    /// The percentage that the words up to here state.
    var percent: Int?
  }

  /// Adds a template up to the end of a group after each of `starts`, and returns where it leads to.
  private mutating func add(
    _ rest: inout Substring.UnicodeScalarView, after starts: [End], items: String
  ) -> [End] {
    var finished: [End] = []
    var ends = starts
    while let next = rest.first, next != ")", next != "]" {
      rest.removeFirst()
      switch next {
      case "\\": add(text: rest.removeFirst(), to: &ends)
      case "|":
        finished += ends
        ends = starts
      case "(", "[":
        let group = add(&rest, after: ends, items: items)
        rest.removeFirst()
        ends = next == "[" ? group + ends : group
      case "{":
        let name = String(String.UnicodeScalarView(rest.prefix { $0 != "}" }))
        rest.removeFirst(name.unicodeScalars.count + 1)
        if name == "i" {
          var items = items.unicodeScalars[...]
          ends = add(&items, after: ends, items: "")
        } else if let field = name.first.flatMap(OfferPhrase.Field.init) {
          add(.field(field), to: &ends)
          // The sign is part of the field.
          if field == .percent, rest.first == "%" { rest.removeFirst() }
        } else {
          for index in ends.indices { ends[index].percent = Int(name) }
        }
      case " ": add(.gap, to: &ends)
      case "-": add(.minus, to: &ends)
      default: add(text: next, to: &ends)
      }
    }
    return finished + ends
  }

  private mutating func add(text scalar: Unicode.Scalar, to ends: inout [End]) {
    var folded: [UInt32] = []
    folded.append(folding: scalar)
    for scalar in folded { add(.scalar(scalar), to: &ends) }
  }

  private mutating func add(_ step: Step, to ends: inout [End]) {
    for index in ends.indices { ends[index].node = branch(of: ends[index].node, step) }
  }

  /// Returns the node that a step leads to, which is made if there is none.
  private mutating func branch(of node: Int, _ step: Step) -> Int {
    // A gap is any number of spaces, and a phrase doesn't begin with one.
    if step == .gap, nodes[node].step == .gap { return node }
    var last: Int?
    var next = firstBranch(of: node)
    while let branch = next {
      if nodes[branch].step == step { return branch }
      (last, next) = (branch, self.branch(after: branch))
    }
    let new = nodes.count
    nodes.append(Node(step: step, parent: node))
    if let last { nodes[last].nextBranch = new } else { nodes[node].firstBranch = new }
    return new
  }
}
