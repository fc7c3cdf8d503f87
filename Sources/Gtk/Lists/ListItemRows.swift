internal import CGtk

/// The row views of a factory, keyed by their list items, which outlive them.
@MainActor
final class ListItemRows<RowView> {
  private(set) var views: [UnsafeMutableRawPointer: RowView] = [:]
  /// The list items without a row view. Each has an empty child of the usual height.
  private var empty: Set<UnsafeMutableRawPointer> = []
  private(set) var bound: Set<UnsafeMutableRawPointer> = []
  /// The bound rows that don't show the content of their position yet.
  private var outdated: Set<UnsafeMutableRawPointer> = []
  /// The bound empty rows whose accessible label is not that of their position yet.
  private var unnamed: Set<UnsafeMutableRawPointer> = []
  /// The usual height of a row, in pixels; nil before the first layout.
  private var height: Int?
  /// A Boolean value indicating whether `height` is measured after the next layout.
  private var isHeightOutdated = true
  private var updatingHidden: ScheduledSource?
  /// When a row became outdated last, in microseconds.
  private var lastChange: gint64 = 0

  private let createsHiddenRowsLater: Bool
  private let create: @MainActor (ListItem) -> RowView
  private let bind: @MainActor (RowView, ListItem) -> Void
  private let name: @MainActor (ListItem) -> Void

  /// The maximum number of row views that are all updated at once.
  private static var maximumFewCount: Int { 64 }
  /// The time without changes after which the rows out of view are updated, in milliseconds.
  private static var delay: Int { 150 }
  /// The time between two updates of rows out of view, in milliseconds.
  private static var interval: Int { 8 }
  /// The time for which rows out of view are updated at once, in microseconds. It leaves room for the rest of a frame.
  private static var maximumDuration: gint64 { 4_000 }

  init(
    createsHiddenRowsLater: Bool, create: @escaping @MainActor (ListItem) -> RowView,
    bind: @escaping @MainActor (RowView, ListItem) -> Void,
    name: @escaping @MainActor (ListItem) -> Void
  ) {
    self.createsHiddenRowsLater = createsHiddenRowsLater
    self.create = create
    self.bind = bind
    self.name = name
  }

  /// A Boolean value indicating whether there are more rows than can be updated in a frame.
  private var isLong: Bool {
    createsHiddenRowsLater && views.count + empty.count > Self.maximumFewCount
  }

  /// Creates the row view of a new list item, or leaves the item empty in a long list.
  func setUp(_ item: ListItem) {
    guard isLong, let height else {
      views[item.pointer] = create(item)
      return
    }
    let child = Box(.vertical)
    child.heightRequest = height
    item.child = child
    empty.insert(item.pointer)
  }

  func tearDown(_ item: ListItem) {
    remove(item)
    views.removeValue(forKey: item.pointer)
    empty.remove(item.pointer)
  }

  func bind(_ item: ListItem) {
    bound.insert(item.pointer)
    guard isLong else { return update(item.pointer) }
    outdated.insert(item.pointer)
    if empty.contains(item.pointer) { unnamed.insert(item.pointer) }
    updateHiddenLater()
  }

  /// Removes an item that is no longer bound.
  ///
  /// - Returns: Its row view.
  @discardableResult
  func remove(_ item: ListItem) -> RowView? {
    bound.remove(item.pointer)
    outdated.remove(item.pointer)
    unnamed.remove(item.pointer)
    return views[item.pointer]
  }

  func update() {
    isHeightOutdated = true
    guard isLong else {
      for pointer in bound { update(pointer) }
      return
    }
    (outdated, unnamed) = (bound, bound.intersection(empty))
    updateVisible()
    updateHiddenLater()
  }

  /// Calls `body` for each bound row view, or updates the rows of a long list.
  func updateLayout(_ body: (RowView) -> Void) {
    guard !isLong else { return update() }
    isHeightOutdated = true
    for pointer in bound { views[pointer].map(body) }
  }

  /// Updates the rows that are in view. Call it between the layout and the drawing of the list.
  func updateVisible() {
    for pointer in outdated where isInView(pointer) { update(pointer) }
  }

  /// Updates a row that got the focus, so that its label is right when a screen reader asks for it.
  func updateRow(_ row: UnsafeMutablePointer<GtkWidget>) {
    for pointer in outdated where self.row(of: pointer) == row { update(pointer) }
  }

  /// Gives the focus to the row of a position.
  func focusRow(at position: Int) -> Bool {
    // The list scrolls to the row that gets the focus, and GTK releases other list items then.
    let items = bound.map { ListItem(borrowing: $0) }.filter { $0.position == position }
    var isFocused = false
    // A row that is being removed can still have the position of the next one.
    for item in items {
      if let row = row(of: item.pointer), gtk_widget_grab_focus(row) != 0 { isFocused = true }
    }
    return isFocused
  }

  /// Gives empty rows the usual height of those in view. Call it after the layout of the list.
  func updateHeight() {
    guard createsHiddenRowsLater, isHeightOutdated else { return }
    var heights: [Int] = []
    for pointer in views.keys where isInView(pointer) {
      guard let row = row(of: pointer), gtk_widget_get_mapped(row) != 0 else { continue }
      heights.append(Int(gtk_widget_get_height(row)))
    }
    guard !heights.isEmpty else { return }
    heights.sort()
    isHeightOutdated = false
    let usual = heights[heights.count / 2]
    guard usual != height else { return }
    height = usual
    for pointer in empty { ListItem(borrowing: pointer).child?.heightRequest = usual }
  }

  /// Updates the rows out of view when there were no changes for a while.
  private func updateHiddenLater() {
    lastChange = g_get_monotonic_time()
    if updatingHidden == nil { updateHidden(after: Self.delay) }
  }

  private func updateHidden(after delay: Int) {
    updatingHidden = MainLoop.timeout(milliseconds: delay, isIdle: true) { [weak self] in
      guard let self else { return }
      updatingHidden = nil
      let start = g_get_monotonic_time()
      let wait = Self.delay - Int(start - lastChange) / 1_000
      guard wait <= 0 else { return updateHidden(after: wait) }
      let end = start + Self.maximumDuration
      // Empty rows stay empty, but screen readers can read them.
      var hidden = outdated.subtracting(empty)
      while g_get_monotonic_time() < end, let pointer = hidden.popFirst() { update(pointer) }
      while g_get_monotonic_time() < end, let pointer = unnamed.popFirst() {
        name(ListItem(borrowing: pointer))
      }
      if !hidden.isEmpty || !unnamed.isEmpty { updateHidden(after: Self.interval) }
    }
  }

  private func update(_ pointer: UnsafeMutableRawPointer) {
    let item = ListItem(borrowing: pointer)
    outdated.remove(pointer)
    unnamed.remove(pointer)
    if empty.remove(pointer) != nil { views[pointer] = create(item) }
    if let view = views[pointer] { bind(view, item) }
  }

  /// Returns whether a row is in the part of the list that is shown. GTK hides all others in the layout.
  private func isInView(_ pointer: UnsafeMutableRawPointer) -> Bool {
    // A row has no size before its first layout.
    row(of: pointer).map { gtk_widget_get_child_visible($0) != 0 && gtk_widget_get_width($0) > 0 }
      ?? false
  }

  private func row(of pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_list_item_get_child(OpaquePointer(pointer)).flatMap { gtk_widget_get_parent($0) }
  }
}
