/// A set of measurement systems.
public struct MeasureSystem: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let metric = MeasureSystem(rawValue: 1)
  /// United States customary units.
  public static let us = MeasureSystem(rawValue: 2)
  public static let imperial = MeasureSystem(rawValue: 4)
}
