extension LibraryController {
  /// The setting that contains the id of the open comparison.
  package nonisolated static let openKey = "open-comparison"

  /// The currency of new comparisons: the preferred one, or that of the locale.
  var currencyOfNewComparisons: Currency? {
    preferences.currency ?? localeConventions.money.currency
  }

  /// Returns the locale's conventions with the user's preferences and the currency of a comparison.
  public func conventions(of comparison: Comparison) -> Conventions {
    localeConventions.applying(preferences).with(comparison.currency)
  }

  /// Gives the open comparison a currency if it has neither a name nor products. This cannot be undone, since an unused
  /// comparison has no content.
  func useInUnusedComparison(_ currency: Currency?) {
    guard currentSummary.isUnused, current.currency != currency else { return }
    apply([current.update { $0.currency = currency }], as: nil)
  }

  /// Returns the value that the view saved for `key`.
  public func setting(_ key: String) -> String? {
    if let held = heldSettings[key] { return held }
    return try? store?.setting(key)
  }

  /// Saves a value of the view, such as the size of the window; nil removes it. A failure is reported with the next
  /// change of a product.
  public func remember(_ value: String?, for key: String) { remember([key: value]) }

  /// Saves values of the view together; nil removes a value. While another thread uses the store, they are held,
  /// because the window would wait for it.
  public func remember(_ values: [String: String?]) {
    heldSettings.merge(values) { $1 }
    if !isDetached { saveHeldSettings() }
  }

  /// Saves the values that are held, in one commit. After a failure, they are still held.
  ///
  /// Values that the store already has are left out, because the window waits for the disk with each commit.
  func saveHeldSettings() {
    guard !heldSettings.isEmpty, let store else { return }
    do throws(StoreFailure) {
      var changed: [String: String?] = [:]
      for (key, value) in heldSettings where try store.setting(key) != value {
        changed.updateValue(value, forKey: key)
      }
      if !changed.isEmpty { try store.set(changed) }
      heldSettings = [:]
    } catch {}
  }

  /// Saves that the user has read what was recovered from a damaged library.
  ///
  /// - Returns: What was recovered before that, if the user has not read that yet.
  package func forgetRecovery() -> StoreOpening.Recovery? {
    var values: [String: String?] = [:]
    var place = 1
    var next: String?
    repeat {
      next = setting(StoreOpening.Recovery.key(place + 1))
      values.updateValue(next, forKey: StoreOpening.Recovery.key(place))
      place += 1
    } while next != nil
    remember(values)
    return setting(StoreOpening.Recovery.key(1)).flatMap(StoreOpening.Recovery.init(stored:))
  }

  /// Saves which comparison is open.
  func rememberOpenComparison() {
    // After a failure, the comparison can get another id.
    try? store?.set(String(library.openID), for: Self.openKey)
  }
}
