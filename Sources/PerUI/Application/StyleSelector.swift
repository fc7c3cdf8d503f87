internal import Gtk
internal import PerCore

/// Three round buttons that choose the style of the windows, at the top of the main menu.
@MainActor
final class StyleSelector {
  let root = Box(.horizontal, spacing: 18)

  init() {
    root.addClass("style-selector")
    root.setMargins(top: 9, bottom: 9, start: 9, end: 9)
    root.horizontalAlignment = .center
    root.setAccessibleRole(.group)
    // Translators: The name of a group of buttons: follow the system, light, dark.
    root.accessibleLabel = trc("menu", "Style")
    var first: CheckButton?
    for appearance in [Appearance.system, .light, .dark] {
      let button = CheckButton()
      button.group(with: first)
      first = first ?? button
      button.addClass(appearance.rawValue)
      button.accessibleLabel = appearance.text
      button.actionName = ActionName.style.qualified
      button.setActionTarget(appearance.rawValue)
      root.append(button)
    }
    root.onKeyPress { [weak root] event in
      // GTK's menu doesn't handle the items of a custom widget.
      guard let root, event.modifiers == [], event.key == .down || event.key == .up else {
        return false
      }
      return PopoverMenu.focusItem(besides: root, last: event.key == .up)
    }
  }
}

extension Appearance {
  fileprivate var text: String {
    switch self {
    case .system: trc("style", "Follow the system")
    case .light: trc("style", "Light")
    case .dark: trc("style", "Dark")
    }
  }
}
