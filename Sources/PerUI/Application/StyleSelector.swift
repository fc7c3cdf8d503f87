internal import Gtk
internal import PerCore

/// Three round buttons that choose the style of the windows, at the top of the main menu.
@MainActor
enum StyleSelector {
  /// The action with the name of an `Appearance` as its state.
  static let action = "style"

  static func make() -> Widget {
    let box = Box(.horizontal, spacing: 18)
    box.addClass("style-selector")
    box.horizontalAlignment = .center
    box.setAccessibleRole(.group)
    // Translators: The name of a group of buttons: follow the system, light, dark.
    box.accessibleLabel = trc("menu", "Style")
    var first: CheckButton?
    for appearance in [Appearance.system, .light, .dark] {
      let button = CheckButton()
      button.group(with: first)
      first = first ?? button
      button.addClass(appearance.rawValue)
      button.accessibleLabel = appearance.words
      button.actionName = "win.\(action)"
      button.setActionTarget(appearance.rawValue)
      box.append(button)
    }
    let keys = KeyController(phase: .capture)
    keys.onKeyPress { [weak box] event in
      // In a group of buttons, these keys would choose another style.
      switch (event.key, event.modifiers) {
      case (.down, []): box?.passFocusOn() ?? false
      case (.up, []): box?.passFocusOn(backward: true) ?? false
      default: false
      }
    }
    box.addController(keys)
    return box
  }
}

extension Appearance {
  fileprivate var words: String {
    switch self {
    case .system: trc("style", "Follow the system")
    case .light: trc("style", "Light")
    case .dark: trc("style", "Dark")
    }
  }
}
