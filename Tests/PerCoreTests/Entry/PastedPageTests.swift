import PerCore
import Testing

/// Pasted pages, on which most lines have no product.
@MainActor @Suite struct PastedPageTests {
  private let page = """
    Home
    Groceries
    Offers
    Sort by: Relevance
    500 g rice $2
    Sponsored
    1 kg rice $3.50
    Was $4.50
    2 kg rice
    Terms of Use
    """

  private func controller(_ text: String) -> PasteController {
    let controller = PasteController(text, list: ProductListController(conventions: .us))
    while controller.readMore(2) { #expect(!controller.isPage) }
    return controller
  }

  @Test func linesWithoutANumberHaveNoProduct() {
    let controller = controller(page)
    #expect(controller.isPage)
    let others = controller.rows.filter(\.hasNoProduct).map(\.entry.text)
    #expect(
      others == ["Home", "Groceries", "Offers", "Sort by: Relevance", "Sponsored", "Terms of Use"])
    #expect(controller.lineCount == 4)
  }

  @Test func hiddenLinesAreNotReportedAsNotAdded() {
    let controller = controller(page)
    #expect(controller.add() == 2)
    controller.removeChosen()
    #expect(controller.isPage && controller.refusedCount == 2)
  }

  @Test(arguments: [
    "hello\n500 g rice $2", "hello\nbye", "500 g rice $2\n1 kg rice $3.50\nhello", "Total 5.50",
    "Home\nOffers\nRice\nMilk\nOil\nTea\nSalt\n500 g rice $2",
  ])
  func otherTextsAreNotPages(_ text: String) {
    #expect(!controller(text).isPage)
  }

  @Test func editsDoNotMakeAPage() {
    let controller = controller("hello\n500 g rice $2\n1 kg rice $3")
    controller.edit(1, "Groceries")
    #expect(!controller.isPage && controller.rows[1].hasNoProduct)
  }
}
