/// Manages all comparisons: opens them, applies and undoes changes, and saves them.
@MainActor
public final class LibraryController {
  /// The way in which an action happened.
  public enum Way: Sendable {
    case done
    case undone
    case redone
  }

  public weak var delegate: (any LibraryControllerDelegate)?

  /// The list of products in the open comparison.
  public let list: ProductListController

  /// All comparisons, the one that changed last first. There is always at least one.
  public internal(set) var summaries: [ComparisonSummary]

  /// The open comparison.
  public internal(set) var current: Comparison

  public internal(set) var history = History()

  /// The reason why changes cannot be saved; nil if all changes are saved.
  public internal(set) var failure: StoreFailure? {
    didSet { if failure != oldValue { delegate?.library(self, storeDidFail: failure) } }
  }

  /// The preferences of the user.
  public internal(set) var preferences: Preferences
  /// The conventions of the locale, without preferences.
  public let localeConventions: Conventions
  var hasUnsavedPreferences = false
  var store: (any LibraryStore)?
  /// The changes that the store has not accepted yet, in order.
  var pending: [(change: Change, revision: Int64)] = []
  /// The products of comparisons that are not open, where the store may not have them yet.
  var parked: [Comparison.ID: [Product]] = [:]
  /// The products of the open comparison that have been read; nil after all have been read.
  var loaded: [Product]?
  /// The texts that were entered in the fields with suggestions; filled when they are needed first.
  var enteredTexts: [DetailField: EnteredTexts] = [:]
  /// The comparisons whose texts are to be read, each with the product before which the next ones are.
  var unreadTexts: [(comparison: Comparison.ID, before: Product.ID)] = []
  var lastProductID: Int64 = 0
  var lastComparisonID: Int64 = 0
  var lastRevision: Int64 = 0

  /// Returns the day on which a product is entered; nil if it is unknown.
  let today: @MainActor () -> CalendarDay?

  static let openKey = "open-comparison"

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
    list = ProductListController(
      conventions: conventions.applying(preferences), today: today)
    summaries = []
    current = Comparison(id: 1)
    openAsLeft()
    list.performer = self
  }
}
