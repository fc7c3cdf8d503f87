package import Gtk
internal import PerCore

/// The ranked list, and above it the measure of its unit prices.
@MainActor
package final class ProductListView {
  let root = Box(.vertical)
  private let controller: ProductListController
  private let model = StringList()
  package let selection: SingleSelection
  private let factory: ListItemFactory<ProductRowView>
  private let list: ListView
  private let displayUnit: DisplayUnitBar

  init(_ controller: ProductListController) {
    self.controller = controller
    selection = SingleSelection(model)
    factory = ListItemFactory(
      setup: { ProductRowView($0) },
      bind: { [unowned controller] row, item in
        guard let rank = item.position else { return }
        row.show(Self.words(at: rank, of: controller))
      })
    list = ListView(selection, factory: factory)
    displayUnit = DisplayUnitBar(controller)

    list.addClass("products")
    list.showsSeparators = true
    list.accessibleLabel = tr("Products, best value first")
    let scroller = ScrolledWindow(child: list)
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.verticalExpand = true
    root.append(displayUnit.root)
    root.append(Separator(.horizontal))
    root.append(scroller)
    if controller.canClear {
      model.splice(0, removing: 0, addingEmpty: controller.state.products.count)
      displayUnit.update()
    }
  }

  private static func words(at rank: Int, of controller: ProductListController) -> ProductRowWords {
    ProductRowWords(controller.row(at: rank), format: controller.conventions.numbers)
  }

  /// Shows a product that was added at `rank`, selected and in view.
  func insert(at rank: Int) {
    model.splice(rank, removing: 0, addingEmpty: 1)
    refresh()
    selection.selected = rank
    list.scrollTo(rank, focusing: true)
  }

  func clear() {
    model.splice(0, removing: model.count, addingEmpty: 0)
  }

  /// Brings the rows in sight up to date, as a product's verdict and its decimals depend on the others, and
  /// the measure above them.
  func refresh() {
    displayUnit.update()
    factory.forEachBound { row, rank in row.show(Self.words(at: rank, of: controller)) }
  }
}
