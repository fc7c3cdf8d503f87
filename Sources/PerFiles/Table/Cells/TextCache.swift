/// What texts mean that a table repeats. Only a limited number of them is kept.
struct TextCache<Value: Sendable>: Sendable {
  private var values: [String: Value] = [:]

  private static var maximumCount: Int { 10_000 }

  /// Returns the meaning of a text, which `find` finds if it isn't known.
  mutating func value(of text: String, _ find: () -> Value) -> Value {
    if let known = values[text] { return known }
    let value = find()
    self[text] = value
    return value
  }

  /// The meaning of a text; nil if it isn't known.
  subscript(text: String) -> Value? {
    get { values[text] }
    set {
      if values.count < Self.maximumCount { values[text] = newValue }
    }
  }
}
