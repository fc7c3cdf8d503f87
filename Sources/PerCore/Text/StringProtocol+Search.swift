// The standard library searches texts with its engine for regular expressions, which would be linked into the program.
// It also compares characters, so that a quotation mark before a combining character isn't found.

extension StringProtocol {
  /// Returns the first part that has the same Unicode scalars as a text; nil if there is none.
  package func firstRange(of text: String) -> Range<String.Index>? {
    Substring(self).firstRange(ofUTF8: text.utf8)
  }

  /// Returns a Boolean value indicating whether a part has the same Unicode scalars as a text.
  package func contains(_ text: String) -> Bool {
    firstRange(of: text) != nil
  }

  /// Returns the parts between the occurrences of a separator, which can be empty.
  ///
  /// - Parameter separator: A text that is not empty.
  package func parts(separatedBy separator: String) -> [Substring] {
    precondition(!separator.isEmpty)
    var rest = Substring(self)
    var parts: [Substring] = []
    while let range = rest.firstRange(ofUTF8: separator.utf8) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  /// Returns the text with another one in the place of each part that has the same Unicode scalars as `text`.
  ///
  /// - Parameter text: A text that is not empty.
  package func replacing(_ text: String, with replacement: String) -> String {
    parts(separatedBy: text).joined(separator: replacement)
  }
}

extension Substring {
  fileprivate func firstRange(ofUTF8 text: String.UTF8View) -> Range<String.Index>? {
    guard let first = text.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text) { return start..<rest.index(start, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
