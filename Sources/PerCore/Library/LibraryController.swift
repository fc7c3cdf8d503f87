/// Controls the library: applies changes, commits them to the store, and publishes what happened.
@MainActor
public final class LibraryController {
  public weak var delegate: (any LibraryControllerDelegate)?

  /// The comparisons and their history.
  public internal(set) var library = Library()

  /// The reason why changes cannot be saved; nil if all changes are saved.
  public internal(set) var failure: StoreFailure? {
    didSet { if failure != oldValue { delegate?.library(self, storeDidFail: failure) } }
  }

  /// The preferences of the user.
  public internal(set) var preferences: Preferences
  /// The conventions of the locale, without preferences.
  public let localeConventions: Conventions
  /// Returns the day on which a product is entered; nil if it is unknown.
  let today: @MainActor () -> CalendarDay?
  /// The view of the open list.
  weak var listObserver: (any ListObserver)?
  var store: (any LibraryStore)?
  /// The changes that the store has not accepted yet, in order.
  var pending: [AppliedChange] = []
  var hasUnsavedPreferences = false
  var isRetrying = false
  /// A Boolean value indicating whether another thread changes the library. Nothing else can change it meanwhile.
  public internal(set) var isDetached = false
  /// A Boolean value indicating whether the library contains what is in the store.
  var isRead = false
  /// The number of times that the whole library was read from the store.
  var readingCount = 0
  /// How opening the store went after a failure; nil if it was not opened again.
  public internal(set) var reopening: StoreOpening?
  /// The products of the open comparison that have been read; nil after all have been read.
  var loaded: [Product]?
  /// The texts that are suggested; nil until they are needed first.
  var suggestions: Suggestions?

  /// The setting that contains the id of the open comparison.
  package nonisolated static let openKey = "open-comparison"

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
    preferences = Preferences { key in try? store?.setting(key) }
    openAsLeft()
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
}

/// Receives the updates of the open product list.
@MainActor
protocol ListObserver: AnyObject {
  func listDidUpdate(_ updates: [ListUpdate])

  /// Called before the user opens another comparison, which can change the open one.
  func listWillClose()
}
