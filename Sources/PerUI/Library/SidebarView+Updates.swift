internal import Gtk
internal import PerCore

/// The updates of the rows after the comparisons or the search changed.
extension SidebarView {
  /// The maximum number of rows that are removed and inserted again. More of them are kept and get new content.
  private static let maximumFewCount = 50

  /// Shows the comparisons that match a new search, from the first one.
  func filter() {
    // GTK moves the row widgets to the first rows. That takes less time than creating widgets after the other rows were
    // removed.
    let isFocused = list.containsFocus
    if !isFocused { scroller.verticalPosition = 0 }
    update()
    if !isFocused { list.scrollTo(0) }
  }

  /// Shows the comparisons that match the search, with the smallest change of the list.
  func update() {
    let wanted = TypeAhead(search.text)
    let (conventions, today) = (library.list.conventions, CalendarDay.today())
    let (old, focused) = (summaries, focusedComparison)
    let new =
      wanted.isEmpty
      ? library.summaries : library.summaries.filter { $0.matches(wanted, conventions, today) }
    summaries = new
    // Reading a whole summary would retain and release its strings.
    let common = min(old.count, new.count)
    let start = (0..<common).first { old[$0].id != new[$0].id } ?? common
    let end =
      (0..<common - start).first { old[old.count - 1 - $0].id != new[new.count - 1 - $0].id }
      ?? common - start
    let (removed, added) = (old.count - start - end, new.count - start - end)
    // Rows that get other content are kept if there are many, because GTK takes longer to replace them.
    let kept = removed > Self.maximumFewCount ? min(removed, added) : 0
    isChangingRows = true
    model.splice(start + kept, removing: removed - kept, adding: added - kept)
    isChangingRows = false
    factory.update()
    pages.visibleChildName = (new.isEmpty ? Page.noResults : .list).rawValue
    selectOpenComparison()
    moveFocus(from: focused)
  }

  /// Moves the focus after an update: to the comparison that was opened, or else with the focused one, which a change
  /// moves to the top.
  ///
  /// - Parameter focused: The comparison whose row had the focus; nil if none had it.
  private func moveFocus(from focused: Comparison.ID?) {
    let opened = library.current.id
    let wasOpened = opened != shownComparison
    shownComparison = opened
    guard let focused else { return }
    guard position(of: focused) != nil else {
      // No row is left that could have the focus, for example after the only one that was found was renamed. The row
      // that takes the place of a deleted one gets the focus elsewhere.
      if summaries.isEmpty { search.grabFocus() }
      return
    }
    let target = wasOpened && position(of: opened) != nil ? opened : focused
    guard let row = position(of: target), !focusRow(row) else { return }
    // Far rows have no widget.
    list.scrollTo(row) { [weak self] in
      guard let self, list.containsFocus, let row = self.position(of: target) else { return }
      focusRow(row)
    }
  }

  /// Fits the rows to the width after the next layout.
  func fitRowsSoon() {
    guard fitting == nil else { return }
    fitting = MainLoop.idle { [weak self] in
      guard let self else { return }
      fitting = nil
      factory.update()
    }
  }

  /// Selects the row of the open comparison, also after GTK selected the row that was clicked or has the focus.
  func selectOpenComparison() {
    guard !isChangingRows else { return }
    let position = position(of: library.current.id)
    if let position { model.add(upTo: position + 1) }
    if selection.selected != position { selection.selected = position }
  }
}
