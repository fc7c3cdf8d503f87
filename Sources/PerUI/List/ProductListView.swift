package import Gtk
internal import PerCore

/// The ranked list on its card, with the display unit above and a row that adds a product below.
@MainActor
package final class ProductListView {
  let root = Box(.vertical)
  /// Called with the rank of a row that the user opened.
  var onOpen: (Int) -> Void = { _ in }
  /// Called when the selection changed.
  var onSelectionChange: () -> Void = {}
  /// Called with what to buy for the needed amount, in words.
  var onAnswer: (String) -> Void = { _ in }
  /// Called with the number of products that a search found, in words.
  var onFound: (String) -> Void = { _ in }
  /// Called when the list was scrolled to the top or away from it.
  var onScrolledChange: (_ isScrolled: Bool) -> Void = { _ in }
  /// Returns the context menu of the selected rows.
  var menu: () -> Menu = { Menu() }

  let controller: ProductListController
  /// One row for each product.
  let model = RowModel()
  /// The first rows of the model, as many as products were found.
  private let foundRows: SliceListModel
  /// The ranks of the products that were found, in ascending order; nil if all products are shown.
  private(set) var foundRanks: [Int]?
  /// The bar for the search, created when it is first needed.
  package var find: FindBar { createdFindBar ?? createFindBar() }
  private(set) var createdFindBar: FindBar?
  package let selection: MultiSelection
  /// The selected products, whose ranks are unknown after the list was replaced as a whole.
  var selectedIDs: [Product.ID] = []
  private(set) var factory: ListItemFactory<ProductRowView>!
  private(set) var list: ListView!
  private var keys: ListKeys!
  package let scroller = ScrolledWindow()
  /// The card at the width of the content.
  private var clamp: Clamp!
  private let displayUnit: DisplayUnitBar
  /// The choice of what to buy, which only some lists show.
  package var buying: BuyingBar { createdBuyingBar ?? createBuyingBar() }
  private(set) var createdBuyingBar: BuyingBar?
  let addRow = AddProductRow()
  private let rowLayout = ProductRowLayout()
  /// A Boolean value indicating whether the rows are fitted to the width after the next layout.
  private var needsFitting = true

  /// A Boolean value indicating whether rows are inserted and removed. Their content is updated after that.
  private var isChangingRows = false

  /// The space on each side of the card, in pixels.
  private static let margin = 12

  /// The space below the card, in pixels.
  static let bottomMargin = 18

  /// The maximum width of the card, in pixels.
  private static let maximumWidth = ProductRowView.maximumWidth + 2 * ProductRowView.padding

  /// A list with more products than this is always longer than the window.
  private static let maximumShortCount = 50

  /// - Parameter expectedWidth: The width of the list before its first layout, in pixels; nil if it is not known.
  init(_ controller: ProductListController, expectedWidth: Int? = nil) {
    self.controller = controller
    foundRows = SliceListModel(model)
    selection = MultiSelection(model)
    // The first layout doesn't have to be repeated if the rows are fitted before it.
    rowLayout.width = expectedWidth.map { min($0 - 2 * Self.margin, Self.maximumWidth) } ?? 0
    displayUnit = DisplayUnitBar(controller, expectedWidth: rowLayout.contentWidth)
    factory = ListItemFactory(
      createsHiddenRowsLater: true,
      setup: { ProductRowView($0) },
      bind: { [weak self] row, item in
        // Between two updates, the model can have more rows than the list.
        guard let self, !isChangingRows, let rank = rank(of: item) else { return }
        row.show(Self.texts(at: rank, of: controller))
        if let width = list?.allocatedWidth, width > 0 { rowLayout.width = width }
        row.fit(rowLayout)
      },
      name: { [weak self] item in
        guard let self, let rank = rank(of: item) else { return }
        item.setRowAccessibleLabel(Self.texts(at: rank, of: controller).spoken)
      })
    list = ListView(selection, factory: factory)
    rowLayout.samples = { [unowned controller] in
      controller.state.products.ranksOfLongestTexts.map { Self.texts(at: $0, of: controller) }
    }
    rowLayout.onWiden = { [weak self] in self?.fitRowsSoon() }
    build()
    reload()
    update()
  }

  private func build() {
    list.addClass("products")
    list.accessibleLabel = tr("Products, best value first")
    list.onActivateRow { [weak self] position in
      if let rank = self?.rank(at: position) { self?.open(rank) }
    }
    selection.onSelectionChanged { [weak self] in
      guard let self else { return }
      if !isChangingRows { rememberSelected() }
      displayUnit.showWorth(at: onlySelected)
      onSelectionChange()
    }
    list.onMenuRequest(in: factory, content: { $0.root }) { [weak self] in
      self?.openMenu(of: $0, x: $1, y: $2)
    }
    list.onKeyPress(phase: .bubble) { [weak self] in self?.handle($0) ?? false }
    list.addController(Shortcut.controller { $0.scope == .products })
    keys = ListKeys(list)
    keys.openFind = { [weak self] in
      self?.list.activateAction(.find)
      return self?.createdFindBar?.entry
    }
    // Keys such as Ctrl+A and End apply to all rows.
    keys.onPress = { [weak self] in self?.model.addAll() }

    scroller.scrollVertically(list, name: tr("Products"))
    scroller.onWidthChange { [weak self] in self?.needsFitting = true }
    list.onLayout { [weak self] in self?.fitRows() }
    list.onFontChange { [weak self] in
      self?.displayUnit.forgetFont()
      self?.rowLayout.forgetFonts()
      self?.fitRowsSoon()
    }
    scroller.onVerticalPositionChange { [weak self] in self?.onScrolledChange($0 > 0) }
    let card = ScrolledCard(scroller, list: list, footer: addRow.root)
    card.addClass("card")
    card.clipsContent = true
    card.setMargins(top: 3, bottom: Self.bottomMargin, start: Self.margin, end: Self.margin)
    clamp = Clamp(naturalWidth: Self.maximumWidth + 2 * Self.margin, child: card)
    clamp.horizontalAlignment = .center
    clamp.verticalExpand = true
    root.append(displayUnit.root, clamp)
  }

  private func createFindBar() -> FindBar {
    let bar = FindBar()
    createdFindBar = bar
    root.insert(bar.root, after: nil)
    root.insert(bar.noResults, after: createdBuyingBar?.root ?? displayUnit.root)
    connect(bar)
    return bar
  }

  private func createBuyingBar() -> BuyingBar {
    root.remove(displayUnit.root)
    let bar = BuyingBar(controller, below: displayUnit.root)
    createdBuyingBar = bar
    root.insert(bar.root, after: createdFindBar?.root)
    root.scrollsWhenLow()
    // The best value is in view.
    bar.onChoose = { [weak self] in MainLoop.idle { self?.scroller.verticalPosition = 0 } }
    bar.onAnswer = { [weak self] in self?.onAnswer($0) }
    bar.onCancel = { [weak self] in self?.focusSelected() }
    bar.onLateAnswer = { [weak self] in self?.updateRows() }
    return bar
  }

  private static func texts(at rank: Int, of controller: ProductListController) -> ProductRowTexts {
    ProductRowTexts(controller.row(at: rank), format: controller.conventions.numbers)
  }

  /// Returns the rank of a list item's product; nil if there is none yet.
  private func rank(of item: ListItem) -> Int? {
    item.position.flatMap { rank(at: $0) }.flatMap {
      $0 < controller.state.products.count ? $0 : nil
    }
  }

  private func open(_ rank: Int) {
    onOpen(rank)
    // The form takes the release of the button, so GTK would draw the row as pressed.
    MainLoop.idle { [weak self] in
      for row in self?.list.children ?? [] { row.isDrawnPressed = false }
    }
  }

  // MARK: - Changes

  /// Creates what a list with products shows, while they are being read.
  func prepare() { displayUnit.prepare() }

  /// Shows the list of another comparison, from its top.
  func open() {
    createdFindBar?.hide()
    controller.endSearch()
    showRows(of: nil)
    createdBuyingBar?.discardText()
    createdBuyingBar?.root.verticalPosition = 0
    // The new rows have no positions yet.
    scroller.verticalPosition = 0
    reload()
    rememberSelected()
    update()
    // GTK keeps a row in place, whose position it estimates from that of an earlier row.
    list.scrollTo(0)
  }

  /// Shows a list that was replaced as a whole. Call `update()` after that.
  func reload() {
    changeRows(0, removing: model.count, adding: controller.state.products.count)
  }

  /// Replaces rows. Call `update()` after that.
  ///
  /// GTK binds all rows after a change again, which would determine their content twice.
  func changeRows(_ position: Int, removing: Int, adding: Int) {
    isChangingRows = true
    model.splice(position, removing: removing, adding: adding)
    isChangingRows = false
  }

  /// Shows a row for each product that was found, or for all products.
  ///
  /// A GtkSliceListModel reports an inserted row as a change of all rows after it. So it is used only during a search.
  func showRows(of found: [Int]?) {
    let wasSearching = foundRanks != nil
    if found != nil { model.addAll() }
    foundRanks = found
    if found == nil, wasSearching { selection.setModel(model) }
    // The rows before the limit keep their widgets.
    foundRows.limit = found?.count ?? 0
    if found != nil, !wasSearching { selection.setModel(foundRows) }
  }

  /// Updates the rows, because the verdict of a product depends on the others.
  func update() {
    displayUnit.update()
    if createdBuyingBar != nil || BuyingBar.isUsed(by: controller) { buying.update() }
    displayUnit.showWorth(at: onlySelected)
    displayUnit.reserveSpaceForWorth()
    if addRow.isTyping { addRow.field?.update() }
    // The card of a short list ends below its last row. The height of a long list needs no measuring.
    let isLong = controller.state.products.count > Self.maximumShortCount
    clamp.verticalAlignment = isLong ? .fill : .start
    // Only the field for a line is shown for an empty list.
    let isEmpty = controller.state.products.isEmpty
    // Hidden widgets have no width.
    if !scroller.isVisible, !isEmpty { fitRowsSoon() }
    scroller.isVisible = !isEmpty
    updateRows()
    clamp.isVisible = foundRanks?.isEmpty != true
  }

  private func updateRows() {
    rowLayout.invalidate()
    factory.update()
  }

  // MARK: - Layout

  /// Fits the rows to the width after the next layout.
  private func fitRowsSoon() {
    guard !needsFitting else { return }
    needsFitting = true
    list?.requestLayout()
  }

  private func fitRows() {
    guard needsFitting else { return }
    needsFitting = false
    displayUnit.fit()
    createdBuyingBar?.fitNeed()
    rowLayout.width = list.allocatedWidth
    factory.updateLayout { $0.fit(rowLayout) }
  }
}
