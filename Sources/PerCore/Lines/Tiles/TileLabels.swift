/// The words before a colon that several lines of a shop page begin with, such as "Price:" and "Size:".
struct TileLabels {
  private let repeated: Set<Substring>

  init(_ lines: [String], _ reader: LineReader) {
    var counts: [Substring: Int] = [:]
    for line in lines {
      if let label = Self.label(of: line) { counts[label, default: 0] += 1 }
    }
    repeated = Set(
      counts.keys.filter {
        counts[$0, default: 0] > 1 && !ShopNames.isChain(String($0))
          && !reader.saysMore(String($0))
      })
  }

  /// Returns the text after the label of a line, or the line if it has none.
  func removed(from line: String) -> String {
    guard let label = Self.label(of: line), repeated.contains(label) else { return line }
    return String(line[label.endIndex...].dropFirst())
  }

  /// Returns the words before the colon of a line; nil if they aren't a few letters, or nothing follows them.
  private static func label(of line: String) -> Substring? {
    guard let colon = line.firstIndex(of: ":"), !line[line.index(after: colon)...].isBlank else {
      return nil
    }
    let label = line[..<colon]
    return label.count <= maximumLength && label.contains(where: \.isLetter)
      && label.allSatisfy { $0.isLetter || $0 == " " } ? label : nil
  }

  private static let maximumLength = 20
}

extension LineReader {
  /// Returns whether a label changes what the price or the quantity after it means: "MRP", "Deposit", "Members".
  fileprivate func saysMore(_ label: String) -> Bool {
    var scanner = LineScanner(lexicon: lexicon, marks: marks)
    guard (try? scanner.scan(label)) != nil else { return true }
    let roles: WordRoles = [
      .old, .now, .deposit, .unitPrice, .net, .drained, .gross, .each, .per, .off, .offer, .limit,
      .packCount, .free, .more, .including, .plus, .from, .heading,
    ]
    return scanner.tokens.contains { token in
      guard token.sense >= 0 else { return false }
      let sense = lexicon.senses[token.sense]
      return !sense.roles.isDisjoint(with: roles)
        || !sense.clues.isDisjoint(with: [.membership, .saving, .reduction, .lowest, .regular])
    }
  }
}
