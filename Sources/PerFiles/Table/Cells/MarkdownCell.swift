/// Reads the text of a cell of a Markdown table.
enum MarkdownCell {
  /// Returns a text without the marks of Markdown: `**x**`, `` `x` ``, `[x](url)`. A struck-out text such as
  /// `~~£4.00~~` is left out beside another one.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { "*`[~_".utf8.contains($0) }) else { return text }
    var result = removingStruckOut(text)
    result = removingLinks(result)
    for mark in ["**", "__", "`"] { result = parts(of: result, around: mark).joined() }
    for mark in ["*", "_"]
    where result.count > 2 && result.hasPrefix(mark) && result.hasSuffix(mark) {
      result = String(result.dropFirst().dropLast())
    }
    return result.trimmed
  }

  /// Returns the parts of a text between pairs of a mark; the text alone if a mark is not closed.
  private static func parts(of text: String, around mark: String) -> [Substring] {
    let parts = text.parts(separatedBy: mark)
    return parts.count % 2 == 1 ? parts : [text[...]]
  }

  private static func removingStruckOut(_ text: String) -> String {
    let parts = parts(of: text, around: "~~")
    guard parts.count > 1 else { return text }
    let rest = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }.joined().trimmed
    return rest.isEmpty ? parts.joined() : rest
  }

  private static func removingLinks(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "["),
      let middle = rest[open...].firstRange(of: "]("),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      result += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
