/// The lines that were entered, which the user can bring back.
struct LineHistory: Sendable {
  private var lines: [String] = []
  /// The line that is shown; nil while the user types a new one.
  private var position: Int?
  /// The text that the user was typing when the first line was brought back.
  private var typed = ""

  private static let maximumCount = 100

  mutating func append(_ line: String) {
    stop()
    if lines.last != line { lines.append(line) }
    if lines.count > Self.maximumCount { lines.removeFirst() }
  }

  /// Returns the line before the one that is shown; nil if there is none.
  mutating func earlier(than text: String) -> String? {
    let next = (position ?? lines.count) - 1
    guard lines.indices.contains(next) else { return nil }
    if position == nil { typed = text }
    position = next
    return lines[next]
  }

  /// Returns the next line, or after the last line the text that the user was typing; nil if no line is shown.
  mutating func later() -> String? {
    guard let shown = position else { return nil }
    guard shown + 1 < lines.count else {
      position = nil
      return typed
    }
    position = shown + 1
    return lines[shown + 1]
  }

  /// Forgets which line is shown.
  mutating func stop() {
    position = nil
  }
}
