/// The desktop's color scheme.
enum SystemColorScheme: Sendable {
  case unspecified, dark, light

  /// Creates a color scheme from the settings portal's value.
  init(_ value: UInt32) {
    switch value {
    case 1: self = .dark
    case 2: self = .light
    default: self = .unspecified
    }
  }
}
