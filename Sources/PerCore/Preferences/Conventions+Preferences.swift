extension Conventions {
  /// Returns these conventions of a locale with the user's preferences.
  public func applying(_ preferences: Preferences) -> Conventions {
    var conventions = self
    conventions.measures = preferences.measures ?? measures
    conventions.addsTax = preferences.addsTax ?? addsTax
    conventions.displayUnits.merge(preferences.displayUnits) { $1 }
    return conventions
  }
}
