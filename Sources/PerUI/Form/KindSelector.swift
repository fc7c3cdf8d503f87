internal import Gtk
internal import PerCore

/// Says what the first product of a list is sold by.
@MainActor
final class KindSelector {
  let root = Grid()
  private var buttons: [(choice: KindChoice, button: ToggleButton)] = []
  /// Whether the buttons are being brought up to date, so that their change is not the user's.
  private var isShowing = false

  private static let columns = 3

  /// - Parameter choose: Called with the user's choice.
  init(_ choices: [KindChoice], choose: @escaping @MainActor (KindChoice) -> Void) {
    root.addClass("kinds")
    root.rowSpacing = 6
    root.columnSpacing = 6
    root.isColumnHomogeneous = true
    root.accessibleLabel = tr("Sold by")
    for (index, choice) in choices.enumerated() {
      let button = ToggleButton(mnemonic: choice.label)
      button.group(with: buttons.first?.button)
      button.horizontalExpand = true
      button.onToggle { [weak self, weak button] in
        guard let self, !isShowing, button?.isActive == true else { return }
        choose(choice)
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
