internal import Gtk
internal import PerCore

/// The linked buttons that choose the kind of the first product of a list. Later products show the kind of the list.
@MainActor
final class KindSelector {
  let root = Box(.horizontal)
  /// Called when the user chooses a kind.
  var onChoose: (Kind) -> Void = { _ in }
  private var buttons: [(kind: Kind, button: ToggleButton)] = []
  /// A Boolean value indicating whether an arrow key is choosing a kind. The focus stays in the selector then.
  private(set) var isWalking = false

  init() {
    root.addClass("linked")
    root.addClass("kinds")
    root.setAccessibleRole(.group)
    // Translators: The accessible name of the buttons Weight, Volume, Units, Length and Area.
    root.accessibleLabel = tr("Sold By")
    for kind in Kind.allCases {
      let button = ToggleButton(mnemonic: kind.buttonLabel)
      button.group(with: buttons.first?.button)
      button.horizontalExpand = true
      // The form can be as narrow as a narrow screen in all languages.
      button.child?.cast(to: Label.self)?.ellipsizesWithTooltip()
      // A click leaves the focus in the field.
      button.focusOnClick = false
      button.onToggle { [weak self, weak button] in
        if let self, button?.isActive == true { onChoose(kind) }
      }
      // The mnemonic of the active button chooses its kind again, which moves the focus to the amount.
      button.onClick { [weak self, weak button] in
        if let self, button?.isActive == true { onChoose(kind) }
      }
      root.append(button)
      buttons.append((kind, button))
    }
    root.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  /// The reason why no kind can be chosen.
  private static var reason: String {
    // Translators: The tooltip of the buttons Weight, Volume, Units, Length and Area while they can't be used.
    tr(
      "All products of a comparison are of the same kind. To compare another kind, start a new comparison."
    )
  }

  private func handle(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == .left || event.key == .right,
      let index = buttons.firstIndex(where: { $0.button.containsFocus })
    else { return false }
    let isForward = (event.key == .right) == (root.textDirection != .rightToLeft)
    let next = index + (isForward ? 1 : -1)
    guard buttons.indices.contains(next) else { return true }
    isWalking = true
    buttons[next].button.isActive = true
    isWalking = false
    buttons[next].button.grabFocus()
    return true
  }

  func show(_ form: ProductForm) {
    for (kind, button) in buttons {
      if kind == form.kind { button.withBlocked { button.isActive = true } }
      // Screen readers need the state of each button.
      button.isSensitive = form.canChooseKind
    }
    let reason = form.canChooseKind ? nil : Self.reason
    if root.tooltip != reason { root.tooltip = reason }
  }

  /// The button of the chosen kind, which Tab focuses.
  var current: Widget? { buttons.first { $0.button.isActive }?.button }
}
