/// The controller of all comparisons: the open one, changes, undo, and saving.
@MainActor
public final class LibraryController {
  /// The way in which an action was performed.
  public enum Way: Sendable {
    case done
    case undone
    case redone
  }

  public weak var delegate: (any LibraryControllerDelegate)?

  /// The controller of the open comparison's list.
  public let list: ProductListController

  /// All comparisons, the most recently changed first. There is always at least one.
  public internal(set) var summaries: [ComparisonSummary]

  /// The open comparison.
  public internal(set) var current: Comparison

  public internal(set) var history = History()

  /// The reason why changes can't be saved; nil if all are saved.
  public internal(set) var failure: StoreFailure? {
    didSet { if failure != oldValue { delegate?.library(self, storeDidFail: failure) } }
  }

  /// The preferences of the user, which override the conventions of the locale.
  public internal(set) var preferences: Preferences
  public let localeConventions: Conventions
  var hasUnsavedPreferences = false
  var store: (any LibraryStore)?
  /// The changes that the store has not accepted yet, in order.
  var pending: [(change: Change, revision: Int64)] = []
  /// The products of comparisons that are not open and may be newer than the store; empty when all is saved.
  var parked: [Comparison.ID: [Product]] = [:]
  /// The products of the open comparison that were read so far; nil when all are read.
  var loaded: [Product]?
  var lastProductID: Int64 = 0
  var lastComparisonID: Int64 = 0
  var lastRevision: Int64 = 0

  static let openKey = "open-comparison"

  /// Opens the library, with the comparison that was open last.
  ///
  /// - Parameters:
  ///   - store: The place where the library is saved; nil if it can't be saved.
  ///   - failure: The reason why it can't be saved.
  ///   - conventions: The conventions of the locale.
  public init(store: (any LibraryStore)?, failure: StoreFailure? = nil, conventions: Conventions) {
    self.store = store
    self.failure = failure
    localeConventions = conventions
    preferences = Preferences { key in try? store?.setting(key) }
    list = ProductListController(conventions: conventions.applying(preferences))
    summaries = []
    current = Comparison(id: 1)
    openAsLeft()
    list.performer = self
  }
}
