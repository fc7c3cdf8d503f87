internal import Gtk
internal import PerCore

/// The unit price beside the price field, and the place in the list below it.
@MainActor
final class ResultView {
  let unitPrice = Label()
  let standing = Label()

  init() {
    unitPrice.addClass("unit-price")
    // A second line is beside the label of the price.
    unitPrice.isWrapping = true
    unitPrice.prefersOneLine = true
    unitPrice.lines = 2
    unitPrice.ellipsizes = .end
    standing.addClass("standing")
    standing.isWrapping = true
    standing.prefersOneLine = true
    standing.horizontalExpand = true
    standing.lines = 2
    standing.ellipsizes = .end
    for label in [unitPrice, standing] {
      label.showsTooltipOnlyIfEllipsized()
      label.xalign = 0
      label.isVisible = false
    }
    standing.yalign = 0
    standing.verticalAlignment = .start
  }

  func show(_ texts: FormResultTexts) {
    update(unitPrice, texts.unitPrice)
    update(standing, texts.standing)
    for label in [unitPrice, standing] { label.setClass("best", on: texts.isBest) }
  }

  private func update(_ label: Label, _ text: String) {
    let lines = text.withoutBreaksBeforeDots
    if label.text != lines { label.text = lines }
    label.isVisible = !text.isEmpty
  }
}
