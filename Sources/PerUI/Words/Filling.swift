extension String {
  /// Returns the text with each `{name}` replaced by its value. Translations can have them in any order.
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = values.first(where: { $0.key == rest[rest.index(after: open)..<close] })?.value
      else { break }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
