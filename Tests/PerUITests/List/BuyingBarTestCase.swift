import PerCore
import PerUI

/// A test of the bar above the list in which the user chooses how many packs they buy.
@MainActor
class BuyingBarTestCase: MainWindowTestCase {
  /// A product with an offer.
  func offered() throws -> Product {
    try Product(
      quantity: Amount("500", format: .plain), unit: .gram,
      price: Amount("3.99", format: .plain), offer: Offer(.multibuy(packs: 3, pay: 2)),
      name: "Oats")
  }

  var bar: BuyingBar { main.list.buying }

  /// What to buy, with ordinary spaces.
  var answer: [String] {
    [bar.best, bar.left].map { $0.text.replacing("\u{A0}", with: " ") }
  }

  func texts(at rank: Int) -> [String] {
    let row = ProductRowTexts(controller.row(at: rank), format: controller.conventions.numbers)
    return [row.title, row.unitPrice, row.needed]
  }

  /// Types a needed amount and presses Enter.
  func enterNeed(_ text: String) throws {
    try giveKeyboard(to: main.window)
    main.window.activateAction("win.need")
    bar.need.text = text
    try press("Return")
  }
}
