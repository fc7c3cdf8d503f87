internal import Gtk
internal import PerCore

/// Says what the first product of a list is sold by.
@MainActor
final class KindSelector {
  let root = Grid()
  /// The user made a choice.
  var onChoose: (KindChoice) -> Void = { _ in }
  private var buttons: [(choice: KindChoice, button: ToggleButton)] = []
  /// Whether the buttons are being brought up to date, so that their change is not the user's.
  private var isShowing = false

  private static let columns = 3

  init(_ choices: [KindChoice]) {
    root.addClass("kinds")
    root.rowSpacing = 6
    root.columnSpacing = 6
    root.isColumnHomogeneous = true
    // Translators: Names the buttons for weight, volume and so on.
    root.accessibleLabel = tr("Sold by")
    for (index, choice) in choices.enumerated() {
      let button = ToggleButton(mnemonic: choice.label)
      button.group(with: buttons.first?.button)
      button.horizontalExpand = true
      // A click leaves the focus in the field that is being filled in.
      button.focusOnClick = false
      button.onToggle { [weak self, weak button] in
        guard let self, !isShowing, button?.isActive == true else { return }
        onChoose(choice)
      }
      root.attach(button, column: index % Self.columns, row: index / Self.columns)
      buttons.append((choice, button))
    }
  }

  func show(_ choice: KindChoice) {
    isShowing = true
    defer { isShowing = false }
    buttons.first { $0.choice == choice }?.button.isActive = true
  }

  /// The button of the choice that is on, which is where the keyboard enters.
  var current: Widget? { buttons.first { $0.button.isActive }?.button }
}
