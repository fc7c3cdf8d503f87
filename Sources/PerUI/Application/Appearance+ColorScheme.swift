internal import Gtk
internal import PerCore

extension Appearance {
  var colorScheme: ColorScheme {
    switch self {
    case .system: .followSystem
    case .light: .light
    case .dark: .dark
    }
  }
}
