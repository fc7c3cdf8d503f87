/// A line without numbers in a list of lines. It can name the shop of the products below it: "ALDI", "## Lidl:", "At
/// Tesco".
package enum ShopHeading: Equatable, Sendable {
  /// The line has only the name of a large chain. A chain that is also a word, such as "Boots", has a colon.
  case shop(String)
  /// Another text, such as "Market". The products below it need not be from the shop above it.
  case other
  /// A text in lower case, which is a product without a price below a heading that has a capital letter: "bread".
  case lowercase

  /// Reads a line; nil if it has a number or a box to check, or is empty.
  package init?(_ line: some StringProtocol) {
    // Nearly all lines have a digit, and the properties of other scalars take much longer to look up.
    guard !line.utf8.contains(where: \.isASCIIDigit), !line.isBlank,
      !line.unicodeScalars.contains(where: { $0.properties.numericType != nil })
    else { return nil }
    var words = line.split(whereSeparator: \.isWhitespace)
      .filter { $0.contains(where: \.isLetter) }
    if words.count > 1, ShopNames.wordsForAt.contains(words[0].lowercased()) {
      words.removeFirst()
    }
    let name = words.joined(separator: " ").drop { !$0.isLetter }
    let end = name.lastIndex { $0.isLetter }.map { name.index(after: $0) } ?? name.startIndex
    let shop = String(name[..<end])
    if ShopNames.isChain(shop), line.contains(":") || !ShopNames.isWord(shop) {
      self = .shop(shop)
    } else if Self.boxes.contains(where: { line.contains($0) }) {
      return nil
    } else {
      self = shop.first?.isLowercase == true ? .lowercase : .other
    }
  }

  /// Boxes to check in front of products.
  private static let boxes = ["[ ]", "[x]", "[X]", "☐", "☑", "⬜", "✅"]

  /// Returns the shop of the products below the heading; nil if it isn't known.
  ///
  /// - Parameter above: The shop of the products above the heading.
  func shop(below above: String?) -> String? {
    switch self {
    case .shop(let shop): shop
    case .other: nil
    case .lowercase: above?.first?.isLowercase == true ? nil : above
    }
  }
}

/// The shops that headings in a list of lines give the products below them.
package struct ShopHeadings: Sendable {
  /// The lines that change the shop, in their order, with the shop of the products below them.
  private var changes: [(line: Int, shop: String?)] = []

  /// Finds no headings.
  init() {}

  /// Finds the headings of a list.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ lines: [String]) {
    for (line, text) in lines.enumerated() {
      guard let heading = ShopHeading(text) else { continue }
      let above = changes.last?.shop
      let shop = heading.shop(below: above)
      // A heading is a change even if it repeats the shop, since it is no product.
      if shop != nil && heading != .lowercase || shop != above { changes.append((line, shop)) }
    }
  }

  /// Returns the shop that the line at an index names; nil if it names none.
  func shop(namedBy line: Int) -> String? {
    change(upTo: line).flatMap { $0.line == line ? $0.shop : nil }
  }

  /// Returns the shop of the products in the line at an index; nil if no heading names it.
  func shop(of line: Int) -> String? { change(upTo: line)?.shop }

  /// Returns the last change in a line or above it.
  private func change(upTo line: Int) -> (line: Int, shop: String?)? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].line <= line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1] : nil
  }
}
