/// Controls the library: applies changes, commits them to the store, and publishes what happened.
@MainActor
public final class LibraryController {
  public weak var delegate: (any LibraryControllerDelegate)?
  /// The controller of the open list.
  weak var listObserver: (any ListObserver)?

  /// The comparisons and their history.
  public internal(set) var library = Library()

  /// The reason why changes cannot be saved; nil if all changes are saved.
  public private(set) var failure: StoreFailure? {
    didSet { if failure != oldValue { delegate?.library(self, storeDidFail: failure) } }
  }

  /// The preferences of the user; the default ones until they can be read.
  public private(set) var preferences = Preferences()
  /// The settings of the preferences that the user changed and that are not saved yet; nil for a default value.
  private var unsavedSettings: [String: String?] = [:]
  /// The conventions of the locale, without preferences.
  public let localeConventions: Conventions
  /// Returns the day on which a product is entered; nil if it is unknown.
  let today: @MainActor () -> CalendarDay?
  let store: (any LibraryStore)?
  /// The changes that the store has not accepted yet, in order.
  private(set) var pending: [AppliedChange] = []
  private var isRetrying = false
  /// A Boolean value indicating whether another thread uses the library. Nothing else can change it meanwhile.
  public internal(set) var isDetached = false
  /// The action that runs on another thread, for which other actions wait; nil if there is none.
  var running: DetachedAction?
  /// The values of the view that are not saved yet, because another thread uses the store or it failed.
  var heldSettings: [String: String?] = [:]
  /// A Boolean value indicating whether the library contains what is in the store.
  private var isRead = false
  /// The number of times that the whole library was replaced by that of the store.
  private(set) var readingCount = 0
  /// How opening the store went after a failure; nil if it was not opened again.
  public private(set) var reopening: StoreOpening?
  /// The texts that are suggested; nil until they are needed first.
  var suggestions: Suggestions?

  /// Opens the library in its last state.
  ///
  /// - Parameters:
  ///   - store: The store; nil if nothing can be saved.
  ///   - failure: The reason why nothing can be saved.
  ///   - conventions: The conventions of the locale.
  ///   - today: Returns the day on which a product is entered; nil if it is unknown.
  public init(
    store: (any LibraryStore)?, failure: StoreFailure? = nil, conventions: Conventions,
    today: @escaping @MainActor () -> CalendarDay? = CalendarDay.today
  ) {
    self.store = store
    self.failure = failure
    localeConventions = conventions
    self.today = today
    openAsLeft()
  }

  /// Opens the comparison that was open last, or creates the first one.
  private func openAsLeft() {
    do throws(StoreFailure) {
      if let store {
        preferences = try readPreferences(from: store)
        library = try read(from: store)
        isRead = true
        if loadIfShort() { return }
      }
    } catch {
      failure = failure ?? error
    }
    // There is no comparison yet, or none can be read. Once the store can be read, its comparisons are added.
    apply([.create(makeComparison(in: currencyOfNewComparisons), [])], as: nil)
  }

  /// All comparisons, the one that changed last first. There is always at least one.
  public var summaries: [ComparisonSummary] { library.summaries }

  /// The summary of the open comparison.
  public var currentSummary: ComparisonSummary {
    guard let summary = library[library.openID] else {
      preconditionFailure("the open comparison has no summary")
    }
    return summary
  }

  /// The open comparison.
  public var current: Comparison { currentSummary.comparison }

  public var history: History { library.history }

  /// Tells the open list and then the delegate what happened.
  ///
  /// - Parameter decimals: The decimals of the open list's prices if another thread has counted them; otherwise nil.
  func publish(_ event: LibraryEvent, decimals: ListDecimals? = nil) {
    if !event.updates.isEmpty { listObserver?.listDidUpdate(event.updates, decimals: decimals) }
    delegate?.library(self, didChange: event)
  }
}

// MARK: - Saving

extension LibraryController {
  /// Applies and saves preferences.
  public func prefer(_ preferences: Preferences) {
    finishRunning()
    guard preferences != self.preferences else { return }
    let previous = self.preferences.texts
    unsavedSettings.merge(preferences.texts.filter { previous[$0.key] != $0.value }) { $1 }
    self.preferences = preferences
    publish(LibraryEvent(updates: [.format], hasNewPreferences: true))
    useInUnusedComparison(currencyOfNewComparisons)
    retry()
  }

  /// Commits changes that have been applied, or keeps them until the store accepts them.
  ///
  /// - Returns: false if the changes are in a library that was read again, which was published.
  func commit(_ changes: [AppliedChange]) -> Bool {
    let count = readingCount
    pending += changes
    for change in changes { suggestions?.add(textsOf: change.change) }
    retry()
    return readingCount == count
  }

  /// Tries again to open the store, to read the open comparison, and to save changes that the store has not accepted.
  ///
  /// While another thread uses the library, nothing is done. `finish(_:)` tries afterwards.
  public func retry() {
    guard let store, !isRetrying, !isDetached else { return }
    isRetrying = true
    defer { isRetrying = false }
    do throws(StoreFailure) {
      do throws(StoreFailure) {
        try save(in: store)
      } catch  where error.reason == .damaged {
        // The store has marked the damage, and recovers what can be read.
        try save(in: store)
      }
      failure = nil
    } catch {
      failure = error
    }
  }

