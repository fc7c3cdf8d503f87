extension LibraryController {
  /// Takes over what the user prefers, at once and for all starts to come.
  public func prefer(_ preferences: Preferences) {
    guard preferences != self.preferences else { return }
    self.preferences = preferences
    list.follow(localeConventions.applying(preferences))
    delegate?.libraryDidChangePreferences(self)
    hasUnsavedPreferences = true
    retry()
  }

  /// Brings what is kept to what is preferred.
  func keepPreferences() throws(StoreFailure) {
    guard hasUnsavedPreferences, let store else { return }
    for (key, text) in preferences.texts where try store.setting(key) != text {
      try store.set(text, for: key)
    }
    hasUnsavedPreferences = false
  }
}
