internal import Gtk

/// A button that looks like a dropdown and shows a choice, which a dialog changes.
@MainActor
final class ChoiceButton {
  let root = Button(label: "")
  private let label = Label()
  /// The name of the choice for screen readers, such as "Currency".
  var name = ""

  /// The width beyond which a choice is ellipsized, in characters.
  private static let maximumWidth = 24

  /// The width up to which a choice is never ellipsized, in characters.
  private static let minimumWidth = 14

  init() {
    label.xalign = 0
    label.ellipsizesWithTooltip()
    label.maxWidthChars = Self.maximumWidth
    let arrow = Image(iconName: "pan-down-symbolic")
    let content = Box(.horizontal, spacing: 6)
    content.append(label, arrow)
    root.child = content
    root.addClass("choice")
  }

  var choice: String {
    get { label.text }
    set {
      label.text = newValue
      // A short choice is shown in full. The labels beside the button become narrower.
      label.widthChars = min(newValue.count, Self.minimumWidth)
      root.accessibleLabel = DropDown.accessibleLabelFormat(name, newValue)
    }
  }
}
