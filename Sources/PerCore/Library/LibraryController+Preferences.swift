extension LibraryController {
  /// Applies and saves the preferences.
  public func prefer(_ preferences: Preferences) {
    guard preferences != self.preferences else { return }
    self.preferences = preferences
    list.follow(localeConventions.applying(preferences))
    delegate?.libraryDidChangePreferences(self)
    hasUnsavedPreferences = true
    retry()
  }

  /// Saves the preferences that changed.
  func keepPreferences() throws(StoreFailure) {
    guard hasUnsavedPreferences, let store else { return }
    for (key, text) in preferences.texts where try store.setting(key) != text {
      try store.set(text, for: key)
    }
    hasUnsavedPreferences = false
  }
}
