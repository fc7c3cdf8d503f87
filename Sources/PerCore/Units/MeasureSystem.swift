/// A system of measures.
public enum MeasureSystem: String, Sendable {
  case metric
  /// United States customary units.
  case us
  case imperial
}