  private func save(in store: any LibraryStore) throws(StoreFailure) {
    let opening = try store.reopen()
    let isReadAgain = opening != nil || !isRead
    if isReadAgain { try readAgain(from: store) }
    if let opening {
      reopening = opening
      delegate?.library(self, didReopenStore: opening)
    }
    try load(from: store)
    if !pending.isEmpty { try store.commit(pending) }
    // Comparisons have other ids after the library was read again. If there are no changes, this shows whether the store
    // works again.
    if isReadAgain || pending.isEmpty && failure != nil {
      try store.set(String(library.openID), for: Self.openKey)
    }
    pending = []
    library.unloadOthers()
    // Settings that did not change stay as they are in the store, even if they could not be read.
    for (key, text) in unsavedSettings where try store.setting(key) != text {
      try store.set(text, for: key)
    }
    unsavedSettings = [:]
    saveHeldSettings()
  }

  /// Reports a failure. Damage that was found late is recovered immediately.
  func report(_ error: StoreFailure) {
    guard !isRetrying else { return }
    failure = error
    if error.reason == .damaged { retry() }
  }

  /// Closes the store.
  public func close() {
    if !stopLoading() { finishRunning() }
    saveHeldSettings()
    store?.close()
  }

  /// A Boolean value indicating whether there is a store that may accept changes later.
  public var canRetry: Bool { store != nil }

  /// A Boolean value indicating whether the library can't be read, so that another one is shown in its place.
  public var hidesLibrary: Bool { !isRead && store?.hasUnreadLibrary == true }

  /// What could not be read of a damaged library that can't be recovered now; nil if its content is whole.
  public var unrecovered: RecoveryLosses? { store?.unrecovered }

  /// A Boolean value indicating whether there are changes that have not been saved.
  public var hasUnsavedChanges: Bool { !pending.isEmpty || !unsavedSettings.isEmpty }

  /// A Boolean value indicating whether changes of the user are lost if the program ends now.
  public var wouldLoseChanges: Bool {
    guard failure != nil else { return false }
    return !unsavedSettings.isEmpty
      || pending.contains { library[$0.change.comparison]?.isUnused != true }
  }

  // MARK: - Reading again

  /// Reads the library again after the store was opened or recovered, and adds copies of the comparisons with unsaved
  /// changes, with new ids.
  private func readAgain(from store: any LibraryStore) throws(StoreFailure) {
    let stored = try read(from: store)
    // The store is new, so it takes the library as it is.
    if !isRead, stored.summaries.isEmpty, stored.lastComparisonID == 0 { return isRead = true }
    let preferred = try isRead ? preferences : readPreferences(from: store)
    var previous = library
    let changed = Set(pending.map(\.change.comparison))
    var deleted: [Change] = []
    for id in changed where isRead {
      guard let summary = stored[id] else { continue }
      let products = try store.products(of: id)
      deleted.append(.delete(summary.comparison, products))
      // A comparison can be renamed without its products.
      if previous[id] != nil, previous.products(of: id) == nil {
        previous.load(ProductList(stored: products), of: id)
      }
    }
    let kept = previous.summaries.filter { summary in
      changed.contains(summary.id) && (isRead || !summary.isUnused)
    }
    let event = LibraryEvent(updates: [.reload], hasNewPreferences: preferred != preferences)
    (library, preferences, pending, suggestions) = (stored, preferred, [], nil)
    let openID = isRead && stored[previous.openID] != nil ? previous.openID : stored.openID
    isRead = true
    readingCount += 1
    add(kept, of: previous, andApply: deleted, opening: openID)
    publish(event)
  }

  /// Adds comparisons of another library as new ones, and applies changes after that.
  ///
  /// - Parameter openID: The comparison to open, unless the open one of the other library is added.
  private func add(
    _ summaries: [ComparisonSummary], of other: Library, andApply changes: [Change],
    opening openID: Comparison.ID
  ) {
    var ids = NewIDs(after: library)
    var opened: Comparison.ID?
    var additions: [Change] = []
    for summary in summaries.reversed() {
      let comparison = summary.comparison.copy(withID: ids.comparison())
      if summary.id == other.openID { opened = comparison.id }
      // The products of a comparison that was lost before they were loaded are lost, too.
      var products = (other.products(of: summary.id)?.unordered ?? []).sorted { $0.id < $1.id }
      ids.number(&products)
      additions.append(.create(comparison, products))
    }
    let removed = Set(changes.map(\.comparison))
    if let next = library.summaries.first(where: { !removed.contains($0.id) }) {
      // Deleting the open comparison would require the products of the next one, so that one is opened first.
      if removed.contains(library.openID) { library.open(next.id) }
    } else if additions.isEmpty {
      additions.append(.create(makeComparison(in: currencyOfNewComparisons), []))
    }
    do throws(LibraryError) {
      pending = try library.apply(additions + changes, as: nil).changes
    } catch {
      // The ids are new, and the deleted comparisons are those that were read.
      fatalError("A comparison cannot be added: \(error)")
    }
    if let id = opened ?? (library[openID] == nil ? nil : openID) { library.open(id) }
  }

  /// Returns the preferences in the store, with those that the user has changed meanwhile.
  private func readPreferences(from store: any LibraryStore) throws(StoreFailure) -> Preferences {
    try Preferences { key throws(StoreFailure) in
      if let changed = unsavedSettings[key] { return changed }
      return try store.setting(key)
    }
  }
}
