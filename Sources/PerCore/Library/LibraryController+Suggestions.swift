extension LibraryController {
  /// Returns the latest texts of a field, in all comparisons, that match a typed text.
  ///
  /// Older texts can be missing until `readMoreTexts()` returns false, and after a failure.
  public func suggestions(
    for field: DetailField, matching typed: String, limit: Int = 8
  ) -> [String] {
    if suggestions == nil { _ = readMoreTexts() }
    return suggestions?.matching(typed, in: field, limit: limit) ?? []
  }

  /// Reads texts of further products from the store for the suggestions, those of the comparison that changed last
  /// first.
  ///
  /// - Returns: A Boolean value indicating whether there are more products to read; false after a failure, which is
  ///   reported.
  public func readMoreTexts() -> Bool {
    if suggestions == nil {
      suggestions = Suggestions(summaries)
      for change in pending { suggestions?.add(textsOf: change.change) }
    }
    guard let store else { return false }
    do throws(StoreFailure) {
      return try suggestions?.readMore { comparison, id, limit throws(StoreFailure) in
        try store.details(of: comparison, before: id, limit: limit)
      } ?? false
    } catch {
      report(error)
      return false
    }
  }
}
