/// The names of the makers of diapers, whose measures are those of who wears them.
package enum DiaperMakers {
  /// The names that typed lines know, with spaces between them.
  package static let names = "pampers huggies libero"
  static let words = Set(names.split(separator: " ").map { $0.unicodeScalars.map(\.value) })
}
