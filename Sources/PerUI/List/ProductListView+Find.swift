internal import Gtk
internal import PerCore

/// The search in the list, which shows only the rows of products that contain a text.
extension ProductListView {
  /// A Boolean value indicating whether no product is hidden by a search.
  var showsAll: Bool { foundRanks.map { $0.count == model.count } ?? true }

  /// Returns the rank of the product in a row; nil if there is no such row.
  func rank(at position: Int) -> Int? {
    guard let foundRanks else { return position }
    return foundRanks.indices.contains(position) ? foundRanks[position] : nil
  }

  /// Returns the row of the product at a rank; nil if the row is not shown.
  func position(of rank: Int) -> Int? {
    guard let foundRanks else { return rank }
    let position = foundRanks.partitioningIndex { $0 >= rank }
    return foundRanks.indices.contains(position) && foundRanks[position] == rank ? position : nil
  }

  func connect(_ find: FindBar) {
    controller.titleWithoutName = { [unowned controller] in $0.title(controller.conventions) }
    find.onChange = { [weak self] in self?.find($0) }
    find.onLeave = { [weak self] in
      guard let self, selection.count > 0 else { return }
      if selection.selected.isEmpty { select(rank(at: 0) ?? 0) } else { focusSelected() }
    }
    find.onClose = { [weak self] in self?.showAll() }
  }

  /// Shows the bar for the search.
  func openFind() {
    cancelFocusing()
    find.open()
    MainLoop.idle { [weak self] in self?.prepareFind() }
  }

  /// Prepares the search while the main loop is idle.
  private func prepareFind() {
    guard find.isOpen, !controller.prepareSearch(in: Self.preparedAtOnce) else { return }
    MainLoop.idle { [weak self] in self?.prepareFind() }
  }

  /// The number of products in which a search is prepared between two events. That takes some milliseconds.
  private static let preparedAtOnce = 1_000

  /// Shows the products that contain a text.
  private func find(_ text: String) {
    let kept = selected.first
    // The rows that were found have no positions before the next layout.
    scroller.verticalPosition = 0
    show(text.isEmpty ? nil : controller.ranks(containing: text))
    guard foundRanks != nil else { return kept.map { select($0, focusing: false) } ?? () }
    if let kept, let position = position(of: kept) { selection.select(position) }
    onFound(Self.foundText(selection.count, controller.conventions))
  }

  /// Shows the rows of products.
  ///
  /// - Parameter ranks: The ranks of the products; nil for all products.
  private func show(_ ranks: [Int]?) {
    selection.unselectAll()
    showRows(of: ranks)
    let text = ranks.map { Self.foundText($0.count, controller.conventions) }
    let isEmpty = ranks?.isEmpty == true
    find.show(isEmpty ? "" : text ?? "", isEmpty: isEmpty)
    update()
    onSelectionChange()
  }

  /// Shows all products after the search was closed.
  private func showAll() {
    controller.endSearch()
    guard foundRanks != nil else { return focusSelected() }
    let kept = selected.first
    show(nil)
    if let kept { select(kept) } else { grabFocus() }
  }

  /// Shows the updates of the list while only the products that were found are shown.
  ///
  /// Products that were inserted are selected. Otherwise, the selected products stay selected; if all of them
  /// were removed, the row in the place of the first one is selected. If no row is left, the entry gets the focus. The
  /// search ends if a product that was added or restored does not contain the text.
  func applyToFound(_ event: LibraryEvent) {
    let hadFocus = list.containsFocus || addRow.root.containsFocus
    let (firstPosition, kept) = (selection.selected.first, selectedIDs)
    updateModel(event.updates)
    guard !controller.state.products.isEmpty else { return find.close() }
    show(controller.ranks(containing: find.entry.text))
    if let insertedRank = event.insertedRank {
      if position(of: insertedRank) == nil { find.close() }
      selectInserted(by: event)
    } else if let firstPosition, selection.count > 0, select(Set(kept)) == nil {
      select(rank(at: min(firstPosition, selection.count - 1)) ?? 0)
    } else if selection.count == 0, hadFocus {
      // The list is hidden, so the focus would be nowhere.
      find.grabFocusAfterAction()
    }
    rememberSelected()
  }

  /// The number of products that were found, such as "3 products found".
  private static func foundText(_ count: Int, _ conventions: Conventions) -> String {
    guard count > 0 else { return tr("No Products Found") }
    return trn(
      "{count} product found", "{count} products found", count, in: conventions.numbers)
  }
}
