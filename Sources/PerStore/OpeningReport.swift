public import PerCore

/// What became of the library's file when it was opened.
public enum OpeningReport: Equatable, Sendable {
  /// There was none: one was made.
  case fresh
  /// It is as it was left.
  case opened
  /// It was brought to this version of Per; `copy` is the file as it was.
  case migrated(copy: String)
  /// It was damaged, and what could be read of it has been brought into a new file.
  case recovered(Recovery)
  /// It can be read, and not be written at present; the store tries again with every change.
  case readOnly(StoreFailure)
  /// It cannot be made at present; the store tries again with every change.
  case unavailable(StoreFailure)
}

/// What was brought out of a damaged file.
public struct Recovery: Equatable, Sendable {
  public enum Damage: Equatable, Sendable {
    /// Some of it is not what was written, or the end is missing.
    case damaged
    /// There was nothing in it.
    case empty
    /// It was never a file of Per.
    case foreign
  }

  public let damage: Damage
  /// Where the damaged file is now, untouched.
  public let setAside: String
  /// How many comparisons and products were read.
  public let comparisons: Int
  public let products: Int

  public init(damage: Damage, setAside: String, comparisons: Int, products: Int) {
    self.damage = damage
    self.setAside = setAside
    self.comparisons = comparisons
    self.products = products
  }
}
