/// A row of a dropdown's list: a label, and a check mark if the row is selected.
@MainActor
final class DropDownRow {
  let root = Box(.horizontal, spacing: 6)
  private let label = Label()
  private let check = Image(iconName: "object-select-symbolic")

  init() {
    label.xalign = 0
    label.horizontalExpand = true
    root.append(label, check)
  }

  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  var isSelected: Bool {
    get { check.opacity == 1 }
    set { check.opacity = newValue ? 1 : 0 }
  }
}
