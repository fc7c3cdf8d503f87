internal import Gtk
internal import PerCore

/// Says in which measure the list shows its unit prices, and lets it be changed.
@MainActor
final class DisplayUnitBar {
  let root: Clamp
  private let content = Box(.horizontal, spacing: 12)
  private let controller: ProductListController
  private let count = Label()
  /// Made with the first product: it is the costliest widget of the window, and an empty list does not need it.
  private lazy var dropDown = makeDropDown()
  private var choices: [DisplayUnit] = []

  init(_ controller: ProductListController) {
    self.controller = controller
    root = Clamp(
      naturalWidth: ProductRowView.greatestWidth + 2 * ProductRowView.margin, child: content)
    root.horizontalAlignment = .center
    root.addClass("display-unit-bar")
    // In line with what the rows hold. A margin, since GTK 4.18 leaves a parent's padding out when it tells where
    // things are.
    content.setMargins(
      top: 9, bottom: 9, start: ProductRowView.margin, end: ProductRowView.margin)
    count.addClass("dim-label")
    count.xalign = 0
    count.horizontalExpand = true
    // Translators: Stands before a menu of kg, 100 g, lb and so on.
    let label = Label(tr("Price per"))
    label.addClass("dim-label")
    content.append(count)
    content.append(label)
  }

  private func makeDropDown() -> DropDown {
    let dropDown = DropDown()
    dropDown.accessibleLabel = tr("Display Unit")
    dropDown.tooltip = tr("Show prices per …")
    dropDown.onSelect { [weak self] in self?.choose() }
    content.append(dropDown)
    return dropDown
  }

  /// Shows the state of the list.
  func update() {
    let number = controller.state.products.count
    // A long list is shown before it has been read.
    content.isVisible = number > 0
    count.text = trn("{count} product", "{count} products", number)
      .filled(["count": controller.conventions.numbers.string(Rational(number))])
    guard number > 0 else { return }
    let units = controller.displayUnits
    let current = controller.state.displayUnit.flatMap(units.firstIndex(of:))
    if units != choices {
      // No choice is the user's while the strings are being replaced.
      choices = []
      dropDown.setStrings(
        units.map { $0.words(in: controller.conventions.numbers) }, selected: current)
      choices = units
    } else if dropDown.selected != current {
      dropDown.selected = current
    }
  }

  private func choose() {
    guard let index = dropDown.selected, choices.indices.contains(index) else { return }
    controller.show(in: choices[index])
  }
}
