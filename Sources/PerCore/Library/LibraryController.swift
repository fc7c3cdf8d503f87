/// Drives all comparisons: which one is open, every change, undo, and keeping it all.
@MainActor
public final class LibraryController {
  /// How a change came about.
  public enum Way: Sendable {
    case done
    case undone
    case redone
  }

  public weak var delegate: (any LibraryControllerDelegate)?

  /// The list of the comparison that is open.
  public let list: ProductListController

  /// All comparisons, the latest change first. There is always at least one.
  public internal(set) var summaries: [ComparisonSummary]

  /// The comparison that is open.
  public internal(set) var current: Comparison

  public internal(set) var history = History()

  /// Why changes cannot be kept at present; nil where all are kept.
  public internal(set) var failure: StoreFailure? {
    didSet { if failure != oldValue { delegate?.library(self, storeDidFail: failure) } }
  }

  /// What the user prefers to the locale's ways.
  public internal(set) var preferences: Preferences
  public let localeConventions: Conventions
  var hasUnsavedPreferences = false
  var store: (any LibraryStore)?
  /// Changes that the store has not accepted yet, in order.
  var pending: [(change: Change, revision: Int64)] = []
  /// The products of comparisons that are not open but may be ahead of the store; empty once it has accepted all.
  var parked: [Comparison.ID: [Product]] = [:]
  /// What is read so far of the open comparison; nil once all is read.
  var loaded: [Product]?
  /// The texts that were entered in the fields with suggestions; filled when they are needed first.
  var enteredTexts: [DetailField: EnteredTexts] = [:]
  var lastProductID: Int64 = 0
  var lastComparisonID: Int64 = 0
  var lastRevision: Int64 = 0

  static let openKey = "open-comparison"

  /// Opens the library as it was left.
  ///
  /// - Parameters:
  ///   - store: where it is kept; nil where it cannot be kept at all.
  ///   - failure: why not.
  ///   - conventions: the locale's.
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
