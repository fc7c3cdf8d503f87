public import PerCore

/// The result of opening the library's file.
public enum OpeningReport: Equatable, Sendable {
  /// There was no file. A new one was created.
  case fresh
  /// The file was opened without changes.
  case opened
  /// The file was migrated to this version of Per. `copy` is the path of a copy before the
  /// migration.
  case migrated(copy: String)
  /// The file was damaged. Its readable content was copied to a new file.
  case recovered(Recovery)
  /// The file cannot be written at present. The store tries again with every change.
  case readOnly(StoreFailure)
  /// The file cannot be created at present. The store tries again with every change.
  case unavailable(StoreFailure)
}

/// The recovery of a damaged file.
public struct Recovery: Equatable, Sendable {
  public enum Damage: Equatable, Sendable {
    /// The file is damaged or truncated.
    case damaged
    /// The file was empty.
    case empty
    /// The file was not written by Per.
    case foreign
  }

  public let damage: Damage
  /// The new path of the damaged file, which was not changed.
  public let setAside: String
  /// The number of recovered comparisons.
  public let comparisons: Int
  /// The number of recovered products.
  public let products: Int

  public init(damage: Damage, setAside: String, comparisons: Int, products: Int) {
    self.damage = damage
    self.setAside = setAside
    self.comparisons = comparisons
    self.products = products
  }
}
