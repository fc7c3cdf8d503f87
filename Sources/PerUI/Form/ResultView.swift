internal import Gtk
internal import PerCore

/// The unit price beside the price field, and the place in the list below it.
@MainActor
final class ResultView {
  let unitPrice = Label(wrapping: "")
  let standing = Label(wrapping: "")

  init() {
    unitPrice.addClass("unit-price")
    standing.addClass("standing")
    standing.horizontalExpand = true
    for label in [unitPrice, standing] {
      label.prefersOneLine = true
      // A second line of the unit price is beside the label of the price.
      label.lines = 2
      label.ellipsizesWithTooltip()
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
