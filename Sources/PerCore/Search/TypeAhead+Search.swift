extension TypeAhead {
  /// Creates a search for a text.
  public init(_ text: String) {
    self.init()
    for character in text { type(character) }
  }

  /// Returns the index of the text that matches what is typed; nil if there is none.
  ///
  /// A first character leads to the next match, and further ones refine the match.
  ///
  /// - Parameter index: the index of the current text, after which the search starts; it wraps around.
  public func index(in texts: [String], from index: Int?) -> Int? {
    firstIndex(below: texts.count, from: index) { matches(texts[$0]) }
  }

  /// Returns the first index below `count`, in the order of `index(in:from:)`, that satisfies a condition.
  func firstIndex(below count: Int, from index: Int?, where condition: (Int) -> Bool) -> Int? {
    let start = (index ?? -1) + (isFirst || index == nil ? 1 : 0)
    return (0..<count).lazy.map { (start + $0) % count }.first(where: condition)
  }
}
