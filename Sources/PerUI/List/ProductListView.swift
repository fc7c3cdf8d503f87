package import Gtk
internal import PerCore

/// The ranked list, and above it the measure of its unit prices.
@MainActor
package final class ProductListView {
  let root = Box(.vertical)
  /// A row was opened.
  var onOpen: (Int) -> Void = { _ in }
  /// Other rows are selected, or none.
  var onSelectionChange: () -> Void = {}
  /// The menu that belongs to the selected rows.
  var menu = Menu()

  private let controller: ProductListController
  private let model = StringList()
  package let selection: MultiSelection
  private var factory: ListItemFactory<ProductRowView>!
  private var list: ListView!
  private var keys: ListKeys!
  private let scroller = ScrolledWindow()
  private let displayUnit: DisplayUnitBar
  /// Brings the rows to the list's width once it is laid out.
  private var fitting: ScheduledSource?

  init(_ controller: ProductListController) {
    self.controller = controller
    selection = MultiSelection(model)
    displayUnit = DisplayUnitBar(controller)
    factory = ListItemFactory(
      setup: { [weak self] item in
        self?.fitRowsSoon()
        return ProductRowView(item) { row, x, y in self?.openMenu(of: row, x: x, y: y) }
      },
      bind: { [weak self, unowned controller] row, item in
        guard let rank = item.position else { return }
        row.show(Self.words(at: rank, of: controller))
        self?.fit(row)
      })
    list = ListView(selection, factory: factory)
    build()
    reload()
  }

  private func build() {
    list.addClass("products")
    list.accessibleLabel = tr("Products, best value first")
    list.onActivateRow { [weak self] in self?.onOpen($0) }
    selection.onSelectionChanged { [weak self] in self?.onSelectionChange() }
    let menuKeys = KeyController()
    menuKeys.onKeyPress { [weak self] in self?.handle($0) ?? false }
    list.addController(menuKeys)
    keys = ListKeys(list)
    keys.find = { [weak self] in self?.goTo($0) ?? false }

    scroller.child = list
    scroller.accessibleLabel = tr("Products")
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.onWidthChange { [weak self] in self?.fitRowsSoon() }
    root.append(displayUnit.root)
    // Aligned, the list itself would be asked by GTK 4.18 how wide it is for a height that it cannot have.
    let card = Clamp(
      naturalWidth: ProductRowView.greatestWidth + 2 * ProductRowView.margin, child: scroller)
    card.horizontalAlignment = .center
    card.verticalExpand = true
    root.append(card)
    if controller.canClear {
      model.splice(0, removing: 0, addingEmpty: controller.state.products.count)
      displayUnit.update()
    }
  }

  private static func words(at rank: Int, of controller: ProductListController) -> ProductRowWords {
    ProductRowWords(controller.row(at: rank), format: controller.conventions.numbers)
  }

  /// The ranks of the selected products.
  var selected: [Int] { selection.selected }

  /// How far the list is scrolled, in pixels.
  var scrollPosition: Double {
    get { scroller.verticalPosition }
    set { scroller.verticalPosition = newValue }
  }

  /// How far it can be scrolled as it is laid out now.
  var maximumScrollPosition: Double { scroller.maximumVerticalPosition }

  // MARK: - What became of the list

  /// Shows a product that was added at `rank`, selected and in view.
  func insert(at rank: Int) {
    model.splice(rank, removing: 0, addingEmpty: 1)
    update()
    select(rank)
  }

  func remove(at rank: Int) {
    model.splice(rank, removing: 1, addingEmpty: 0)
    update()
  }

  /// Selects one row, brings it into view and gives it the focus.
  func select(_ rank: Int) {
    guard (0..<model.count).contains(rank) else { return }
    selection.select(rank)
    list.scrollTo(rank, focusing: true)
  }

  /// Goes to the product to which what is typed leads; false where there is none.
  private func goTo(_ typed: TypeAhead) -> Bool {
    guard let rank = controller.rank(of: typed, from: selected.first) else { return false }
    select(rank)
    return true
  }

  /// Gives the focus to the row that had it last, or to the first.
  func grabFocus() {
    list.grabFocus()
  }

  /// Shows products that are others altogether.
  func reload() {
    model.splice(0, removing: model.count, addingEmpty: controller.state.products.count)
    update()
  }

  /// Brings what is in sight up to date: a product's verdict and its decimals depend on the others.
  func update() {
    displayUnit.update()
    factory.forEachBound { row, rank in
      guard rank < controller.state.products.count else { return }
      row.show(Self.words(at: rank, of: controller))
      fit(row)
    }
  }

  // MARK: - The rows' width

  /// A text that may wrap takes thirty times as long to lay out, so only those rows wrap that have to.
  private func fit(_ row: ProductRowView) {
    let width = list?.allocatedWidth ?? 0
    if width > 0 { row.fit(width) }
  }

  /// Brings the rows to the width that the list is about to have.
  private func fitRowsSoon() {
    guard fitting == nil else { return }
    fitting = MainLoop.idle { [weak self] in
      guard let self else { return }
      fitting = nil
      factory.forEachBound { row, _ in self.fit(row) }
    }
  }

  // MARK: - The rows' menu

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.delete, []), (.keypadDelete, []):
      return list.activateAction("win.remove")
    case (Key(keyval: UInt32(UInt8(ascii: "c"))), .control):
      return list.activateAction("win.copy")
    case (Key(keyval: UInt32(UInt8(ascii: "d"))), .control):
      return list.activateAction("win.duplicate")
    case (.menu, _), (.f10, .shift):
      openMenuOfSelection()
      return true
    default:
      return false
    }
  }

  private func openMenu(of row: ProductRowView, x: Double, y: Double) {
    guard let rank = row.item.position else { return }
    // The menu is for the rows that are selected; another row takes their place first.
    if !selection.isSelected(rank) { selection.select(rank) }
    PopoverMenu.open(menu, named: tr("Product Menu"), at: row.root, x: x, y: y)
  }

  package func openMenuOfSelection() {
    guard let rank = selected.first else { return }
    var anchor: Widget = list
    factory.forEachBound { row, position in
      if position == rank { anchor = row.root }
    }
    PopoverMenu.open(menu, named: tr("Product Menu"), at: anchor)
  }

  /// What the selected rows say, a line each, to be pasted elsewhere.
  func copySelected() {
    let lines = selected.map { Self.words(at: $0, of: controller).spoken }
    root.copy(lines.joined(separator: "\n"))
  }
}
