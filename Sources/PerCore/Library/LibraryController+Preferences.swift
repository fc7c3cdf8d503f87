extension LibraryController {
  /// The currency of new comparisons: the preferred one, or that of the locale.
  var currencyOfNewComparisons: Currency? {
    preferences.currency ?? localeConventions.money.currency
  }

  /// Returns the locale's conventions with the user's preferences and the currency of a comparison.
  public func conventions(of comparison: Comparison) -> Conventions {
    localeConventions.applying(preferences).with(comparison.currency)
  }

  /// Applies and saves preferences.
  public func prefer(_ preferences: Preferences) {
    guard preferences != self.preferences else { return }
    self.preferences = preferences
    listObserver?.listDidUpdate([.format])
    delegate?.libraryDidChangePreferences(self)
    hasUnsavedPreferences = true
    useInUnusedComparison(currencyOfNewComparisons)
    retry()
  }

  /// Gives the open comparison a currency if it has neither a name nor products. This cannot be undone, since an unused
  /// comparison has no content.
  func useInUnusedComparison(_ currency: Currency?) {
    guard currentSummary.isUnused, current.currency != currency else { return }
    apply([current.update { $0.currency = currency }], as: nil)
  }

  /// Saves the preferences that have changed.
  func savePreferences() throws(StoreFailure) {
    guard hasUnsavedPreferences, let store else { return }
    for (key, text) in preferences.texts where try store.setting(key) != text {
      try store.set(text, for: key)
    }
    hasUnsavedPreferences = false
  }
}
