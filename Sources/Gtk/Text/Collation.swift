internal import CGtk

extension Sequence {
  /// Returns the elements in the alphabetical order of the user's language.
  ///
  /// - Parameter text: Returns the text of an element.
  public func sorted(alphabeticallyBy text: (Element) -> String) -> [Element] {
    map { (element: $0, text: text($0)) }
      .sorted { g_utf8_collate($0.text, $1.text) < 0 }
      .map(\.element)
  }
}
