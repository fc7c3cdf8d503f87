extension StoreOpening {
  /// What was recovered from a damaged file.
  public struct Recovery: Equatable, Sendable {
    /// What was wrong with the file.
    public enum Damage: String, Sendable {
      /// Parts of the file are damaged or missing.
      case damaged
      /// The file was empty.
      case empty
      /// The file was not a file of Per.
      case foreign
    }

    public let damage: Damage
    /// The path to which the damaged file was moved, unchanged.
    public let setAside: String
    /// The number of comparisons that were recovered.
    public let comparisons: Int
    /// The number of products that were recovered.
    public let products: Int
    public var losses: RecoveryLosses

    public init(
      damage: Damage, setAside: String, comparisons: Int, products: Int,
      losses: RecoveryLosses = RecoveryLosses()
    ) {
      self.damage = damage
      self.setAside = setAside
      self.comparisons = comparisons
      self.products = products
      self.losses = losses
    }
  }
}

/// What could not be recovered from a damaged file.
public struct RecoveryLosses: Equatable, Sendable {
  /// The number of products that are missing; nil if it isn't known.
  public var missingProducts: Int?
  /// The number of recovered products whose values may be wrong.
  public var changedProducts: Int
  /// The number of recovered comparisons whose name or settings may be wrong.
  public var changedComparisons: Int
  /// A Boolean value indicating whether comparisons may be missing.
  public var mayMissComparisons: Bool
  /// A Boolean value indicating whether preferences, or input that was not added yet, may be wrong or missing.
  public var hasChangedSettings: Bool
  /// A Boolean value indicating whether products, comparisons or preferences may be older than the ones that were saved
  /// last.
  public var mayBeOlder: Bool

  public init(
    missingProducts: Int? = nil, changedProducts: Int = 0, changedComparisons: Int = 0,
    mayMissComparisons: Bool = false, hasChangedSettings: Bool = false, mayBeOlder: Bool = false
  ) {
    self.missingProducts = missingProducts
    self.changedProducts = changedProducts
    self.changedComparisons = changedComparisons
    self.mayMissComparisons = mayMissComparisons
    self.hasChangedSettings = hasChangedSettings
    self.mayBeOlder = mayBeOlder
  }
}

extension StoreOpening.Recovery {
  /// Returns the setting of a recovered library that contains what was recovered until the user has dismissed the
  /// message.
  ///
  /// - Parameter place: 1 for the last recovery, 2 for the one before it, and so on.
  package static func key(_ place: Int) -> String {
    place == 1 ? "recovery" : "recovery-\(place)"
  }

  /// The text of the setting: the numbers and the path, separated by spaces.
  package var stored: String {
    let missing = losses.missingProducts.map { String($0) } ?? "?"
    return "\(damage) \(comparisons) \(products) \(missing) \(losses.changedProducts) "
      + "\(losses.changedComparisons) \(losses.flags) \(setAside)"
  }

  /// Reads the text of the setting; nil if it can't be read.
  package init?(stored: String) {
    let fields = stored.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
    guard fields.count == 7, let damage = Damage(rawValue: String(fields[0])),
      let comparisons = Int(fields[1]), let products = Int(fields[2]),
      let changedProducts = Int(fields[4]), let changedComparisons = Int(fields[5])
    else { return nil }
    // Library version 5 has no number before the path.
    let flags = fields[6].first.flatMap(\.wholeNumberValue)
    self.init(
      damage: damage, setAside: String(fields[6].dropFirst(flags == nil ? 0 : 2)),
      comparisons: comparisons, products: products,
      losses: RecoveryLosses(
        missingProducts: Int(fields[3]), changedProducts: changedProducts,
        changedComparisons: changedComparisons, mayMissComparisons: (flags ?? 0) & 2 != 0,
        hasChangedSettings: (flags ?? 0) & 1 != 0, mayBeOlder: (flags ?? 0) & 4 != 0))
  }
}

extension RecoveryLosses {
  /// What may be missing or wrong, as one digit.
  fileprivate var flags: Int {
    (mayBeOlder ? 4 : 0) + (mayMissComparisons ? 2 : 0) + (hasChangedSettings ? 1 : 0)
  }
}
